"""Every way that a ship may take, step by step as the book says it: what the search of the engine is compared with."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.kernel.rng import Rng
from orrery.ti4.chart import Chart, Place
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.layouts import ring
from orrery.ti4.tiles import TILE, TILES
from orrery.ti4.units import FIGHTER, INFANTRY
from support.ti4 import Table

TWO_RINGS: tuple[Place, ...] = ((0, 0), *ring(1), *ring(2))
LONGEST = 5  # systems entered on one way
PLAIN = ("19", "20", "21", "22", "23", "46", "47", "48")
STRANGE = ("41", "41", "42", "43", "44", "25", "26", "39", "40")  # rifts, nebula, supernova, asteroids, wormholes
TECHS = ("light-wave-deflector", "antimass-deflectors")


def random_table(rng: Rng) -> Table:
    """Nineteen systems, half of them strange, some fleets of another player, some tokens, some technologies."""
    table = Table("sol", "hacan")
    stacks = [STRANGE if rng.below(2) else PLAIN for _ in TWO_RINGS]
    keys = [stack[rng.below(len(stack))] for stack in stacks]
    table.game.chart = Chart(tuple([TILE[key] for key in keys]), TWO_RINGS)
    for key in TECHS:
        if not rng.below(3):
            table.techs(0, key)
    for _ in range(4):
        table.ships(1, rng.below(len(TWO_RINGS)), fighter=1)
    return table


def beside(chart: Chart, system: int) -> list[int]:
    """The systems whose tiles touch, and those with a wormhole of the same kind (10, 10.1)."""
    found: list[int] = []
    q, r = chart.places[system]
    for other, (column, row) in enumerate(chart.places):
        distance = max(abs(q - column), abs(r - row), abs(q + r - column - row))
        same = set(TILES[chart.tiles[system]].wormholes.split()) & set(TILES[chart.tiles[other]].wormholes.split())
        if other != system and (distance == 1 or same):
            found.append(other)
    return found


def kind(game: TwilightImperium, system: int) -> str:
    return TILES[game.chart.tiles[system]].anomalies


def has_ships(game: TwilightImperium, seat: int, system: int) -> bool:
    force = game.players[seat].ships_in(system)
    return bool(force) and sum(force[FIGHTER:INFANTRY]) > 0


def may_end(game: TwilightImperium, system: int) -> bool:
    """Not in a supernova, nor without the technology in asteroids (13.1, 86.1)."""
    if kind(game, system) == "supernova":
        return False
    return kind(game, system) != "asteroid_field" or NUMBER["antimass-deflectors"] in game.players[0].techs


def may_pass(game: TwilightImperium, system: int) -> bool:
    """Neither a nebula (65.1) nor ships of others (17.4b), unless they can be passed."""
    if not may_end(game, system) or kind(game, system) == "nebula":
        return False
    return NUMBER["light-wave-deflector"] in game.players[0].techs or not has_ships(game, 1, system)


def all_ways(game: TwilightImperium, start: int, target: int, longest: int = LONGEST) -> Iterator[tuple[int, ...]]:
    """Every walk of at most so many steps from the start to the target: the systems in turn, both ends included."""
    walks: list[tuple[int, ...]] = [(start,)]
    near = [beside(game.chart, system) for system in range(game.chart.systems)]
    while walks:
        walk = walks.pop()
        if len(walk) > 1 and walk[-1] == target and may_end(game, target):
            yield walk
        if len(walk) <= longest and (len(walk) == 1 or may_pass(game, walk[-1])):
            walks += [(*walk, system) for system in near[walk[-1]]]


def rifts_left(game: TwilightImperium, way: tuple[int, ...]) -> int:
    return sum(kind(game, system) == "gravity_rift" for system in way[:-1])


def needed(game: TwilightImperium, way: tuple[int, ...]) -> int:
    """The move value for that way: a system for each step, less one for each rift that is left (17.4f, 37.1)."""
    return len(way) - 1 - rifts_left(game, way)
