"""Space combat where its rules meet: simultaneous losses, retreats of what cannot fly, repairs, three players."""

from __future__ import annotations

from orrery.kernel.rng import Arranged
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.skirmish import Skirmish
from orrery.ti4.state import TOKENS
from orrery.ti4.tiles import MECATOL_REX
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
from orrery.ti4.windows import AFTER_RETREAT_ANNOUNCED
from support.cite import card, rule
from support.play import answer, asked, log
from support.ti4 import Table
from support.ti4_bell import hung, rung
from support.ti4_combat import battle, left
from support.ti4_combat import card as play
from support.ti4_skirmish import check

RIFT = ("41", "19", "20", "21", "22", "23", "24")
NEBULA = ("42", "19", "20", "21", "22", "23", "24")


# -- who is lost together ----------------------------------------------------------------------------------------------


@rule("ti4:71.9", "ti4:71.10", "ti4:88.4")
def test_after_a_draw_nobody_has_ships_and_nobody_invades() -> None:
    table = Table("sol", "hacan", tiles=("35", *RIFT[1:])).ships(0, 1, carrier=1, infantry=2).ships(1, 0, cruiser=1)
    game = battle(table.planets(1, 50), 9, 7)
    assert not game.players[0].ships_in(0), "the infantry is lost with its carrier"
    assert not game.players[1].ships_in(0)
    assert game.controller[50] == 1
    assert not any("landed" in line for line in log(game))


@rule("ti4:71.6", "ti4:101.1")
def test_ground_forces_aboard_take_no_hits_of_a_space_combat() -> None:
    table = Table("sol", "hacan").ships(0, 1, carrier=1, cruiser=1, infantry=3).ships(1, 0, cruiser=2)
    game = battle(table.ships(1, 3, cruiser=1), 1, 1, 7, 1)
    answer(game, 1, "stay")
    assert {option.things[0][1] for option in asked(game, 0).options} == {CARRIER, CRUISER}
    answer(game, 0, f"type {CRUISER}")
    assert left(game, 0, INFANTRY) == 3


@rule("ti4:71.6", "ti4:46.2a")
def test_more_hits_than_ships_have_no_effect() -> None:
    table = Table("sol", "hacan").ships(0, 1, war_sun=1).ships(1, 0, carrier=1, infantry=2)
    game = battle(table, 3, 3, 3, 1)
    assert not game.players[1].ships_in(0)
    assert left(game, 0, WAR_SUN) == 1


@rule("ti4:46", "ti4:46.1", "ti4:46.2", "ti4:71.3")
def test_both_barrages_fire_before_any_fighter_is_lost() -> None:
    """Fighters that fall to the barrage make no combat roll; the destroyers that fired stay."""
    table = Table("sol", "hacan").ships(0, 1, destroyer=1, carrier=1, fighter=2).ships(1, 0, destroyer=1, fighter=2)
    table.ships(1, 3, carrier=1).troops(1, MECATOL_REX, infantry=1, space_dock=1)
    game = battle(table, 9, 9, 9, 1)
    assert (left(game, 0, FIGHTER), left(game, 1, FIGHTER)) == (1, 0)
    assert (left(game, 0, DESTROYER), left(game, 1, DESTROYER)) == (1, 1)


@rule("ti4:46.1c", "ti4:65.3")
def test_a_nebula_helps_no_barrage() -> None:
    table = Table("sol", "hacan", tiles=NEBULA).ships(0, 1, carrier=1, fighter=1).ships(1, 0, destroyer=1)
    game = battle(table, 8, 8, 1, 1, 1)
    assert left(game, 0, FIGHTER) == 1


@rule("ti4:46.1", "ti4:46.1b")
@card("ti4:destroyer-2")
def test_the_second_level_of_destroyers_barrages_with_three_dice_from_six_on() -> None:
    table = Table("sol", "hacan").techs(0, "destroyer-2").ships(0, 1, destroyer=1).ships(1, 0, carrier=1, fighter=4)
    game = battle(table.ships(1, 3, cruiser=1), 6, 5, 6)
    assert left(game, 1, FIGHTER) == 2


# -- sustaining and repairing ------------------------------------------------------------------------------------------


@rule("ti4:75.1", "ti4:75.3")
def test_a_ship_does_not_sustain_again_in_the_next_round() -> None:
    table = Table("sol", "hacan").ships(0, 1, dreadnought=1).ships(1, 0, cruiser=1)
    game = battle(table, 1, 7, 1, 7)
    answer(game, 0, "sustain")
    assert not game.players[0].ships_in(0), "the second hit finds it damaged"


