"""Barbarian: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN, CARDS
from support.cite import rule
from support.cosmic import Cosmos


def test_the_winner_takes_a_card_for_each_ship_and_the_rest_is_discarded() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04", "morph", "plague", "attack-10"]}
    table = Cosmos("barbarian", "clone", "zombie", hands=hands).lays("attack-20", "attack-04").sends(2)
    asked = table.to("barbarian.loot", 0)
    assert asked.most == 2
    table.pick(0, "morph", "plague").encounter()
    assert table.hand(0) == ["morph", "plague"]
    assert table.hand(1) == []
    assert "attack-10" in [CARDS[card].key for card in table.game.discard]


@rule("cosmic:zap.2")
def test_zapped_the_hand_stays_and_compensation_follows() -> None:
    hands = {0: ["attack-20", "attack-14"], 1: ["negotiate", "morph"], 2: ["cosmic-zap"]}
    table = Cosmos("barbarian", "clone", "zombie", hands=hands).lays("attack-20", "negotiate").will(2, "cosmic-zap")
    table.sends(1).encounter()
    assert table.hand(1) == ["attack-14", "morph"]
    assert table.hand(0) == []


@rule("cosmic:compensation.1")
def test_compensation_is_paid_afterwards_and_may_return_the_loot() -> None:
    hands = {0: ["attack-20"], 1: ["negotiate", "morph"]}
    table = Cosmos("barbarian", "clone", "zombie", hands=hands).lays("attack-20", "negotiate").sends(1)
    table.says(0, "barbarian.loot", "morph").encounter()
    assert table.hand(1) == ["morph"]
    assert table.hand(0) == []


def test_as_defense_there_is_nothing_to_loot() -> None:
    hands = {0: ["attack-04", "morph"], 1: ["attack-20"]}
    table = Cosmos("clone", "barbarian", "zombie", hands=hands).lays("attack-04", "attack-20").encounter()
    assert table.hand(0) == ["morph"]


def test_the_sorcerers_swap_decides_who_loots() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20", "morph"]}
    table = Cosmos("barbarian", "sorcerer", "zombie", hands=hands).lays("attack-04", "attack-20").will(1, "sorcerer")
    table.says(0, "barbarian.loot", "morph").sends(1).encounter()
    assert table.hand(0) == ["morph"]


def test_only_the_looter_learns_the_hand() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04", "morph", "plague"]}
    table = Cosmos("barbarian", "clone", "zombie", hands=hands).lays("attack-20", "attack-04").sends(1)
    table.to("barbarian.loot", 0)
    seen = [event for event in table.game.log_for(2) if event.kind == "looked"]
    assert not seen[0].secret
    assert table.game.view(2).known == ()
    assert len(table.game.view(0).known) == 2


def test_wild_flare_throws_away_unwanted_compensation() -> None:
    hands = {0: ["attack-20", "attack-01", "attack-40"], 1: ["negotiate", "barbarian-flare"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).lays("attack-20", "negotiate").will(1, "barbarian-flare")
    table.says(1, "barbarian.unwanted", "attack-01").sends(1).encounter()
    assert table.hand(1) == ["attack-40", "barbarian-flare"]
    assert table.hand(0) == []


def test_wild_flare_throws_away_cards_of_a_reward() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["barbarian-flare"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands, top=["attack-01", "morph"]).will(2, "barbarian-flare")
    table.invites(1, 2).joins(2, "defense", 2)
    asked = table.to("barbarian.unwanted", 2)
    assert len(asked.options) == 2
    table.pick(2, "attack-01").encounter()
    assert table.hand(2) == ["barbarian-flare", "morph"]


def test_super_flare_lets_an_offensive_ally_loot_the_losing_main_player() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04", "morph", "plague"], 2: ["barbarian-flare"]}
    table = Cosmos("zombie", "clone", "barbarian", hands=hands).lays("attack-20", "attack-04").sends(1)
    table.invites(0, 2).joins(2, "offense", 1).will(2, "barbarian-flare").says(2, "barbarian.loot", "morph").encounter()
    assert table.hand(2) == ["barbarian-flare", "morph"]
    assert table.hand(1) == []


def test_the_vulch_collects_artifacts_and_the_wild_reserve_reinforcements_of_the_plundered_hand() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04", "plague", "reinforcement-5"], 2: [], 3: ["reserve-flare"]}
    table = Cosmos("barbarian", "clone", "vulch", "mirror", hands=hands).lays("attack-20", "attack-04").sends(1)
    table.will(3, "reserve-flare").says(0, "barbarian.loot").encounter()
    assert table.hand(0) == []
    assert table.hand(2) == ["plague"]
    assert table.hand(3) == ["reinforcement-5", "reserve-flare"]


def test_ships_are_counted_as_they_are_when_the_encounter_is_won() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04", "plague", "morph"]}
    table = Cosmos("barbarian", "clone", "fodder", hands=hands).lays("attack-20", "attack-04").sends(1)
    table.game.players[0].powers.append(table.game.new_power(ALIEN["amoeba"]))
    table.will(0, "amoeba").says(0, "amoeba.way", "more ships").says(0, "amoeba.more", "ship", "ship")
    assert table.to("barbarian.loot", 0).most == 2  # three ships, two cards
    table.pick(0, "plague", "morph").encounter()
    assert table.hand(0) == ["morph", "plague"]


def test_a_barbarian_that_loses_or_finds_an_empty_hand_loots_nothing() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20", "morph"]}
    table = Cosmos("barbarian", "clone", "mirror", hands=hands).lays("attack-04", "attack-20").encounter()
    assert table.hand(1) == ["morph"]
    hands = {0: ["attack-20"], 1: ["attack-04"]}
    table = Cosmos("barbarian", "clone", "mirror", hands=hands).encounter()
    assert not table.events("power")


def test_an_ally_needs_the_super_flare_and_must_have_won() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04", "morph"]}
    table = Cosmos("clone", "mirror", "barbarian", hands=hands).lays("attack-20", "attack-04").invites(0, 2)
    table.joins(2, "offense", 1).will(2, "barbarian").encounter()
    assert table.hand(1) == ["morph"]
    hands = {0: ["attack-04"], 1: ["attack-20", "morph"], 2: ["barbarian-flare"]}
    table = Cosmos("clone", "mirror", "barbarian", hands=hands).lays("attack-04", "attack-20").invites(0, 2)
    table.joins(2, "offense", 1).will(2, "barbarian-flare").encounter()
    assert table.hand(1) == ["morph"]


def test_nothing_need_be_thrown_away_or_taken() -> None:
    hands = {0: ["attack-20", "attack-01"], 1: ["negotiate", "barbarian-flare"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).lays("attack-20", "negotiate").will(1, "barbarian-flare")
    assert table.sends(1).to("barbarian.unwanted", 1).least == 0
    hands = {0: ["attack-20"], 1: ["attack-04", "morph"]}
    table = Cosmos("barbarian", "clone", "mirror", hands=hands).lays("attack-20", "attack-04")
    assert table.to("barbarian.loot", 0).least == 0
