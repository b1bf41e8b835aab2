"""Hyperlanes: not systems, but lines that make systems adjacent for all purposes."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.adjacency import adjacent, are_neighbours, near_planet
from orrery.ti4.chart import Chart, Place
from orrery.ti4.setup import setup
from orrery.ti4.tiles import TILE, TILES
from orrery.ti4.units import CRUISER, count
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table, plan

# Two hyperlanes, one south of the other, and systems around them.
NORTH, SOUTH, EAST, WEST, FARTHER = range(5)
PLACES: tuple[Place, ...] = ((0, -1), (0, 2), (1, 0), (-1, 1), (0, 3))
UPPER, LOWER = (0, 0), (0, 1)
STRAIGHT = ("83A", 5)  # its one line, turned so that it leads from north to south


def across(*factions: str, upper: tuple[str, int] = STRAIGHT, tiles: str = "19 20 46 47 22") -> Table:
    table = Table(*factions)
    lanes = ((TILE[upper[0]], UPPER, upper[1]), (TILE["84A"], LOWER, 1))
    table.game.chart = Chart(tuple([TILE[key] for key in tiles.split()]), PLACES, lanes)
    return table


# -- where lines lead --------------------------------------------------------------------------------------------------


@rule("ti4:10.4", "ti4:41.1", "ti4:87.7")
def test_a_line_across_several_hyperlanes_joins_its_ends_and_nothing_else() -> None:
    game = across("sol", "hacan").game
    assert adjacent(game, NORTH) == [SOUTH]
    assert adjacent(game, SOUTH) == [NORTH, FARTHER]
    assert adjacent(game, EAST) == [], "it touches both hyperlanes, but no line ends there"
    assert game.chart.joined == ((NORTH, SOUTH),), "without those that touch"


@rule("ti4:41.1")
@pytest.mark.parametrize(("turn", "joined"), [(3, (EAST, WEST)), (1, (NORTH, EAST)), (5, (NORTH, WEST)), (0, None)])
def test_a_turned_hyperlane_leads_elsewhere(turn: int, joined: tuple[int, int] | None) -> None:
    """One line from north-east to north-west, turned clockwise by sixty degrees each."""
    game = across("sol", upper=("85A", turn)).game
    assert game.chart.joined == ((joined,) if joined else ())


@rule("ti4:41.1")
def test_lines_that_meet_at_an_edge_lead_from_there_to_each_end_but_not_from_end_to_end() -> None:
    game = across("sol", upper=("87A", 0)).game
    assert TILES[TILE["87A"]].lines == ((0, 2), (2, 4), (2, 5)), "three lines from the south-east"
    assert adjacent(game, EAST) == [NORTH, WEST]
    assert adjacent(game, NORTH) == [EAST]
    assert adjacent(game, WEST) == [EAST]


@rule("ti4:10.4")
@pytest.mark.parametrize("players", [5, 7, 8])
def test_adjacency_goes_both_ways_in_every_galaxy_with_hyperlanes(players: int) -> None:
    chart = setup({"players": players, "sets": "kings", "layout": "alternative"}, 3).chart
    for system, near in enumerate(chart.near):
        assert system not in near
        assert all(system in chart.near[other] for other in near)
        assert near or chart.wormholes[system], "only what lies beside the galaxy touches nothing"
    assert chart.joined
    assert all(other in chart.near[one] for one, other in chart.joined)


# -- for all purposes --------------------------------------------------------------------------------------------------


@rule("ti4:41.1", "ti4:10.4")
def test_ships_move_along_a_hyperlane_in_one_step() -> None:
    table = across("sol", "hacan").ships(0, NORTH, carrier=1, cruiser=1).planets(1, 0)
    game = table.activate(SOUTH)
    plan(game, 0, (NORTH, "carrier", 1))
    assert count(game.players[0].ships_in(SOUTH), CRUISER) == 0
    assert game.players[0].ships_in(SOUTH)
    farther = across("sol", "hacan").ships(0, NORTH, carrier=1, cruiser=1).planets(1, 0).activate(FARTHER)
    assert [row[:2] for row in asked(farther, 0).rows if row[2]] == [(NORTH, "cruiser")], "two steps in all"


@rule("ti4:41.1")
def test_who_is_joined_by_a_hyperlane_is_a_neighbour() -> None:
    assert are_neighbours(across("sol", "hacan").ships(0, NORTH, fighter=1).ships(1, SOUTH, fighter=1).game, 0, 1)
    assert not are_neighbours(across("sol", "hacan").ships(0, NORTH, fighter=1).ships(1, EAST, fighter=1).game, 0, 1)
    game = across("sol", "hacan").game
    assert near_planet(game, game.chart.planets[NORTH][0]) == [NORTH, SOUTH]


@rule("ti4:41.1")
@pytest.mark.parametrize(("upper", "fires"), [(STRAIGHT, True), (("83A", 0), False)])
def test_deep_space_cannons_fire_along_a_hyperlane(upper: tuple[str, int], fires: bool) -> None:
    table = across("sol", "hacan", upper=upper).ships(0, FARTHER, cruiser=1).techs(1, "pds-2")
    table.troops(1, table.game.chart.planets[NORTH][0], pds=1)
    table.game.rng = Arranged(1, [], [10])
    game = table.activate(SOUTH)
    plan(game, 0, (FARTHER, "cruiser", 1))
    if fires:
        answer(game, 1, "fire")
    assert bool(game.players[0].ships_in(SOUTH)) != fires


@rule("ti4:41.1")
def test_a_retreat_goes_along_a_hyperlane() -> None:
    table = across("sol", "hacan").ships(0, FARTHER, cruiser=1).ships(1, SOUTH, cruiser=1)
    table.planets(0, 0).planets(1, table.game.chart.planets[NORTH][0])
    table.game.rng = Arranged(1, [], [1, 1])
    game = table.activate(SOUTH)
    plan(game, 0, (FARTHER, "cruiser", 1))
    answer(game, 1, "retreat")
    assert game.players[1].ships_in(NORTH)


# -- not systems -------------------------------------------------------------------------------------------------------


@rule("ti4:41.2", "ti4:87.7")
def test_a_hyperlane_is_no_system_and_nothing_can_be_aimed_at_it() -> None:
    game = across("sol", "hacan").ships(0, NORTH, cruiser=1).planets(1, 0).begin()
    answer(game, 0, "tactical")
    assert [option.id() for option in asked(game, 0).options] == [NORTH, SOUTH, EAST, WEST, FARTHER]
    view = game.view(0)
    assert [(system.q, system.r) for system in view.systems] == list(PLACES)
    assert [(q, r) for _, q, r, _ in view.lanes] == [UPPER, LOWER]


@rule("ti4:41.2", "ti4:98.1a")
def test_no_token_and_no_unit_lies_on_a_hyperlane() -> None:
    game = setup({"players": 8, "sets": "kings", "layout": "alternative"}, 5)
    lanes = [place for _, place, _ in game.chart.hyperlanes]
    assert len(lanes) == 6
    assert not any(place in lanes for place in game.chart.places)
    assert not any(game.chart.places[system] in lanes for system in game.frontier)
    assert all(TILES[tile].lines == () for tile in game.chart.tiles)
