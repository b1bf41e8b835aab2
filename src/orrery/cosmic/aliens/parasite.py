"""Parasite: joins a side uninvited."""

from __future__ import annotations

from orrery.cosmic.encounter import NOWHERE
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.queries import SHIPS_SENT, colonies_to_leave, is_pressed, ships_in_colonies
from orrery.cosmic.rules.aftermath import what_happened
from orrery.cosmic.rules.deed import Super, Use, Wild
from orrery.cosmic.rules.launch import ShipLimit
from orrery.cosmic.rules.moves import (
    picked_planets,
    planet_options,
    settle,
    ship_options,
    still_there,
    take_ships,
)
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import BRINGING, JOINING, POWER_LOST
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Next

ANY_NUMBER = 20


class Welcome(Modifier):
    KEY = "parasite"

    def is_welcome(self, seat: int) -> bool:
        return seat == self.owner


class Infest(Use):
    """When it is your turn to answer invitations: join either side as though invited."""

    WINDOWS = (JOINING,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        if not ships_in_colonies(game, seat) or is_pressed(game, seat):
            return False
        return not all(seat in guests for guests in game.now().invited)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(Welcome(self.seat))
        return None


class WildParasite(Wild):
    """When another player loses its power for want of home colonies: settle there with one ship."""

    WINDOWS = (POWER_LOST,)

    def __init__(
        self, seat: int, source: int, cancelled: bool = False, planet: int = NOWHERE, origin: int = NOWHERE
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.planet = planet
        self.origin = origin  # where the ship comes from

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        loser = what_happened(game).seat
        return loser != seat and bool(colonies_to_leave(game, seat)) and bool(open_planets(game, seat, loser))

    def choose(self, game: Cosmic) -> Next:
        if self.planet == NOWHERE:
            planets = open_planets(game, self.seat, what_happened(game).seat)
            return Decision(self.seat, "parasite.planet", planet_options(planets))
        if self.origin == NOWHERE:
            options = ship_options(game, self.seat, colonies_to_leave(game, self.seat), 1)
            return Decision(self.seat, "parasite.ship", options)
        return None

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        if self.planet == NOWHERE:
            self.planet = reply.option().id()
            game.note("named planet", self.seat, self.planet)
        else:
            self.origin = picked_planets(reply.options())[0][0]
        return None

    def commit(self, game: Cosmic) -> Next:
        """Unless the ship was spent in answer to a zap."""
        if still_there(game, self.seat, self.origin, 1):
            take_ships(game, self.seat, self.origin, 1)
            settle(game, self.seat, self.planet, 1)
        return None


class SuperParasite(Super):
    """As an ally, bring as many ships as you like."""

    WINDOWS = (BRINGING,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return ships_in_colonies(game, seat) > SHIPS_SENT

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(ShipLimit(self.seat, ANY_NUMBER))
        return None


def open_planets(game: Cosmic, seat: int, loser: int) -> list[int]:
    """The home planets of the loser on which this seat has no colony."""
    return [planet for planet in game.home(loser) if not game.colonies[planet][seat]]


POWER = (Infest,)
WILD = (WildParasite,)
SUPER = (SuperParasite,)
