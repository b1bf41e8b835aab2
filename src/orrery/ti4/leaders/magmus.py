"""Magmus, commander of the Muaat: command pays."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.moves import gain_goods
from orrery.ti4.state import PRODUCED, Galaxy
from orrery.ti4.units import WAR_SUN
from orrery.ti4.windows import AFTER_STRATEGY_TOKEN_SPENT


class Magmus(Deed):
    """After you spend a token of your strategy pool you may gain 1 trade good."""

    WINDOWS = (AFTER_STRATEGY_TOKEN_SPENT,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return what_happened(game).seat == seat

    def commit(self, game: Galaxy) -> Next:
        gain_goods(game, self.seat, 1)
        return None


DEEDS = (Magmus,)
EARNED = (PRODUCED, WAR_SUN)
