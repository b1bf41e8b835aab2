"""Imperial: a public objective at once, a point for Mecatol Rex, or a secret."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Refused, Reply, Thing
from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.ti4.objective_cards import OBJECTIVES, is_secret, may_score
from orrery.ti4.rules.drawing import DrawSecret
from orrery.ti4.rules.moves import gain_point
from orrery.ti4.rules.scoring import Score, why_not_scored
from orrery.ti4.rules.strategic import StrategyCard
from orrery.ti4.state import STATUS, Galaxy
from orrery.ti4.tiles import MECATOL_REX

NOTHING: Final = Option("score nothing")
DECLINE: Final = Option("draw nothing")
DRAW: Final = Option("draw secret")
IMPERIAL: Final = ("strategy", 8)


class ImperialPrimary(Procedure):
    STEPS = (
        Step("ti4:42.2", "choose_objective", "score"),
        Step("ti4:42.2", "gain_point"),
        Step("ti4:42.2", "choose_to_draw", "draw"),
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_objective(self, game: Galaxy) -> Next:
        cards = [card for card in may_score(game, self.seat, STATUS) if not is_secret(game, card)]
        if not cards:
            return None
        options = [Option("objective", (("objective", card),)) for card in cards]
        return Decision(self.seat, "score public", [NOTHING, *options])

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        kind, card = thing
        if kind != "objective" or card not in OBJECTIVES:
            return None
        if is_secret(game, card):
            return Refused("public-only", (card,), "ti4:42.2")
        return why_not_scored(game, seat, card, STATUS)

    def score(self, game: Galaxy, reply: Reply) -> Next:
        return None if reply.option() == NOTHING else Call(Score(self.seat, reply.option().id()))

    def holds_mecatol(self, game: Galaxy) -> bool:
        return game.controller[MECATOL_REX] == self.seat

    def gain_point(self, game: Galaxy) -> Next:
        if self.holds_mecatol(game):
            gain_point(game, self.seat, IMPERIAL)
        return None

    def choose_to_draw(self, game: Galaxy) -> Next:
        """Not with Mecatol Rex: the point takes its place."""
        if self.holds_mecatol(game) or not game.secrets:
            return None
        return Decision(self.seat, "draw secret", [DECLINE, DRAW])

    def draw(self, game: Galaxy, reply: Reply) -> Next:
        return Call(DrawSecret(self.seat)) if reply.option() == DRAW else None


def lacks(game: Galaxy, seat: int) -> Refused | None:
    return None if game.secrets else Refused("no-secrets-left", (), "ti4:42.3")


CARD: Final = StrategyCard(ImperialPrimary, DrawSecret, lacks)
