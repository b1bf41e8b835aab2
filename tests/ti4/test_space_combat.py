"""Space combat step by step, with cards that act in the middle of it."""

from __future__ import annotations

import json

from orrery.kernel.loading import load
from orrery.kernel.rng import Arranged
from orrery.ti4.components import COMPONENTS
from orrery.ti4.game import TwilightImperium
from orrery.ti4.units import (
    CARRIER,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    INFANTRY,
    WAR_SUN,
    count,
    damaged,
    force,
)
from support.cite import rule
from support.play import answer, asked, log
from support.ti4 import Table, everything
from support.ti4_modifiers import DoubleShielding, Drill


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


@rule("ti4:71", "ti4:71.5", "ti4:71.6", "ti4:71.6b", "ti4:71.9", "ti4:71.10", "ti4:88.3", "ti4:9", "ti4:94", "ti4:48.1")
def test_both_sides_hit_even_with_ships_that_are_lost() -> None:
    game = battle(Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1), 7, 7)
    assert (left(game, 0, CRUISER), left(game, 1, CRUISER)) == (0, 0)
    assert any("space combat over -1" in line for line in log(game))


@rule("ti4:46", "ti4:46.1", "ti4:46.1b", "ti4:46.2", "ti4:71.3", "ti4:71.3a", "ti4:71.3b")
def test_a_barrage_shoots_fighters_in_the_first_round_only() -> None:
    table = Table("sol", "hacan").ships(0, 1, destroyer=1).ships(1, 0, fighter=2)
    game = battle(table, 9, 9)
    assert left(game, 1, FIGHTER) == 0
    assert len([line for line in log(game) if "barrage" in line]) == 1


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


def test_skilled_retreat_leaves_without_a_winner() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).hand(1, "skilled-retreat")
    game = battle(table)
    card(game, 1, "skilled-retreat")
    answer(game, 1, "system 4")
    assert left(game, 1, CRUISER, system=4) == 1
    assert 4 in game.players[1].tokens
    assert any("space combat over -1" in line for line in log(game)), "a draw, though one side has ships left"


@rule("ti4:71.4c")
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


@rule("ti4:71.7b")
def test_a_retreat_leaves_behind_what_its_ships_cannot_carry() -> None:
    """Though there would be room where they go (71.7b)."""
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, carrier=1, fighter=5).ships(1, 3, carrier=1)
    game = battle(table, *[1] * 12)
    answer(game, 1, "retreat")
    assert left(game, 1, FIGHTER, system=3) == 4


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


@rule("ti4:71.4", "ti4:71.4a", "ti4:71.7")
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


def enter(table: Table) -> TwilightImperium:
    """Seat 0 is about to move into the middle."""
    return table.activate(0)


@rule("ti4:46.2a", "ti4:71.3c", "ti4:46.1d")
def test_a_barrage_fires_without_fighters_and_its_excess_hits_nothing_else() -> None:
    table = Table("sol", "hacan").ships(0, 1, destroyer=1).ships(1, 0, cruiser=1)
    game = battle(table, 9, 9, 1, 1)
    assert len([line for line in log(game) if "barrage" in line]) == 1
    table = Table("sol", "hacan").ships(0, 1, destroyer=1).ships(1, 0, cruiser=1, fighter=1)
    game = battle(table.ships(1, 3, cruiser=1), 9, 9)
    assert (left(game, 1, FIGHTER), left(game, 1, CRUISER)) == (0, 1)


@rule("ti4:46.1c")
def test_what_helps_combat_rolls_helps_no_barrage() -> None:
    game = enter(
        Table("sol", "hacan").ships(0, 1, destroyer=1).ships(1, 0, cruiser=1, fighter=1).ships(1, 3, cruiser=1)
    )
    game.begin_effect(Drill(0))
    game.rng = Arranged(1, [], [8, 8])
    everything(game, 0)
    assert left(game, 1, FIGHTER) == 1


@rule("ti4:75.4a")
def test_nothing_sustains_the_hits_of_a_barrage() -> None:
    table = Table("sol", "hacan").ships(0, 1, destroyer=1).ships(1, 0, dreadnought=1).ships(1, 3, cruiser=1)
    game = battle(table, 9, 9)
    assert asked(game, 1).prompt == "announce retreat"
    assert damaged(game.players[1].ships_in(0), DREADNOUGHT) == 0


@rule("ti4:71.1", "ti4:88.3a")
def test_alone_in_the_system_nobody_fights() -> None:
    game = battle(Table("sol", "hacan").ships(0, 1, cruiser=1))
    assert not any("combat" in line for line in log(game))


@rule("ti4:71.4", "ti4:71.4b")
def test_the_defender_is_asked_first_and_a_retreat_bars_the_attackers() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=2).ships(0, 2, cruiser=1).ships(1, 0, cruiser=1)
    table.game.players[0].tokens = (2,)
    game = battle(table.ships(1, 4, cruiser=1), *[1] * 6)
    assert asked(game, 1).prompt == "announce retreat"
    answer(game, 1, "stay")
    assert asked(game, 0).prompt == "announce retreat"
    answer(game, 0, "stay")
    answer(game, 1, "retreat")
    assert game.asked(0) is None or asked(game, 0).prompt != "announce retreat"
    assert left(game, 1, CRUISER, system=4) == 2


