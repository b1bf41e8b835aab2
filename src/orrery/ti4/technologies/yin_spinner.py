"""Yin Spinner, of the Yin: where units are built, one more soldier stands."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, Thing, about
from orrery.kernel.procedure import Call, Next
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.queries import is_barred, is_closed
from orrery.ti4.reinforcements import figure_at_hand
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.rules.production import producing
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import INFANTRY
from orrery.ti4.windows import AFTER_UNITS_USE_PRODUCTION


class YinSpinner(Deed):
    """After your units use production: place 1 infantry from your reinforcements on a planet you control in that
    system."""

    WINDOWS = (AFTER_UNITS_USE_PRODUCTION,)
    DUTY = True

    def __init__(self, seat: int, source: int, cancelled: bool = False, planet: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.planet = planet

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        """What bars its use bars it as well though nobody chooses to use it."""
        return producing(game).seat == seat and bool(planets(game, seat)) and not is_barred(game, seat, source)

    def choose(self, game: Galaxy) -> Next:
        if self.planet != NOBODY:
            return None
        return Decision(self.seat, "spin infantry", about("planet", planets(game, self.seat)))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.planet = reply.option().id()
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("planet", self.planet),) if self.planet != NOBODY else ()

    def commit(self, game: Galaxy) -> Next:
        return Call(PlaceUnits(self.seat, ON_PLANET + self.planet, INFANTRY))


def planets(game: Galaxy, seat: int) -> list[int]:
    """Where it could stand."""
    here = game.chart.planets[producing(game).system]
    mine = [planet for planet in here if game.controller[planet] == seat and not is_closed(game, planet)]
    return [planet for planet in mine if figure_at_hand(game, seat, INFANTRY, ON_PLANET + planet)]


DEEDS = (YinSpinner,)
