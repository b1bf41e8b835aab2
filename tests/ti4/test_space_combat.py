"""Space combat step by step, with cards that act in the middle of it."""

from __future__ import annotations

import json

from orrery.kernel.loading import load
from orrery.kernel.rng import Arranged
from orrery.ti4.components import COMPONENTS
from orrery.ti4.game import TwilightImperium
from orrery.ti4.units import CARRIER, CRUISER, DREADNOUGHT, FIGHTER, count, damaged
from support.play import answer, asked, log
from support.ti4 import Table, everything


def battle(table: Table, *dice: int) -> TwilightImperium:
    """Seat 0 moves everything from system 1 into the middle, where seat 1 waits. The dice fall as told."""
    game = table.activate(0)
    game.rng = Arranged(1, [], list(dice))
    everything(game, 0)
    return game


def left(game: TwilightImperium, seat: int, type: int, system: int = 0) -> int:
    return count(game.players[seat].ships_in(system), type)


def card(game: TwilightImperium, seat: int, key: str) -> None:
    number = next(each for each in game.players[seat].hand if COMPONENTS[each].key == key)
    answer(game, seat, f"card {number}")


def test_both_sides_hit_even_with_ships_that_are_lost() -> None:
    game = battle(Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1), 7, 7)
    assert (left(game, 0, CRUISER), left(game, 1, CRUISER)) == (0, 0)
    assert any("space combat over -1" in line for line in log(game))


def test_a_barrage_shoots_fighters_in_the_first_round_only() -> None:
    table = Table("sol", "hacan").ships(0, 1, destroyer=1).ships(1, 0, fighter=2)
    game = battle(table, 9, 9)
    assert left(game, 1, FIGHTER) == 0
    assert len([line for line in log(game) if "barrage" in line]) == 1


def test_hits_are_shared_out_between_sustaining_and_losing() -> None:
    table = Table("sol", "hacan").ships(0, 1, dreadnought=1, cruiser=1).ships(1, 0, cruiser=2).ships(1, 3, cruiser=1)
    game = battle(table, 1, 1, 7, 7)
    answer(game, 1, "stay")
    assert asked(game, 0).prompt == "assign hits"
    assert asked(game, 0).least == asked(game, 0).most == 2
    answer(game, 0, "sustain", "destroy")
    assert (left(game, 0, DREADNOUGHT), left(game, 0, CRUISER)) == (1, 0), "the list begins with the smallest ship"
    assert damaged(game.players[0].ships_in(0), DREADNOUGHT) == 1


def test_direct_hit_comes_between_one_sustain_and_the_next() -> None:
    """Two dreadnoughts shall sustain two hits; after the first one is shot down the second hit is assigned anew."""
    table = Table("sol", "hacan").ships(0, 1, dreadnought=2, cruiser=1).ships(1, 0, cruiser=2).hand(1, "direct-hit")
    game = battle(table, 1, 1, 1, 7, 7)
    answer(game, 0, "sustain", "sustain")
    assert asked(game, 1).prompt == "after-sustain-damage-used"
    card(game, 1, "direct-hit")
    assert left(game, 0, DREADNOUGHT) == 1
    assert asked(game, 0).prompt == "assign hits", "one hit is left, and the plan no longer holds"
    assert asked(game, 0).least == 1
    answer(game, 0, "sustain")
    assert damaged(game.players[0].ships_in(0), DREADNOUGHT) == 1


def test_without_a_direct_hit_the_plan_holds_and_nobody_is_asked_again() -> None:
    table = Table("sol", "hacan").ships(0, 1, dreadnought=2, cruiser=1).ships(1, 0, cruiser=2).hand(1, "direct-hit")
    game = battle(table, 1, 1, 1, 7, 7)
    answer(game, 0, "sustain", "sustain")
    answer(game, 1, "pass")
    answer(game, 1, "pass")
    assert damaged(game.players[0].ships_in(0), DREADNOUGHT) == 2
    assert game.asked(0) is None or asked(game, 0).prompt != "assign hits"


def test_a_sabotage_cancels_the_direct_hit_deep_in_the_stack_and_everything_can_be_saved_there() -> None:
    table = Table("sol", "hacan", "norr").ships(0, 1, dreadnought=1, cruiser=1).ships(1, 0, cruiser=2)
    game = battle(table.hand(1, "direct-hit").hand(2, "sabotage"), 1, 1, 7, 1)
    answer(game, 0, "sustain")
    card(game, 1, "direct-hit")
    assert asked(game, 2).prompt == "when-action-card-played"
    assert len(game.stack) >= 10, game.where()
    again = load(json.loads(json.dumps(game.save())))
    assert asked(again, 2) == asked(game, 2)
    card(game, 2, "sabotage")
    assert left(game, 0, DREADNOUGHT) == 1
    assert damaged(game.players[0].ships_in(0), DREADNOUGHT) == 1


