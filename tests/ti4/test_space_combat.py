"""Space combat: its rounds, its dice and its end."""

from __future__ import annotations

from orrery.kernel.rng import Arranged
from orrery.ti4.units import CARRIER, CRUISER, DREADNOUGHT, FIGHTER, INFANTRY, WAR_SUN, damaged
from support.cite import rule
from support.play import answer, asked, log
from support.ti4 import Table
from support.ti4_combat import battle, card, left


@rule("ti4:71", "ti4:71.5", "ti4:71.6", "ti4:71.6b", "ti4:71.9", "ti4:71.10", "ti4:88.3", "ti4:48.1")
def test_both_sides_hit_even_with_ships_that_are_lost() -> None:
    game = battle(Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1), 7, 7)
    assert (left(game, 0, CRUISER), left(game, 1, CRUISER)) == (0, 0)
    assert any("space combat over -1" in line for line in log(game))


def test_morale_boost_counts_for_one_round() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, dreadnought=1).hand(0, "morale-boost")
    game = battle(table.ships(1, 3, cruiser=1), 6, 1, 6, 1)
    card(game, 0, "morale-boost")
    answer(game, 1, "stay")
    answer(game, 1, "sustain")
    answer(game, 1, "stay")
    assert damaged(game.players[1].ships_in(0), DREADNOUGHT) == 1, "a six hits with the boost, and later does not"


@rule("ti4:97.1", "ti4:71.5b.3", "ti4:97.3")
def test_letnev_buy_their_dice_again() -> None:
    table = Table("letnev", "hacan").pools(0, fleet=3, goods=2).ships(0, 1, cruiser=2).ships(1, 0, carrier=2)
    game = battle(table, 1, 8, 1, 1, 9, 9)
    answer(game, 0, "ability")
    assert asked(game, 0).prompt == "after-space-combat-roll"
    answer(game, 0, "ability")
    game.rng = Arranged(1, [], [9, 1, 1])
    answer(game, 0, "die 0")
    assert game.players[0].goods == 0
    assert left(game, 1, CARRIER) == 0, "two hits: the eight stayed, the one became a nine"


def test_mentak_ambush_can_end_the_combat_before_it_begins() -> None:
    table = Table("mentak", "hacan").ships(0, 1, cruiser=2).ships(1, 0, cruiser=1)
    game = battle(table, 9, 2)
    answer(game, 0, "ability")
    assert left(game, 1, CRUISER) == 0
    assert not [line for line in log(game) if "barrage" in line]
    assert any("space combat over 0" in line for line in log(game))


@rule("ti4:71.5b")
def test_ships_of_one_combat_value_are_rolled_for_together() -> None:
    table = Table("letnev", "hacan").pools(0, fleet=5, goods=2).ships(0, 1, carrier=1, destroyer=1, fighter=2)
    game = battle(table.ships(1, 0, dreadnought=1), *[1] * 20)
    answer(game, 0, "ability")
    answer(game, 0, "ability")
    assert len(asked(game, 0).options) == 4, "carrier, destroyer and fighters all hit on nine"


def test_what_a_carrier_held_is_lost_when_cannons_shoot_it_down() -> None:
    """Before the combat: only in a combat does capacity not count (49.3)."""
    table = Table("sol", "hacan", tiles=("1", "19", "20", "21", "22", "23", "24")).ships(0, 1, carrier=1, infantry=2)
    game = battle(table.troops(1, 0, pds=1), 10)
    answer(game, 1, "fire")
    assert not game.players[0].ships_in(0)
    assert len([line for line in log(game) if "removed" in line]) == 2


@rule("ti4:71.1", "ti4:88.3a")
def test_alone_in_the_system_nobody_fights() -> None:
    game = battle(Table("sol", "hacan").ships(0, 1, cruiser=1))
    assert not any("combat" in line for line in log(game))


