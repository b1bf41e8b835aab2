"""Scoring objectives, revealing them, and who wins when none are left."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Form, Option, Refused, Reply, Sum, Thing
from orrery.kernel.procedure import Call, Done, Loop, Next, Procedure, Step
from orrery.kernel.window import opened
from orrery.ti4.components import thing_of
from orrery.ti4.initiative import by_initiative
from orrery.ti4.modifier import Modifier
from orrery.ti4.objective_cards import OBJECTIVES, SECRET, holds_home, is_secret, may_score, progress
from orrery.ti4.objectives import CARDS, FRAGMENTS, TOKENS
from orrery.ti4.payments import GOODS
from orrery.ti4.queries import has_lasting, strategy_tokens
from orrery.ti4.rules.ending import end_game
from orrery.ti4.rules.fragments import PurgeFragments
from orrery.ti4.rules.moves import discard_cards, gain_point, spend_goods
from orrery.ti4.rules.spending import Spend
from orrery.ti4.rules.token_spending import TokenSpending, tell_spent
from orrery.ti4.rules.tokens import POOLS, STRATEGY, TACTIC, as_pools, pools, set_pools
from orrery.ti4.state import STATUS, Galaxy
from orrery.ti4.windows import WHEN_STRATEGY_TOKEN_SPENT

ENOUGH: Final = Option("score nothing more")


class ScoredInCombat(Modifier):
    """One objective for each player during or after each combat."""

    SCOPE = "combat"


def why_not_scored(game: Galaxy, seat: int, card: int, phase: str) -> Refused | None:
    """Why this seat cannot score that objective now."""
    objective, player = OBJECTIVES[card], game.players[seat]
    if card in player.scored:
        return Refused("scored-already", (card,), "ti4:14.8")
    if is_secret(game, card) and card not in player.secrets:
        return Refused("not-your-secret", (card,), "ti4:14.19")
    if not is_secret(game, card) and not holds_home(game, seat):
        return Refused("home-lost", (card,), "ti4:14.16")
    if objective.phase != phase:
        return Refused("other-phase", (card,), "ti4:14.5")
    made = progress(game, seat, card)
    return None if made.is_met() else Refused("not-yet", (card, made.have, made.need), "ti4:14.5")


class ScoreObjectives(Procedure):
    """The status phase of one player: one public and one secret objective, in the order of the player's choice."""

    STEPS = (Loop("ti4:82.1", "choose_objective", "score"),)

    def __init__(self, seat: int, public: bool = True, secret: bool = True) -> None:
        self.seat = seat
        self.public = public  # may still be scored
        self.secret = secret

    def cards(self, game: Galaxy) -> list[int]:
        found = may_score(game, self.seat, STATUS)
        return [card for card in found if (self.secret if is_secret(game, card) else self.public)]

    def choose_objective(self, game: Galaxy) -> Next:
        """Asked with a secret in hand even where nothing can be scored: silence would tell what it is."""
        options = [Option("objective", (("objective", card),)) for card in self.cards(game)]
        silent = not (self.secret and game.players[self.seat].secrets)
        if not options and (silent or not game.everybody):
            return None
        return Decision(self.seat, "score", [ENOUGH, *options], window=not silent)

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        kind, card = thing
        if kind != "objective" or card not in OBJECTIVES:
            return None
        if not (self.secret if is_secret(game, card) else self.public):
            return Refused("one-each", (card,), "ti4:14.6")
        return why_not_scored(game, seat, card, STATUS)

    def score(self, game: Galaxy, reply: Reply) -> Next:
        if reply.option() == ENOUGH:
            return Done()
        card = reply.option().id()
        if is_secret(game, card):
            self.secret = False
        else:
            self.public = False
        return Call(Score(self.seat, card))


class Score(Procedure):
    """Pay what the objective asks for, then gain its points."""

    STEPS = (Loop("ti4:14.10", "pay_next"), Step("ti4:14.12", "gain"))

    def __init__(self, seat: int, card: int, paid: int = 0) -> None:
        self.seat = seat
        self.card = card
        self.paid = paid  # so many of its prices

    def pay_next(self, game: Galaxy) -> Next:
        """One price after the other; what is still to be paid is kept."""
        prices = OBJECTIVES[self.card].requires.prices()
        while self.paid < len(prices):
            kind, number = prices[self.paid]
            self.paid += 1
            if kind == GOODS:
                spend_goods(game, self.seat, number)
            elif kind == TOKENS:
                return Call(SpendTokens(self.seat, number))
            elif kind == CARDS:
                return Call(DiscardCards(self.seat, number))
            elif kind == FRAGMENTS:
                return Call(PurgeFragments(self.seat, number))
            else:
                return Call(Spend(self.seat, kind, number, sum([later for _, later in prices[self.paid :]])))
        return None

    def gain(self, game: Galaxy) -> Next:
        player, objective = game.players[self.seat], OBJECTIVES[self.card]
        player.scored = (*player.scored, self.card)
        game.look_at_leaders(self.seat)
        if objective.stage == SECRET:
            player.secrets = tuple([card for card in player.secrets if card != self.card])
            player.changed()
        game.note_shown("scored", self.seat, self.card, objective.points)
        gain_point(game, self.seat, thing_of(self.card), objective.points)
        if any(frame.procedure.SCOPE == ScoredInCombat.SCOPE for frame in game.stack):
            game.begin_effect(ScoredInCombat(self.seat))
        return None