@rule("ti4:71.7a")
def test_no_retreat_where_the_opponent_has_no_ships_left() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=2).ships(1, 3, cruiser=1)
    game = battle(table, 1, 7, 1)
    answer(game, 1, "retreat")
    assert (left(game, 1, CRUISER), left(game, 1, CRUISER, system=3)) == (2, 1)


@rule("ti4:71.7c", "ti4:71.4c")
def test_a_retreat_needs_something_of_ones_own_and_no_ships_of_others() -> None:
    table = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(2, 4, cruiser=1)
    game = battle(table.ships(1, 3, cruiser=1).planets(1, 27, 29), 1, 1)  # the systems 2 and 4
    answer(game, 1, "retreat")
    assert [option.id() for option in asked(game, 1).options] == [2, 3]
    refused = game.why_not(1, ("system", 4))
    assert refused is not None
    assert refused.reason == "ships-of-others"


@rule("ti4:71.7d")
def test_a_retreat_places_a_command_token() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=2).ships(1, 3, cruiser=1)
    game = battle(table, 1, 1, 1)
    answer(game, 1, "retreat")
    assert game.players[1].tokens == (3,)


@rule("ti4:71.8")
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


@rule("ti4:65.3", "ti4:62.2")
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


def stalemate(table: Table) -> TwilightImperium:
    """Two dreadnoughts on each side, each round repaired: two hits are one sustain, and nobody can ever lose a ship."""
    table.ships(0, 1, dreadnought=2).ships(1, 0, dreadnought=2).techs(0, "duranium-armor").techs(1, "duranium-armor")
    game = enter(table)
    for seat in (0, 1):
        game.begin_effect(DoubleShielding(seat))
    game.rng = Arranged(1, [], [1] * 8)
    everything(game, 0)
    return game


@rule("ti4:F.general.2")
def test_if_nobody_can_win_the_attacker_must_retreat() -> None:
    game = stalemate(Table("sol", "hacan").planets(0, 26))
    assert left(game, 0, DREADNOUGHT, system=1) == 2
    assert left(game, 1, DREADNOUGHT) == 2


@rule("ti4:F.general.2")
def test_if_nobody_can_win_and_the_attacker_cannot_retreat_their_ships_are_destroyed() -> None:
    game = stalemate(Table("sol", "hacan"))
    assert not game.players[0].ships_in(0)
    assert left(game, 1, DREADNOUGHT) == 2
    assert any("space combat over 1" in line for line in log(game))


def test_with_one_die_more_somebody_can_win_and_the_attacker_is_not_driven_off() -> None:
    game = stalemate(Table("sol", "hacan").ships(1, 0, cruiser=1).planets(0, 26))
    assert asked(game, 0).prompt == "announce retreat"


@rule("ti4:F.action-cards.2", "ti4:75.5")
def test_nothing_sustains_what_destroys_a_ship_directly() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, dreadnought=1).hand(0, "courageous-to-the-end")
    game = battle(table, 1, 5, 9, 1)
    card(game, 0, "courageous-to-the-end")
    assert left(game, 1, DREADNOUGHT) == 0


@rule("ti4:F.action-cards.4")
def test_each_side_may_hold_its_shields_in_the_same_window() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=2).ships(1, 0, cruiser=2).ships(1, 3, cruiser=1)
    game = battle(table.hand(0, "shields-holding").hand(1, "shields-holding"), 7, 7, 7, 7)
    answer(game, 1, "stay")
    card(game, 0, "shields-holding")
    card(game, 1, "shields-holding")
    assert (left(game, 0, CRUISER), left(game, 1, CRUISER)) == (2, 2)


@rule("ti4:F.action-cards.6", "ti4:F.action-cards.5")
def test_a_direct_hit_answers_the_sustain_of_a_hit_from_an_ability() -> None:
    table = Table("mentak", "hacan").ships(0, 1, cruiser=2).ships(1, 0, dreadnought=1).hand(0, "direct-hit")
    game = battle(table.hand(1, "shields-holding"), 9, 2)
    answer(game, 0, "ability")
    assert asked(game, 1).prompt == "before-assign-space-combat-hits"
    answer(game, 1, "pass")
    answer(game, 1, "sustain")
    card(game, 0, "direct-hit")
    assert left(game, 1, DREADNOUGHT) == 0


@rule("ti4:35", "ti4:35.1")
def test_who_has_no_units_in_a_combat_is_no_opponent() -> None:
    table = Table("sol", "hacan", "norr").ships(0, 1, dreadnought=1).ships(1, 0, cruiser=2).hand(2, "direct-hit")
    game = battle(table, 1, 7, 1)
    answer(game, 0, "sustain")
    assert game.asked(2) is None


@rule("ti4:37.2", "ti4:37.2a", "ti4:37.2b")
def test_a_retreat_out_of_a_gravity_rift_costs_dice_and_what_lost_ships_carry() -> None:
    tiles = ("41", "19", "20", "21", "22", "23", "24")
    table = Table("sol", "hacan", tiles=tiles).ships(0, 1, cruiser=1).ships(1, 0, carrier=2, fighter=3)
    game = battle(table.ships(1, 3, cruiser=1), *[1] * 6)
    answer(game, 1, "retreat")
    game.rng = Arranged(1, [], [3, 4])
    assert asked(game, 1).prompt == "carry"
    answer(game, 1, "nth 0", "nth 1")
    assert game.players[1].ships_in(3) == force({CRUISER: 1, CARRIER: 1, FIGHTER: 1})
    assert not game.players[1].ships_in(0)


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
