"""Space combat by the letter: the order of its moments, and the cases in which steps meet."""

from __future__ import annotations

from orrery.kernel.rng import Arranged
from orrery.ti4.game import TwilightImperium
from orrery.ti4.reinforcements import left_of
from orrery.ti4.units import CARRIER, CRUISER, DESTROYER, DREADNOUGHT
from orrery.ti4.windows import (
    AFTER_ANTI_FIGHTER_BARRAGE_ROLL,
    AFTER_ASSIGN_SPACE_COMBAT_HITS,
    AFTER_SPACE_COMBAT_ROLL,
    AFTER_SPACE_COMBAT_WON,
    AFTER_UNIT_DESTROYED,
    BEFORE_ANTI_FIGHTER_BARRAGE_ROLL,
    BEFORE_ASSIGN_SPACE_COMBAT_HITS,
    BEFORE_SPACE_COMBAT,
    END_OF_SPACE_COMBAT_ROLL_STEP,
    END_OF_SPACE_COMBAT_ROUND,
    START_OF_ANNOUNCE_RETREATS,
    START_OF_SPACE_COMBAT_ROUND,
    WHEN_COMBAT_WON,
    WHEN_UNIT_DESTROYED,
)
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_bell import hung, rung
from support.ti4_combat import battle, left

MOMENTS = (
    BEFORE_SPACE_COMBAT,
    START_OF_SPACE_COMBAT_ROUND,
    BEFORE_ANTI_FIGHTER_BARRAGE_ROLL,
    AFTER_ANTI_FIGHTER_BARRAGE_ROLL,
    START_OF_ANNOUNCE_RETREATS,
    AFTER_SPACE_COMBAT_ROLL,
    END_OF_SPACE_COMBAT_ROLL_STEP,
    BEFORE_ASSIGN_SPACE_COMBAT_HITS,
    WHEN_UNIT_DESTROYED,
    AFTER_UNIT_DESTROYED,
    AFTER_ASSIGN_SPACE_COMBAT_HITS,
    END_OF_SPACE_COMBAT_ROUND,
    WHEN_COMBAT_WON,
    AFTER_SPACE_COMBAT_WON,
)


# -- moments -----------------------------------------------------------------------------------------------------------


@rule("ti4:71.2", "ti4:20.4a", "ti4:71.9a", "ti4:20.4b", "ti4:31.14", "ti4:31.15", "ti4:31.16")
def test_the_moments_of_a_space_combat_come_in_the_order_of_the_book() -> None:
    """Before the combat is before the barrage; the end of the last round is the end of the combat, once."""
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    with hung(table, 0, *MOMENTS):
        game = battle(table, 1, 1, 7, 1)
        first = list(MOMENTS[:7])
        first.insert(6, AFTER_SPACE_COMBAT_ROLL)
        assert rung(game)[:8] == first
        assert rung(game)[8:10] == [AFTER_ASSIGN_SPACE_COMBAT_HITS, END_OF_SPACE_COMBAT_ROUND]
        last = [START_OF_SPACE_COMBAT_ROUND, START_OF_ANNOUNCE_RETREATS, *[AFTER_SPACE_COMBAT_ROLL] * 2]
        assert rung(game)[10:14] == last, "no second barrage, and nothing before a combat that goes on"
        assert rung(game)[14:] == list(MOMENTS[6:])


@rule("ti4:71.3a", "ti4:71.9a", "ti4:71.10")
def test_a_combat_that_the_barrage_ends_has_an_end_of_its_round_and_a_winner() -> None:
    table = Table("sol", "hacan").ships(0, 1, destroyer=1).ships(1, 0, fighter=2)
    with hung(table, 0, *MOMENTS):
        game = battle(table, 9, 9)
    assert rung(game)[-3:] == [END_OF_SPACE_COMBAT_ROUND, WHEN_COMBAT_WON, AFTER_SPACE_COMBAT_WON]
    assert START_OF_ANNOUNCE_RETREATS not in rung(game)
    assert AFTER_SPACE_COMBAT_ROLL not in rung(game)


@rule("ti4:71.10")
def test_a_draw_has_no_winner_to_act() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    with hung(table, 0, END_OF_SPACE_COMBAT_ROUND, WHEN_COMBAT_WON, AFTER_SPACE_COMBAT_WON):
        game = battle(table, 7, 7)
    assert rung(game) == [END_OF_SPACE_COMBAT_ROUND]


