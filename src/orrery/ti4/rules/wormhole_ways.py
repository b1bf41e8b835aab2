"""Ships that come by wormholes: which of a plan do, or could just as well."""

from __future__ import annotations

from itertools import pairwise

from orrery.ti4.adjacency import holes_of, passages
from orrery.ti4.loading import Ship, system_at
from orrery.ti4.routes import Passage, Route, single_boosts
from orrery.ti4.state import NO_STORM, NOBODY, Galaxy

Steps = set[tuple[int, int]]  # from one system to another


def by_wormholes(game: Galaxy, seat: int, target: int, ships: list[Ship], storm: bool) -> int:
    """How many of those ships have capacity and come by a wormhole, perhaps by that of the ion storm. Where a ship has
    several ways its owner has taken one by a wormhole, if it passes no more rifts."""
    spare = single_boosts(game, seat) - sum([ship.boosted for ship in ships])
    steps = {ahead: steps_of(game, seat, target, ahead, storm) for ahead in {ship.passage.ahead for ship in ships}}
    beside = not storm and game.storm != NO_STORM
    around = {ahead: ways_around(game, seat, target, ahead) for ahead in steps} if beside else {}
    found = 0
    for ship in ships:
        if ship.capacity:
            ahead = ship.passage.ahead
            needs = boost_for(game, ship, around.get(ahead, ship.passage), target, steps[ahead])
            if needs == 0 or 0 < needs <= spare:
                found += 1
                spare -= needs
    return found


def steps_of(game: Galaxy, seat: int, target: int, ahead: bool, storm: bool) -> Steps:
    return passages(game, seat, holes_of(game, seat, target if ahead else NOBODY, storm))


def ways_around(game: Galaxy, seat: int, target: int, ahead: bool) -> Passage:
    """Who goes around the storm comes by no other wormhole whose way leads through it."""
    return Passage(game, seat, target, ahead=ahead, storm=False)


def boost_for(game: Galaxy, ship: Ship, passage: Passage, target: int, steps: Steps) -> int:
    """How many boosts more it takes to come by a wormhole: none, one, or never (NOBODY)."""
    route = ship.route
    assert route is not None
    if is_by_wormhole(route, target, steps) and is_way(passage, route, target):
        return 0
    if any(system_at(game, place) not in (ship.start, target) for place, _, _ in ship.cargo):
        return NOBODY  # what it has picked up on its way has chosen the way
    for more in (0, 1) if not ship.boosted else (0,):
        if any(way.rifts <= route.rifts for way in other_ways(ship, passage, target, steps, more)):
            return more
    return NOBODY


def other_ways(ship: Ship, passage: Passage, target: int, steps: Steps, more: int) -> list[Route]:
    """The best ways by each of the wormholes that the ship could reach."""
    most = ship.move + int(ship.boosted) + more
    found: list[Route] = []
    for step in sorted(steps):
        ways = passage.routes(ship.start, most, step, ship.type)
        found += [way for way in ways if is_by_wormhole(way, target, steps)]
    return found


def is_by_wormhole(route: Route, target: int, steps: Steps) -> bool:
    systems = (*route.systems, target)
    return any(step in steps for step in pairwise(systems))


def is_way(passage: Passage, route: Route, target: int) -> bool:
    """Each of its steps leads on there, not only through the storm."""
    return all(there in passage.onward(here) for here, there in pairwise((*route.systems, target)))
