"""Ggrocuto Rinn, agent of the Xxcha: a world is at peace, whether it wants or not."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, Thing, about
from orrery.kernel.procedure import Next
from orrery.ti4.adjacency import near_planet
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import exhausted_planets, planets_of
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.moves import put_units, ready_planet
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import INFANTRY, count, whole
from orrery.ti4.windows import ACTION

LEAVE_THEM: Final = Option("remove nothing")
UNASKED: Final = -2


def exhausted(game: Galaxy) -> list[int]:
    return sorted([planet for seat in range(game.seats) for planet in exhausted_planets(game, seat)])


def is_near(game: Galaxy, seat: int, planet: int) -> bool:
    """Its system is adjacent to a planet of that player: a planet is adjacent to its own system too (10.3)."""
    system, chart = game.chart.system_of[planet], game.chart
    own = [each for each in planets_of(game, seat) if chart.system_of[each] >= 0]
    return any(system in near_planet(game, each, seat) for each in own)


def garrisons(game: Galaxy, planet: int) -> list[int]:
    """Whose infantry stands there."""
    return [seat for seat, player in enumerate(game.players) if count(player.troops_on(planet), INFANTRY)]


class GgrocutoRinn(Agent):
    """As an action, exhaust: ready an exhausted planet of anybody; if its system is adjacent to a planet that you
    control you may remove 1 infantry from it."""

    WINDOWS = (ACTION,)

    def __init__(
        self, seat: int, source: int, cancelled: bool = False, planet: int = NOBODY, whose: int = UNASKED
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.planet = planet
        self.whose = whose  # infantry is removed; nobody's

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(exhausted(game))

    def choose(self, game: Galaxy) -> Next:
        if self.planet == NOBODY:
            return Decision(self.seat, "rinn which planet", about("planet", exhausted(game)))
        found = garrisons(game, self.planet) if is_near(game, self.seat, self.planet) else []
        if self.whose != UNASKED or not found:
            return None
        return Decision(self.seat, "rinn infantry", [LEAVE_THEM, *about("seat", found)], things=self.aims())

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        if self.planet == NOBODY:
            self.planet = reply.option().id()
        else:
            self.whose = reply.option().id() if reply.option() != LEAVE_THEM else NOBODY
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("planet", self.planet),) if self.planet != NOBODY else ()

    def commit(self, game: Galaxy) -> Next:
        ready_planet(game, self.planet)
        game.note("planet readied", self.seat, self.planet)
        if self.whose >= 0:
            hurt = not whole(game.players[self.whose].troops_on(self.planet), INFANTRY)
            put_units(game, self.whose, ON_PLANET + self.planet, INFANTRY, -1, hurt)
            game.note("removed", self.whose, ON_PLANET + self.planet, INFANTRY)
        return None


DEEDS = (GgrocutoRinn,)
