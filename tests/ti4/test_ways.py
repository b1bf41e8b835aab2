"""The ways of ships: the engine's search against every walk that the book allows, on galaxies by chance."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Form, Refused
from orrery.kernel.rng import seeded
from orrery.ti4.adjacency import adjacent
from orrery.ti4.loading import load
from orrery.ti4.routes import Passage, move_value
from orrery.ti4.units import CARRIER, CRUISER
from support.cite import rule
from support.ti4_ways import TWO_RINGS, all_ways, beside, kind, needed, random_table, rifts_left

SYSTEMS = range(len(TWO_RINGS))
FAR = 99


@rule("ti4:10", "ti4:10.1", "ti4:10.2a", "ti4:100")
def test_adjacent_is_what_touches_or_has_the_same_wormhole() -> None:
    for seed in range(20):
        game = random_table(seeded(seed)).game
        for system in SYSTEMS:
            assert sorted(adjacent(game, system)) == beside(game.chart, system)


@rule("ti4:17.4b", "ti4:17.4e", "ti4:17.4f", "ti4:13.1", "ti4:65.1", "ti4:65.1a", "ti4:86.1", "ti4:37.1", "ti4:37.3")
@pytest.mark.parametrize("seed", range(25))
def test_a_ship_arrives_if_and_only_if_some_walk_of_the_book_leads_there(seed: int) -> None:
    """Where the shortest walk needs more than the walks are long, both must say that it is too far."""
    rng = seeded(seed)
    game = random_table(rng).game
    target = rng.below(len(TWO_RINGS))
    ways = Passage(game, 0, target)
    for start in SYSTEMS:
        least = min([needed(game, way) for way in all_ways(game, start, target, 4)], default=FAR)
        found = ways.needs_from(start)
        assert found <= least, (start, target)
        if found != least:
            routes = ways.routes(start, found)
            assert min(len(route.systems) for route in routes) > 4, "a walk longer than those that were listed"


@rule("ti4:37.2", "ti4:17.4f")
@pytest.mark.parametrize("seed", range(25))
def test_the_first_way_passes_as_few_rifts_as_can_be(seed: int) -> None:
    rng = seeded(seed + 100)
    game = random_table(rng).game
    target = rng.below(len(TWO_RINGS))
    ways = Passage(game, 0, target)
    for start in SYSTEMS:
        for move in (1, 2):
            every = [way for way in all_ways(game, start, target, 4) if needed(game, way) <= move]
            routes = ways.routes(start, move)
            if every:
                assert routes[0].rifts <= min(rifts_left(game, way) for way in every)
            for route in routes:
                way = (*route.systems, target)
                assert needed(game, way) == route.needs <= move
                assert rifts_left(game, way) == route.rifts == len(route.dangers)
                assert all(kind(game, route.systems[at]) == "gravity_rift" for at in route.dangers)


@rule("ti4:92.1", "ti4:92.3", "ti4:17.4c", "ti4:17.4d")
@pytest.mark.parametrize("seed", range(25))
def test_a_carrier_picks_up_what_some_way_passes_and_nothing_else(seed: int) -> None:
    rng = seeded(seed + 200)
    made = random_table(rng).techs(0, "carrier-2")
    game = made.game
    start, target = rng.below(len(TWO_RINGS)), rng.below(len(TWO_RINGS))
    made.ships(0, start, carrier=1)
    for system in SYSTEMS:
        if system != start and not rng.below(3):
            made.ships(0, system, infantry=1)
    move = move_value(game, 0, CARRIER, start)
    ways = Passage(game, 0, target)
    every = [way for way in all_ways(game, start, target, 4) if needed(game, way) <= move]
    for one in SYSTEMS:
        for other in SYSTEMS:
            lots = [system for system in sorted({one, other}) if system != start and game.players[0].ships_in(system)]
            if not lots or ways.needs_from(start) > move:
                continue
            lines = [(system, "infantry", 1) for system in lots]
            loaded = load(game, 0, Form(((start, "carrier", 1), *lines)), ways)
            passed = any(all(system in way for system in lots) for way in every)
            if passed:
                assert not isinstance(loaded, Refused), (start, target, lots)
            elif not isinstance(loaded, Refused):
                route = loaded[0].route
                assert route is not None
                assert len(route.systems) > 4, (start, target, lots)


@rule("ti4:92.1", "ti4:17.4f")
@pytest.mark.parametrize("seed", range(15))
def test_the_stops_of_a_ship_are_the_systems_of_its_ways(seed: int) -> None:
    rng = seeded(seed + 300)
    game = random_table(rng).game
    target = rng.below(len(TWO_RINGS))
    ways = Passage(game, 0, target)
    for start in SYSTEMS:
        if ways.needs_from(start) > 2 or start == target:
            continue
        stops = set(ways.stops(start, 2))
        passed = {system for way in all_ways(game, start, target, 4) if needed(game, way) <= 2 for system in way[:-1]}
        assert passed <= stops | {target}
        for system in stops - passed - {target}:
            routes = ways.routes(start, 2, (system,))
            assert any(route.passed and len(route.systems) > 4 for route in routes), (start, target, system)


@rule("ti4:65.2", "ti4:65.2a", "ti4:18.1")
def test_the_move_value_in_a_nebula_is_one() -> None:
    for seed in range(10):
        made = random_table(seeded(seed))
        for system in SYSTEMS:
            assert move_value(made.game, 0, CRUISER, system) == (1 if kind(made.game, system) == "nebula" else 2)
