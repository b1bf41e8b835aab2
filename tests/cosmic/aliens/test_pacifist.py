"""Pacifist: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.encounter import DEAL, DEFENSE_WINS, OFFENSE_WINS
from support.cite import rule
from support.cosmic import Cosmos


def test_a_negotiate_wins_against_an_attack() -> None:
    hands = {0: ["negotiate"], 1: ["attack-40"]}
    table = Cosmos("pacifist", "zombie", "clone", hands=hands).sends(2).encounter()
    assert table.outcome() == OFFENSE_WINS
    assert table.game.colonies[5][0] == 2
    assert not table.events("totals")


@rule("cosmic:zap.2")
def test_zapped_it_loses_and_collects_compensation() -> None:
    hands = {0: ["negotiate"], 1: ["attack-40", "plague"], 2: ["cosmic-zap"]}
    table = Cosmos("pacifist", "zombie", "clone", hands=hands).sends(1).will(2, "cosmic-zap")
    table.lays("negotiate", "attack-40").encounter()
    assert table.outcome() == DEFENSE_WINS
    assert table.hand(0) == ["plague"]


def test_two_negotiates_are_a_deal_as_usual() -> None:
    table = Cosmos("pacifist", "zombie", "clone", hands={0: ["negotiate"], 1: ["negotiate", "attack-08"]})
    table.lays("negotiate", "negotiate").to("deal")
    assert table.game.now().outcome == DEAL


@rule("cosmic:alien-sheet.3")
def test_the_use_is_mandatory() -> None:
    hands = {0: ["attack-40"], 1: ["negotiate"]}
    table = Cosmos("zombie", "pacifist", "clone", hands=hands).encounter()
    assert table.outcome() == DEFENSE_WINS


def test_against_an_upset_the_pacifist_loses_and_is_compensated() -> None:
    hands = {0: ["negotiate"], 1: ["attack-40", "plague"]}
    table = Cosmos("pacifist", "loser", "clone", hands=hands).sends(1).will(1, "loser")
    table.lays("negotiate", "attack-40").encounter()
    assert table.outcome() == DEFENSE_WINS
    assert table.hand(0) == ["plague"]


def test_wild_flare_makes_the_negotiate_an_attack_of_fifteen() -> None:
    hands = {0: ["negotiate", "pacifist-flare"], 1: ["attack-08"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).sends(2).will(0, "pacifist-flare")
    table.lays("negotiate", "attack-08").encounter()
    assert table.totals() == (15 + 2, 8 + 4)
    assert table.outcome() == OFFENSE_WINS


def test_wild_flare_does_not_fit_two_negotiates() -> None:
    hands = {0: ["negotiate", "pacifist-flare"], 1: ["negotiate"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(0, "pacifist-flare")
    table.to("deal")
    assert not table.events("negotiate attacks")


def test_super_flare_shifts_the_price_of_a_failed_deal() -> None:
    hands = {0: ["negotiate", "pacifist-flare"], 1: ["negotiate"]}
    table = Cosmos("pacifist", "clone", "mirror", hands=hands).will(0, "pacifist-flare").says(0, "deal", "end talks")
    table.encounter()
    assert (table.warp(0), table.warp(1)) == (1, 5)


@rule("cosmic:alien-sheet.2")
def test_an_ally_and_a_bystander_bring_no_peace() -> None:
    hands = {0: ["negotiate"], 1: ["attack-20"], 2: ["attack-06", "pacifist-flare"]}
    table = Cosmos("mirror", "clone", "pacifist", hands=hands).invites(0, 2).joins(2, "offense").encounter()
    assert table.outcome() == DEFENSE_WINS
    assert not table.events("power")
    table = Cosmos("mirror", "clone", "trader", hands=hands).will(2, "pacifist-flare").encounter()
    assert not table.events("played")


def test_an_attack_of_nothing_is_an_attack() -> None:
    table = Cosmos("pacifist", "clone", "mirror", hands={0: ["negotiate"], 1: ["attack-00"]}).encounter()
    assert table.outcome() == OFFENSE_WINS
    assert [event.actor for event in table.events("power")] == [0]