@rule("ti4:75.2")
def test_a_damaged_ship_rolls_and_retreats_as_before_and_stays_damaged() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, damaged_dreadnought=1).ships(1, 3, cruiser=1)
    game = battle(table, 1, 5)
    answer(game, 1, "retreat")
    assert not game.players[0].ships_in(0), "a five of a damaged dreadnought hits"
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, damaged_dreadnought=1).ships(1, 3, cruiser=1)
    game = battle(table, 1, 1)
    answer(game, 1, "retreat")
    assert damaged(game.players[1].ships_in(3), DREADNOUGHT) == 1


@rule("ti4:75.1", "ti4:101.1")
def test_a_whole_ship_may_sustain_one_hit_while_a_damaged_one_falls_to_the_other() -> None:
    table = Table("sol", "hacan").ships(0, 1, damaged_dreadnought=1, dreadnought=1).ships(1, 0, cruiser=2)
    game = battle(table.ships(1, 3, cruiser=1), 1, 1, 7, 7)
    answer(game, 1, "stay")
    answer(game, 0, "sustain", "damaged 1")
    ships = game.players[0].ships_in(0)
    assert (count(ships, DREADNOUGHT), damaged(ships, DREADNOUGHT)) == (1, 1)


@rule("ti4:75.3", "ti4:82.7")
def test_the_status_phase_repairs_what_was_damaged() -> None:
    game = Table("sol", "hacan").ships(0, 1, damaged_dreadnought=2).ships(1, 4, damaged_war_sun=1).game
    game.begin(Skirmish(2))
    answer(game, 0, "pass")
    answer(game, 1, "pass")
    assert game.rounds == 2
    assert game.players[0].ships_in(1) == force({DREADNOUGHT: 2})
    assert game.players[1].ships_in(4) == force({WAR_SUN: 1})


@card("ti4:duranium-armor")
def test_duranium_armor_repairs_nothing_in_the_round_in_which_it_sustained() -> None:
    table = Table("sol", "hacan").techs(0, "duranium-armor").ships(0, 1, dreadnought=1).ships(1, 0, cruiser=2)
    game = battle(table.ships(1, 3, cruiser=1), 1, 7, 1)
    answer(game, 1, "stay")
    answer(game, 0, "sustain")
    assert asked(game, 1).prompt == "announce retreat"
    assert damaged(game.players[0].ships_in(0), DREADNOUGHT) == 1
    game.rng = Arranged(1, [], [1, 1, 1])
    answer(game, 1, "stay")
    assert damaged(game.players[0].ships_in(0), DREADNOUGHT) == 0, "it did not in the next one"


def test_duranium_armor_repairs_also_after_the_hits_that_end_the_combat() -> None:
    table = Table("sol", "hacan").techs(0, "duranium-armor").ships(0, 1, damaged_dreadnought=1).ships(1, 0, carrier=1)
    game = battle(table, 5, 1)
    assert not left(game, 1, CARRIER)
    assert damaged(game.players[0].ships_in(0), DREADNOUGHT) == 0


def test_duranium_armor_repairs_an_old_damage_though_another_ship_sustained_and_was_shot_down() -> None:
    table = Table("sol", "hacan").techs(0, "duranium-armor").ships(0, 1, damaged_dreadnought=1, dreadnought=1)
    game = battle(table.ships(1, 0, cruiser=2).ships(1, 3, cruiser=1).hand(1, "direct-hit"), 1, 1, 7, 1)
    answer(game, 1, "stay")
    answer(game, 0, "sustain")
    play(game, 1, "direct-hit")
    ships = game.players[0].ships_in(0)
    assert (count(ships, DREADNOUGHT), damaged(ships, DREADNOUGHT)) == (1, 0)


def test_a_ship_that_sustains_and_falls_in_one_step_leaves_the_old_damage_to_be_repaired() -> None:
    table = Table("sol", "hacan").techs(0, "duranium-armor").ships(0, 1, damaged_dreadnought=1, dreadnought=1)
    game = battle(table.ships(1, 0, cruiser=2).ships(1, 3, cruiser=1), 1, 1, 7, 7)
    answer(game, 1, "stay")
    answer(game, 0, "sustain", "damaged 0")
    ships = game.players[0].ships_in(0)
    assert (count(ships, DREADNOUGHT), damaged(ships, DREADNOUGHT)) == (1, 0)


@rule("ti4:75.1", "ti4:71.6")
def test_of_two_alike_the_one_that_sustained_falls_and_not_the_whole_one() -> None:
    table = Table("sol", "hacan").ships(0, 1, dreadnought=2).ships(1, 0, cruiser=2).ships(1, 3, cruiser=1)
    game = battle(table, 1, 1, 7, 7)
    answer(game, 1, "stay")
    answer(game, 0, "sustain", "destroy")
    ships = game.players[0].ships_in(0)
    assert (count(ships, DREADNOUGHT), damaged(ships, DREADNOUGHT)) == (1, 0)


