"""The ways of ships: the engine's search against every walk that the book allows, on galaxies by chance."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise, product

import pytest

from orrery.kernel.decision import Form, Gift, Refused
from orrery.kernel.rng import seeded
from orrery.ti4.adjacency import adjacent
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import load
from orrery.ti4.queries import unit_of
from orrery.ti4.routes import Passage, move_value
from orrery.ti4.units import CARRIER, CRUISER, INFANTRY, TYPE
from support.cite import rule
from support.ti4_ways import TWO_RINGS, all_ways, beside, kind, may_pass, needed, random_table, rifts_left

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


def fleet(seed: int) -> tuple[TwilightImperium, Form, int]:
    """Two carriers and a dreadnought somewhere, infantry in systems beside them, and a plan that brings them all."""
    rng = seeded(seed)
    made = random_table(rng).techs(0, "carrier-2")
    if rng.below(2):
        made.techs(0, "gravity-drive")
    target = rng.below(len(TWO_RINGS))
    ways = Passage(made.game, 0, target)
    lines: list[Gift] = []
    for type, far in (("carrier", 2), ("carrier", 2), ("dreadnought", 1)):
        near = [system for system in SYSTEMS if ways.needs_from(system) <= far] or [target]
        start = near[rng.below(len(near))]
        made.ships(0, start, **{type: 1})
        lines.append((start, type, 1))
    for _ in range(2):
        near = [*beside(made.game.chart, lines[0][0]), *beside(made.game.chart, lines[1][0])]
        system = near[rng.below(len(near))]
        number = 1 + rng.below(6)
        made.ships(0, system, infantry=number)
        lines.append((system, "infantry", number))
    return made.game, Form(tuple(lines)), target


def listed(game: TwilightImperium, form: Form, target: int) -> bool:
    """Some choice of listed walks, with the gravity drive for one ship, takes all infantry along."""
    ships = [(start, TYPE[kind]) for start, kind, _ in form.gifts if kind != "infantry"]
    lots = {system: sum(n for at, kind, n in form.gifts if (at, kind) == (system, "infantry")) for system in SYSTEMS}
    wanted = [system for system, number in lots.items() if number and system != target]
    drive = NUMBER["gravity-drive"] in game.players[0].techs
    for boosted in range(len(ships)) if drive else [-1]:
        choices: list[set[tuple[int, ...]]] = []
        for index, (start, type) in enumerate(ships):
            most = move_value(game, 0, type, start) + (index == boosted)
            ways = [way for way in all_ways(game, start, target, 4) if needed(game, way) <= most]
            choices.append({tuple([system for system in wanted if system in way]) for way in ways})
        rooms = [unit_of(game, 0, type).capacity for _, type in ships]
        if any(fits(lots, wanted, chosen, rooms) for chosen in product(*choices)):
            return True
    return False


def fits(lots: dict[int, int], wanted: list[int], chosen: Sequence[tuple[int, ...]], rooms: list[int]) -> bool:
    """For each set of systems: what waits there finds room in the ships that come by (Hall)."""
    if sum(lots.values()) > sum(rooms):
        return False
    for size in range(1, len(wanted) + 1):
        for some in combinations(wanted, size):
            room = sum(each for each, passed in zip(rooms, chosen) if set(passed) & set(some))
            if sum(lots[system] for system in some) > room:
                return False
    return True


@rule("ti4:92", "ti4:92.1", "ti4:17.4f", "ti4:17.6", "ti4:49.1")
@pytest.mark.parametrize("seed", range(60))
def test_a_plan_is_carried_out_if_any_choice_of_ways_carries_it(seed: int) -> None:
    game, form, target = fleet(seed + 400)
    loaded = load(game, 0, form, Passage(game, 0, target))
    if isinstance(loaded, Refused):
        assert not listed(game, form, target)
        return
    assert sum(ship.boosted for ship in loaded) <= (NUMBER["gravity-drive"] in game.players[0].techs)
    for ship in loaded:
        assert ship.route is not None
        way = (*ship.route.systems, target)
        assert way[0] == ship.start
        assert all(there in beside(game.chart, here) for here, there in pairwise(way))
        assert all(may_pass(game, system) for system in way[1:-1])
        assert needed(game, way) <= ship.move + ship.boosted
        assert len(ship.cargo) <= ship.capacity
        assert all(place in way for place, _, _ in ship.cargo)
    brought = sorted(unit for ship in loaded for unit in ship.cargo)
    assert brought == sorted(
        (place, INFANTRY, False) for place, kind, n in form.gifts if kind == "infantry" for _ in range(n)
    )


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
