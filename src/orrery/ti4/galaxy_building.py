"""The rules for placing system tiles: which places are open, and what may not lie beside what."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Refused
from orrery.kernel.rng import Rng
from orrery.ti4.chart import DIRECTIONS, FAR, NEXUS, Chart, Place, ends_of
from orrery.ti4.faction import Faction
from orrery.ti4.layouts import ALTERNATIVES, LAYOUTS, Layout, ring_of
from orrery.ti4.state import NOBODY
from orrery.ti4.tiles import TILE, TILES

CENTRE: Final = "18"
GATE: Final = "17"  # lies where the home of the Creuss would be
HOME_APART: Final = "creuss-gate"  # the ability that says so


def layout_for(seats: int, alternative: bool = False) -> Layout:
    """The one that the rulebook names first, or its alternative."""
    return LAYOUTS[ALTERNATIVES[seats] if alternative else str(seats)]


def drawable(back: str, kings: bool = False) -> list[int]:
    """The tiles with that back, of the base game alone or with Prophecy of Kings: those that a stack is made of."""
    return [number for number, tile in enumerate(TILES) if tile.back == back and (kings or tile.is_base())]


def first_tiles(factions: list[Faction], layout: Layout, kings: bool = False) -> Chart:
    """Mecatol Rex, hyperlanes and the homes. The Creuss have their gate on the board and their home beside it, touching
    nothing; with Prophecy of Kings the wormhole nexus lies there too, its inactive side up."""
    tiles = [TILE[CENTRE]]
    places: list[Place] = [(0, 0)]
    far: list[int] = []
    for faction, place in zip(factions, layout.homes):
        home = TILE[faction.tile]
        if HOME_APART in faction.abilities:
            far.append(home)
            home = TILE[GATE]
        tiles.append(home)
        places.append(place)
    if kings:
        far.append(NEXUS)
    lanes = tuple([(TILE[tile], place, turn) for tile, place, turn in layout.hyperlanes])
    return Chart((*tiles, *far), (*places, *[FAR for _ in far]), lanes)


def with_tiles(chart: Chart, tiles: list[int], places: list[Place]) -> Chart:
    """That chart with more tiles on it."""
    return Chart((*chart.tiles, *tiles), (*chart.places, *places), chart.hyperlanes, chart.added, chart.destroyed)


def placing_seat(turn: int, speaker: int, seats: int) -> int:
    """Who places the tile of that turn: from the speaker clockwise, then back, and who ends a pass begins the next."""
    number, step = divmod(turn, seats)
    return (speaker + (seats - 1 - step if number % 2 else step)) % seats


def open_places(chart: Chart, layout: Layout) -> list[int]:
    """The free places of the innermost ring that is not full, as numbers of `layout.systems`."""
    free = [number for number, place in enumerate(layout.systems) if place not in chart.places]
    if not free:
        return []
    innermost = ring_of(layout.systems[free[0]])
    return [number for number in free if ring_of(layout.systems[number]) == innermost]


# -- what may not touch ------------------------------------------------------------------------------------------------


def touching(chart: Chart, place: Place) -> list[int]:
    """The systems on the board adjacent to a place, next door or by hyperlane. Homes are attached later and bar
    nothing."""
    lanes = {where: (tile, turn) for tile, where, turn in chart.hyperlanes}
    beside = [end for edge in range(len(DIRECTIONS)) for end in ends_of(place, edge, lanes)]
    return [system for system, where in enumerate(chart.places) if where in beside and not is_home(chart, system)]


def is_home(chart: Chart, system: int) -> bool:
    return TILES[chart.tiles[system]].back == "green"


def anomaly_beside(chart: Chart, tile: int, place: Place) -> int:
    """A system with an anomaly that an anomaly would touch there, or -1."""
    if TILES[tile].anomalies:
        for system in touching(chart, place):
            if chart.anomalies[system]:
                return system
    return NOBODY


def wormhole_beside(chart: Chart, tile: int, place: Place) -> int:
    """A system with a wormhole of the same kind that the tile would touch there, or -1."""
    if TILES[tile].wormholes:
        kinds = TILES[tile].wormholes.split()
        for system in touching(chart, place):
            if any(kind in kinds for kind in chart.wormholes[system].split()):
                return system
    return NOBODY


def broken(chart: Chart, tile: int, place: Place) -> int:
    """How many of the two rules a tile would break there."""
    return (anomaly_beside(chart, tile, place) != NOBODY) + (wormhole_beside(chart, tile, place) != NOBODY)


def placements(chart: Chart, layout: Layout, hand: tuple[int, ...]) -> list[tuple[int, int]]:
    """What a player may place where: tile and place. A rule is broken only if nothing else is left: as few as can be.

    With another tile of the same hand there may be a way to break none, so it is the hand that counts, not the tile.
    """
    pairs = [(tile, number) for tile in hand for number in open_places(chart, layout)]
    counts = [broken(chart, tile, layout.systems[number]) for tile, number in pairs]
    fewest = min(counts, default=0)
    return [pair for pair, count in zip(pairs, counts) if count == fewest]


def no_place(chart: Chart, layout: Layout, tile: int, number: int) -> Refused:
    """Why a tile that may be placed somewhere may not be placed there."""
    place = layout.systems[number]
    if place in chart.places:
        return Refused("place-taken", (chart.places.index(place),), "ti4:S6.iii")
    if number not in open_places(chart, layout):
        innermost = open_places(chart, layout)
        full = ring_of(layout.systems[innermost[0]])
        return Refused("ring-not-full", (full, len(innermost), ring_of(place)), "ti4:S6.iii.rings")
    beside = anomaly_beside(chart, tile, place)
    if beside != NOBODY:
        return Refused("anomaly-beside", (chart.tiles[beside],), "ti4:S6.iii.anomalies")
    return Refused("wormhole-beside", (chart.tiles[wormhole_beside(chart, tile, place)],), "ti4:S6.iii.wormholes")


def no_tile(chart: Chart, layout: Layout, tile: int) -> Refused:
    """Why a tile of the hand cannot be placed now: it would break a rule everywhere, and another tile does not."""
    first = open_places(chart, layout)[0]
    if anomaly_beside(chart, tile, layout.systems[first]) != NOBODY:
        return Refused("anomalies-everywhere", (tile,), "ti4:S6.iii.anomalies")
    return Refused("wormholes-everywhere", (tile,), "ti4:S6.iii.wormholes")


# -- what others know of a hand ----------------------------------------------------------------------------------------

Hands = tuple[tuple[int, ...], ...]


def dealt_again(dealt: Hands, seat: int, rng: Rng) -> Hands:
    """The tiles that a seat does not know, dealt anew among the places it does not see, each with the same back."""
    unknown: dict[str, list[int]] = {"blue": [], "red": []}
    for other, hand in enumerate(dealt):
        if other != seat:
            for tile in hand:
                unknown[TILES[tile].back].append(tile)
    for stack in unknown.values():
        rng.shuffle(stack)
    hands: list[tuple[int, ...]] = []
    for other, hand in enumerate(dealt):
        again = [unknown[TILES[tile].back].pop() for tile in hand] if other != seat else list(hand)
        hands.append(tuple(sorted(again)) if other < len(dealt) - 1 else tuple(again))
    return tuple(hands)
