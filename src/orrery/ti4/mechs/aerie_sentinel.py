"""Aerie Sentinel, mech of the Argent Flight: it flies beside the ships."""

from __future__ import annotations

from orrery.ti4.modifier import Modifier
from orrery.ti4.state import Galaxy
from orrery.ti4.units import MECH


class AerieSentinel(Modifier):
    """It needs no capacity while it is carried, or in a space area with a ship of yours that has any."""

    def needs_no_room(self, game: Galaxy, seat: int, type: int) -> bool:
        return (seat, type) == (self.owner, MECH)


STANDING = AerieSentinel
