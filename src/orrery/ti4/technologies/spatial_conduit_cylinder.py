"""Spatial Conduit Cylinder, of the Jol-Nar: for one activation all their systems lie next to each other."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import has_units
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import exhaust
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_SYSTEM_ACTIVATED


class Linked(Modifier):
    """For everybody the system `about` is adjacent to all others in which there are units of the owner now."""

    def links(self, game: Galaxy, system: int) -> tuple[int, ...]:
        if system != self.about:
            return (self.about,) if has_units(game, self.owner, system) else ()
        others = [other for other in range(game.chart.systems) if other != system]
        return tuple([other for other in others if has_units(game, self.owner, other)])


class SpatialConduitCylinder(Deed):
    """After you activate a system with 1 or more of your units, exhaust: in this activation it is adjacent to all other
    systems with units of yours."""

    WINDOWS = (AFTER_SYSTEM_ACTIVATED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return seat == game.active and has_units(game, seat, game.active_system)

    def pay(self, game: Galaxy) -> Next:
        exhaust(game, self.seat, self.source)
        return None

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Linked(self.seat, game.active_system))
        return None


DEEDS = (SpatialConduitCylinder,)
