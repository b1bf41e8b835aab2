"""Spiff: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.encounter import DEFENSE_WINS, OFFENSE_WINS
from support.cite import rule
from support.cosmic import Cosmos

CRUSHED = {0: ["attack-04"], 1: ["attack-40"]}


def test_one_ship_lands_after_a_loss_by_ten_or_more() -> None:
    table = Cosmos("spiff", "clone", "mirror", hands=CRUSHED).will(0, "spiff").sends(3, 6).encounter()
    assert table.outcome() == DEFENSE_WINS
    assert table.game.colonies[6][:2] == [1, 4]
    assert table.warp(0) == 2
    assert table.game.foreign_colonies(0) == 1


def test_ten_is_enough_and_nine_is_not() -> None:
    table = Cosmos("spiff", "clone", "mirror", hands={0: ["attack-08"], 1: ["attack-15"]}).will(0, "spiff")
    table.sends(1).encounter()
    assert table.totals() == (9, 19)
    assert table.game.colonies[5][0] == 1
    table = Cosmos("spiff", "clone", "mirror", hands={0: ["attack-08"], 1: ["attack-14"]}).will(0, "spiff")
    table.sends(1).encounter()
    assert table.totals() == (9, 18)
    assert table.game.colonies[5][0] == 0


@rule("cosmic:zap.2")
def test_zapped_the_ship_goes_to_the_warp() -> None:
    hands = {**CRUSHED, 2: ["attack-06", "cosmic-zap"]}
    table = Cosmos("spiff", "clone", "mirror", hands=hands).will(0, "spiff").will(2, "cosmic-zap").sends(3).encounter()
    assert (table.warp(0), table.game.colonies[5][0]) == (3, 0)


def test_not_after_a_negotiate() -> None:
    hands = {0: ["negotiate"], 1: ["attack-40"]}
    table = Cosmos("spiff", "clone", "mirror", hands=hands).will(0, "spiff").sends(2).encounter()
    assert (table.warp(0), table.game.colonies[5][0]) == (2, 0)


def test_not_as_ally() -> None:
    hands = {**CRUSHED, 2: ["attack-06"]}
    table = (
        Cosmos("clone", "mirror", "spiff", hands=hands).will(2, "spiff").invites(0, 2).joins(2, "offense").encounter()
    )
    assert (table.warp(2), table.game.colonies[5][2]) == (1, 0)


def test_the_direction_of_the_loss_counts_when_the_lower_total_wins() -> None:
    table = Cosmos("spiff", "anti-matter", "mirror", hands={0: ["attack-40"], 1: ["attack-04"]}).will(0, "spiff")
    table.sends(1).encounter()
    assert table.outcome() == DEFENSE_WINS
    assert table.game.colonies[5][0] == 1


def test_the_crash_landing_may_be_the_winning_colony() -> None:
    table = Cosmos("spiff", "clone", "mirror", hands=CRUSHED).will(0, "spiff").sends(2)
    for planet in (10, 11, 12, 13):
        table.game.colonies[planet - 10][0] -= 1
        table.game.colonies[planet][0] = 1
    table.encounter()
    assert table.game.winners == [0]


def test_wild_flare_leaves_a_ship_of_the_beaten_defense_on_the_planet() -> None:
    hands = {0: ["attack-40"], 1: ["attack-04", "spiff-flare"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands).will(1, "spiff-flare").sends(2).encounter()
    assert table.outcome() == OFFENSE_WINS
    assert table.game.colonies[5][:2] == [2, 1]
    assert table.warp(1) == 3


def test_wild_flare_earns_no_compensation_for_the_ship_that_stays() -> None:
    hands = {0: ["attack-40"] + ["attack-06"] * 5, 1: ["negotiate", "spiff-flare"]}
    table = Cosmos("clone", "mirror", "zombie", hands={**hands, 2: ["attack-08"]}).will(1, "spiff-flare")
    table.lays("attack-40", "negotiate").encounter()
    assert table.hand(1) == ["attack-06"] * 3 + ["spiff-flare"]


def test_super_flare_lands_after_a_loss_by_five() -> None:
    hands = {0: ["attack-08", "spiff-flare"], 1: ["attack-10"]}
    table = Cosmos("spiff", "clone", "mirror", hands=hands).will(0, "spiff-flare").sends(1).encounter()
    assert table.totals() == (9, 14)
    assert table.game.colonies[5][0] == 1


def test_super_flare_not_after_a_loss_by_four() -> None:
    hands = {0: ["attack-08", "spiff-flare"], 1: ["attack-09"]}
    table = Cosmos("spiff", "clone", "mirror", hands=hands).will(0, "spiff-flare").sends(1).encounter()
    assert table.totals() == (9, 13)
    assert table.game.colonies[5][0] == 0


def test_wild_flare_is_no_use_to_a_winning_defense_or_a_losing_offense() -> None:
    hands = {0: ["attack-04", "spiff-flare"], 1: ["attack-40"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands).will(0, "spiff-flare").encounter()
    assert table.wants == [(0, "spiff-flare")]
    hands = {0: ["attack-04"], 1: ["attack-40", "spiff-flare"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands).will(1, "spiff-flare").encounter()
    assert table.wants == [(1, "spiff-flare")]


def test_wild_flare_is_no_use_in_a_failed_deal() -> None:
    hands = {0: ["negotiate"], 1: ["negotiate", "spiff-flare"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands).will(1, "spiff-flare").encounter()
    assert table.wants == [(1, "spiff-flare")]
    assert table.warp(1) == 3


def test_super_flare_is_not_needed_after_a_loss_by_ten_and_no_use_to_the_defense() -> None:
    hands = {0: ["attack-04", "spiff-flare"], 1: ["attack-40"]}
    table = Cosmos("spiff", "clone", "mirror", hands=hands).will(0, "spiff-flare").encounter()
    assert table.wants == [(0, "spiff-flare")]
    hands = {0: ["attack-15"], 1: ["attack-04", "spiff-flare"]}
    table = Cosmos("clone", "spiff", "mirror", hands=hands).will(1, "spiff-flare").encounter()
    assert table.totals() == (16, 8)
    assert table.wants == [(1, "spiff-flare")]


def test_a_beaten_defense_does_not_crash_land() -> None:
    table = Cosmos("clone", "spiff", "mirror", hands={0: ["attack-40"], 1: ["attack-04"]}).will(1, "spiff").encounter()
    assert table.wants == [(1, "spiff")]
    assert table.warp(1) == 4
