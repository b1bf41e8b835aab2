"""Space cannons at ships: who may fire, at whom, from where, and what is hit."""

from __future__ import annotations

from orrery.kernel.rng import Arranged
from orrery.ti4.game import TwilightImperium
from orrery.ti4.units import CARRIER, CRUISER, DREADNOUGHT, FIGHTER, PDS, UNIT, count, damaged
from support.cite import rule
from support.play import answer, asked, log
from support.ti4 import Table, everything
from support.ti4_modifiers import Drill

TILES = ("35", "19", "20", "21", "22", "23", "24")  # Bereg and Lirta IV in the middle


def arrive(table: Table, *dice: int) -> TwilightImperium:
    game = table.activate(0)
    game.rng = Arranged(1, [], list(dice))
    everything(game, 0)
    return game


def long_range(table: Table, seat: int) -> Table:
    units = list(table.game.players[seat].units)
    units[PDS] = UNIT["pds-2"]
    table.game.players[seat].units = tuple(units)
    return table


@rule("ti4:96.2", "ti4:96.1", "ti4:96", "ti4:70.1")
def test_space_cannons_may_fire_or_not() -> None:
    table = Table("sol", "hacan", tiles=TILES).ships(0, 1, cruiser=1).troops(1, 50, pds=1)
    game = arrive(table, 10)
    assert [option.key for option in asked(game, 1).options] == ["fire", "hold fire"]
    answer(game, 1, "hold fire")
    assert count(game.players[0].ships_in(0), CRUISER) == 1
    assert not any("cannon" in line for line in log(game))


@rule("ti4:96.3", "ti4:96.3b", "ti4:96.5", "ti4:101", "ti4:101.1")
def test_each_unit_rolls_and_each_hit_destroys_a_ship_of_the_owners_choice() -> None:
    table = Table("sol", "hacan", tiles=TILES).ships(0, 1, cruiser=1, carrier=1)
    table.troops(1, 50, pds=1).troops(1, 51, pds=1)
    game = arrive(table, 6, 5)
    answer(game, 1, "fire")
    assert asked(game, 0).prompt == "assign hits"
    assert asked(game, 0).most == 1, "a six hits, a five does not"
    answer(game, 0, f"type {CARRIER}")
    assert (count(game.players[0].ships_in(0), CARRIER), count(game.players[0].ships_in(0), CRUISER)) == (0, 1)


@rule("ti4:96.3c")
def test_deep_space_cannons_reach_the_next_system_and_others_do_not() -> None:
    table = Table("sol", "hacan", tiles=TILES).ships(0, 1, cruiser=1).troops(1, 27, pds=1)
    game = arrive(table)
    assert game.asked(1) is None or asked(game, 1).prompt != "space cannon"
    table = long_range(Table("sol", "hacan", tiles=TILES), 1).ships(0, 1, cruiser=1).troops(1, 27, pds=1)
    game = arrive(table, 5)
    answer(game, 1, "fire")
    assert not game.players[0].ships_in(0), "a five is enough for the second level"


@rule("ti4:96.3d", "ti4:62")
def test_what_helps_combat_rolls_helps_no_cannon() -> None:
    table = Table("sol", "hacan", tiles=TILES).ships(0, 1, cruiser=1).troops(1, 50, pds=1)
    game = table.activate(0)
    game.begin_effect(Drill(1))
    game.rng = Arranged(1, [], [5])
    everything(game, 0)
    answer(game, 1, "fire")
    assert count(game.players[0].ships_in(0), CRUISER) == 1


@rule("ti4:96.4", "ti4:96.5b", "ti4:96.5a")
def test_the_active_player_fires_first_at_a_player_of_their_choice_also_without_moving() -> None:
    table = Table("sol", "hacan", "norr", tiles=TILES).ships(1, 0, cruiser=1).ships(2, 0, cruiser=1)
    game = table.troops(0, 50, pds=1).activate(0)
    game.rng = Arranged(1, [], [10])
    options = [option.things for option in asked(game, 0).options]
    assert options == [(("seat", 1),), (("seat", 2),), ()]
    answer(game, 0, "seat 2")
    assert count(game.players[1].ships_in(0), CRUISER) == 1
    assert not game.players[2].ships_in(0)


@rule("ti4:96.2", "ti4:96.5a")
def test_the_others_fire_clockwise_and_only_at_the_active_player() -> None:
    table = long_range(long_range(Table("sol", "hacan", "norr", tiles=TILES), 1), 2).ships(0, 1, cruiser=3)
    game = arrive(table.ships(2, 0, cruiser=1).troops(1, 27, pds=1).troops(2, 28, pds=1), 1, 1)
    assert [option.things for option in asked(game, 1).options] == [(("seat", 0),), ()]
    answer(game, 1, "fire")
    assert [option.things for option in asked(game, 2).options] == [(("seat", 0),), ()]


@rule("ti4:75.4", "ti4:75.2", "ti4:75.3")
def test_ships_sustain_cannon_hits_and_a_damaged_one_does_not_again() -> None:
    table = Table("sol", "hacan", tiles=TILES).ships(0, 1, dreadnought=1).troops(1, 50, pds=2)
    game = arrive(table, 6, 1)
    answer(game, 1, "fire")
    answer(game, 0, "sustain")
    assert damaged(game.players[0].ships_in(0), DREADNOUGHT) == 1
    table = Table("sol", "hacan", tiles=TILES).ships(0, 1, damaged_dreadnought=1).troops(1, 50, pds=1)
    game = arrive(table, 6)
    answer(game, 1, "fire")
    assert not game.players[0].ships_in(0)


@rule("ti4:49.3")
def test_fighters_are_lost_with_the_carrier_before_anything_else() -> None:
    table = Table("sol", "hacan", tiles=TILES).ships(0, 1, carrier=1, fighter=2).troops(1, 50, pds=1)
    game = arrive(table, 6)
    answer(game, 1, "fire")
    answer(game, 0, f"type {CARRIER}")
    assert count(game.players[0].ships_in(0), FIGHTER) == 0


def test_antimass_deflectors_weaken_cannons() -> None:
    table = Table("sol", "hacan", tiles=TILES).ships(0, 1, cruiser=1).troops(1, 50, pds=1)
    game = arrive(table.techs(0, "antimass-deflectors"), 6)
    answer(game, 1, "fire")
    assert count(game.players[0].ships_in(0), CRUISER) == 1