@rule("ti4:F.action-cards.2", "ti4:75.5")
def test_what_destroys_directly_may_be_met_with_a_damaged_ship() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, dreadnought=1, damaged_dreadnought=1)
    game = battle(table.hand(0, "courageous-to-the-end"), 1, 5, 5, 9, 1)
    play(game, 0, "courageous-to-the-end")
    answer(game, 1, "damaged 1")
    assert game.players[1].ships_in(0) == force({DREADNOUGHT: 1})


@rule("ti4:F.action-cards.3")
def test_two_direct_hits_in_one_round_at_two_ships() -> None:
    table = Table("sol", "hacan").ships(0, 1, dreadnought=2, cruiser=1).ships(1, 0, cruiser=2)
    game = battle(table.hand(1, "direct-hit", "direct-hit"), 1, 1, 1, 7, 7)
    answer(game, 0, "sustain", "sustain")
    play(game, 1, "direct-hit")
    answer(game, 0, "sustain")
    play(game, 1, "direct-hit")
    assert left(game, 0, DREADNOUGHT) == 0


# -- retreats ----------------------------------------------------------------------------------------------------------


@rule("ti4:71.7b", "ti4:71.7d")
def test_fighters_alone_cannot_fly_away_and_where_nothing_retreats_no_token_is_placed() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, fighter=2).ships(1, 3, cruiser=1)
    table.troops(1, MECATOL_REX, infantry=1, space_dock=1)
    game = battle(table, 1, 1, 1)
    answer(game, 1, "retreat")
    assert not game.players[1].ships_in(0), "without a move value and without a ship to carry them they are removed"
    assert left(game, 1, FIGHTER, system=3) == 0
    assert game.players[1].tokens == ()


@rule("ti4:71.7d", "ti4:37.2")
def test_where_all_ships_are_lost_in_a_gravity_rift_no_token_is_placed() -> None:
    table = Table("sol", "hacan", tiles=RIFT).ships(0, 1, cruiser=1).ships(1, 0, cruiser=2).ships(1, 3, cruiser=1)
    game = battle(table, 1, 1, 1, 3, 3)
    answer(game, 1, "retreat")
    assert (left(game, 1, CRUISER), left(game, 1, CRUISER, system=3)) == (0, 1)
    assert game.players[1].tokens == ()


@rule("ti4:71.7d", "ti4:52.3b")
def test_without_reinforcements_the_token_of_a_retreat_comes_from_the_sheet_and_none_where_one_lies() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(1, 3, cruiser=1)
    player = table.game.players[1]
    player.tactic, player.fleet, player.strategy, player.tokens = 5, 5, 3, (2, 4, 5)
    game = battle(table, 1, 1)
    start = game.count()
    answer(game, 1, "retreat")
    assert asked(game, 1).prompt == "which pool"
    check(game, start)
    answer(game, 1, "pool 2")
    assert (game.players[1].strategy, game.players[1].tokens) == (2, (2, 4, 5, 3))
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(1, 3, cruiser=1)
    player = table.game.players[1]
    player.tactic, player.fleet, player.strategy, player.tokens = 5, 5, 3, (2, 3, 4)
    game = battle(table, 1, 1)
    answer(game, 1, "retreat")
    assert (player.tactic + player.fleet + player.strategy, player.tokens) == (TOKENS - 3, (2, 3, 4))


@rule("ti4:71.7b", "ti4:32.3")
def test_a_retreat_may_overfill_the_fleet_pool_and_the_excess_is_removed() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=2).ships(1, 3, destroyer=2)
    game = battle(table.pools(1, fleet=3), 1, 1, 1)
    answer(game, 1, "retreat")
    assert asked(game, 1).prompt == "remove ships"
    answer(game, 1, f"type {DESTROYER}")
    assert game.players[1].ships_in(3) == force({CRUISER: 2, DESTROYER: 1})


@rule("ti4:71.7b", "ti4:49.1")
def test_a_retreat_carries_fighters_and_ground_forces_as_far_as_its_ships_have_room() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, carrier=1, fighter=3, infantry=1)
    game = battle(table.ships(1, 3, cruiser=1), 1, *[1] * 4)
    answer(game, 1, "retreat")
    assert game.players[1].ships_in(3) == force({CRUISER: 1, CARRIER: 1, FIGHTER: 3, INFANTRY: 1})