@rule("ti4:31.14a", "ti4:101", "ti4:31.16")
def test_all_that_falls_leaves_the_board_before_anybody_reacts_and_when_comes_before_after() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    with hung(table, 0, WHEN_UNIT_DESTROYED, AFTER_UNIT_DESTROYED):
        game = battle(table, 7, 7)
    both = [WHEN_UNIT_DESTROYED] * 2 + [AFTER_UNIT_DESTROYED] * 2
    assert rung(game, "destroyed") == ["destroyed", "destroyed", *both]


@rule("ti4:101.2", "ti4:32.3", "ti4:37.2a", "ti4:49.3")
def test_what_is_removed_is_not_destroyed() -> None:
    """For want of room in the fleet pool, of capacity, and in a gravity rift: nobody hears of a destruction."""
    tiles = ("41", "19", "20", "21", "22", "23", "24")
    table = Table("sol", "hacan", tiles=tiles).ships(0, 0, cruiser=2, carrier=1, fighter=2).pools(0, fleet=3)
    with hung(table, 0, WHEN_UNIT_DESTROYED, AFTER_UNIT_DESTROYED):
        game = table.activate(1)
        game.rng = Arranged(1, [], [3, 10])
        plan(game, 0, (0, "cruiser", 2))
        assert left(game, 0, CRUISER, system=1) == 1
        game.players[0].fleet = 0
        game.mark_fleets(0)
        answer(game, 1, "pass")
    assert not game.players[0].space
    assert rung(game, "rift", "removed", "destroyed") == [*["rift"] * 2, *["removed"] * 5]


# -- dice --------------------------------------------------------------------------------------------------------------


def dice_of(game: TwilightImperium, seat: int) -> list[tuple[int, ...]]:
    """Each group of combat rolls of that seat: type, dice."""
    return [event.values for event in game.log or [] if (event.kind, event.actor) == ("rolled", seat)]


@rule("ti4:71.5", "ti4:48.1", "ti4:75.2")
def test_each_ship_rolls_a_die_damaged_or_not_and_hits_from_its_value_on() -> None:
    table = Table("sol", "hacan").ships(0, 1, damaged_dreadnought=1, dreadnought=1, destroyer=1)
    game = battle(table.ships(1, 0, carrier=3).ships(1, 3, cruiser=1), 1, 1, 5, 4, 8, 1, 1, 1)
    answer(game, 1, "stay")
    assert dice_of(game, 0)[:2] == [(DREADNOUGHT, 5, 4), (DESTROYER, 8)]
    assert left(game, 1, CARRIER) == 2, "a five hits, a four does not, nor does the eight of a destroyer"


@rule("ti4:71.5b.3", "ti4:71.5b.1", "ti4:97.3")
def test_dice_of_dreadnoughts_are_rolled_again_before_those_of_destroyers_are_rolled() -> None:
    """The example of the rulebook."""
    table = Table("letnev", "hacan").pools(0, fleet=5, goods=2).ships(0, 1, dreadnought=1, destroyer=1)
    game = battle(table.ships(1, 0, carrier=2).ships(1, 3, cruiser=1), 1, 1, 4)
    answer(game, 0, "ability")
    answer(game, 1, "stay")
    assert asked(game, 0).prompt == "after-space-combat-roll"
    assert dice_of(game, 0) == [(DREADNOUGHT, 4)]
    answer(game, 0, "ability")
    game.rng = Arranged(1, [], [5, 1])
    answer(game, 0, "die 0")
    assert dice_of(game, 0) == [(DREADNOUGHT, 4), (DESTROYER, 1)], "the five of the second roll is no group of its own"


@rule("ti4:97.1")
def test_a_die_that_is_rolled_again_may_become_worse() -> None:
    table = Table("letnev", "hacan").pools(0, goods=2).ships(0, 1, cruiser=1).ships(1, 0, carrier=1)
    game = battle(table.ships(1, 3, cruiser=1), 10)
    answer(game, 0, "ability")
    answer(game, 1, "stay")
    answer(game, 0, "ability")
    game.rng = Arranged(1, [], [6, 1])
    answer(game, 0, "die 0")
    assert left(game, 1, CARRIER) == 1


# -- what is lost ------------------------------------------------------------------------------------------------------


@rule("ti4:71.6b", "ti4:101", "ti4:25.3")
def test_destroyed_ships_are_in_the_reinforcements_again() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).ships(1, 3, cruiser=7).pools(1, fleet=7)
    assert left_of(table.game, 1, CRUISER) == 0
    game = battle(table, 7, 1)
    answer(game, 1, "stay")
    assert left_of(game, 1, CRUISER) == 1
