"""Cudgel: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.encounter import DEFENSE_WINS, OFFENSE_WINS
from support.cite import rule
from support.cosmic import Cosmos


def test_the_loser_loses_as_many_more_as_the_winner_had_in_the_encounter() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"]}
    table = Cosmos("cudgel", "clone", "mirror", hands=hands).sends(3)
    table.says(1, "lose ships", "planet 6", "planet 7", "planet 7").encounter()
    assert table.warp(1) == 4 + 3
    assert table.ships(1) == {6: 3, 7: 2, 8: 4, 9: 4}


def test_as_defense_the_ships_on_the_planet_count() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"]}
    table = Cosmos("clone", "cudgel", "mirror", hands=hands).sends(1).encounter()
    assert table.outcome() == DEFENSE_WINS
    assert table.warp(0) == 1 + 4


def test_with_fewer_ships_all_of_them_go() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"]}
    table = Cosmos("cudgel", "clone", "mirror", hands=hands).sends(4, 5)
    for planet in (6, 7, 8, 9):
        table.game.colonies[planet][1] = 0
    table.game.colonies[6][1] = 2
    table.game.players[1].gone = 14
    table.encounter()
    assert table.ships(1) == {}
    assert table.warp(1) == 6


def test_a_win_by_a_negotiate_of_an_opponent_smashes_but_earns_no_compensation() -> None:
    hands = {0: ["attack-20", "attack-01", "attack-05", "attack-07", "attack-09"], 1: ["negotiate"]}
    table = Cosmos("cudgel", "clone", "mirror", hands=hands).lays("attack-20", "negotiate").sends(1).encounter()
    assert table.warp(1) == 4 + 1
    assert len(table.hand(1)) == 4


def test_without_an_attack_there_is_no_smash() -> None:
    hands = {0: ["attack-04"], 1: ["negotiate"], 2: ["attack-04"]}
    table = Cosmos("clone", "cudgel", "mirror", hands=hands).sends(1).encounter()
    assert table.outcome() == OFFENSE_WINS
    assert table.warp(0) == 0
    assert not [event for event in table.events("power") if event.actor == 1]


@rule("cosmic:zap.2")
def test_zapped_only_the_ordinary_loss_remains() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"], 2: ["cosmic-zap"]}
    table = Cosmos("cudgel", "clone", "mirror", hands=hands).will(2, "cosmic-zap").sends(3).encounter()
    assert table.warp(1) == 4


def test_the_zombie_saves_both_losses_one_after_the_other() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"]}
    table = Cosmos("cudgel", "zombie", "mirror", hands=hands).sends(3).encounter()
    assert table.warp(1) == 0
    assert sum(table.ships(1).values()) == 20
    assert [event.values[0] for event in table.events("saved")] == [4, 3]


def test_wild_flare_clears_the_planet_but_for_those_who_land_with_the_offense() -> None:
    hands = {0: ["attack-20", "cudgel-flare"], 1: ["attack-04"]}
    table = Cosmos("clone", "mirror", "sorcerer", "tripler", hands=hands).will(0, "cudgel-flare").sends(2, 5)
    table.game.colonies[5][2], table.game.colonies[10][2] = 1, 3
    table.game.colonies[5][3], table.game.colonies[15][3] = 2, 2
    table.invites(0, 2).says(2, "ally", "side 1").says(2, "ally ships", "planet 10").encounter()
    assert table.game.colonies[5] == [2, 0, 1, 0]
    assert table.warp(3) == 2
    assert table.warp(2) == 1  # a colony from before is not allied


def test_wild_flare_needs_a_new_colony() -> None:
    hands = {0: ["attack-20", "cudgel-flare"], 1: ["attack-04"]}
    table = Cosmos("clone", "mirror", "sorcerer", hands=hands).will(0, "cudgel-flare").sends(2, 5)
    table.game.colonies[5][0], table.game.colonies[0][0] = 1, 3
    table.game.colonies[5][2], table.game.colonies[10][2] = 1, 3
    table.encounter()
    assert table.game.colonies[5] == [3, 0, 1]


def test_super_flare_hits_allies_of_the_loser_too() -> None:
    hands = {0: ["attack-30", "cudgel-flare"], 1: ["attack-04"]}
    table = Cosmos("cudgel", "mirror", "sorcerer", "tripler", hands=hands).will(0, "cudgel-flare").sends(3)
    table.invites(1, 2, 3).joins(2, "defense", 1).joins(3, "defense", 1).says(0, "cudgel.allies", "seat 3").encounter()
    assert table.warp(1) == 4 + 3
    assert table.warp(2) == 1
    assert table.warp(3) == 1 + 3


def test_the_healer_is_asked_for_both_losses_and_the_vacuum_drags_for_both() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"], 2: []}
    table = Cosmos("cudgel", "clone", "healer", hands=hands, top=["plague"]).sends(3)
    table.says(2, "ships lost", "pass").will(2, "healer").encounter()
    assert table.warp(1) == 4
    assert table.hand(2) == ["plague"]
    table = Cosmos("cudgel", "vacuum", "fodder", hands=hands).sends(3)
    table.says(1, "vacuum.drag", "seat 2", "seat 2", "seat 2", "seat 2").says(1, "vacuum.drag", "seat 2").encounter()
    assert table.warp(2) == 4 + 1


def test_a_last_ship_is_not_spared() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"]}
    table = Cosmos("cudgel", "clone", "mirror", hands=hands).sends(4, 5)
    for planet in (6, 7, 8, 9):
        table.game.colonies[planet][1] = 1 if planet == 6 else 0
    table.game.players[1].gone = 15
    table.encounter()
    assert table.ships(1) == {}


def test_allies_and_losers_smash_nobody() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"]}
    table = Cosmos("clone", "cudgel", "mirror", hands=hands).sends(1).encounter()
    assert table.warp(0) == 0
    table = Cosmos("clone", "mirror", "cudgel", hands=hands).sends(1).invites(0, 2).joins(2, "offense", 1).encounter()
    assert table.warp(1) == 4


def test_wild_flare_is_for_the_offense_alone() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"], 2: ["cudgel-flare"]}
    table = Cosmos("clone", "mirror", "sorcerer", "tripler", hands=hands).will(2, "cudgel-flare").sends(2, 5)
    table.game.colonies[5][3], table.game.colonies[15][3] = 2, 2
    table.invites(0, 2).joins(2, "offense", 1).encounter()
    assert table.game.colonies[5] == [2, 0, 1, 2]


def test_wild_flare_brings_nothing_where_the_planet_is_empty() -> None:
    hands = {0: ["attack-20", "cudgel-flare"], 1: ["attack-04"]}
    table = Cosmos("clone", "mirror", "sorcerer", hands=hands).will(0, "cudgel-flare").sends(2, 5).encounter()
    assert not table.events("played")


def test_super_flare_needs_beaten_allies_and_a_win_of_ones_own() -> None:
    hands = {0: ["attack-30", "cudgel-flare"], 1: ["attack-04"]}
    table = Cosmos("cudgel", "mirror", "sorcerer", hands=hands).will(0, "cudgel-flare").sends(3).encounter()
    assert not table.events("played")
    hands = {0: ["attack-04", "cudgel-flare"], 1: ["attack-30"]}
    table = Cosmos("cudgel", "mirror", "sorcerer", hands=hands).will(0, "cudgel-flare").sends(3)
    table.invites(1, 2).joins(2, "defense", 1).encounter()
    assert not table.events("played")


def test_a_winner_without_ships_in_the_encounter_smashes_nobody() -> None:
    hands = {0: ["attack-04"], 1: ["attack-30"]}
    table = Cosmos("clone", "cudgel", "mirror", hands=hands).sends(1, 5)
    table.game.colonies[5][1], table.game.colonies[6][1] = 0, 8
    table.encounter()
    assert table.outcome() == DEFENSE_WINS
    assert table.warp(0) == 1
    assert not table.events("power")


def test_who_may_cancel_the_super_flare_is_told_whom_it_hits() -> None:
    hands = {0: ["attack-20", "cudgel-flare"], 1: ["attack-04"], 2: ["attack-06"], 3: ["card-zap"]}
    table = Cosmos("cudgel", "mirror", "trader", "clone", hands=hands).sends(2)
    table.invites(1, 2).joins(2, "defense", 1).will(0, "cudgel-flare").to("card played", 3)
    assert [event.values for event in table.events("aims at ally")] == [(2,)]


def test_the_ships_it_had_when_it_won_count_whatever_became_of_them_since() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"]}
    table = Cosmos("vacuum", "cudgel", "mirror", hands=hands).sends(2, 5).will(0, "vacuum")
    table.says(0, "vacuum.drag", "seat 1", "seat 1").says(1, "lose ships", "planet 5", "planet 5").encounter()
    assert table.ships(1)[5] == 4 - 2
    assert table.warp(0) == 2 + 4
