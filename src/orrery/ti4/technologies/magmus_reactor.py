"""Magmus Reactor, of the Muaat: into burning stars, and their heat for the yards."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.adjacency import SUPERNOVA, adjacent, is_anomaly
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import gain_goods
from orrery.ti4.rules.production import producing
from orrery.ti4.state import Galaxy
from orrery.ti4.units import WAR_SUN, count
from orrery.ti4.windows import AFTER_UNITS_USE_PRODUCTION


class IntoSupernovae(Modifier):
    """Your ships may move into supernovas."""

    def enters_supernovae(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


class MagmusReactor(Deed):
    """After your units use production in a system that holds a war sun of anybody, or is adjacent to a supernova: gain
    1 trade good. A war sun that was just built was not there."""

    WINDOWS = (AFTER_UNITS_USE_PRODUCTION,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        now = producing(game)
        if now.seat != seat:
            return False
        if any(count(force, WAR_SUN) for _, _, force in now.found):
            return True
        return any(is_anomaly(game, near, SUPERNOVA) for near in adjacent(game, now.system, seat))

    def commit(self, game: Galaxy) -> Next:
        gain_goods(game, self.seat, 1)
        return None


DEEDS = (MagmusReactor,)
STANDING = IntoSupernovae
