"""Tripler: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from support.cite import rule
from support.cosmic import Cosmos


def test_an_attack_up_to_ten_counts_threefold() -> None:
    table = Cosmos("tripler", "zombie", "clone", hands={0: ["attack-10"], 1: ["attack-20"]}).sends(2).encounter()
    assert table.totals() == (30 + 2, 20 + 4)


def test_a_higher_attack_counts_a_third_rounded_up() -> None:
    table = Cosmos("tripler", "zombie", "clone", hands={0: ["attack-13"], 1: ["attack-04"]}).sends(2).encounter()
    assert table.totals() == (5 + 2, 4 + 4)


@rule("cosmic:zap.2")
def test_zapped_the_card_has_its_printed_value() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20"], 2: ["cosmic-zap", "attack-04"]}
    table = Cosmos("tripler", "zombie", "clone", hands=hands).will(2, "cosmic-zap").sends(2).encounter()
    assert table.totals() == (10 + 2, 20 + 4)
    assert "cosmic-zap" not in table.hand(2)


def test_the_own_card_alone_is_tripled_also_after_a_swap_by_the_sorcerer() -> None:
    hands = {0: ["attack-20"], 1: ["attack-10"]}
    table = Cosmos("tripler", "sorcerer", "clone", hands=hands).will(1, "sorcerer").sends(1).encounter()
    assert table.totals() == (30 + 1, 20 + 4)


def test_wild_flare_divides_an_attack_of_fifteen_or_more_of_the_opponent() -> None:
    hands = {0: ["attack-04", "tripler-flare"], 1: ["attack-20"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(0, "tripler-flare").sends(4).encounter()
    assert table.totals() == (4 + 4, 7 + 4)
    assert "tripler-flare" in table.hand(0)


def test_wild_flare_leaves_an_attack_below_fifteen_alone() -> None:
    hands = {0: ["attack-04", "tripler-flare"], 1: ["attack-14"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(0, "tripler-flare").sends(4).encounter()
    assert table.totals() == (4 + 4, 14 + 4)


def test_super_flare_triples_up_to_thirteen() -> None:
    hands = {0: ["attack-13", "tripler-flare"], 1: ["attack-20"]}
    table = Cosmos("tripler", "clone", "mirror", hands=hands).will(0, "tripler-flare").sends(1).encounter()
    assert table.totals() == (39 + 1, 20 + 4)


@rule("cosmic:flares.7")
def test_without_its_power_the_tripler_has_only_the_wild_half() -> None:
    hands = {0: ["attack-13", "tripler-flare"], 1: ["attack-20"], 2: ["cosmic-zap", "attack-04"]}
    table = Cosmos("tripler", "clone", "mirror", hands=hands).will(2, "cosmic-zap").will(0, "tripler-flare")
    table.sends(1).encounter()
    assert table.totals() == (13 + 1, 7 + 4)


def test_the_highest_and_the_lowest_attack() -> None:
    table = Cosmos("tripler", "clone", "zombie", hands={0: ["attack-40"], 1: ["attack-04"]}).sends(1).encounter()
    assert table.totals() == (14 + 1, 4 + 4)
    table = Cosmos("tripler", "clone", "zombie", hands={0: ["attack-00"], 1: ["attack-04"]}).sends(1).encounter()
    assert table.totals() == (0 + 1, 4 + 4)


def test_mirror_comes_first_and_tripler_counts_what_mirror_made_of_the_card() -> None:
    hands = {0: ["attack-13"], 1: ["attack-20"]}
    table = Cosmos("tripler", "mirror", "clone", hands=hands).will(1, "mirror").sends(2).encounter()
    assert table.totals() == (11 + 2, 2 + 4)


def test_the_wild_flare_comes_before_mirror() -> None:
    hands = {0: ["attack-04", "tripler-flare"], 1: ["attack-30"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands).will(0, "tripler-flare").will(1, "mirror").sends(1)
    table.encounter()
    assert table.totals() == (40 + 1, 1 + 4)


def test_an_ally_triples_nothing() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20"]}
    table = Cosmos("clone", "zombie", "tripler", hands=hands).invites(0, 2).joins(2, "offense").encounter()
    assert table.totals() == (10 + 2, 20 + 4)


def test_wild_flare_from_fifteen_on() -> None:
    hands = {0: ["attack-04", "tripler-flare"], 1: ["attack-15"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(0, "tripler-flare").sends(1).encounter()
    assert table.totals() == (4 + 1, 5 + 4)


def test_wild_flare_is_no_use_to_an_ally() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["attack-06", "tripler-flare"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(2, "tripler-flare")
    table.invites(0, 2).joins(2, "offense").encounter()
    assert table.wants == [(2, "tripler-flare")]
