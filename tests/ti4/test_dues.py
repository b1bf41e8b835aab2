"""Dues: fleet pool, capacity, tokens, hands, lone structures, control, victory, whenever they are broken."""

from __future__ import annotations

from orrery.kernel.rng import Arranged
from orrery.ti4.components import NUMBER, thing_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.control import GainControl
from orrery.ti4.rules.dues import open_dues
from orrery.ti4.rules.moves import add_on_planet, gain_point, place_token, put_units
from orrery.ti4.rules.placing import TakeFromBoard
from orrery.ti4.state import FLEET_DUE, HAND_DUE
from orrery.ti4.tiles import PLANET, TILE, TILES
from orrery.ti4.units import CARRIER, CRUISER, FIGHTER, INFANTRY, PDS, SPACE_DOCK, UNIT, count
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table, plan

MECATOL = PLANET["mecatol_rex"]


def held(*factions: str) -> Table:
    """A table at which everybody has a planet: without one nobody would be in the game."""
    made = Table(*factions)
    for seat in range(len(factions)):
        made.planets(seat, made.game.chart.planets[6 - seat][0])
    return made


def at(game: TwilightImperium, system: int, type: int, seat: int = 0) -> int:
    return count(game.players[seat].ships_in(system), type)


def kinds(game: TwilightImperium) -> list[str]:
    return [event.kind for event in game.log or []]


@rule("ti4:32.1", "ti4:32.3", "ti4:76.2")
def test_a_fleet_token_is_lost_and_the_owner_removes_a_ship_at_once() -> None:
    made = Table("sol", "hacan").ships(0, 1, cruiser=3, destroyer=1)
    game = made.pools(0, fleet=4).begin()
    game.players[0].fleet = 3
    game.mark_fleets(0)
    answer(game, 0, "tactical")
    assert asked(game, 0).prompt == "remove ships"
    answer(game, 0, f"type {CRUISER}")
    assert at(game, 1, CRUISER) == 2
    assert "removed" in kinds(game)
    assert "destroyed" not in kinds(game)


@rule("ti4:32.1a", "ti4:76.2a", "ti4:49.3b")
def test_fighters_and_troops_on_planets_do_not_count_against_the_fleet_pool() -> None:
    made = held("sol", "hacan").pools(0, fleet=1).ships(0, 1, carrier=1, fighter=4).troops(0, MECATOL, infantry=9)
    assert open_dues(made.game) == []


@rule("ti4:49.2", "ti4:49.3", "ti4:49.3a")
def test_what_a_leaving_carrier_leaves_behind_is_removed() -> None:
    game = Table("sol", "hacan").ships(0, 1, carrier=1, fighter=1, infantry=1, dreadnought=1).activate(0)
    plan(game, 0, (1, "carrier", 1))
    assert asked(game, 0).prompt == "remove cargo"
    answer(game, 0, f"type {FIGHTER}")
    assert [at(game, 1, type) for type in (FIGHTER, INFANTRY)] == [0, 1], "the dreadnought holds one"


def test_a_space_dock_holds_three_fighters_and_nothing_else() -> None:
    made = held("sol", "hacan").troops(0, MECATOL, space_dock=1).ships(0, 0, fighter=3)
    assert open_dues(made.game) == []
    assert open_dues(made.ships(0, 0, fighter=1).game) != []
    other = held("sol", "hacan").troops(0, MECATOL, space_dock=1).ships(0, 0, infantry=1)
    assert open_dues(other.game) != []


@rule("ti4:49.3c")
def test_fighters_without_a_carrier_fight_on_and_are_removed_when_the_winner_is_named() -> None:
    """The defender hits once in the first round and the carrier takes it; the fighters win the second round."""
    made = Table("sol", "hacan").ships(0, 1, carrier=1, fighter=4).ships(1, 0, cruiser=1)
    made.game.rng = Arranged(1, [], [1, 1, 1, 1, 1, 10, 10, 10, 10, 10, 1])
    game = made.activate(0)
    plan(game, 0, (1, "carrier", 1), (1, "fighter", 4))
    assert asked(game, 0).prompt == "assign hits"
    answer(game, 0, f"type {CARRIER}")
    assert not game.players[1].ships_in(0), "four fighters fought on"
    assert not game.players[0].ships_in(0), "and found no room when the combat was over"
    assert kinds(game).count("removed") == 4


@rule("ti4:52.3b")
def test_a_token_that_is_not_there_comes_from_a_pool() -> None:
    made = held("sol", "hacan").ships(0, 1, cruiser=1)
    player = made.game.players[0]
    player.tactic, player.fleet, player.strategy, player.tokens = 5, 5, 2, (3, 4, 5)
    game = made.begin()
    place_token(game, 0, 6)
    assert open_dues(game) == [], "that was the sixteenth"
    place_token(game, 0, 2)
    answer(game, 0, "tactical")
    assert asked(game, 0).prompt == "which pool"
    answer(game, 0, "pool 1")
    assert (player.tactic, player.fleet, player.strategy) == (5, 4, 2)


