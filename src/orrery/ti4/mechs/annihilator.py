"""Annihilator, mech of the L1Z1X: it bombards from the ground."""

from __future__ import annotations

from orrery.ti4.modifier import Modifier
from orrery.ti4.state import Galaxy
from orrery.ti4.units import MECH


class Annihilator(Modifier):
    """While it is in no ground combat it may bombard planets of its system as if it were a ship."""

    def bombards_from_planets(self, game: Galaxy, seat: int, type: int) -> bool:
        return (seat, type) == (self.owner, MECH)


STANDING = Annihilator
