"""Amoeba: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.encounter import DEFENSE_WINS, OFFENSE_WINS
from support.cite import rule
from support.cosmic import Cosmos


def test_any_number_of_ships_comes_in_even_beyond_four() -> None:
    hands = {0: ["attack-10"], 1: ["attack-06"]}
    table = Cosmos("amoeba", "zombie", "clone", hands=hands).will(0, "amoeba").sends(4)
    table.says(0, "amoeba.way", "more ships").says(0, "amoeba.more", *["ship"] * 7).encounter()
    assert table.totals() == (10 + 11, 6 + 4)
    assert table.events("oozed in")[0].values == (7,)
    assert table.ships(0)[5] == 11


def test_all_ships_go_back_and_the_win_brings_no_colony() -> None:
    hands = {0: ["attack-20"], 1: ["attack-06"], 2: ["attack-04"]}
    table = Cosmos("amoeba", "clone", "zombie", hands=hands).will(0, "amoeba").sends(2)
    table.invites(0, 2).joins(2, "offense", 1)
    table.says(0, "amoeba.way", "fewer ships").says(0, "amoeba.fewer", "planet 2", "planet 3").encounter()
    assert table.totals() == (20 + 0 + 1, 6 + 4)
    assert table.outcome() == OFFENSE_WINS
    assert table.ships(0) == {0: 2, 1: 4, 2: 5, 3: 5, 4: 4}
    assert table.ships(2)[5] == 1  # the ally lands as usual
    assert table.game.waiting()[0].prompt == "second encounter"


def test_as_defense_the_ships_move_between_the_planet_and_other_colonies() -> None:
    hands = {0: ["attack-10"], 1: ["attack-06"]}
    table = Cosmos("clone", "amoeba", "zombie", hands=hands).will(1, "amoeba").sends(1)
    table.says(1, "amoeba.way", "fewer ships")
    asked = table.to("amoeba.fewer", 1)
    assert all(option.things[0][1] != 5 for option in asked.options)  # not onto the planet itself
    assert (asked.least, asked.most) == (1, 4)
    table.pick(1, "planet 6", "planet 6", "planet 6", "planet 7").encounter()
    assert table.totals() == (10 + 1, 6 + 0)
    assert table.warp(1) == 0
    assert table.ships(1) == {6: 7, 7: 5, 8: 4, 9: 4}


@rule("cosmic:zap.2")
def test_zapped_the_ships_stay_where_they_are() -> None:
    hands = {0: ["attack-10"], 1: ["attack-06"], 2: ["cosmic-zap"]}
    table = Cosmos("amoeba", "zombie", "clone", hands=hands).will(0, "amoeba").will(2, "cosmic-zap").sends(4)
    table.says(0, "amoeba.way", "more ships").says(0, "amoeba.more", *["ship"] * 7).encounter()
    assert table.totals() == (10 + 4, 6 + 4)
    assert table.ships(0)[5] == 4


@rule("cosmic:power-loss.2")
def test_emptied_colonies_are_lost_at_once_and_the_power_with_them_after_the_move() -> None:
    table = Cosmos("amoeba", "zombie", "clone", hands={0: ["attack-10"], 1: ["attack-06"]}).will(0, "amoeba").sends(1)
    ships = [f"planet {planet}" for planet in (0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2)]
    table.says(0, "amoeba.way", "more ships").says(0, "amoeba.more", *ships).encounter()
    assert table.totals() == (10 + 12, 6 + 4)
    assert table.game.players[0].powers[0].lost
    assert table.ships(0) == {3: 4, 4: 4, 5: 12}


def test_many_ships_weigh_for_a_sorcerer_all_the_same() -> None:
    hands = {0: ["attack-04"], 1: ["attack-10"]}
    table = Cosmos("amoeba", "sorcerer", "clone", hands=hands).will(0, "amoeba").will(1, "sorcerer").sends(1)
    table.says(0, "amoeba.way", "more ships").says(0, "amoeba.more", *["ship"] * 3).encounter()
    assert table.totals() == (10 + 4, 4 + 4)


def test_wild_flare_changes_at_most_four_before_cards_are_chosen() -> None:
    hands = {0: ["attack-10", "amoeba-flare"], 1: ["attack-06"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(0, "amoeba-flare").sends(4)
    table.says(0, "amoeba.way", "more ships")
    assert (table.to("amoeba.more", 0).least, table.to("amoeba.more", 0).most) == (1, 4)
    table.pick(0, *["ship"] * 4).encounter()
    assert table.totals() == (10 + 8, 6 + 4)
    assert "amoeba-flare" in table.hand(0)


def test_wild_flare_lets_a_defense_without_ships_bring_some_in() -> None:
    hands = {0: ["attack-06"], 1: ["attack-06", "amoeba-flare"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(1, "amoeba-flare").sends(2, 5)
    table.game.colonies[5][1], table.game.colonies[6][1] = 0, 8
    asked = table.to("amoeba.more", 1)  # there is nothing to pull back
    assert asked.most == 4
    table.pick(1, "ship", "ship").encounter()
    assert table.totals() == (6 + 2, 6 + 2)
    assert table.outcome() == DEFENSE_WINS
    assert table.ships(1)[5] == 2


def test_super_flare_lets_an_ally_ooze() -> None:
    hands = {0: ["attack-06"], 1: ["attack-10"], 2: ["attack-04", "amoeba-flare"]}
    table = Cosmos("zombie", "clone", "amoeba", hands=hands).will(2, "amoeba-flare").sends(1)
    table.invites(0, 2).joins(2, "offense", 1)
    table.says(2, "amoeba.way", "more ships").says(2, "amoeba.more", *["ship"] * 9).encounter()
    assert table.totals() == (6 + 1 + 10, 10 + 4)
    assert table.ships(2)[5] == 10


def test_an_ally_without_the_flare_cannot_ooze() -> None:
    table = Cosmos("zombie", "clone", "amoeba").will(2, "amoeba").sends(1).invites(0, 2).joins(2, "offense", 1)
    table.encounter()
    assert "2 amoeba.way" not in table.prompts


def test_each_half_of_the_flare_is_for_its_role_alone() -> None:
    hands = {0: ["attack-10"], 1: ["attack-06"], 2: ["amoeba-flare"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(2, "amoeba-flare").encounter()
    assert not table.events("played")  # a bystander
    table = Cosmos("zombie", "clone", "amoeba", hands=hands).will(2, "amoeba-flare").encounter()
    assert not table.events("played")
    hands = {0: ["attack-10", "amoeba-flare"], 1: ["attack-06"]}
    table = Cosmos("amoeba", "clone", "mirror", hands=hands).will(0, "amoeba-flare").encounter()
    assert not table.events("played")  # a main player has the power itself


def test_without_another_colony_nothing_can_ooze() -> None:
    hands = {0: ["attack-10"], 1: ["attack-06", "amoeba-flare"]}
    table = Cosmos("zombie", "amoeba", "mirror", hands=hands).will(1, "amoeba", "amoeba-flare").sends(1, 5)
    for planet in (6, 7, 8, 9):
        table.game.colonies[planet][1] = 0
    table.game.players[1].gone = 16
    assert table.encounter().totals() == (10 + 1, 6 + 4)
    assert not table.events("played")


def test_a_defense_without_ships_cannot_use_the_power() -> None:
    hands = {0: ["attack-10"], 1: ["attack-06"]}
    table = Cosmos("zombie", "amoeba", "mirror", hands=hands).will(1, "amoeba").sends(1, 5)
    table.game.colonies[5][1], table.game.colonies[6][1] = 0, 8
    assert table.encounter().totals() == (10 + 1, 6 + 0)