@rule("ti4:52.6", "ti4:52.3b")
def test_where_a_token_lies_already_none_is_taken() -> None:
    made = held("sol", "hacan")
    player = made.game.players[0]
    player.tactic, player.fleet, player.strategy, player.tokens = 6, 6, 2, (3, 4)
    place_token(made.game, 0, 3)
    assert player.tokens == (3, 4)
    assert open_dues(made.game) == []


@rule("ti4:52.3b")
def test_who_has_all_tokens_on_the_board_places_none() -> None:
    made = held("sol", "hacan")
    player = made.game.players[0]
    player.tactic, player.fleet, player.strategy, player.tokens = 0, 0, 0, tuple(range(16))
    place_token(made.game, 0, 17)
    assert player.tokens == tuple(range(16))
    assert open_dues(made.game) == []


@rule("ti4:43.3", "ti4:43.3a", "ti4:47.3", "ti4:47.3a", "ti4:101")
def test_where_no_figure_stands_fighters_and_infantry_are_destroyed_at_once() -> None:
    """Ten plastic fighters: an eleventh place with fighters has none, and the owner says which goes without."""
    made = held("sol", "hacan")
    for system in range(7):
        made.ships(0, system, carrier=1, fighter=1)
    for system in (7, 8, 9):  # beyond the chart: places are places
        made.game.players[0].put_in_space(system, made.game.players[0].ships_in(0))
    game = made.pools(0, fleet=9).begin()
    assert open_dues(game) == []
    put_units(game, 0, 10, FIGHTER, 2)
    put_units(game, 0, 10, CARRIER, 1)
    answer(game, 0, "tactical")
    assert (asked(game, 0).prompt, len(asked(game, 0).options), asked(game, 0).least) == ("lose tokens", 11, 1)
    answer(game, 0, "place 10")
    assert at(game, 10, FIGHTER) == 0
    assert kinds(game).count("destroyed") == 2
    made = held("sol", "hacan")
    planets = [each for planets in made.game.chart.planets for each in planets]
    for system in range(7):
        made.ships(0, system, cruiser=1, carrier=1)
    game = made.begin()
    for place in [*range(7), *[1000 + planet for planet in planets[:6]]]:
        put_units(game, 0, place, INFANTRY, 1)
    answer(game, 0, "tactical")
    assert (asked(game, 0).prompt, asked(game, 0).least) == ("lose tokens", 1), "thirteen places and twelve figures"
    refused = game.why_not(0, ("planet", planets[6]))
    assert refused is not None
    assert refused.reason == "none-there"
    assert game.why_not(0, ("planet", planets[0])) is None
    refused = game.why_not(0, ("seat", 1))
    assert refused is not None
    assert refused.reason == "not-in-question"


@rule("ti4:72.4a", "ti4:19")
def test_a_dock_in_space_falls_when_it_is_blockaded() -> None:
    """At once, before space cannons; with a ship of its own beside it, it stands."""
    for beside, left in ((0, 0), (1, 1)):
        made = held("sol", "saar").ships(0, 1, cruiser=1).ships(1, 0, space_dock=1, cruiser=beside)
        units = made.game.players[1].units
        made.game.players[1].units = (*units[:SPACE_DOCK], UNIT["floating-factory-1"])
        made.game.rng = Arranged(1, [], [1] * 20)
        game = made.activate(0)
        plan(game, 0, (1, "cruiser", 1))
        assert at(game, 0, SPACE_DOCK, 1) == left


def test_a_dock_in_space_holds_what_its_sheet_says() -> None:
    made = held("sol", "saar").ships(1, 0, space_dock=1, fighter=2, infantry=2)
    units = made.game.players[1].units
    made.game.players[1].units = (*units[:SPACE_DOCK], UNIT["floating-factory-1"])
    assert open_dues(made.game) == []
    assert open_dues(made.ships(1, 0, infantry=1).game) == [(FLEET_DUE, 1, 0)]


