"""The strategic action: the primary, then each other player clockwise may follow with the secondary."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from orrery.kernel.decision import Decision, Decisions, Option, Refused, Reply
from orrery.kernel.procedure import Call, Done, Loop, Next, Procedure, Step
from orrery.kernel.window import At, opened
from orrery.ti4.initiative import clockwise
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import deciding, has_lasting, strategy_tokens
from orrery.ti4.rules.moves import spend_strategy_token
from orrery.ti4.rules.token_spending import TokenSpending, tell_spent
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import (
    AFTER_STRATEGIC_ABILITY,
    WHEN_PLAYER_WOULD_PERFORM_STRATEGIC_ACTION,
    WHEN_STRATEGY_TOKEN_SPENT,
)

DECLINE: Final = Option("decline")
FOLLOW: Final = Option("follow")
AS_PRIMARY: Final = Option("follow primary")


def nothing_lacks(game: Galaxy, seat: int) -> Refused | None:
    return None


def no_resources(game: Galaxy, seat: int) -> int:
    return 0


class StrategyCard:
    """One card: its two abilities as procedures made with a seat, and what else the secondary asks of who follows."""

    def __init__(
        self,
        primary: Callable[[int], Procedure],
        secondary: Callable[[int], Procedure],
        lacks: Callable[[Galaxy, int], Refused | None] = nothing_lacks,
        token: bool = True,
        resources: Callable[[Galaxy, int], int] = no_resources,
    ) -> None:
        self.primary = primary
        self.secondary = secondary
        self.lacks = lacks  # why that seat could not pay for the secondary, besides the token
        self.token = token  # the secondary costs one
        self.resources = resources  # so many of them besides


STRATEGIES: Final[dict[int, StrategyCard]] = {}  # by initiative number; `content` fills it


class Favoured(Modifier):
    """Must resolve the secondary, and pays no token for it."""

    SCOPE = "strategic action"


def follows_free(game: Galaxy, seat: int, card: int) -> bool:
    """That seat pays no token for the secondary of a card."""
    if not STRATEGIES[card].token or has_lasting(game, Favoured, seat):
        return True
    return any(each.follows_free(game, seat, card) for each in deciding(game, Modifier.follows_free))


def why_not_follow(game: Galaxy, seat: int, card: int) -> Refused | None:
    """Why that seat cannot resolve the secondary of a card."""
    strategy = STRATEGIES[card]
    if not follows_free(game, seat, card) and not strategy_tokens(game, seat):
        return Refused("no-strategy-token", (card,), "ti4:52.5")
    return strategy.lacks(game, seat)


def ways_to_follow(game: Galaxy, seat: int, card: int) -> list[Option]:
    """By the secondary; perhaps by the primary in its place, which costs the token alone."""
    ways = [FOLLOW] if why_not_follow(game, seat, card) is None else []
    if STRATEGIES[card].token and strategy_tokens(game, seat):
        if any(each.follows_as_primary(game, seat, card) for each in deciding(game, Modifier.follows_as_primary)):
            ways.append(AS_PRIMARY)
    return ways


class StrategicAction(Procedure):
    SCOPE = "strategic action"
    STEPS: ClassVar[tuple[Step, ...]] = (
        At("ti4:83", WHEN_PLAYER_WOULD_PERFORM_STRATEGIC_ACTION),
        Step("ti4:83.1", "resolve_primary"),
        Step("ti4:83.1", "react_to_primary"),
        Step("ti4:83.1", "ask_at_once", "keep_replies"),
        Loop("ti4:83.1", "choose_to_follow", "follow"),
        Step("ti4:83.2", "exhaust_card"),
    )

    def __init__(self, seat: int, card: int, asked: int = 1, said: tuple[tuple[int, str], ...] = ()) -> None:
        self.seat = seat
        self.card = card
        self.asked = asked  # seats clockwise from the active player
        self.said = said  # what each seat that was asked at once replied; nobody else knows before it is carried out

    def resolve_primary(self, game: Galaxy) -> Next:
        game.note("strategy", self.seat, self.card)
        return Call(STRATEGIES[self.card].primary(self.seat))

    def react_to_primary(self, game: Galaxy) -> Next:
        return opened(game, AFTER_STRATEGIC_ABILITY)

    def ask_at_once(self, game: Galaxy) -> Next:
        """With `secondaries=together` all who could follow; what they say is carried out clockwise."""
        if not game.follow_together:
            return None
        seats = [seat for seat in clockwise(game, self.seat)[1:] if self.ways(game, seat)]
        return Decisions([self.question(game, seat, len(seats)) for seat in seats]) if seats else None

    def keep_replies(self, game: Galaxy, reply: Reply) -> Next:
        self.said = tuple([(answer.seat, answer.options[0].key) for answer in reply.answers])
        return None

    def ways(self, game: Galaxy, seat: int) -> list[Option]:
        """How that seat could follow; none: it cannot."""
        return [] if game.players[seat].eliminated else ways_to_follow(game, seat, self.card)

    def question(self, game: Galaxy, seat: int, at_once: int = 1) -> Decision:
        """Who was favoured has no choice, nor who has replied before, so the reply is forced."""
        ways, said = self.ways(game, seat), dict(self.said)
        if seat in said:
            ways = [way for way in ways if way.key == said[seat]]
        elif not has_lasting(game, Favoured, seat):
            ways = [DECLINE, *ways]
        return Decision(seat, "secondary", ways, things=(("strategy", self.card),), values=(at_once,))

    def choose_to_follow(self, game: Galaxy) -> Next:
        """Who cannot pay is not asked. What happens between a reply and its turn may change who can."""
        said = dict(self.said)
        while self.asked < game.seats:
            seat = (self.seat + self.asked) % game.seats
            ways = [way.key for way in self.ways(game, seat)]
            if ways and (seat not in said or said[seat] in ways):
                return self.question(game, seat)
            if said.get(seat, DECLINE.key) != DECLINE.key:
                game.note("follow void", seat, self.card)
            self.asked += 1
        return None

    def option_numbers(self, game: Galaxy, decision: Decision, option: Option) -> tuple[int, ...]:
        """What it costs to follow: strategy tokens, resources."""
        if option == AS_PRIMARY:
            return 1, 0
        if option != FOLLOW:
            return ()
        token = int(not follows_free(game, decision.seat, self.card))
        return token, STRATEGIES[self.card].resources(game, decision.seat)

    def follow(self, game: Galaxy, reply: Reply) -> Next:
        seat = (self.seat + self.asked) % game.seats
        self.asked += 1
        if reply.option() == DECLINE:
            return None
        if reply.option() == AS_PRIMARY:
            return Call(Follow(seat, self.card, primary=True))
        return Call(Follow(seat, self.card, follows_free(game, seat, self.card)))

    def exhaust_card(self, game: Galaxy) -> Next:
        player = game.players[self.seat]
        player.used = (*player.used, self.card)
        return None


class Pact(Modifier):
    """Nobody pays a token for a secondary."""

    SCOPE = "pact"

    def follows_free(self, game: Galaxy, seat: int, card: int) -> bool:
        return True


class AllFollow(Procedure):
    """Each of these players in turn may resolve the secondary of a strategy card, without a strategic action and
    without a token."""

    SCOPE = "pact"
    STEPS = (Step("ti4:83.1", "begin"), Loop("ti4:83.1", "choose_to_follow", "follow"))

    def __init__(self, card: int, todo: tuple[int, ...]) -> None:
        self.card = card
        self.todo = todo

    def begin(self, game: Galaxy) -> Next:
        game.begin_effect(Pact(self.todo[0]))
        return None

    def choose_to_follow(self, game: Galaxy) -> Next:
        """Who could do nothing is not asked."""
        while self.todo:
            seat = self.todo[0]
            if not game.players[seat].eliminated and why_not_follow(game, seat, self.card) is None:
                return Decision(seat, "secondary", [DECLINE, FOLLOW], things=(("strategy", self.card),), values=(1,))
            self.todo = self.todo[1:]
        return None

    def option_numbers(self, game: Galaxy, decision: Decision, option: Option) -> tuple[int, ...]:
        """No token, but resources."""
        return (0, STRATEGIES[self.card].resources(game, decision.seat)) if option == FOLLOW else ()

    def follow(self, game: Galaxy, reply: Reply) -> Next:
        seat, self.todo = self.todo[0], self.todo[1:]
        return Call(Follow(seat, self.card, True)) if reply.option() == FOLLOW else None


class Follow(Procedure):
    """The secondary of a strategy card, and the token that it costs."""

    STEPS = (
        Step("ti4:52.5", "pay", "note_payment"),
        Step("ti4:83.1", "resolve_secondary"),
        Step("ti4:52.5", "have_spent"),
        At("ti4:83.1", AFTER_STRATEGIC_ABILITY),
        Step("ti4:7.6c", "look_at_leaders"),
    )

    def __init__(
        self, seat: int, card: int, free: bool = False, primary: bool = False, spent: int = 0, token: int = NOBODY
    ) -> None:
        self.seat = seat
        self.card = card
        self.free = free
        self.primary = primary  # is resolved in place of the secondary
        self.spent = spent  # tokens of the strategy pool
        self.token = token  # whose command token was used, if not one of this player's

    def pay(self, game: Galaxy) -> Next:
        return None if self.free else Call(SpendToken(self.seat, told=False, waits=True))

    def note_payment(self, game: Galaxy, reply: Reply) -> Next:
        self.spent = reply.result
        return None

    def resolve_secondary(self, game: Galaxy) -> Next:
        card = STRATEGIES[self.card]
        if self.primary:
            game.note("secondary as primary", self.seat, self.card)
            return Call(card.primary(self.seat))
        game.note("secondary", self.seat, self.card)
        return Call(card.secondary(self.seat))

    def have_spent(self, game: Galaxy) -> Next:
        """What comes of the token cannot pay for what it was spent on."""
        tell_spent(game, self.seat, self.spent)
        return None

    def look_at_leaders(self, game: Galaxy) -> Next:
        """What could unlock nothing while this went on now may, too late to answer the token that was spent."""
        game.look_at_all_leaders()
        return None


class SpendToken(TokenSpending):
    """A command token of the strategy pool, unless something pays in its place."""

    STEPS = (
        At("ti4:52.5", WHEN_STRATEGY_TOKEN_SPENT),
        Step("ti4:52.5", "spend"),
        Step("ti4:52.5", "have_spent"),
    )

    def __init__(self, seat: int, saved: int = 0, told: bool = True, waits: bool = False) -> None:
        super().__init__(seat, saved)
        self.told = told  # by itself; who follows a strategy card is told of with that
        self.waits = waits  # whoever spends it lets others react once that is resolved

    def wanted(self) -> int:
        return 1

    def spend(self, game: Galaxy) -> Next:
        if not self.saved:
            spend_strategy_token(game, self.seat)
            if self.told:
                game.note("tokens spent", self.seat, 0, 1)
        return None

    def have_spent(self, game: Galaxy) -> Next:
        """What was paid by something else was not spent from the pool."""
        spent = self.wanted() - self.saved
        if not self.waits:
            tell_spent(game, self.seat, spent)
        return Done(spent)
