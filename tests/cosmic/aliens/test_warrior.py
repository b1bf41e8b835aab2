"""Warrior: its tokens, its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.encounter import DEFENSE_WINS, OFFENSE_WINS, SUCCESS
from support.cite import rule
from support.cosmic import Cosmos


def tokens(table: Cosmos, seat: int) -> int:
    return table.game.players[seat].powers[0].tokens


def veteran(*aliens: str, hands: dict[int, list[str]], seat: int, number: int, planets: int = 5) -> Cosmos:
    table = Cosmos(*aliens, hands=hands, planets=planets)
    table.game.players[seat].powers[0].tokens = number
    return table


@rule("cosmic:components.7")
def test_each_token_adds_one_and_stays_and_a_win_brings_another() -> None:
    table = veteran("warrior", "clone", "zombie", hands={0: ["attack-20"], 1: ["attack-08"]}, seat=0, number=3)
    table.sends(2).encounter()
    assert table.totals() == (20 + 2 + 3, 8 + 4)
    assert tokens(table, 0) == 3 + 1


def test_a_loss_brings_two() -> None:
    table = veteran("clone", "warrior", "zombie", hands={0: ["attack-40"], 1: ["attack-08"]}, seat=1, number=3)
    table.sends(2).encounter()
    assert table.totals() == (40 + 2, 8 + 4 + 3)
    assert tokens(table, 1) == 3 + 2


def test_a_failed_deal_brings_two_and_a_deal_one() -> None:
    hands = {0: ["negotiate", "attack-04"], 1: ["negotiate"]}
    table = Cosmos("warrior", "clone", "mirror", hands=hands).lays("negotiate", "negotiate").encounter()
    assert tokens(table, 0) == 2
    table = Cosmos("warrior", "clone", "mirror", hands=hands).lays("negotiate", "negotiate")
    table.to("deal", 0)
    table.offer(0, (0, "any", 1))
    table.says(1, "deal", "accept").encounter()
    assert tokens(table, 0) == 1


def test_one_more_each_time_with_four_planets() -> None:
    hands = {0: ["attack-20"], 1: ["attack-08"]}
    assert tokens(veteran("warrior", "clone", "zombie", hands=hands, seat=0, number=0, planets=4).encounter(), 0) == 2
    assert tokens(veteran("clone", "warrior", "zombie", hands=hands, seat=1, number=0, planets=4).encounter(), 1) == 3


def test_an_ally_earns_nothing() -> None:
    table = Cosmos("clone", "mirror", "warrior", hands={0: ["attack-20"], 1: ["attack-08"]})
    table.invites(0, 2).joins(2, "offense").encounter()
    assert tokens(table, 2) == 0


@rule("cosmic:zap.3", "cosmic:zap.4")
def test_zapped_nothing_is_added_but_the_token_is_earned() -> None:
    hands = {0: ["attack-20"], 1: ["attack-08"], 2: ["cosmic-zap", "attack-04"]}
    table = veteran("warrior", "clone", "zombie", hands=hands, seat=0, number=3)
    table.will(2, "cosmic-zap").sends(2).encounter()
    assert table.totals() == (20 + 2, 8 + 4)
    assert tokens(table, 0) == 3 + 1


def test_no_power_no_token() -> None:
    table = Cosmos("warrior", "clone", "zombie", hands={0: ["attack-20"], 1: ["attack-08"]})
    for planet in (1, 2, 3):
        table.game.colonies[planet][0] = 0
        table.game.colonies[6 + planet][0] = 4
    table.game.shifted = True
    table.encounter()
    assert table.outcome() == OFFENSE_WINS
    assert tokens(table, 0) == 0


def test_settling_an_own_empty_planet_counts_as_a_win() -> None:
    table = Cosmos("warrior", "clone", "zombie", destiny=[0])
    table.game.colonies[1][0] += table.game.colonies[0][0]
    table.game.colonies[0][0] = 0
    table.says(0, "own colour", "planet 0").encounter()
    assert table.outcome() == SUCCESS
    assert tokens(table, 0) == 1


def test_an_encounter_with_nothing_decided_brings_nothing() -> None:
    hands: dict[int, list[str]] = {0: ["reinforcement-2", "attack-08"], 1: ["attack-08"]}
    table = Cosmos("clone", "warrior", "zombie", hands=hands)
    table.to("launch", 0)
    table.game.players[0].hand.pop()
    table.encounter()
    assert tokens(table, 1) == 0
    assert not table.events("tokens earned")


def test_virus_multiplies_the_card_and_not_the_tokens() -> None:
    """The other main player's power does not touch the tokens, and the tokens go with the sheet in a swap."""
    hands = {0: ["attack-08", "attack-04"], 1: ["attack-10"], 2: ["sorcerer-flare", "attack-04"]}
    table = veteran("warrior", "virus", "zombie", hands=hands, seat=0, number=3)
    table.will(2, "sorcerer-flare").lays("attack-08", "attack-10").sends(2).encounter()
    assert table.totals() == (8 * 2, 10 + 4 + 3)
    assert tokens(table, 1) == 3 + 1


