"""The strategy phase, and the order of play that comes of it."""

from __future__ import annotations

from orrery.kernel.decision import Refused
from orrery.ti4.game import TwilightImperium
from orrery.ti4.initiative import by_initiative
from orrery.ti4.rules.strategy_phase import ChooseStrategyCard, StrategyPhase
from orrery.ti4.rules.whole_game import Round
from support.cite import rule
from support.play import answer, asked, told
from support.ti4 import Table

FIVE = ("sol", "hacan", "norr", "mentak", "letnev")


def phase(seats: int, speaker: int = 0) -> TwilightImperium:
    table = Table(*FIVE[:seats])
    table.game.speaker = speaker
    table.game.begin(StrategyPhase())
    return table.game


@rule("ti4:85", "ti4:85.1", "ti4:84.1", "ti4:84.5", "ti4:81.1")
def test_from_the_speaker_clockwise_each_chooses_one_of_eight() -> None:
    game = phase(5, speaker=3)
    assert [option.id() for option in asked(game, 3).options] == [1, 2, 3, 4, 5, 6, 7, 8]
    for seat, card in ((3, 8), (4, 1), (0, 5), (1, 2), (2, 7)):
        answer(game, seat, f"strategy {card}")
    assert [player.strategies for player in game.players] == [(5,), (2,), (7,), (8,), (1,)]
    assert game.over


@rule("ti4:85.1b", "ti4:84.8a")
def test_a_card_that_was_chosen_cannot_be_chosen_again() -> None:
    game = phase(5)
    answer(game, 0, "strategy 4")
    assert 4 not in [option.id() for option in asked(game, 1).options]
    reason = game.why_not(1, ("strategy", 4))
    assert isinstance(reason, Refused)
    assert (reason.reason, reason.rule) == ("strategy-taken", "ti4:85.1b")


@rule("ti4:85.1c", "ti4:85.2a", "ti4:45.3")
def test_four_players_choose_two_each_and_none_is_left() -> None:
    game = phase(4, speaker=1)
    for seat, card in ((1, 3), (2, 4), (3, 5), (0, 6), (1, 1), (2, 2), (3, 8)):
        answer(game, seat, f"strategy {card}")
    assert [player.strategies for player in game.players] == [(6, 7), (3, 1), (4, 2), (5, 8)]
    assert sum(game.bonus) == 0
    assert by_initiative(game) == [1, 2, 3, 0]


@rule("ti4:85.2", "ti4:85.1a")
def test_goods_come_onto_cards_that_are_left_and_go_to_who_takes_them() -> None:
    game = phase(5)
    for seat in range(5):
        answer(game, seat, f"strategy {seat + 1}")
    assert game.bonus == (0, 0, 0, 0, 0, 0, 1, 1, 1)
    for player in game.players:
        player.strategies = ()
    game.over = False
    game.begin(StrategyPhase())
    assert [option.values for option in told(game, 0).options][-1] == (1,)
    answer(game, 0, "strategy 8")
    assert (game.players[0].goods, game.bonus[8]) == (1, 0)


def test_who_has_kept_cards_chooses_none() -> None:
    table = Table(*FIVE)
    table.game.players[0].strategies = (4,)
    table.game.begin(StrategyPhase())
    assert 4 not in [option.id() for option in asked(table.game, 1).options]


def test_a_card_that_is_denied_is_chosen_again() -> None:
    table = Table(*FIVE)
    table.game.begin(ChooseStrategyCard(0, denied=(1,)))
    assert 1 not in [option.id() for option in asked(table.game, 0).options]
    reason = table.game.why_not(0, ("strategy", 1))
    assert reason is not None
    assert reason.reason == "strategy-denied"


@rule("ti4:16.9")
def test_two_cards_each_go_by_the_number_of_players_at_the_beginning() -> None:
    table = Table(*FIVE)
    table.game.players[4].eliminated = table.game.players[3].eliminated = True
    table.game.begin(StrategyPhase())
    for seat in range(3):
        answer(table.game, seat, f"strategy {seat + 1}")
    assert table.game.over


@rule("ti4:4", "ti4:45", "ti4:45.1", "ti4:45.2", "ti4:45.2a", "ti4:84.6", "ti4:85.end", "ti4:80", "ti4:80.2")
def test_turns_are_taken_by_initiative_again_and_again() -> None:
    table = Table(*FIVE)
    table.game.active = -1
    table.game.begin(Round())
    for seat, card in ((0, 5), (1, 3), (2, 8), (3, 1), (4, 2)):
        answer(table.game, seat, f"strategy {card}")
    turns = []
    for _ in range(10):
        turns.append(table.game.active)
        player = table.game.players[table.game.active]
        if player.used:
            answer(table.game, table.game.active, "pass")
        else:
            player.used = player.strategies
            answer(table.game, table.game.active, "tactical")
            answer(table.game, table.game.active, "system 0")
    assert turns == [3, 4, 1, 0, 2, 3, 4, 1, 0, 2]
