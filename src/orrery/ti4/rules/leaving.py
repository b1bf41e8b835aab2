"""Leaving a planet: units go from one planet to another by an ability, as they are."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Reply, about
from orrery.kernel.procedure import Next, Procedure, Step
from orrery.ti4.limits import structures_on_planet
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import planets_of
from orrery.ti4.queries import is_closed
from orrery.ti4.rules.moves import add_on_planet
from orrery.ti4.state import Galaxy
from orrery.ti4.units import COUNT, PDS, SPACE_DOCK, count, damaged, whole

STRUCTURES: Final = (PDS, SPACE_DOCK)


def other_planets(game: Galaxy, seat: int, planet: int) -> list[int]:
    """The other planets of a player to which units may go."""
    return [each for each in planets_of(game, seat) if each != planet and not is_closed(game, each)]


def refuges(game: Galaxy, seat: int, planet: int, later: tuple[int, ...] = ()) -> list[int]:
    """Those of them on which there is room for the structures too. Other planets that are left later are none, and must
    find one then."""
    found = [each for each in other_planets(game, seat, planet) if each not in later]
    most = [structures_on_planet(game, type) for type in STRUCTURES]
    room = {each: less(most, structures(game, seat, each)) for each in found}
    leaving = [structures(game, seat, each) for each in (planet, *later)]
    fitting = [each for each in found if has_room(room[each], leaving[0])]
    return [each for each in fitting if find_room(filled(room, each, leaving[0]), leaving[1:])]


def structures(game: Galaxy, seat: int, planet: int) -> list[int]:
    return [count(game.players[seat].troops_on(planet), type) for type in STRUCTURES]


def less(most: list[int], group: list[int]) -> list[int]:
    return [one - other for one, other in zip(most, group)]


def find_room(room: dict[int, list[int]], leaving: list[list[int]]) -> bool:
    """Each of those groups finds a planet for itself or beside others."""
    if not leaving:
        return True
    fitting = [planet for planet, free in room.items() if has_room(free, leaving[0])]
    return any(find_room(filled(room, planet, leaving[0]), leaving[1:]) for planet in fitting)


def has_room(free: list[int], group: list[int]) -> bool:
    return all(number <= most or not number for number, most in zip(group, free))


def filled(room: dict[int, list[int]], planet: int, group: list[int]) -> dict[int, list[int]]:
    return {**room, planet: less(room[planet], group)}


def move_across(game: Galaxy, seat: int, planet: int, target: int, types: list[int]) -> None:
    """All units of some types; what is damaged stays so."""
    there = game.players[seat].troops_on(planet)
    for type in types:
        for hurt, number in ((False, whole(there, type)), (True, damaged(there, type))):
            if number:
                add_on_planet(game, seat, planet, type, -number, hurt)
                add_on_planet(game, seat, target, type, number, hurt)
                game.note("taken up", seat, ON_PLANET + planet, type, number)
                game.note("placed", seat, ON_PLANET + target, type, number)


class LeavePlanet(Procedure):
    """All units of a player on a planet, structures too, go to another one of its choice."""

    STEPS = (Step("ti4:31.7", "choose_refuge", "leave"),)

    def __init__(self, seat: int, planet: int, left_next: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.planet = planet
        self.left_next = left_next  # planets

    def choose_refuge(self, game: Galaxy) -> Next:
        planets = refuges(game, self.seat, self.planet, self.left_next)
        return Decision(self.seat, "leave for", about("planet", planets), things=(("planet", self.planet),))

    def leave(self, game: Galaxy, reply: Reply) -> Next:
        move_across(game, self.seat, self.planet, reply.option().id(), list(range(COUNT)))
        return None
