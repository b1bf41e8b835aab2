"""Stellar Converter: a planet is no more."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, Thing, about
from orrery.kernel.procedure import Next
from orrery.ti4.adjacency import adjacent
from orrery.ti4.combat import bombarding_guns
from orrery.ti4.planets import is_legendary
from orrery.ti4.queries import has_units
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.relic_moves import destroy_planet, purge_relic
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.tiles import MECATOL_REX, PLANETS
from orrery.ti4.windows import ACTION


class StellarConverter(Deed):
    """As an action, purge: choose a planet in a system adjacent to a unit of yours that can bombard; no home planet, no
    legendary one, not Mecatol Rex and none of your own. All units on it are destroyed, its card and what is attached to
    it are purged."""

    WINDOWS = (ACTION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, planet: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.planet = planet

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(doomed_planets(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.planet != NOBODY:
            return None
        return Decision(self.seat, "stellar-converter", about("planet", doomed_planets(game, self.seat)))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.planet = reply.option().id()
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("planet", self.planet),) if self.planet != NOBODY else ()

    def pay(self, game: Galaxy) -> Next:
        purge_relic(game, self.seat, self.source)
        return None

    def commit(self, game: Galaxy) -> Next:
        destroy_planet(game, self.seat, self.planet)
        return None


def doomed_planets(game: Galaxy, seat: int) -> list[int]:
    """The planets that this player's relic could destroy."""
    near: set[int] = set()
    for system in range(game.chart.systems):
        if has_units(game, seat, system) and bombarding_guns(game, seat, system):
            near.update(adjacent(game, system, seat))
    planets = [planet for system in sorted(near) for planet in game.chart.planets[system]]
    return [planet for planet in planets if may_be_destroyed(game, planet) and game.controller[planet] != seat]


def may_be_destroyed(game: Galaxy, planet: int) -> bool:
    return planet != MECATOL_REX and not PLANETS[planet].home and not is_legendary(game, planet)


DEEDS = (StellarConverter,)