@rule("ti4:71.8", "ti4:71.3b")
def test_rounds_go_on_while_both_have_ships_and_the_barrage_does_not_come_again() -> None:
    table = Table("sol", "hacan").ships(0, 1, destroyer=1).ships(1, 0, cruiser=1)
    game = battle(table, 1, 1, 1, 1, 9, 1)
    assert left(game, 1, CRUISER) == 0
    assert len([line for line in log(game) if "barrage" in line]) == 1


@rule("ti4:71.5a", "ti4:48.2", "ti4:71.5b.1", "ti4:71.5b.4", "ti4:71.5b.2")
def test_the_attacker_rolls_first_from_the_best_value_on_and_a_war_sun_three_dice() -> None:
    table = Table("sol", "hacan").ships(0, 1, war_sun=1, cruiser=1).ships(1, 0, dreadnought=1, carrier=1)
    game = battle(table.ships(1, 3, cruiser=1), *[1] * 6)
    answer(game, 1, "stay")
    rolled = [(event.actor, *event.values) for event in game.log or [] if event.kind == "rolled"][:4]
    assert rolled == [(0, WAR_SUN, 1, 1, 1), (0, CRUISER, 1), (1, DREADNOUGHT, 1), (1, CARRIER, 1)]


@rule("ti4:F.general.1")
def test_a_die_shows_one_to_ten() -> None:
    game = battle(Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1))
    assert {game.rng.die(10) for _ in range(400)} == set(range(1, 11))


@rule("ti4:65.3", "ti4:62.2", "ti4:9", "ti4:94")
def test_the_defender_hits_better_in_a_nebula() -> None:
    tiles = ("42", "19", "20", "21", "22", "23", "24")
    game = battle(Table("sol", "hacan", tiles=tiles).ships(0, 1, cruiser=1).ships(1, 0, cruiser=1), 6, 6)
    assert (left(game, 0, CRUISER), left(game, 1, CRUISER)) == (0, 1)


@rule("ti4:71.10a", "ti4:49.3c")
def test_the_winner_removes_what_is_left_without_room_only_after_the_combat() -> None:
    table = Table("sol", "hacan").ships(0, 1, carrier=1, fighter=3).ships(1, 0, cruiser=1)
    game = battle(table, 1, 1, 1, 1, 7, 1, 9, 1, 1)
    answer(game, 0, f"type {CARRIER}")
    assert left(game, 1, CRUISER) == 0, "the fighters fought on"
    assert left(game, 0, FIGHTER) == 0


@rule("ti4:21.1")
def test_ground_forces_without_any_ship_are_removed_after_the_combat() -> None:
    table = Table("sol", "hacan").ships(0, 1, carrier=1, infantry=2).ships(1, 0, cruiser=1)
    game = battle(table, 1, 7)
    assert left(game, 0, INFANTRY) == 0


@rule("ti4:35", "ti4:35.1")
def test_who_has_no_units_in_a_combat_is_no_opponent() -> None:
    table = Table("sol", "hacan", "norr").ships(0, 1, dreadnought=1).ships(1, 0, cruiser=2).hand(2, "direct-hit")
    game = battle(table, 1, 7, 1)
    answer(game, 0, "sustain")
    assert game.asked(2) is None


@rule("ti4:97.2")
def test_one_ability_rerolls_the_dice_of_a_group_once() -> None:
    table = Table("letnev", "hacan").pools(0, goods=2).ships(0, 1, cruiser=2).ships(1, 0, carrier=2)
    game = battle(table.ships(1, 3, cruiser=1), 1, 1)
    answer(game, 0, "ability")
    answer(game, 1, "stay")
    answer(game, 0, "ability")
    game.rng = Arranged(1, [], [1, 1, 1, 1])
    answer(game, 0, "die 0", "die 1")
    assert game.asked(0) is None or asked(game, 0).prompt != "after-space-combat-roll"
    assert left(game, 1, CARRIER) == 2