def may_score_in_combat(game: Galaxy, seat: int) -> bool:
    return not has_lasting(game, ScoredInCombat, seat)


class SpendTokens(TokenSpending):
    """Command tokens of the tactic and the strategy pool go to the reinforcements."""

    STEPS = (
        Step("ti4:14.10", "choose_pools", "note_pools", check="refuse_pools"),
        Step("ti4:52.5", "would_spend"),
        Step("ti4:14.10", "spend"),
    )

    def __init__(self, seat: int, number: int, saved: int = 0, tactic: int = 0, strategy: int = 0) -> None:
        super().__init__(seat, saved)
        self.number = number
        self.tactic = tactic  # so many of that pool
        self.strategy = strategy

    def wanted(self) -> int:
        return self.strategy

    def choose_pools(self, game: Galaxy) -> Next:
        """Where all there is must go, nobody is asked."""
        tactic, strategy = pools(game, self.seat)[0], strategy_tokens(game, self.seat)
        if tactic + strategy <= self.number:
            self.tactic, self.strategy = tactic, strategy
            return None
        rows = ((self.seat, TACTIC, min(tactic, self.number)), (self.seat, STRATEGY, min(strategy, self.number)))
        forms: list[Form] = []
        for first in (min(tactic, self.number), self.number - min(strategy, self.number)):
            lines = [(self.seat, TACTIC, first), (self.seat, STRATEGY, self.number - first)]
            form = Form(tuple([line for line in lines if line[2]]))
            if form not in forms:
                forms.append(form)
        return Decision(self.seat, "spend tokens", [], forms=forms, rows=rows, values=(self.number,))

    def refuse_pools(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        spent = sum(as_pools(form))
        return Refused("not-so-many-tokens", (spent, self.number), "ti4:14.10") if spent != self.number else None

    def sums(self, game: Galaxy, decision: Decision, form: Form) -> tuple[Sum, ...]:
        """How many are spent, and what stays in each pool."""
        spent, now = as_pools(form), pools(game, self.seat)
        left = [(pool, -1, max(0, now[at] - spent[at]), -1) for at, pool in enumerate(POOLS)]
        return (("tokens", -1, sum(spent), self.number), *left)

    def note_pools(self, game: Galaxy, reply: Reply) -> Next:
        form = reply.form()
        assert form is not None
        self.tactic, _, self.strategy = as_pools(form)
        return None

    def would_spend(self, game: Galaxy) -> Next:
        return opened(game, WHEN_STRATEGY_TOKEN_SPENT) if self.strategy else None

    def spend(self, game: Galaxy) -> Next:
        now, strategy = pools(game, self.seat), self.strategy - self.saved
        set_pools(game, self.seat, now[0] - self.tactic, now[1], now[2] - strategy)
        game.note("tokens spent", self.seat, self.tactic, strategy)
        tell_spent(game, self.seat, strategy)
        return None


class DiscardCards(Procedure):
    """So many action cards of the hand, of the player's choice."""

    STEPS = (Step("ti4:14.10", "choose_cards", "discard"),)

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def choose_cards(self, game: Galaxy) -> Next:
        hand = sorted(game.players[self.seat].hand)
        options = [Option("card", (("card", card),)) for card in hand]
        number = min(self.number, len(hand))
        return Decision(self.seat, "discard", options, number, number) if number else None

    def discard(self, game: Galaxy, reply: Reply) -> Next:
        discard_cards(game, self.seat, [option.id() for option in reply.options()])
        return None


def reveal_objective(game: Galaxy) -> bool:
    """The next public objective, those of the first stage first. None is left: False."""
    if game.stage_one:
        card, game.stage_one = game.stage_one[0], game.stage_one[1:]
    elif game.stage_two:
        card, game.stage_two = game.stage_two[0], game.stage_two[1:]
    else:
        return False
    game.objectives = (*game.objectives, card)
    game.note_shown("objective revealed", game.speaker, card)
    return True


def most_points_win(game: Galaxy) -> None:
    """The game ends: the most points, and of those who have them the first by initiative."""
    order = by_initiative(game)
    best = max([game.players[seat].points for seat in order], default=0)
    end_game(game, [seat for seat in order if game.players[seat].points == best][:1])
