"""Reanimator, mech of the Vuil'raith: its own dead are not lost."""

from __future__ import annotations

from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Modifier
from orrery.ti4.state import Galaxy
from orrery.ti4.units import INFANTRY, MECH, count


class Reanimator(Modifier):
    """Infantry of yours that is destroyed on its planet is put on your sheet as captured."""

    def captures(self, game: Galaxy, seat: int, place: int, type: int) -> bool:
        if (seat, type) != (self.owner, INFANTRY) or place < ON_PLANET:
            return False
        return count(game.players[seat].troops_on(place - ON_PLANET), MECH) > 0


STANDING = Reanimator
