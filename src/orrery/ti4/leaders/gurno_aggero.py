"""Gurno Aggero, hero of the Saar: a signal after which nothing small is left."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, Thing, about
from orrery.kernel.procedure import Next
from orrery.ti4.adjacency import adjacent
from orrery.ti4.combat import force_at
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.deed import Hero
from orrery.ti4.rules.moves import Doomed, destroy_units
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import FIGHTER, INFANTRY, SPACE_DOCK, count, damaged, whole
from orrery.ti4.windows import ACTION


def in_range(game: Galaxy, seat: int) -> list[int]:
    """The systems adjacent to a space dock of that player. None is adjacent to itself (10.2a)."""
    player, found = game.players[seat], set[int]()
    docked = [system for system, force in player.space.items() if count(force, SPACE_DOCK)]
    docked += [game.chart.system_of[planet] for planet, force in player.ground.items() if count(force, SPACE_DOCK)]
    for system in docked:
        found.update(adjacent(game, system, seat))
    return sorted(found)


def small_ones(game: Galaxy, seat: int, system: int) -> list[Doomed]:
    """All infantry and fighters of others in a system, in its space and on its planets."""
    places = [system, *[ON_PLANET + planet for planet in game.chart.planets[system]]]
    found: list[Doomed] = []
    for other in [other for other in range(game.seats) if other != seat]:
        for place in places:
            force = force_at(game, other, place)
            for type in (FIGHTER, INFANTRY):
                found += [(other, place, type, False)] * whole(force, type)
                found += [(other, place, type, True)] * damaged(force, type)
    return found


def targets(game: Galaxy, seat: int) -> list[int]:
    return [system for system in in_range(game, seat) if small_ones(game, seat, system)]


class GurnoAggero(Hero):
    """As an action: choose a system adjacent to one of your space docks; all infantry and fighters of other players in
    it are destroyed."""

    WINDOWS = (ACTION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, system: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.system = system

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(targets(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.system != NOBODY:
            return None
        return Decision(self.seat, "armageddon where", about("system", targets(game, self.seat)))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.system = reply.option().id()
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("system", self.system),) if self.system != NOBODY else ()

    def commit(self, game: Galaxy) -> Next:
        doomed = small_ones(game, self.seat, self.system)
        destroy_units(game, doomed, [self.seat] * len(doomed))
        return None


DEEDS = (GurnoAggero,)
