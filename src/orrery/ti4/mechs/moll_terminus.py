"""Moll Terminus, mech of the Mentak: nobody beside it sustains damage."""

from __future__ import annotations

from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import ground_types
from orrery.ti4.state import Galaxy
from orrery.ti4.units import MECH, count


class MollTerminus(Modifier):
    """Ground forces of other players on its planet cannot use sustain damage."""

    def keeps_from_sustaining(self, game: Galaxy, seat: int, type: int, place: int) -> bool:
        if seat == self.owner or type not in ground_types(game, seat) or place < ON_PLANET:
            return False
        return count(game.players[self.owner].troops_on(place - ON_PLANET), MECH) > 0


STANDING = MollTerminus
