"""Dues: fleet pool, capacity, tokens, hands, lone structures, control, victory, whenever they are broken."""

from __future__ import annotations

from orrery.kernel.rng import Arranged
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.dues import open_dues
from orrery.ti4.rules.moves import add_on_planet, gain_point, place_token
from orrery.ti4.state import HAND_DUE
from orrery.ti4.tiles import PLANET, TILE, TILES
from orrery.ti4.units import CARRIER, CRUISER, FIGHTER, INFANTRY, PDS, SPACE_DOCK, count
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table, plan

MECATOL = PLANET["mecatol_rex"]


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
    made = Table("sol", "hacan").pools(0, fleet=1).ships(0, 1, carrier=1, fighter=4).troops(0, MECATOL, infantry=9)
    assert open_dues(made.game) == []


@rule("ti4:49.2", "ti4:49.3", "ti4:49.3a")
def test_what_a_leaving_carrier_leaves_behind_is_removed() -> None:
    game = Table("sol", "hacan").ships(0, 1, carrier=1, fighter=1, infantry=1, dreadnought=1).activate(0)
    plan(game, 0, (1, "carrier", 1))
    assert asked(game, 0).prompt == "remove cargo"
    answer(game, 0, f"type {FIGHTER}")
    assert [at(game, 1, type) for type in (FIGHTER, INFANTRY)] == [0, 1], "the dreadnought holds one"


def test_a_space_dock_holds_three_fighters_and_nothing_else() -> None:
    made = Table("sol", "hacan").troops(0, MECATOL, space_dock=1).ships(0, 0, fighter=3)
    assert open_dues(made.game) == []
    assert open_dues(made.ships(0, 0, fighter=1).game) != []
    other = Table("sol", "hacan").troops(0, MECATOL, space_dock=1).ships(0, 0, infantry=1)
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
    assert open_dues(game) == []


@rule("ti4:52.3b")
def test_a_token_that_is_not_there_comes_from_a_pool() -> None:
    made = Table("sol", "hacan").ships(0, 1, cruiser=1)
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
    made = Table("sol", "hacan")
    player = made.game.players[0]
    player.tactic, player.fleet, player.strategy, player.tokens = 6, 6, 2, (3, 4)
    place_token(made.game, 0, 3)
    assert player.tokens == (3, 4)
    assert open_dues(made.game) == []


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


@rule("ti4:77.7")
def test_the_first_from_the_speaker_on_wins_where_two_have_the_points() -> None:
    made = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1)
    game = made.begin()
    game.speaker = 1
    gain_point(game, 0, 10)
    gain_point(game, 2, 10)
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
