"""Trader: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from support.cite import rule
from support.cosmic import Cosmos

HANDS = {0: ["attack-08", "attack-04"], 1: ["attack-40", "negotiate", "quash"], 2: ["attack-06"]}


def test_the_main_players_swap_hands_for_good() -> None:
    table = (
        Cosmos("trader", "clone", "mirror", hands=HANDS).will(0, "trader").lays("attack-40", "attack-08").encounter()
    )
    assert table.totals() == (40 + 1, 8 + 4)
    assert table.hand(0) == ["negotiate", "quash"]


def test_as_defense_too_and_each_knows_the_hand_it_gave() -> None:
    table = Cosmos("clone", "trader", "mirror", hands=HANDS).will(1, "trader")
    table.to("encounter card", 1)
    assert table.hand(1) == ["attack-04", "attack-08"]
    assert {card for card, _ in table.game.view(1).known} == set(table.game.players[0].hand)
    assert table.game.view(2).known == ()


@rule("cosmic:zap.2")
def test_zapped_the_hands_stay_and_are_not_seen() -> None:
    hands = {**HANDS, 2: ["attack-06", "cosmic-zap"]}
    table = Cosmos("trader", "clone", "mirror", hands=hands).will(0, "trader").will(2, "cosmic-zap")
    table.to("encounter card", 0)
    assert table.hand(0) == ["attack-04", "attack-08"]
    assert table.game.view(0).known == ()


def test_only_a_main_player_trades() -> None:
    table = Cosmos("clone", "mirror", "trader", hands=HANDS).will(2, "trader").encounter()
    assert not table.events("hands swapped")


def test_a_defense_without_encounter_card_redraws_before_the_trade() -> None:
    hands = {0: ["attack-08"], 1: ["reinforcement-2", "quash"]}
    top = ["attack-40"] + ["negotiate"] * 7
    table = Cosmos("trader", "clone", "mirror", hands=hands, top=top).will(0, "trader")
    table.to("encounter card", 0)
    assert table.hand(0) == ["attack-40"] + ["negotiate"] * 7
    assert table.hand(1) == ["attack-08"]


def test_trader_and_sorcerer_the_cards_are_swapped_after_the_hands() -> None:
    table = Cosmos("trader", "sorcerer", "mirror", hands=HANDS).will(0, "trader").will(1, "sorcerer")
    table.lays("attack-40", "attack-08").encounter()
    assert table.totals() == (8 + 1, 40 + 4)


def test_wild_flare_takes_a_random_card_and_gives_one_back() -> None:
    hands = {0: ["attack-08", "attack-04", "trader-flare"], 1: ["attack-40"]}
    table = Cosmos("clone", "zombie", "mirror", hands=hands).will(0, "trader-flare")
    table.says(0, "trader.give back", "attack-04").lays("attack-40", "attack-04").encounter()
    assert table.totals() == (40 + 1, 4 + 4)
    assert table.hand(0) == ["attack-08", "trader-flare"]


def test_wild_flare_may_give_the_same_card_back() -> None:
    hands = {0: ["attack-08", "trader-flare"], 1: ["attack-40"]}
    table = Cosmos("clone", "zombie", "mirror", hands=hands).will(0, "trader-flare")
    table.says(0, "trader.give back", "attack-40").lays("attack-08", "attack-40").encounter()
    assert table.totals() == (8 + 1, 40 + 4)


def test_super_flare_swaps_with_any_player() -> None:
    hands = {0: ["attack-08", "trader-flare"], 1: ["attack-40"], 2: ["attack-20", "attack-23"]}
    table = Cosmos("trader", "clone", "mirror", hands=hands).will(0, "trader-flare").says(0, "trader.partner", "seat 2")
    table.to("encounter card", 0)
    assert table.hand(0) == ["attack-20", "attack-23", "trader-flare"]
    assert table.hand(2) == ["attack-08"]


@rule("cosmic:new-hand.2")
def test_super_flare_may_leave_the_offense_without_encounter_card_and_ends_the_turn() -> None:
    hands = {0: ["attack-08", "trader-flare"], 1: ["attack-40"], 2: ["reinforcement-2"]}
    table = Cosmos("trader", "clone", "mirror", hands=hands).will(0, "trader-flare").says(0, "trader.partner", "seat 2")
    table.encounter()
    assert table.events("no encounter card")
    assert table.hand(0) == ["reinforcement-2", "trader-flare"]


def test_one_trade_in_an_encounter() -> None:
    hands = {0: ["attack-08", "trader-flare"], 1: ["attack-40"], 2: ["attack-20"]}
    table = Cosmos("trader", "clone", "mirror", hands=hands).will(0, "trader-flare", "trader")
    table.says(0, "trader.partner", "seat 2").encounter()
    assert len(table.events("hands swapped")) == 1
    assert table.wants == [(0, "trader")]


def test_wild_flare_moves_one_card_each_way() -> None:
    hands = {0: ["attack-08", "trader-flare"], 1: ["attack-40", "attack-20", "attack-23"]}
    table = (
        Cosmos("clone", "zombie", "mirror", hands=hands)
        .will(0, "trader-flare")
        .says(0, "trader.give back", "attack-08")
    )
    table.to("encounter card", 1)
    assert (len(table.hand(0)), len(table.hand(1))) == (2, 3)
    assert "attack-08" in table.hand(1)
    assert [event.values for event in table.events("given")] == [(0, 1), (1, 1)]


def test_wild_flare_is_no_use_to_others_or_against_an_empty_hand() -> None:
    hands = {0: ["attack-08"], 1: ["attack-40"], 2: ["attack-06", "trader-flare"]}
    table = Cosmos("clone", "zombie", "mirror", hands=hands).will(2, "trader-flare").encounter()
    assert table.wants == [(2, "trader-flare")]
    table = Cosmos("clone", "zombie", "mirror", hands={0: ["attack-08", "trader-flare"], 1: []}).will(0, "trader-flare")
    table.to("encounter card", 1)
    assert table.wants == [(0, "trader-flare")]


def test_super_flare_is_no_use_to_an_ally() -> None:
    hands = {0: ["attack-08"], 1: ["attack-40"], 2: ["attack-06", "trader-flare"]}
    table = Cosmos("clone", "zombie", "trader", hands=hands).will(2, "trader-flare", "trader")
    table.invites(0, 2).joins(2, "offense").encounter()
    assert table.wants == [(2, "trader-flare"), (2, "trader")]


def test_only_the_two_traders_see_the_cards() -> None:
    table = Cosmos("trader", "clone", "mirror", hands=HANDS).will(0, "trader")
    table.to("encounter card", 0)
    swapped = table.events("hands swapped")[-1]
    assert sorted(swapped.knowers) == [0, 1]
    assert len(swapped.secret) == 5
    assert swapped.values == (1,)


def test_super_flare_asks_with_whom() -> None:
    hands = {0: ["attack-06", "trader-flare"], 1: ["attack-20"], 2: ["plague"]}
    decision = Cosmos("trader", "clone", "mirror", hands=hands).will(0, "trader-flare").to("trader.partner")
    assert [option.id() for option in decision.options] == [1, 2]


def test_wild_flare_gives_nothing_back_when_nothing_was_there_to_take() -> None:
    """The last card of the opponent was a Card Zap, which was zapped itself."""
    hands = {0: ["trader-flare", "attack-04"], 1: ["card-zap"], 2: ["card-zap", "attack-06"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands)
    table.will(0, "trader-flare").will(1, "card-zap").will(2, "card-zap").encounter()
    assert not table.events("given")
