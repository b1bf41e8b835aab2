"""Placing units when none are left, structures and their limits, tokens without a figure."""

from __future__ import annotations

from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.placing import PlaceStructure, PlaceUnits, ReplaceTokens, structure_places, why_no_structure
from orrery.ti4.units import FIGHTER, MECH, PDS, SPACE_DOCK, UNIT, count
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table


@rule("ti4:34", "ti4:34.1", "ti4:34.4", "ti4:34.5", "ti4:34.6", "ti4:70", "ti4:70.3", "ti4:72.3")
def test_one_dock_and_two_pds_on_each_planet() -> None:
    table = Table("sol", "hacan").troops(0, 0, space_dock=1, pds=2).troops(0, 1, pds=1)
    game = table.game
    assert structure_places(game, 0, SPACE_DOCK) == [ON_PLANET + 1]
    assert structure_places(game, 0, PDS) == [ON_PLANET + 1]
    reasons = [why_no_structure(game, 0, ON_PLANET, type) for type in (SPACE_DOCK, PDS)]
    assert [(each.numbers, each.rule) for each in reasons if each] == [((1, 1), "ti4:34.4"), ((2, 2), "ti4:34.5")]
    in_space, strange = why_no_structure(game, 0, 3, PDS), why_no_structure(game, 0, ON_PLANET + 5, PDS)
    assert in_space is not None
    assert strange is not None
    assert (in_space.rule, strange.rule) == ("ti4:34.1", "ti4:26.3a")


@rule("ti4:34.1a")
def test_a_floating_factory_is_placed_in_space() -> None:
    table = Table("sol", "hacan").planets(0, Table("sol").game.chart.planets[1][0])
    player = table.game.players[0]
    player.units = tuple(
        [UNIT["floating-factory-1"] if type == SPACE_DOCK else row for type, row in enumerate(player.units)]
    )
    assert structure_places(table.game, 0, SPACE_DOCK) == [1]


@rule("ti4:59.4a")
def test_a_structure_of_which_none_is_left_is_taken_from_the_board() -> None:
    table = Table("sol", "hacan", tiles=("18", "27", "28", "29", "30", "32", "33"))
    game = table.game
    one, two, three = game.chart.planets[1][0], game.chart.planets[2][0], game.chart.planets[3][0]
    table.troops(0, one, space_dock=1).troops(0, two, space_dock=1).troops(0, three, space_dock=1)
    home = game.chart.planets[4][0]
    table.planets(0, home)
    game.players[0].tokens = (1, 4)
    game.begin(PlaceStructure(0, (SPACE_DOCK,)))
    answer(game, 0, f"place {ON_PLANET + home}")
    assert asked(game, 0).prompt == "take from board"
    assert [option.id() - ON_PLANET for option in asked(game, 0).options] == [two, three]
    answer(game, 0, f"place {ON_PLANET + two}")
    docks = [count(game.players[0].troops_on(planet), SPACE_DOCK) for planet in (one, two, three, home)]
    assert docks == [1, 0, 1, 1]


@rule("ti4:59.4a")
def test_no_ability_forces_anybody_to_take_units_back() -> None:
    table = Table("sol", "hacan").troops(0, Table("sol").game.chart.planets[1][0], mech=4)
    there = ON_PLANET + table.game.chart.planets[2][0]
    table.game.begin(PlaceUnits(0, there, MECH))
    assert [option.key for option in asked(table.game, 0).options] == ["place fewer", "take from board"]
    answer(table.game, 0, "place fewer")
    assert not table.game.players[0].troops_on(there - ON_PLANET)


@rule("ti4:43.3", "ti4:43.3a", "ti4:47.3", "ti4:47.3a", "ti4:47.2", "ti4:43.2")
def test_tokens_without_a_figure_are_destroyed() -> None:
    table = Table("sol", "hacan")
    for system in range(7):
        table.ships(0, system, fighter=2)
    game = table.game
    for system in (7, 8, 9, 10):
        game.players[0].put_in_space(system, game.players[0].ships_in(0))
    game.begin(ReplaceTokens(0, FIGHTER))
    assert asked(game, 0).least == asked(game, 0).most == 1, "eleven places and ten figures"
    answer(game, 0, "place 3")
    assert not game.players[0].ships_in(3)
