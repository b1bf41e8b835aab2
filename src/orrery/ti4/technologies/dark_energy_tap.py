"""Dark Energy Tap: what lies at the frontier is explored, and empty space is a place to retreat to."""

from __future__ import annotations

from orrery.ti4.modifier import Modifier
from orrery.ti4.state import Galaxy


class DarkEnergyTap(Modifier):
    """After you perform a tactical action in a system with a frontier token, if you have ships there, explore it. Your
    ships can retreat into adjacent systems without units of others, even if nothing of yours is there."""

    def explores_frontiers(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner

    def retreats_anywhere(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


STANDING = DarkEnergyTap
