"""Eidolon, mech of the Naaz-Rokha: between the ships it is one of them."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.space_combat import combat_round
from orrery.ti4.state import Galaxy
from orrery.ti4.units import MECH, UNIT, count
from orrery.ti4.windows import START_OF_SPACE_COMBAT_ROUND

FLIPPED: Final = UNIT["z-grav-eidolon"]


class ZGrav(Modifier):
    """The card lies on its other side until the combat is over: mechs in the space area of that system (`about`) are
    ships as well. They need no place in the fleet pool."""

    SCOPE = "combat"

    def shows(self, seat: int, type: int) -> int:
        return FLIPPED if (seat, type) == (self.owner, MECH) else -1

    def joins(self, game: Galaxy, seat: int, place: int) -> tuple[int, ...]:
        return (MECH,) if (seat, place) == (self.owner, self.about) else ()


class Eidolon(Deed):
    """At the start of a space combat, if one of them is in the space area of the active system, the card is flipped.
    Whoever is not in the combat gains nothing by it, and is left alone."""

    WINDOWS = (START_OF_SPACE_COMBAT_ROUND,)
    DUTY = True
    WAITS = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        fight = combat_round(game)
        mine = fight.number == 1 and seat in (fight.attacker, fight.defender)
        return mine and bool(count(game.players[seat].ships_in(fight.system), MECH))

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(ZGrav(self.seat, combat_round(game).system))
        return None


DEEDS = (Eidolon,)
