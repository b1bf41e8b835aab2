"""Shield Paling, mech of the Jol-Nar: behind it nobody is fragile."""

from __future__ import annotations

from typing import Final

from orrery.ti4.components import NUMBER
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import owns
from orrery.ti4.state import Galaxy
from orrery.ti4.units import INFANTRY, MECH, count

FRAGILE: Final = NUMBER["fragile"]


class ShieldPaling(Modifier):
    """Your infantry on its planet is not affected by Fragile. The mech itself is."""

    def combat_bonus(self, game: Galaxy, seat: int, type: int, place: int, opponent: int) -> int:
        if (seat, type) != (self.owner, INFANTRY) or place < ON_PLANET or not owns(game, seat, FRAGILE):
            return 0
        return int(count(game.players[seat].troops_on(place - ON_PLANET), MECH) > 0)


STANDING = ShieldPaling
