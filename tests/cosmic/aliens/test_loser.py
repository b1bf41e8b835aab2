"""Loser: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.cards import NUMBERS
from orrery.cosmic.encounter import BOTH_LOSE, DEFENSE_WINS, OFFENSE_WINS
from support.cite import rule
from support.cosmic import Cosmos


def test_after_an_upset_the_lower_total_wins() -> None:
    hands = {0: ["attack-04"], 1: ["attack-40"]}
    table = Cosmos("loser", "clone", "mirror", hands=hands).will(0, "loser").sends(2).encounter()
    assert table.outcome() == OFFENSE_WINS
    assert table.ships(0)[5] == 2


def test_both_main_players_must_lay_an_attack_if_they_have_one() -> None:
    hands = {0: ["attack-04", "negotiate"], 1: ["negotiate", "attack-40", "morph"]}
    table = Cosmos("loser", "clone", "mirror", hands=hands).will(0, "loser").encounter()
    assert table.outcome() == OFFENSE_WINS
    assert table.totals() == (4 + 1, 40 + 4)


def test_a_negotiate_for_want_of_an_attack_wins_after_the_reversal_and_nobody_is_compensated() -> None:
    hands = {0: ["negotiate"], 1: ["attack-40", "attack-06", "attack-08"]}
    table = Cosmos("loser", "clone", "mirror", hands=hands).will(0, "loser").sends(1).encounter()
    assert table.outcome() == OFFENSE_WINS
    assert table.hand(0) == []
    assert table.warp(1) == 4


@rule("cosmic:zap.2")
def test_zapped_nobody_must_lay_an_attack_and_nothing_is_reversed() -> None:
    hands = {0: ["attack-04"], 1: ["negotiate", "attack-40"], 2: ["cosmic-zap", "attack-06"]}
    table = Cosmos("loser", "clone", "mirror", hands=hands).will(0, "loser").will(2, "cosmic-zap")
    assert len(table.to("encounter card", 1).options) == 2
    table.lays("attack-04", "attack-40").encounter()
    assert table.outcome() == DEFENSE_WINS


def test_with_anti_matter_the_winner_is_found_first_and_then_reversed_once() -> None:
    hands = {0: ["attack-04"], 1: ["attack-40"]}
    table = Cosmos("loser", "anti-matter", "mirror", hands=hands).will(0, "loser").sends(1).encounter()
    assert table.totals()[0] < table.totals()[1]
    assert table.outcome() == DEFENSE_WINS


def test_wild_flare_makes_both_sides_lose_all_their_ships() -> None:
    hands = {0: ["attack-04", "loser-flare"], 1: ["attack-40"]}
    table = Cosmos("clone", "mirror", "tripler", "virus", hands=hands).will(0, "loser-flare").sends(3)
    table.invites(0, 2).joins(2, "offense", 2).invites(1, 3).joins(3, "defense", 1).encounter()
    assert table.outcome() == BOTH_LOSE
    assert [table.warp(seat) for seat in range(4)] == [3, 4, 2, 1]
    assert table.game.over  # no second encounter
    assert "attack-40" in table.hand(1)


def test_wild_flare_is_not_reversed_by_an_upset() -> None:
    hands = {0: ["attack-04", "loser-flare"], 1: ["attack-40"]}
    table = Cosmos("clone", "loser", "mirror", hands=hands)
    table.to("before cards", 0)
    table.pick(0, "pass")
    table.pick(1, "loser")
    table.will(0, "loser-flare").encounter()
    assert table.outcome() == BOTH_LOSE


def test_super_flare_declares_the_upset_after_the_cards_are_laid() -> None:
    hands = {0: ["attack-04", "loser-flare"], 1: ["negotiate", "attack-40"]}
    table = Cosmos("loser", "clone", "mirror", hands=hands).will(0, "loser-flare").lays("attack-04", "attack-40")
    table.encounter()
    assert table.outcome() == OFFENSE_WINS


def test_super_flare_forces_nobody_to_lay_an_attack() -> None:
    hands = {0: ["attack-04", "loser-flare"], 1: ["negotiate", "attack-40"]}
    table = Cosmos("loser", "clone", "mirror", hands=hands).will(0, "loser-flare").lays("attack-04", "negotiate")
    table.encounter()
    assert table.outcome() == DEFENSE_WINS  # the attack had won
    assert table.warp(0) == 1


def test_the_upset_of_the_super_flare_may_still_be_zapped() -> None:
    hands = {0: ["attack-04", "loser-flare"], 1: ["attack-40"], 2: ["cosmic-zap", "attack-06"]}
    table = Cosmos("loser", "clone", "mirror", hands=hands).will(0, "loser-flare").will(2, "cosmic-zap").encounter()
    assert table.outcome() == DEFENSE_WINS


def test_who_takes_no_part_upsets_nothing() -> None:
    power = Cosmos("clone", "mirror", "loser").will(2, "loser").encounter()
    assert not power.events("power")
    hands = {2: ["loser-flare"]}
    assert not Cosmos("clone", "mirror", "loser", hands=hands).will(2, "loser-flare").encounter().events("played")
    assert not Cosmos("clone", "mirror", "tripler", hands=hands).will(2, "loser-flare").encounter().events("played")


def test_a_second_upset_cannot_be_declared() -> None:
    hands = {0: ["attack-04", "loser-flare"], 1: ["attack-40"]}
    table = Cosmos("loser", "clone", "mirror", hands=hands).will(0, "loser", "loser-flare").encounter()
    assert [event.actor for event in table.events("upset")] == [0]
    assert table.outcome() == OFFENSE_WINS


def with_a_hoard(hand: list[str]) -> list[str]:
    """What Miser, with an attack in its hoard, may lay after an upset was declared."""
    table = Cosmos("loser", "miser", "mirror", hands={0: ["attack-10"], 1: hand}).will(0, "loser")
    attack = NUMBERS["attack-20"][0]
    table.game.deck.remove(attack)
    table.game.players[1].powers[0].cards.append(attack)
    table.to("encounter card", 1)
    return table.offered(1)


def test_nobody_has_to_use_a_hoard_to_lay_an_attack() -> None:
    assert with_a_hoard(["negotiate"]) == ["negotiate", "attack-20"]
    assert with_a_hoard(["negotiate", "attack-06"]) == ["attack-06", "attack-20"]
