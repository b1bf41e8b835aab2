"""Hits of a space combat: sustained, cancelled, assigned by both sides at once, with cards that act in the middle."""

from __future__ import annotations

import json

from orrery.kernel.loading import load
from orrery.kernel.rng import Arranged
from orrery.ti4.units import CRUISER, DESTROYER, DREADNOUGHT, damaged
from support.cite import card, rule
from support.play import answer, asked, log
from support.ti4 import Table, everything
from support.ti4_combat import battle, enter, left
from support.ti4_combat import card as play
from support.ti4_modifiers import DoubleShielding


@rule("ti4:71.6", "ti4:71.6a", "ti4:75", "ti4:75.1")
def test_hits_are_shared_out_between_sustaining_and_losing() -> None:
    table = Table("sol", "hacan").ships(0, 1, dreadnought=1, cruiser=1).ships(1, 0, cruiser=2).ships(1, 3, cruiser=1)
    game = battle(table, 1, 1, 7, 7)
    answer(game, 1, "stay")
    assert asked(game, 0).prompt == "assign hits"
    assert asked(game, 0).least == asked(game, 0).most == 2
    answer(game, 0, "sustain", "destroy")
    assert (left(game, 0, DREADNOUGHT), left(game, 0, CRUISER)) == (1, 0), "the list begins with the smallest ship"
    assert damaged(game.players[0].ships_in(0), DREADNOUGHT) == 1


@rule("ti4:31.14a")
def test_direct_hit_comes_between_one_sustain_and_the_next() -> None:
    """Two dreadnoughts shall sustain two hits; after the first one is shot down the second hit is assigned anew."""
    table = Table("sol", "hacan").ships(0, 1, dreadnought=2, cruiser=1).ships(1, 0, cruiser=2).hand(1, "direct-hit")
    game = battle(table, 1, 1, 1, 7, 7)
    answer(game, 0, "sustain", "sustain")
    assert asked(game, 1).prompt == "after-sustain-damage-used"
    play(game, 1, "direct-hit")
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
    play(game, 1, "direct-hit")
    assert asked(game, 2).prompt == "when-action-card-played"
    assert len(game.stack) >= 10, game.where()
    again = load(json.loads(json.dumps(game.save())))
    assert asked(again, 2) == asked(game, 2)
    play(game, 2, "sabotage")
    assert left(game, 0, DREADNOUGHT) == 1
    assert damaged(game.players[0].ships_in(0), DREADNOUGHT) == 1


def test_shields_holding_cancels_two_hits_before_they_are_assigned() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=3).ships(1, 0, cruiser=3).hand(0, "shields-holding")
    game = battle(table.ships(1, 3, cruiser=1), 1, 1, 1, 7, 7, 7)
    answer(game, 1, "stay")
    play(game, 0, "shields-holding")
    assert left(game, 0, CRUISER) == 2


def test_direct_hit_answers_the_sustain_of_a_cannon_hit_only_for_who_fired() -> None:
    table = Table("sol", "hacan", "norr", tiles=("1", "19", "20", "21", "22", "23", "24")).ships(0, 1, dreadnought=1)
    game = battle(table.troops(1, 0, pds=1).hand(1, "direct-hit").hand(2, "direct-hit"), 10)
    answer(game, 1, "fire")
    answer(game, 0, "sustain")
    assert asked(game, 1).prompt == "after-sustain-damage-used"
    answer(game, 1, "pass")
    assert game.asked(2) is None


@card("ti4:duranium-armor")
def test_duranium_armor_repairs_what_was_damaged_before_this_round() -> None:
    table = Table("sol", "hacan").techs(0, "duranium-armor").ships(0, 1, damaged_dreadnought=1, dreadnought=1)
    game = battle(table.ships(1, 0, cruiser=1, carrier=1), 1, 1, 7, 1, 10, 10)
    answer(game, 0, "sustain")
    assert damaged(game.players[0].ships_in(0), DREADNOUGHT) == 1, "one was repaired, one has just sustained"


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
    play(game, 0, "courageous-to-the-end")
    assert left(game, 1, CRUISER) == 0


def test_both_sides_choose_their_losses_at_once() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1, destroyer=1).ships(1, 0, cruiser=1, destroyer=1)
    game = battle(table, *[1] * 4, 7, 1, 7, 1)
    assert [decision.prompt for decision in game.waiting()] == ["assign hits", "assign hits"]
    answer(game, 1, f"type {CRUISER}")
    assert left(game, 1, CRUISER) == 1, "nothing falls before both have chosen"
    game.rng = Arranged(1, [], [1, 9])
    answer(game, 0, f"type {CRUISER}")
    assert (left(game, 0, CRUISER), left(game, 1, CRUISER)) == (0, 0)
    assert left(game, 1, DESTROYER) == 1


@rule("ti4:75.6")
def test_where_a_sustain_cancels_two_hits_the_rest_is_asked_after_it() -> None:
    game = enter(
        Table("sol", "hacan").ships(0, 1, dreadnought=1, cruiser=1).ships(1, 0, cruiser=3).ships(1, 3, cruiser=1)
    )
    game.begin_effect(DoubleShielding(0))
    game.rng = Arranged(1, [], [1, 1, 7, 7, 7])
    everything(game, 0)
    answer(game, 1, "stay")
    assert asked(game, 0).prompt == "sustain damage"
    assert (asked(game, 0).least, asked(game, 0).most) == (0, 1)
    answer(game, 0, "sustain")
    assert asked(game, 0).most == 1, "two of three hits are cancelled"
    answer(game, 0, f"type {CRUISER}")
    assert damaged(game.players[0].ships_in(0), DREADNOUGHT) == 1


@rule("ti4:F.action-cards.2", "ti4:75.5")
def test_nothing_sustains_what_destroys_a_ship_directly() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, dreadnought=1).hand(0, "courageous-to-the-end")
    game = battle(table, 1, 5, 9, 1)
    play(game, 0, "courageous-to-the-end")
    assert left(game, 1, DREADNOUGHT) == 0


@rule("ti4:F.action-cards.4")
def test_each_side_may_hold_its_shields_in_the_same_window() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=2).ships(1, 0, cruiser=2).ships(1, 3, cruiser=1)
    game = battle(table.hand(0, "shields-holding").hand(1, "shields-holding"), 7, 7, 7, 7)
    answer(game, 1, "stay")
    play(game, 0, "shields-holding")
    play(game, 1, "shields-holding")
    assert (left(game, 0, CRUISER), left(game, 1, CRUISER)) == (2, 2)


@rule("ti4:F.action-cards.6", "ti4:F.action-cards.5")
def test_a_direct_hit_answers_the_sustain_of_a_hit_from_an_ability() -> None:
    table = Table("mentak", "hacan").ships(0, 1, cruiser=2).ships(1, 0, dreadnought=1).hand(0, "direct-hit")
    game = battle(table.hand(1, "shields-holding"), 9, 2)
    answer(game, 0, "ability")
    assert asked(game, 1).prompt == "before-assign-space-combat-hits"
    answer(game, 1, "pass")
    answer(game, 1, "sustain")
    play(game, 0, "direct-hit")
    assert left(game, 1, DREADNOUGHT) == 0