@rule("ti4:32.3", "ti4:71.7")
def test_a_retreat_to_a_full_fleet_removes_ships_there() -> None:
    made = held("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=2).ships(1, 4, destroyer=2)
    made.game.rng = Arranged(1, [], [1] * 9)
    game = made.pools(1, fleet=3).activate(0)
    plan(game, 0, (1, "cruiser", 1))
    answer(game, 1, "retreat")
    answer(game, 1, "system 4")
    assert (asked(game, 1).prompt, asked(game, 1).least) == ("remove ships", 1)


@rule("ti4:49.3", "ti4:59.4a")
def test_what_a_carrier_held_that_is_taken_back_is_removed() -> None:
    made = held("sol", "hacan").ships(0, 1, carrier=1, infantry=2).ships(0, 2, carrier=1)
    game = made.game
    game.begin(TakeFromBoard(0, CARRIER, 1))
    answer(game, 0, "place 1")
    assert not game.players[0].ships_in(1)
    assert kinds(game).count("removed") == 2


@rule("ti4:49.3")
def test_fighters_around_a_dock_that_is_gone_are_removed() -> None:
    made = held("sol", "hacan").troops(0, PLANET["wellon"], infantry=1, space_dock=1).ships(0, 1, fighter=3)
    game = made.begin()
    add_on_planet(game, 0, PLANET["wellon"], SPACE_DOCK, -1)
    answer(game, 0, "tactical")
    assert at(game, 1, FIGHTER) == 0


@rule("ti4:3.4")
def test_who_has_more_than_seven_cards_chooses_which_to_discard() -> None:
    made = Table("sol", "hacan").ships(0, 1, cruiser=1)
    made.game.players[0].hand += list(range(9))
    game = made.begin()
    game.mark(HAND_DUE, 0)
    answer(game, 0, "tactical")
    assert (asked(game, 0).prompt, asked(game, 0).least) == ("discard", 2)
    answer(game, 0, "card 3", "card 5")
    assert game.players[0].hand == [0, 1, 2, 4, 6, 7, 8]


@rule("ti4:70.4", "ti4:72.4", "ti4:53.5", "ti4:53.5a")
def test_structures_left_alone_fall_and_who_alone_has_units_has_control() -> None:
    made = Table("sol", "hacan").ships(0, 1, cruiser=1).troops(1, MECATOL, pds=1, space_dock=1)
    game = made.begin()
    add_on_planet(game, 0, MECATOL, INFANTRY, 1)
    answer(game, 0, "tactical")
    assert not game.players[1].troops_on(MECATOL)
    assert game.controller[MECATOL] == 0
    guarded = Table("sol", "hacan").ships(0, 1, cruiser=1).troops(1, MECATOL, pds=1, space_dock=1, infantry=1)
    game = guarded.begin()
    add_on_planet(game, 0, MECATOL, INFANTRY, 1)
    answer(game, 0, "tactical")
    assert [count(game.players[1].troops_on(MECATOL), type) for type in (PDS, SPACE_DOCK)] == [1, 1]


@rule("ti4:70.4", "ti4:16")
def test_who_loses_a_lone_dock_and_has_more_stays_in_the_game() -> None:
    made = held("sol", "hacan").ships(1, 2, cruiser=1).troops(1, MECATOL, space_dock=1)
    game = made.begin()
    add_on_planet(game, 0, MECATOL, INFANTRY, 1)
    answer(game, 0, "tactical")
    assert not game.players[1].troops_on(MECATOL)
    assert not game.players[1].eliminated
    assert at(game, 2, CRUISER, 1) == 1


@rule("ti4:53.5a", "ti4:53.1", "ti4:53.2")
def test_control_by_presence_is_gained_as_by_conquest() -> None:
    """The card comes exhausted, and what follows a gain follows this one; nobody gains what they have."""
    made = held("sol", "hacan").planets(1, MECATOL).techs(0, "integrated-economy").pools(0, goods=3)
    game = made.begin()
    add_on_planet(game, 0, MECATOL, INFANTRY, 1)
    answer(game, 0, "pass")
    assert asked(game, 0).prompt == "after-control-gained"
    assert (game.controller[MECATOL], game.exhausted[MECATOL]) == (0, True)
    answer(game, 0, "pass")
    again = held("sol", "hacan").planets(0, MECATOL).techs(0, "integrated-economy").pools(0, goods=3).game
    again.begin(GainControl(0, MECATOL))
    assert again.over
    assert not again.exhausted[MECATOL]


@rule("ti4:77.7")
def test_the_first_from_the_speaker_on_wins_where_two_have_the_points() -> None:
    made = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1)
    game = made.begin()
    game.speaker = 1
    gain_point(game, 0, thing_of(NUMBER["mutiny"]), 10)
    gain_point(game, 2, thing_of(NUMBER["mutiny"]), 10)
    answer(game, 0, "tactical")
    assert game.over
    assert game.winners == [2]


@rule("ti4:87.1", "ti4:87.3", "ti4:87.4", "ti4:76")
def test_backs_of_tiles_and_types_of_ships() -> None:
    assert {tile.back for tile in TILES} <= {"green", "blue", "red", "none"}
    assert all(tile.planets for tile in TILES if tile.back == "blue")
    assert all(tile.anomalies or not tile.planets for tile in TILES if tile.back == "red")
    assert TILES[TILE["18"]].planets
    assert CARRIER < INFANTRY
