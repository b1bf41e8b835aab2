"""How fair a galaxy is to those who will live in it, and a galaxy that is: the quick start.

The measure looks at places alone, never at factions. Each system belongs to the home that is nearest to it, counted in
steps across the board; where several are equally near they share it. The reasons, and what comes of it, are in
`docs/decisions/0008-twilight-imperium.md`.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.rng import Rng
from orrery.ti4.chart import neighbours
from orrery.ti4.galaxy_building import drawable
from orrery.ti4.layouts import Layout
from orrery.ti4.tiles import PLANETS, TILE, TILES

SHARE: Final = 60  # parts of a system, so that up to six may share it without a remainder
CLOSED: Final = ("asteroid_field", "supernova", "nebula")  # no way through for a ship without technologies
BARRED: Final = 99  # no way at all
SWAPS: Final = 300  # tried at most in one attempt, three times as many in a galaxy of many systems
MANY: Final = 32
ATTEMPTS: Final = 20
MOST: Final = (150, 150, 150, 0, 2)  # greatest differences of a balanced galaxy, in the order of Fairness

# By tile, so that a galaxy is measured in a moment.
RESOURCES: Final = [sum(PLANETS[planet].resources for planet in tile.planets) for tile in TILES]
INFLUENCE: Final = [sum(PLANETS[planet].influence for planet in tile.planets) for tile in TILES]
WORTH: Final = [sum(max(PLANETS[one].resources, PLANETS[one].influence) for one in tile.planets) for tile in TILES]
WORMHOLES: Final = [tile.wormholes for tile in TILES]
IS_ANOMALY: Final = [tile.anomalies != "" for tile in TILES]
IS_CLOSED: Final = [any(kind in tile.anomalies for kind in CLOSED) for tile in TILES]


class Fairness:
    """What each seat finds near its home; the values and the differences between the best and the worst seat."""

    def __init__(
        self, resources: list[int], influence: list[int], worth: list[int], routes: list[int], wormholes: list[int]
    ) -> None:
        self.resources = resources  # in parts of SHARE
        self.influence = influence
        self.worth = worth  # of each planet the better of its two values
        self.routes = routes  # steps to Mecatol Rex on which nothing bars the way, wormholes used
        self.wormholes = wormholes  # steps across the board to the nearest alpha or beta wormhole

    def differences(self) -> tuple[int, ...]:
        every = (self.resources, self.influence, self.worth, self.routes, self.wormholes)
        return tuple([max(values) - min(values) for values in every])

    def is_balanced(self) -> bool:
        return all(found <= most for found, most in zip(self.differences(), MOST))

    def unfairness(self) -> int:
        """One number to make small: a step to Mecatol Rex counts as two resources, one to a wormhole as one."""
        resources, influence, worth, route, wormhole = self.differences()
        excess = sum(max(0, found - most) for found, most in zip((resources, influence, worth), MOST))
        return resources + influence + worth + excess + 2 * SHARE * min(route, 5) + SHARE * max(0, wormhole - 1)


class Ground:
    """What follows from a layout alone and is the same for all its galaxies."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.places = [*layout.systems, (0, 0), *layout.homes]
        lanes = tuple([(TILE[tile], place, turn) for tile, place, turn in layout.hyperlanes])
        self.near = neighbours(tuple(self.places), lanes)
        systems = range(len(layout.systems))
        from_homes = [steps_from(len(layout.systems) + 1 + seat, self.near) for seat in range(len(layout.homes))]
        self.steps = [[steps[system] for steps in from_homes] for system in systems]
        self.shares = [shares_of(each) for each in self.steps]


def steps_from(start: int, near: list[tuple[int, ...]]) -> list[int]:
    """To each place the fewest steps across the board, whatever lies between."""
    steps = [BARRED] * len(near)
    steps[start] = 0
    reached = [start]
    for here in reached:  # grows while it is gone through
        for there in near[here]:
            if steps[there] == BARRED:
                steps[there] = steps[here] + 1
                reached.append(there)
    return steps


