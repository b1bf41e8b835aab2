"""Self Assembly Routines: a mech after every production, and a good for each that is lost."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, Thing, about
from orrery.kernel.procedure import Call, Next
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.queries import is_closed
from orrery.ti4.reinforcements import at_hand
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.moves import exhaust, gain_goods
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.rules.production import producing
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import MECH
from orrery.ti4.windows import AFTER_UNIT_DESTROYED, AFTER_UNITS_USE_PRODUCTION


class Assembled(Deed):
    """After your units use production, exhaust: place 1 mech on a planet you control in that system."""

    WINDOWS = (AFTER_UNITS_USE_PRODUCTION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, planet: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.planet = planet

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return producing(game).seat == seat and bool(at_hand(game, seat, MECH) and yards(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.planet != NOBODY:
            return None
        return Decision(self.seat, "assemble where", about("planet", yards(game, self.seat)))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.planet = reply.option().id()
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("planet", self.planet),) if self.planet != NOBODY else ()

    def pay(self, game: Galaxy) -> Next:
        exhaust(game, self.seat, self.source)
        return None

    def commit(self, game: Galaxy) -> Next:
        return Call(PlaceUnits(self.seat, ON_PLANET + self.planet, MECH))


class Salvaged(Deed):
    """After 1 of your mechs is destroyed, gain 1 trade good."""

    WINDOWS = (AFTER_UNIT_DESTROYED,)
    DUTY = True
    WHILE_EXHAUSTED = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        fallen = what_happened(game)
        return fallen.seat == seat and fallen.about == MECH

    def commit(self, game: Galaxy) -> Next:
        gain_goods(game, self.seat, 1)
        return None


def yards(game: Galaxy, seat: int) -> list[int]:
    planets = game.chart.planets[producing(game).system]
    return [planet for planet in planets if game.controller[planet] == seat and not is_closed(game, planet)]


DEEDS = (Assembled, Salvaged)
