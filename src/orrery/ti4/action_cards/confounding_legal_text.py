"""Confounding Legal Text: elected in the place of another."""

from __future__ import annotations

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.vote import agenda_now
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_ELECTED


class ConfoundingLegalText(ActionCard):
    """When another player is elected: you are elected in their place."""

    WINDOWS = (WHEN_ELECTED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        now = agenda_now(game)
        return now.outcome.id() != seat and as_elected(seat) in now.agenda().outcomes(game)

    def commit(self, game: Galaxy) -> Next:
        now = agenda_now(game)
        game.note("elected in place", self.seat, now.outcome.id())
        now.outcome = as_elected(self.seat)
        return None


def as_elected(seat: int) -> Option:
    return Option("seat", (("seat", seat),))


DEEDS = (ConfoundingLegalText,)