def shares_of(steps: list[int]) -> list[tuple[int, int]]:
    """Whose a system is, and how many parts of it, by its steps to each home."""
    nearest = min(steps)
    return [(seat, SHARE // steps.count(nearest)) for seat, each in enumerate(steps) if each == nearest]


def measured(ground: Ground, tiles: list[int]) -> Fairness:
    """How fair it is with these tiles on the places of the layout, in its order."""
    seats = len(ground.layout.homes)
    resources, influence, worth = [0] * seats, [0] * seats, [0] * seats
    wormholes = [BARRED] * seats
    for number, tile in enumerate(tiles):
        more, better = RESOURCES[tile], WORTH[tile]
        if better:
            for seat, share in ground.shares[number]:
                resources[seat] += share * more
                influence[seat] += share * INFLUENCE[tile]
                worth[seat] += share * better
        if WORMHOLES[tile]:
            for seat in range(seats):
                wormholes[seat] = min(wormholes[seat], ground.steps[number][seat])
    return Fairness(resources, influence, worth, routes_to_mecatol_rex(ground, tiles), wormholes)


def routes_to_mecatol_rex(ground: Ground, tiles: list[int]) -> list[int]:
    """By seat: the fewest steps from the home, through nothing that is closed; equal wormholes touch."""
    first_home = len(tiles) + 1
    steps = [BARRED] * len(ground.places)
    steps[len(tiles)] = 0
    reached = [len(tiles)]
    for here in reached:  # grows while it is gone through
        beyond = ground.near[here]
        if here < len(tiles) and WORMHOLES[tiles[here]]:
            kind = WORMHOLES[tiles[here]]
            beyond += tuple([other for other, tile in enumerate(tiles) if WORMHOLES[tile] == kind])
        for there in beyond:
            if steps[there] == BARRED:
                if there >= first_home or not IS_CLOSED[tiles[there]]:
                    steps[there] = steps[here] + 1
                    if there < first_home:
                        reached.append(there)
    return steps[first_home:]


def is_allowed(ground: Ground, tiles: list[int]) -> bool:
    """No two anomalies and no two equal wormholes touch: what players building it would have to heed."""
    for number, tile in enumerate(tiles):
        if IS_ANOMALY[tile] or WORMHOLES[tile]:
            for other in ground.near[number]:
                if number < other < len(tiles):
                    if IS_ANOMALY[tile] and IS_ANOMALY[tiles[other]]:
                        return False
                    if WORMHOLES[tile] and WORMHOLES[tile] == WORMHOLES[tiles[other]]:
                        return False
    return True


# -- a balanced galaxy -------------------------------------------------------------------------------------------------


def drawn_tiles(layout: Layout, rng: Rng, kings: bool = False) -> list[int]:
    """As many blue and red tiles as would be dealt, by chance and in no order."""
    seats = len(layout.homes)
    tiles: list[int] = []
    blue, red = layout.blue * seats + layout.extra_blue, layout.red * seats + layout.extra
    for back, number in (("blue", blue), ("red", red)):
        stack = drawable(back, kings)
        rng.shuffle(stack)
        tiles += stack[:number]
    rng.shuffle(tiles)
    return tiles


def balanced_tiles(layout: Layout, rng: Rng, kings: bool = False) -> list[int]:
    """Tiles for the places of the layout. Two by two they are exchanged as long as that makes it fairer."""
    ground = Ground(layout)
    best: list[int] = []
    least = -1
    for _ in range(ATTEMPTS):
        tiles = separated(ground, drawn_tiles(layout, rng, kings), rng)
        found = measured(ground, tiles)
        for _ in range(SWAPS if len(layout.systems) <= MANY else 3 * SWAPS):
            if found.is_balanced():
                return tiles
            one, other = rng.below(len(tiles)), rng.below(len(tiles))
            if one != other:
                swap(tiles, one, other)
                tried = measured(ground, tiles) if is_allowed(ground, tiles) else None
                if tried is not None and tried.unfairness() <= found.unfairness():
                    found = tried
                else:
                    swap(tiles, one, other)
        if least < 0 or found.unfairness() < least:
            best, least = tiles, found.unfairness()
    return best


def separated(ground: Ground, tiles: list[int], rng: Rng) -> list[int]:
    """The same tiles, shuffled until nothing touches that may not."""
    while not is_allowed(ground, tiles):
        rng.shuffle(tiles)
    return tiles


def swap(tiles: list[int], one: int, other: int) -> None:
    tiles[one], tiles[other] = tiles[other], tiles[one]