@rule("ti4:92", "ti4:71.7b", "ti4:F.general.6")
def test_a_retreat_takes_ground_forces_from_the_planets_of_the_system_along() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, carrier=1, fighter=3).ships(1, 3, cruiser=1)
    game = battle(table.troops(1, MECATOL_REX, infantry=3), *[1] * 5)
    answer(game, 1, "retreat")
    assert (asked(game, 1).prompt, asked(game, 1).least, asked(game, 1).most) == ("take along", 0, 3)
    answer(game, 1, "nth 0", "nth 1")
    assert asked(game, 1).prompt == "leave behind", "five for the room of four"
    answer(game, 1, f"type {FIGHTER}")
    assert game.players[1].ships_in(3) == force({CRUISER: 1, CARRIER: 1, FIGHTER: 2, INFANTRY: 2})
    assert count(game.players[1].troops_on(MECATOL_REX), INFANTRY) == 1


@rule("ti4:71.7b", "ti4:71.7c")
def test_fighters_of_the_second_level_retreat_by_themselves() -> None:
    table = Table("sol", "hacan").techs(1, "fighter-2").ships(0, 1, cruiser=1).ships(1, 0, fighter=2)
    game = battle(table.ships(1, 3, cruiser=1), 1, 1, 1)
    answer(game, 1, "retreat")
    assert left(game, 1, FIGHTER, system=3) == 2


@rule("ti4:71.7", "ti4:71.4", "ti4:71.8")
def test_the_attacker_too_may_retreat_and_then_does_not_invade() -> None:
    table = Table("sol", "hacan", tiles=("35", *RIFT[1:])).ships(0, 1, carrier=1, cruiser=1, infantry=2)
    table.planets(0, 26).ships(1, 0, cruiser=1).planets(1, 50)
    game = battle(table, 1, 1, 1)
    answer(game, 0, "retreat")
    assert game.players[0].ships_in(1) == force({CARRIER: 1, CRUISER: 1, INFANTRY: 2})
    assert game.players[0].tokens == (0, 1)
    assert game.controller[50] == 1
    assert any("space combat over 1" in line for line in log(game))


@rule("ti4:71.7c", "ti4:71.4c")
def test_a_planet_of_ones_own_without_units_is_enough_for_a_retreat_and_a_token_alone_is_not() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    table.game.players[1].tokens = (4,)
    game = battle(table, 7, 1)
    assert not left(game, 1, CRUISER), "nobody was asked"
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).planets(1, 29)
    game = battle(table, 1, 1)
    answer(game, 1, "retreat")
    assert left(game, 1, CRUISER, system=4) == 1


@rule("ti4:71.7", "ti4:71.7a")
def test_a_side_that_announced_and_has_lost_all_its_ships_retreats_nowhere() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(1, 3, cruiser=1)
    game = battle(table, 7, 1)
    answer(game, 1, "retreat")
    assert left(game, 1, CRUISER, system=3) == 1
    assert game.players[1].tokens == ()


@rule("ti4:F.action-cards.1")
def test_skilled_retreat_is_no_retreat() -> None:
    """What answers the announcement of a retreat, as Intercept does, is not asked."""
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).hand(1, "skilled-retreat")
    with hung(table, 0, AFTER_RETREAT_ANNOUNCED):
        game = battle(table)
        play(game, 1, "skilled-retreat")
        answer(game, 1, "system 4")
        assert rung(game) == []
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(1, 4, cruiser=1)
    with hung(table, 0, AFTER_RETREAT_ANNOUNCED):
        game = battle(table, 1, 1)
        answer(game, 1, "retreat")
        assert rung(game) == [AFTER_RETREAT_ANNOUNCED]


# -- three players -----------------------------------------------------------------------------------------------------


def fight_first(game: TwilightImperium, enemy: int) -> None:
    """Whoever may choose the order of combats begins with that one."""
    if game.asked(0) is not None and asked(game, 0).prompt == "next enemy":
        answer(game, 0, f"seat {enemy}")


@rule("ti4:71", "ti4:88.3")
def test_where_two_others_have_ships_both_are_fought_one_after_the_other() -> None:
    table = Table("sol", "hacan", "norr").ships(0, 1, cruiser=3).ships(1, 0, carrier=1).ships(2, 0, carrier=1)
    game = battle(table, 7, 1, 1, 1, 7, 1, 1, 1)
    fight_first(game, 1)
    assert not game.players[1].ships_in(0)
    assert not game.players[2].ships_in(0)
    assert [line for line in log(game) if "space combat over" in line] == ["ti4:71.10 space combat over 0"] * 2


@rule("ti4:71", "ti4:71.9", "ti4:88.4")
def test_who_loses_the_first_of_two_combats_fights_no_second() -> None:
    table = Table("sol", "hacan", "norr").ships(0, 1, carrier=1).ships(1, 0, cruiser=1).ships(2, 0, cruiser=1)
    game = battle(table, 1, 7)
    fight_first(game, 1)
    assert len([line for line in log(game) if "space combat over" in line]) == 1
    assert (left(game, 1, CRUISER), left(game, 2, CRUISER)) == (1, 1)
