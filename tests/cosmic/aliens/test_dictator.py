"""Dictator: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.cards import WILD_DESTINY
from support.cite import rule
from support.cosmic import Cosmos


def test_the_dictator_picks_whom_another_offense_meets() -> None:
    table = Cosmos("clone", "mirror", "dictator", "sorcerer", destiny=[3]).says(2, "dictator.destiny", "destiny 9")
    table.to("aim", 0)
    assert table.game.now().defense == 3
    assert table.events("destiny")[-1].actor == 0


def test_each_kind_of_card_in_the_deck_is_offered_once() -> None:
    table = Cosmos("clone", "mirror", "dictator", destiny=[3])
    asked = table.to("dictator.destiny", 2)
    assert [option.id() for option in asked.options] == [0, 3, 6, 15, 17, 18, 19]


def test_a_redraw_after_the_own_colour_is_picked_again() -> None:
    table = Cosmos("clone", "mirror", "dictator", destiny=[3])
    table.says(2, "dictator.destiny", "destiny 0").says(2, "dictator.destiny", "destiny 6")
    table.says(0, "own colour", "redraw").to("aim", 0)
    assert table.game.now().defense == 2


def test_a_wild_card_still_lets_the_offense_choose() -> None:
    table = Cosmos("clone", "mirror", "dictator", destiny=[3])
    table.says(2, "dictator.destiny", f"destiny {WILD_DESTINY}").says(0, "wild destiny", "seat 2").to("aim", 0)
    assert table.game.now().defense == 2


def test_in_the_own_turn_the_draw_is_blind() -> None:
    table = Cosmos("dictator", "mirror", "clone", destiny=[3])
    table.to("aim", 0)
    assert table.game.now().defense == 1
    assert "0 dictator.destiny" not in table.prompts


@rule("cosmic:zap.2")
def test_zapped_the_draw_is_blind_also_when_it_is_repeated() -> None:
    hands = {1: ["cosmic-zap", "attack-06"]}
    table = Cosmos("clone", "mirror", "dictator", hands=hands, destiny=[0, 3]).will(1, "cosmic-zap")
    table.says(0, "own colour", "redraw").to("aim", 0)
    assert table.game.now().defense == 1
    assert "2 dictator.destiny" not in table.prompts


def test_a_deck_of_one_card_is_shuffled_with_the_discards_first() -> None:
    table = Cosmos("clone", "mirror", "dictator", destiny=[3])
    table.game.destiny_discard = [card for card in table.game.destiny_deck if card != 3]
    table.game.destiny_deck = [3]
    asked = table.to("dictator.destiny", 2)
    assert len(asked.options) == 7


def test_the_citadel_lays_after_the_card_that_the_dictator_picked() -> None:
    hands = {1: ["attack-10", "attack-06"]}
    table = Cosmos("clone", "citadel", "dictator", hands=hands, destiny=[3]).will(1, "citadel")
    table.says(2, "dictator.destiny", "destiny 6").says(1, "citadel.planet", "planet 10")
    table.says(1, "citadel.card", "attack-10").to("aim", 0)
    assert table.game.now().defense == 2
    assert table.prompts.index("2 dictator.destiny") < table.prompts.index("1 citadel.planet")


def test_wild_flare_makes_the_offense_draw_again_once() -> None:
    hands = {1: ["attack-06", "dictator-flare"]}
    table = Cosmos("clone", "mirror", "sorcerer", hands=hands, destiny=[3, 6]).will(1, "dictator-flare")
    table.to("aim", 0)
    assert table.game.now().defense == 2
    assert [event.values[0] for event in table.events("destiny")] == [3, 6]
    assert table.game.destiny_discard == [3, 6]
    assert len(table.events("redraw")) == 1


def test_the_offense_cannot_play_the_wild_flare() -> None:
    hands = {0: ["attack-06", "dictator-flare"]}
    table = Cosmos("clone", "mirror", "sorcerer", hands=hands, destiny=[3, 6]).will(0, "dictator-flare")
    table.to("aim", 0)
    assert table.game.now().defense == 1


def test_super_flare_lets_the_offense_pick() -> None:
    hands = {0: ["attack-06", "dictator-flare"]}
    table = Cosmos("dictator", "mirror", "clone", hands=hands, destiny=[3]).will(0, "dictator-flare")
    table.says(0, "dictator.destiny", "destiny 6").to("aim", 0)
    assert table.game.now().defense == 2


def test_a_deck_of_two_cards_is_not_shuffled_yet() -> None:
    table = Cosmos("clone", "mirror", "dictator", destiny=[3])
    table.game.destiny_discard = [card for card in table.game.destiny_deck if card not in (3, 6)]
    table.game.destiny_deck = [3, 6]
    asked = table.to("dictator.destiny", 2)
    assert [option.id() for option in asked.options] == [3, 6]


def test_super_flare_is_for_the_offense_alone() -> None:
    hands = {2: ["attack-06", "dictator-flare"]}
    table = Cosmos("clone", "mirror", "dictator", hands=hands).will(2, "dictator-flare")
    table.to("aim", 0)
    assert not table.events("played")
