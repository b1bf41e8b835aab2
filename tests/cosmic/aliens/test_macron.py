"""Macron: its power at its three uses, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.encounter import OFFENSE
from support.cite import rule
from support.cosmic import Cosmos

ATTACKS = {0: ["attack-10"], 1: ["attack-20"]}


def test_as_offense_it_sends_one_ship_which_counts_four() -> None:
    table = Cosmos("macron", "clone", "mirror", hands=ATTACKS)
    decision = table.to("launch")
    assert (decision.least, decision.most) == (1, 1)
    assert table.encounter().totals() == (10 + 4, 20 + 4)


def test_as_defense_all_its_ships_on_the_planet_count_four_each() -> None:
    table = Cosmos("clone", "macron", "mirror", hands=ATTACKS).sends(3).encounter()
    assert table.totals() == (10 + 3, 20 + 16)


def test_as_ally_it_brings_one_ship_which_counts_four() -> None:
    table = Cosmos("clone", "mirror", "macron", hands=ATTACKS).sends(3).invites(0, 2).joins(2, "offense")
    decision = table.to("ally ships")
    assert (decision.least, decision.most) == (1, 1)
    assert table.encounter().totals() == (10 + 3 + 4, 20 + 4)


@rule("cosmic:zap.2")
def test_zapped_at_the_launch_it_sends_four_ships_which_count_one_each() -> None:
    hands = {**ATTACKS, 2: ["cosmic-zap", "attack-04"]}
    table = Cosmos("macron", "clone", "mirror", hands=hands).will(2, "cosmic-zap").sends(4).encounter()
    assert table.totals() == (10 + 4, 20 + 4)


def test_zapped_after_the_flip_its_ship_counts_one() -> None:
    hands = {**ATTACKS, 2: ["cosmic-zap", "attack-04"]}
    table = Cosmos("clone", "macron", "mirror", hands=hands).will(2, "cosmic-zap").sends(3).encounter()
    assert table.totals() == (10 + 3, 20 + 4)


@rule("cosmic:zap.3", "cosmic:compensation.1")
def test_compensation_is_two_cards_a_ship_even_when_zapped() -> None:
    zapped = {0: ["negotiate"], 1: ["attack-20", *["attack-06"] * 5], 2: ["cosmic-zap", "attack-04"]}
    table = (
        Cosmos("macron", "clone", "mirror", hands=zapped).will(2, "cosmic-zap").sends(2).lays("negotiate", "attack-20")
    )
    assert len(table.encounter().hand(0)) == 4
    plain = Cosmos("macron", "clone", "mirror", hands={0: ["negotiate"], 1: ["attack-20", *["attack-06"] * 5]})
    assert len(plain.lays("negotiate", "attack-20").encounter().hand(0)) == 2


@rule("cosmic:rewards.1")
def test_the_reward_is_two_for_its_ship() -> None:
    table = Cosmos("clone", "mirror", "macron", hands=ATTACKS).sends(1).invites(1, 2).joins(2, "defense")
    table.encounter()
    assert [event.values for event in table.events("reward")] == [(2, 0)]


def test_the_qax_does_not_force_more_than_one_ship_out_of_it() -> None:
    table = Cosmos("clone", "mirror", "macron", hands=ATTACKS, techs={0: ["the-qax"]}).sends(1).invites(0, 2)
    table.will(0, "the-qax").encounter()
    assert table.events("allied")[0].values == (OFFENSE, 1)


def test_anti_matter_takes_four_away_for_its_ship() -> None:
    table = Cosmos("anti-matter", "mirror", "macron", hands=ATTACKS).sends(1).invites(0, 2).joins(2, "offense")
    assert table.encounter().totals() == (10 - 1 - 4, 20 + 4)


def test_wild_flare_adds_one_for_each_own_ship() -> None:
    hands = {0: ["attack-10", "macron-flare"], 1: ["attack-20"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands).will(0, "macron-flare").sends(3).encounter()
    assert table.totals() == (10 + 3 + 3, 20 + 4)


def test_wild_flare_of_an_ally_counts_the_ally_s_own_ships() -> None:
    hands = {**ATTACKS, 2: ["macron-flare"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands).will(2, "macron-flare").sends(3)
    table.invites(0, 2).joins(2, "offense", 2).encounter()
    assert table.totals() == (10 + 3 + 2 + 2, 20 + 4)


def test_wild_flare_does_nothing_for_a_side_that_shows_a_negotiate() -> None:
    hands = {0: ["negotiate", "macron-flare"], 1: ["attack-20"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands).will(0, "macron-flare").sends(3).encounter()
    assert not table.events("played")


def test_super_flare_lets_the_offense_send_four_ships() -> None:
    hands = {0: ["attack-10", "macron-flare"], 1: ["attack-20"]}
    table = Cosmos("macron", "clone", "mirror", hands=hands).will(0, "macron-flare").sends(4).encounter()
    assert table.totals() == (10 + 16, 20 + 4)


def test_super_flare_works_for_an_ally_of_the_defense() -> None:
    hands = {**ATTACKS, 2: ["macron-flare"]}
    table = Cosmos("clone", "mirror", "macron", hands=hands).will(2, "macron-flare").sends(1)
    table.invites(1, 2).joins(2, "defense", 4).encounter()
    assert table.totals() == (10 + 1, 20 + 4 + 16)


def test_super_flare_is_no_use_once_the_power_is_zapped() -> None:
    hands = {0: ["attack-10", "macron-flare"], 1: ["attack-20"], 2: ["cosmic-zap", "attack-04"]}
    table = Cosmos("macron", "clone", "mirror", hands=hands).will(2, "cosmic-zap").will(0, "macron-flare").sends(4)
    assert table.encounter().totals() == (10 + 4 + 4, 20 + 4)  # its wild half


def test_who_takes_no_part_uses_nothing() -> None:
    table = Cosmos("clone", "mirror", "macron", hands=ATTACKS).sends(1).encounter()
    assert not table.events("power")


def test_its_ships_are_not_counted_where_there_are_no_totals() -> None:
    hands = {0: ["negotiate"], 1: ["attack-20"]}
    table = Cosmos("clone", "macron", "mirror", hands=hands).sends(1).encounter()
    assert not table.events("power")


def test_wild_flare_works_with_an_attack_of_zero() -> None:
    hands = {0: ["attack-00", "macron-flare"], 1: ["attack-20"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands).will(0, "macron-flare").sends(3).encounter()
    assert table.totals() == (0 + 3 + 3, 20 + 4)