@rule("cosmic:turn.2")
def test_wild_flare_puts_an_encounter_in() -> None:
    hands = {0: ["attack-20", "attack-04"], 1: ["attack-08", "attack-40", "warrior-flare"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands).will(1, "warrior-flare")
    table.says(0, "encounter card", "attack-20").says(0, "encounter card", "attack-04")
    table.says(1, "encounter card", "attack-08").says(1, "encounter card", "attack-40").encounter()
    assert [event.values[0] for event in table.events("outcome")] == [OFFENSE_WINS, OFFENSE_WINS]
    assert table.ships(1)[0] == 1  # the first planet of the offense, taken in the encounter that was put in
    assert table.game.waiting()[0].seat == 0  # the turn goes on: a second encounter for the first offense
    assert "warrior-flare" in table.hand(1)
    assert table.game.turn == 0


def test_wild_flare_is_no_use_to_the_offense() -> None:
    hands = {0: ["attack-04", "warrior-flare"], 1: ["attack-40"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands).will(0, "warrior-flare").encounter()
    assert len(table.events("outcome")) == 1
    assert table.outcome() == DEFENSE_WINS


def test_super_flare_counts_the_tokens_for_the_own_side() -> None:
    hands = {0: ["attack-20"], 1: ["attack-08"], 2: ["warrior-flare", "attack-04"]}
    table = veteran("clone", "mirror", "warrior", hands=hands, seat=2, number=5)
    table.will(2, "warrior-flare").sends(2).invites(1, 2).joins(2, "defense", 1).encounter()
    assert table.totals() == (20 + 2, 8 + 4 + 1 + 5)


def test_super_flare_can_be_zapped_like_the_power() -> None:
    hands = {0: ["attack-20", "cosmic-zap"], 1: ["attack-08"], 2: ["warrior-flare", "attack-04"]}
    table = veteran("clone", "mirror", "warrior", hands=hands, seat=2, number=5)
    table.will(2, "warrior-flare").will(0, "cosmic-zap").sends(2).invites(1, 2).joins(2, "defense", 1).encounter()
    assert table.totals() == (20 + 2, 8 + 4 + 1)


def test_nothing_earned_is_not_told() -> None:
    table = Cosmos("clone", "mirror", "warrior", hands={0: ["attack-20"], 1: ["attack-08"]})
    table.invites(0, 2).joins(2, "offense").encounter()
    assert not table.events("tokens earned")
    table = Cosmos("warrior", "clone", "zombie", hands={0: ["attack-20"], 1: ["attack-08"]}).encounter()
    assert [event.values for event in table.events("tokens earned")] == [(1, 1)]
    assert table.events("experience")[-1].values == (1, 0)


def test_super_flare_is_no_use_without_totals_or_to_a_bystander() -> None:
    hands = {0: ["attack-20"], 1: ["negotiate"], 2: ["warrior-flare", "attack-04"]}
    table = Cosmos("clone", "mirror", "warrior", hands=hands).will(2, "warrior-flare")
    table.invites(1, 2).joins(2, "defense").encounter()
    assert table.wants == [(2, "warrior-flare")]
    hands = {0: ["attack-20"], 1: ["attack-08"], 2: ["warrior-flare", "attack-04"]}
    table = Cosmos("clone", "mirror", "warrior", hands=hands).will(2, "warrior-flare").encounter()
    assert table.wants == [(2, "warrior-flare")]


def test_wild_flare_is_told() -> None:
    hands = {0: ["attack-20", "attack-04"], 1: ["attack-08", "attack-40", "warrior-flare"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands).will(1, "warrior-flare").encounter()
    assert [(event.actor, event.values) for event in table.events("strikes back")] == [(1, (0,))]
    assert table.conserved()
