"""Pride of Kenara, mech of the Hacan: even the ground it stands on is for sale."""

from __future__ import annotations

from orrery.ti4.modifier import Modifier
from orrery.ti4.planets import planets_of
from orrery.ti4.rules.leaving import refuges
from orrery.ti4.state import Galaxy
from orrery.ti4.units import MECH, count


class PrideOfKenara(Modifier):
    """The card of its planet may be part of a transaction, but not during a combat; if it goes, all your units there
    move to another planet of yours."""

    def trades_planets(self, game: Galaxy, seat: int) -> tuple[int, ...]:
        if seat != self.owner:
            return ()
        troops = game.players[seat].troops_on
        guarded = [planet for planet in planets_of(game, seat) if count(troops(planet), MECH)]
        return tuple([planet for planet in guarded if refuges(game, seat, planet)])


STANDING = PrideOfKenara
