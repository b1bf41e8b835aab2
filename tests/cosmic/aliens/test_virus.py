"""Virus: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.encounter import DEFENSE_WINS
from support.cite import rule
from support.cosmic import Cosmos


def test_own_ships_multiply_the_card() -> None:
    table = Cosmos("virus", "clone", "zombie", hands={0: ["attack-08"], 1: ["attack-20"]}).sends(3).encounter()
    assert table.totals() == (8 * 3, 20 + 4)


def test_as_defense_too() -> None:
    table = Cosmos("clone", "virus", "zombie", hands={0: ["attack-08"], 1: ["attack-20"]}).sends(3).encounter()
    assert table.totals() == (8 + 3, 20 * 4)


def test_allied_ships_are_added() -> None:
    hands = {0: ["attack-08"], 1: ["attack-20"]}
    table = Cosmos("virus", "clone", "zombie", hands=hands).sends(3).invites(0, 2).joins(2, "offense", 4).encounter()
    assert table.totals() == (8 * 3 + 4, 20 + 4)


def test_an_attack_of_nothing_makes_nothing_of_all_ships() -> None:
    table = Cosmos("virus", "clone", "zombie", hands={0: ["attack-00"], 1: ["attack-04"]}).sends(4).encounter()
    assert table.totals() == (0, 4 + 4)
    assert table.outcome() == DEFENSE_WINS


@rule("cosmic:zap.2")
def test_zapped_the_ships_are_added() -> None:
    hands = {0: ["attack-08"], 1: ["attack-20"], 2: ["cosmic-zap", "attack-04"]}
    table = Cosmos("virus", "clone", "zombie", hands=hands).will(2, "cosmic-zap").sends(3).encounter()
    assert table.totals() == (8 + 3, 20 + 4)


def test_the_value_is_changed_first_and_multiplied_then() -> None:
    hands = {0: ["attack-08", "tripler-flare"], 1: ["attack-20"]}
    table = Cosmos("clone", "virus", "zombie", hands=hands).will(0, "tripler-flare").sends(2).encounter()
    assert table.totals() == (8 + 2, 7 * 4)


def test_reinforcements_are_not_multiplied() -> None:
    hands = {0: ["attack-08", "reinforcement-5"], 1: ["attack-20"]}
    table = Cosmos("virus", "clone", "zombie", hands=hands).will(0, "reinforcement-5").sends(3).encounter()
    assert table.totals() == (8 * 3 + 5, 20 + 4)


def test_wild_flare_multiplies_own_ships_with_allied_ships() -> None:
    hands = {0: ["attack-08", "virus-flare"], 1: ["attack-20"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands).will(0, "virus-flare")
    table.sends(4).invites(0, 2).joins(2, "offense", 3).encounter()
    assert table.totals() == (8 + 4 * 3, 20 + 4)
    assert "virus-flare" in table.hand(0)


def test_super_flare_multiplies_all_ships_of_the_side() -> None:
    hands = {0: ["attack-08", "virus-flare"], 1: ["attack-20"]}
    table = Cosmos("virus", "clone", "zombie", hands=hands).will(0, "virus-flare")
    table.sends(2).invites(0, 2).joins(2, "offense", 3).encounter()
    assert table.totals() == (8 * 5, 20 + 4)


def test_wild_flare_is_no_use_to_an_ally_nor_against_a_negotiate() -> None:
    hands = {0: ["attack-08"], 1: ["attack-20"], 2: ["attack-06", "virus-flare"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands).will(2, "virus-flare")
    table.invites(0, 2).joins(2, "offense").encounter()
    assert table.wants == [(2, "virus-flare")]
    hands = {0: ["attack-08", "virus-flare"], 1: ["negotiate"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands).will(0, "virus-flare").encounter()
    assert table.wants == [(0, "virus-flare")]


def test_the_power_works_for_a_main_player_who_shows_an_attack_alone() -> None:
    hands = {0: ["attack-08"], 1: ["attack-20"]}
    table = Cosmos("clone", "mirror", "virus", hands=hands).invites(0, 2).joins(2, "offense").encounter()
    assert not table.events("power")
    table = Cosmos("virus", "mirror", "clone", hands={0: ["negotiate"], 1: ["attack-20"]}).encounter()
    assert not table.events("power")