def test_shields_holding_cancels_two_hits_before_they_are_assigned() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=3).ships(1, 0, cruiser=3).hand(0, "shields-holding")
    game = battle(table.ships(1, 3, cruiser=1), 1, 1, 1, 7, 7, 7)
    answer(game, 1, "stay")
    card(game, 0, "shields-holding")
    assert left(game, 0, CRUISER) == 2


def test_morale_boost_counts_for_one_round() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, dreadnought=1).hand(0, "morale-boost")
    game = battle(table.ships(1, 3, cruiser=1), 6, 1, 6, 1)
    card(game, 0, "morale-boost")
    answer(game, 1, "stay")
    answer(game, 1, "sustain")
    answer(game, 1, "stay")
    assert damaged(game.players[1].ships_in(0), DREADNOUGHT) == 1, "a six hits with the boost, and later does not"


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


def test_skilled_retreat_leaves_without_a_winner() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).hand(1, "skilled-retreat")
    game = battle(table)
    card(game, 1, "skilled-retreat")
    answer(game, 1, "system 4")
    assert left(game, 1, CRUISER, system=4) == 1
    assert 4 in game.players[1].tokens
    assert any("space combat over -1" in line for line in log(game)), "a draw, though one side has ships left"


def test_nobody_retreats_into_an_anomaly_that_is_closed() -> None:
    """Asteroids, supernova, and a nebula, which is open only as the active system (13.1, 65.1, 86.1)."""
    tiles = ("18", "19", "45", "42", "43", "23", "24")
    table = Table("sol", "hacan", tiles=tiles).ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(1, 3, cruiser=1)
    game = battle(table.hand(1, "skilled-retreat"), 1, 1, 7, 1)
    card(game, 1, "skilled-retreat")
    assert [option.id() for option in asked(game, 1).options] == [1, 5, 6]
    answer(game, 1, "system 5")
    table = Table("sol", "hacan", tiles=tiles).ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(1, 3, cruiser=1)
    game = battle(table, 7, 1)
    assert not left(game, 1, CRUISER), "with ships in the nebula next door nobody was asked about a retreat"


def test_a_retreat_leaves_behind_what_its_ships_cannot_carry() -> None:
    """Though there would be room where they go (71.7b)."""
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, carrier=1, fighter=5).ships(1, 3, carrier=1)
    game = battle(table, *[1] * 12)
    answer(game, 1, "retreat")
    assert left(game, 1, FIGHTER, system=3) == 4


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


def test_direct_hit_answers_the_sustain_of_a_cannon_hit_only_for_who_fired() -> None:
    table = Table("sol", "hacan", "norr", tiles=("1", "19", "20", "21", "22", "23", "24")).ships(0, 1, dreadnought=1)
    game = battle(table.troops(1, 0, pds=1).hand(1, "direct-hit").hand(2, "direct-hit"), 10)
    answer(game, 1, "fire")
    answer(game, 0, "sustain")
    assert asked(game, 1).prompt == "after-sustain-damage-used"
    answer(game, 1, "pass")
    assert game.asked(2) is None


def test_duranium_armor_repairs_what_was_damaged_before_this_round() -> None:
    table = Table("sol", "hacan").techs(0, "duranium-armor").ships(0, 1, damaged_dreadnought=1, dreadnought=1)
    game = battle(table.ships(1, 0, cruiser=1, carrier=1), 1, 1, 7, 1, 10, 10)
    answer(game, 0, "sustain")
    assert damaged(game.players[0].ships_in(0), DREADNOUGHT) == 1, "one was repaired, one has just sustained"


def test_a_retreat_is_announced_and_carried_out_after_the_dice() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=2).ships(1, 3, cruiser=1)
    game = battle(table, 1, 1, 1)
    answer(game, 1, "retreat")
    assert left(game, 1, CRUISER, system=3) == 3
    assert left(game, 0, CRUISER) == 1


def test_courageous_to_the_end_does_not_answer_a_space_cannon() -> None:
    planet = 0
    table = Table("sol", "hacan", tiles=("1", "19", "20", "21", "22", "23", "24")).ships(0, 1, cruiser=1)
    game = battle(table.troops(1, planet, pds=1).hand(0, "courageous-to-the-end"), 10)
    answer(game, 1, "fire")
    assert any("destroyed 0" in line for line in log(game))
    assert game.asked(0) is None or asked(game, 0).prompt != "after-ship-destroyed-in-space-combat"


def test_courageous_to_the_end_answers_the_loss_of_a_ship_at_once() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=2).hand(0, "courageous-to-the-end")
    game = battle(table, 1, 7, 1, 9, 9)
    assert asked(game, 0).prompt == "after-ship-destroyed-in-space-combat"
    card(game, 0, "courageous-to-the-end")
    assert left(game, 1, CRUISER) == 0
