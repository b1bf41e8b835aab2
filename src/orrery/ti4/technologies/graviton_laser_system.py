"""Graviton Laser System: space cannons hit ships that are no fighters."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.hits import NOT_FIGHTERS
from orrery.ti4.rules.moves import exhaust
from orrery.ti4.rules.space_cannon import FireCannon
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import BEFORE_SPACE_CANNON_ROLL


class GravitonLaserSystem(Deed):
    """Before 1 or more of your units use space cannon against ships, exhaust: hits produced by those units must be
    assigned to non-fighter ships if able."""

    WINDOWS = (BEFORE_SPACE_CANNON_ROLL,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return firing(game).seat == seat

    def pay(self, game: Galaxy) -> Next:
        exhaust(game, self.seat, self.source)
        return None

    def commit(self, game: Galaxy) -> Next:
        firing(game).kind = NOT_FIGHTERS
        return None


def firing(game: Galaxy) -> FireCannon:
    now = game.innermost(FireCannon)
    assert isinstance(now, FireCannon)
    return now


DEEDS = (GravitonLaserSystem,)
