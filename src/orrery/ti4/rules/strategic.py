"""The strategic action: the primary, then each other player clockwise may follow with the secondary."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.kernel.decision import Decision, Option, Refused, Reply
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.kernel.window import At, opened
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import has_lasting
from orrery.ti4.rules.moves import spend_strategy_token
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import (
    AFTER_STRATEGIC_ABILITY,
    AFTER_STRATEGY_TOKEN_SPENT,
    WHEN_PLAYER_WOULD_PERFORM_STRATEGIC_ACTION,
    WHEN_STRATEGY_TOKEN_SPENT,
)

DECLINE: Final = Option("decline")
FOLLOW: Final = Option("follow")


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


def why_not_follow(game: Galaxy, seat: int, card: int) -> Refused | None:
    """Why that seat cannot resolve the secondary of a card."""
    strategy = STRATEGIES[card]
    if strategy.token and not game.players[seat].strategy and not has_lasting(game, Favoured, seat):
        return Refused("no-strategy-token", (card,), "ti4:52.5")
    return strategy.lacks(game, seat)


class StrategicAction(Procedure):
    SCOPE = "strategic action"
    STEPS = (
        At("ti4:83", WHEN_PLAYER_WOULD_PERFORM_STRATEGIC_ACTION),
        Step("ti4:83.1", "resolve_primary"),
        Step("ti4:83.1", "react_to_primary"),
        Loop("ti4:83.1", "choose_to_follow", "follow"),
        Step("ti4:83.2", "exhaust_card"),
    )

    def __init__(self, seat: int, card: int, asked: int = 1) -> None:
        self.seat = seat
        self.card = card
        self.asked = asked  # seats clockwise from the active player

    def resolve_primary(self, game: Galaxy) -> Next:
        game.note("strategy", self.seat, self.card)
        return Call(STRATEGIES[self.card].primary(self.seat))

    def react_to_primary(self, game: Galaxy) -> Next:
        return opened(game, AFTER_STRATEGIC_ABILITY)

    def choose_to_follow(self, game: Galaxy) -> Next:
        """Who cannot pay is not asked; who was favoured has no choice, so the reply is forced."""
        while self.asked < game.seats:
            seat = (self.seat + self.asked) % game.seats
            if not game.players[seat].eliminated and why_not_follow(game, seat, self.card) is None:
                options = [FOLLOW] if has_lasting(game, Favoured, seat) else [DECLINE, FOLLOW]
                return Decision(seat, "secondary", options, things=(("strategy", self.card),))
            self.asked += 1
        return None

    def is_free(self, game: Galaxy, seat: int) -> bool:
        return not STRATEGIES[self.card].token or has_lasting(game, Favoured, seat)

    def option_numbers(self, game: Galaxy, decision: Decision, option: Option) -> tuple[int, ...]:
        """What it costs to follow: strategy tokens, resources."""
        if option != FOLLOW:
            return ()
        return int(not self.is_free(game, decision.seat)), STRATEGIES[self.card].resources(game, decision.seat)

    def follow(self, game: Galaxy, reply: Reply) -> Next:
        seat = (self.seat + self.asked) % game.seats
        self.asked += 1
        if reply.option() == DECLINE:
            return None
        return Call(Follow(seat, self.card, self.is_free(game, seat)))

    def exhaust_card(self, game: Galaxy) -> Next:
        player = game.players[self.seat]
        player.used = (*player.used, self.card)
        return None


class Follow(Procedure):
    """The secondary of a strategy card, and the token that it costs."""

    STEPS = (
        Step("ti4:52.5", "pay"),
        Step("ti4:83.1", "resolve_secondary"),
        At("ti4:83.1", AFTER_STRATEGIC_ABILITY),
    )

    def __init__(self, seat: int, card: int, free: bool = False) -> None:
        self.seat = seat
        self.card = card
        self.free = free

    def pay(self, game: Galaxy) -> Next:
        return None if self.free else Call(SpendToken(self.seat))

    def resolve_secondary(self, game: Galaxy) -> Next:
        game.note("secondary", self.seat, self.card)
        return Call(STRATEGIES[self.card].secondary(self.seat))


class SpendToken(Procedure):
    """A command token of the strategy pool, unless something pays in its place."""

    STEPS = (
        At("ti4:52.5", WHEN_STRATEGY_TOKEN_SPENT),
        Step("ti4:52.5", "spend"),
        At("ti4:52.5", AFTER_STRATEGY_TOKEN_SPENT),
    )

    def __init__(self, seat: int, paid: bool = False) -> None:
        self.seat = seat
        self.paid = paid  # by something else

    def spend(self, game: Galaxy) -> Next:
        if not self.paid:
            spend_strategy_token(game, self.seat)
        return None
