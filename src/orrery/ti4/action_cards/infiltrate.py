"""Infiltrate: structures change sides instead of falling."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next
from orrery.ti4.rules.control import gaining
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.taking_over import TakeOver, may_take_over, structures
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_CONTROL_GAINED


class Infiltrate(ActionCard):
    """When you gain control of a planet: replace each PDS and space dock of others on it with one of yours."""

    WINDOWS = (WHEN_CONTROL_GAINED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return gaining(game).seat == seat and may_take_over(game, seat, gaining(game).planet)

    def commit(self, game: Galaxy) -> Next:
        planet = gaining(game).planet
        return Call(TakeOver(self.seat, planet, structures(game, self.seat, planet)))


DEEDS = (Infiltrate,)
