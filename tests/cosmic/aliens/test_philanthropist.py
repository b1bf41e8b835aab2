"""Philanthropist: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN
from orrery.cosmic.words import CosmicWords
from support.cite import rule
from support.cosmic import Cosmos


def test_a_main_player_gives_a_card_to_the_opponent() -> None:
    hands = {0: ["attack-20", "attack-10", "plague"], 1: ["attack-04"]}
    table = Cosmos("philanthropist", "zombie", "clone", hands=hands).will(0, "philanthropist")
    table.says(0, "philanthropist.card", "plague")
    table.to("encounter card", 0)
    assert (table.hand(0), table.hand(1)) == (["attack-10", "attack-20"], ["attack-04", "plague"])
    assert table.events("given")[0].seen_by(2).secret == ()


def test_an_ally_gives_to_the_main_player_of_choice() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"], 2: ["attack-40", "attack-06"]}
    table = Cosmos("zombie", "clone", "philanthropist", hands=hands).invites(0, 2).joins(2, "offense")
    table.will(2, "philanthropist").says(2, "philanthropist.receiver", "seat 0")
    table.says(2, "philanthropist.card", "attack-40").lays("attack-40", "attack-04").encounter()
    assert table.totals() == (40 + 2, 4 + 4)


def test_who_is_not_involved_gives_nothing() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"], 2: ["attack-40", "attack-06"]}
    table = Cosmos("zombie", "clone", "philanthropist", hands=hands).will(2, "philanthropist").encounter()
    assert len(table.hand(2)) == 2


@rule("cosmic:zap.2")
def test_zapped_the_card_stays() -> None:
    hands = {0: ["attack-20", "attack-10", "plague"], 1: ["attack-04", "cosmic-zap"]}
    table = Cosmos("philanthropist", "zombie", "clone", hands=hands).will(0, "philanthropist").will(1, "cosmic-zap")
    table.to("encounter card", 0)
    assert table.hand(0) == ["attack-10", "attack-20", "plague"]


@rule("cosmic:conflict.1")
def test_an_offense_left_without_encounter_cards_draws_a_new_hand() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04", "attack-06"]}
    top = ["attack-08"] * 4 + ["attack-10"] * 4
    table = Cosmos("philanthropist", "zombie", "clone", hands=hands, top=top).will(0, "philanthropist")
    table.to("encounter card", 0)
    assert table.hand(0) == sorted(top)
    assert table.hand(1) == ["attack-04", "attack-06", "attack-20"]


def test_the_oracle_can_be_given_a_card_which_it_then_lays() -> None:
    hands = {0: ["attack-20", "attack-00"], 1: ["attack-04", "attack-06"]}
    table = Cosmos("philanthropist", "oracle", "clone", hands=hands).will(0, "philanthropist")
    table.says(0, "philanthropist.card", "attack-00").says(1, "encounter card", "attack-00").encounter()
    assert table.totals() == (20 + 1, 0 + 4)


def test_wild_flare_lends_the_own_power_for_a_ship() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["philanthropist-flare", "attack-06"]}
    table = Cosmos("clone", "zombie", "tripler", hands=hands).will(2, "philanthropist-flare")
    table.says(2, "philanthropist.borrower", "seat 0").sends(1).encounter()
    assert table.totals() == (3 * 4 + 1, 20 + 4)
    assert table.warp(2) == 1


def test_the_borrower_has_it_in_place_of_the_own_power_and_the_lender_cannot_use_it() -> None:
    hands = {0: ["attack-04", "philanthropist-flare"], 1: ["attack-20", "attack-10"]}
    table = Cosmos("tripler", "zombie", "clone", hands=hands).will(0, "philanthropist-flare")
    table.says(0, "philanthropist.borrower", "seat 1").sends(4)
    table.to("encounter card")
    assert table.game.has(0, ALIEN["tripler"]) is None
    assert table.game.has(1, ALIEN["tripler"]) is not None
    assert table.game.has(1, ALIEN["zombie"]) is None
    table.lays("attack-04", "attack-20").encounter()
    assert table.totals() == (4 + 4, 7 + 4)


@rule("cosmic:power-loss.1")
def test_a_borrower_with_too_few_home_colonies_cannot_use_it() -> None:
    hands = {0: ["attack-04", "philanthropist-flare"], 1: ["attack-20"]}
    table = Cosmos("tripler", "zombie", "clone", hands=hands).will(0, "philanthropist-flare")
    for planet in (7, 8, 9):
        table.game.colonies[planet][1] = 0
    table.game.colonies[5][1] = 16
    table.game.shifted = True
    table.says(0, "philanthropist.borrower", "seat 1").lays("attack-04", "attack-20").encounter()
    assert table.totals() == (4 + 1, 20 + 16)


def test_super_flare_makes_the_receiver_lay_the_card() -> None:
    hands = {0: ["attack-20", "attack-00", "philanthropist-flare"], 1: ["attack-40", "attack-06"]}
    table = Cosmos("philanthropist", "zombie", "clone", hands=hands).will(0, "philanthropist", "philanthropist-flare")
    table.says(0, "philanthropist.card", "attack-00").says(0, "encounter card", "attack-20").encounter()
    assert table.totals() == (20 + 1, 0 + 4)


def test_the_duty_does_not_tell_others_which_card_it_is() -> None:
    hands = {0: ["attack-20", "attack-10", "attack-00", "philanthropist-flare"], 1: ["attack-40", "attack-06"]}
    table = Cosmos("philanthropist", "zombie", "clone", hands=hands).will(0, "philanthropist", "philanthropist-flare")
    table.says(0, "philanthropist.card", "attack-00").to("encounter card", 0)
    encounter = table.game.view(2).encounter
    assert encounter is not None
    assert ("must lay gift", 0, 2) in encounter.effects
    assert encounter.laid == (-1, -1)


def test_super_flare_has_no_hold_on_another_kind_of_card() -> None:
    hands = {0: ["attack-20", "plague", "philanthropist-flare"], 1: ["attack-40", "attack-06"]}
    table = Cosmos("philanthropist", "zombie", "clone", hands=hands).will(0, "philanthropist", "philanthropist-flare")
    table.says(0, "philanthropist.card", "plague").encounter()
    assert not table.events("gift to be laid")


@rule("cosmic:power-loss.1")
def test_a_lost_power_cannot_be_lent() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["philanthropist-flare", "attack-06"]}
    table = Cosmos("clone", "zombie", "tripler", hands=hands).will(2, "philanthropist-flare")
    for planet in (10, 11, 12):
        table.game.colonies[planet - 10][2], table.game.colonies[planet][2] = 4, 0
    table.game.shifted = True
    table.encounter()
    assert table.events("power lost")[0].actor == 2
    assert not table.events("played")


def test_an_ally_that_gives_its_last_encounter_card_draws_no_new_hand() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["attack-06", "plague"]}
    table = Cosmos("clone", "zombie", "philanthropist", hands=hands).will(2, "philanthropist").invites(0, 2)
    table.joins(2, "offense").says(2, "philanthropist.receiver", "seat 0")
    table.says(2, "philanthropist.card", "attack-06").lays("attack-06", "attack-20").encounter()
    assert not [event for event in table.events("new hand") if event.actor == 2]
    assert table.hand(2) == ["plague"]


def test_without_a_card_there_is_nothing_to_give() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: []}
    table = Cosmos("clone", "mirror", "philanthropist", hands=hands).will(2, "philanthropist").invites(0, 2)
    table.joins(2, "offense").encounter()
    assert not [event for event in table.events("power") if event.actor == 2]


def test_who_has_played_the_last_card_in_answer_to_a_zap_has_nothing_left_to_give() -> None:
    hands = {0: ["attack-08"], 1: ["attack-06"], 2: ["card-zap"], 3: ["cosmic-zap", "attack-04"]}
    table = Cosmos("clone", "filch", "philanthropist", "mirror", hands=hands).invites(0, 2).joins(2, "offense", 1)
    table.will(2, "philanthropist", "card-zap").will(3, "cosmic-zap").sends(1).encounter()
    assert table.hand(2) == []
    assert not [event for event in table.events("given") if event.actor == 2]


@rule("cosmic:power-loss.1")
def test_a_lender_who_loses_the_third_home_colony_by_the_payment_has_lost_the_power_for_both() -> None:
    hands = {0: ["attack-04", "philanthropist-flare"], 1: ["attack-20"]}
    for ships, total in ((1, 20 + 4), (2, 7 + 4)):
        table = Cosmos("tripler", "zombie", "clone", hands=hands).will(0, "philanthropist-flare")
        table.game.colonies[0][0] = table.game.colonies[1][0] = 0
        table.game.colonies[2][0] = ships
        table.game.players[0].gone = 12 - ships
        table.says(0, "philanthropist.borrower", "seat 1").says(0, "lose ships", "planet 2")
        table.says(0, "place ships", "planet 3").says(0, "launch", "planet 3")
        table.lays("attack-04", "attack-20").encounter()
        assert table.totals()[1] == total


def test_a_power_lost_while_the_wild_flare_was_answered_is_neither_lent_nor_paid_for() -> None:
    """The third home colony is spent on a wild Void flare against a Card Zap."""
    hands = {0: ["attack-04", "philanthropist-flare", "void-flare"], 1: ["attack-20", "card-zap"]}
    table = Cosmos("tripler", "zombie", "clone", hands=hands, many_flares=True)
    table.game.colonies[0][0] = table.game.colonies[1][0] = 0
    table.game.colonies[2][0], table.game.players[0].gone = 1, 11
    table.will(0, "philanthropist-flare", "void-flare").will(1, "card-zap")
    table.says(0, "philanthropist.borrower", "seat 1").says(0, "lose ships", "planet 2").to("aim")
    assert not table.events("power lent")
    assert [event.values for event in table.events("lost")] == [(1,)]


def test_everybody_sees_whose_the_lent_power_is_now_and_the_borrower_which_half_a_flare_has() -> None:
    hands = {0: ["attack-04", "philanthropist-flare"], 1: ["attack-20", "tripler-flare"]}
    table = Cosmos("tripler", "zombie", "clone", hands=hands).will(0, "philanthropist-flare")
    table.says(0, "philanthropist.borrower", "seat 1").lays("attack-04", "attack-20")
    decision = table.to("values", 1)
    for seat in range(3):
        players = table.game.view(seat).players
        assert [(power.alien, power.zapped) for power in players[0].powers] == [(ALIEN["tripler"], True)]
        assert [(power.alien, power.zapped) for power in players[1].powers] == [
            (ALIEN["zombie"], True),
            (ALIEN["tripler"], False),
        ]
    words = CosmicWords("en", ["A", "B", "C"], 1)
    play = next(option for option in decision.options if option.key == "play")
    assert "super" in words.option(play, decision, table.game.view(1))


def test_a_lent_hoard_is_not_seen_by_the_borrower() -> None:
    hands = {0: ["attack-04", "philanthropist-flare"], 1: ["attack-20"]}
    table = Cosmos("miser", "zombie", "clone", hands=hands).will(0, "philanthropist-flare")
    table.game.players[0].powers[0].cards.append(table.game.deck.pop())
    table.says(0, "philanthropist.borrower", "seat 1").to("aim")
    assert [power.cards for power in table.game.view(1).players[1].powers] == [(), ()]
    assert len(table.game.view(0).players[0].powers[0].cards) == 1
