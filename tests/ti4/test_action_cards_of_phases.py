"""Action cards of the strategy and the status phase."""

from __future__ import annotations

from orrery.ti4.components import COMPONENTS, NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.rules.strategy_phase import StrategyPhase
from orrery.ti4.rules.whole_game import Round
from support.cite import card, rule
from support.play import answer, asked, fill_in, happened
from support.ti4 import Table, plan

FIVE = ("sol", "hacan", "norr", "mentak", "letnev")


def choosing(table: Table) -> TwilightImperium:
    table.game.begin(StrategyPhase())
    return table.game


def play(game: TwilightImperium, seat: int, key: str) -> None:
    number = next(each for each in game.players[seat].hand if COMPONENTS[each].key == key)
    answer(game, seat, f"card {number}")


@card("ti4:summit")
@rule("ti4:52.2")
def test_a_summit_gives_two_tokens_before_anybody_chooses() -> None:
    game = choosing(Table(*FIVE).hand(2, "summit"))
    assert asked(game, 2).prompt == "start-of-strategy-phase"
    play(game, 2, "summit")
    plan(game, 2, (2, "fleet", 1), (2, "strategy", 1))
    player = game.players[2]
    assert (player.tactic, player.fleet, player.strategy) == (3, 4, 3)
    assert asked(game, 0).prompt == "choose strategy"


@card("ti4:summit")
@rule("ti4:52.3a")
def test_there_is_no_summit_without_tokens_in_the_reinforcements() -> None:
    game = choosing(Table(*FIVE).hand(2, "summit").pools(2, tactic=7, fleet=7))
    assert asked(game, 0).prompt == "choose strategy"


@card("ti4:public-disgrace")
@rule("ti4:85.1", "ti4:31.15")
def test_who_is_disgraced_in_public_chooses_another_card() -> None:
    table = Table(*FIVE).hand(3, "public-disgrace")
    table.game.bonus = (0, 0, 2, 0, 0, 0, 0, 0, 0)
    game = choosing(table)
    answer(game, 0, "strategy 2")
    play(game, 3, "public-disgrace")
    assert not game.players[0].strategies
    assert [option.id() for option in asked(game, 0).options] == [1, 3, 4, 5, 6, 7, 8]
    answer(game, 0, "strategy 7")
    assert (game.players[0].strategies, game.players[0].goods, game.bonus[2]) == ((7,), 0, 2)
    answer(game, 1, "strategy 2")
    assert (game.players[1].strategies, game.players[1].goods) == ((2,), 2), "it was denied to the first alone"
    assert "strategy denied" in [event.kind for event in game.log or []]


@card("ti4:public-disgrace")
def test_a_cancelled_disgrace_changes_nothing_and_nobody_disgraces_themselves() -> None:
    game = choosing(Table(*FIVE).hand(0, "public-disgrace").hand(2, "sabotage"))
    answer(game, 0, "strategy 2")
    assert game.players[0].strategies == (2,)
    answer(game, 1, "strategy 4")
    play(game, 0, "public-disgrace")
    play(game, 2, "sabotage")
    assert game.players[1].strategies == (4,)


@card("ti4:public-disgrace")
def test_the_last_card_is_denied_to_nobody() -> None:
    game = choosing(Table(*FIVE[:4]).hand(0, "public-disgrace"))
    for seat, number in ((0, 1), (1, 2), (2, 3), (3, 4), (0, 5), (1, 6), (2, 7)):
        answer(game, seat, f"strategy {number}")
        if seat:
            answer(game, 0, "pass")
    assert game.players[3].strategies == (4, 8), "nobody was asked about the eighth"


def settled(table: Table) -> TwilightImperium:
    """The status phase of a table at which nobody can score, up to the return of the strategy cards."""
    table.game.stage_one = (NUMBER["expand-borders"],)
    table.game.begin(StatusPhase())
    while table.game.waiting()[0].prompt == "status tokens":
        decision = table.game.waiting()[0]
        assert decision.forms
        fill_in(table.game, decision.seat, decision.forms[0])
    return table.game


@card("ti4:political-stability")
@rule("ti4:82.8", "ti4:82.6")
def test_who_has_political_stability_keeps_the_cards_and_chooses_none() -> None:
    table = Table(*FIVE).hand(1, "political-stability")
    for seat, player in enumerate(table.game.players):
        player.strategies = player.used = (seat + 1,)
    game = settled(table)
    assert asked(game, 1).prompt == "when-returning-strategy-cards"
    play(game, 1, "political-stability")
    assert [player.strategies for player in game.players] == [(), (2,), (), (), ()]
    assert game.players[1].used == (), "it was readied before"
    game.over = False
    game.begin(StrategyPhase())
    for seat, number in ((0, 1), (2, 3), (3, 8), (4, 5)):
        assert 2 not in [option.id() for option in asked(game, seat).options]
        answer(game, seat, f"strategy {number}")
    assert game.over
    assert game.bonus == (0, 0, 0, 0, 1, 0, 1, 1, 0), "no goods come onto a card that was kept"


@card("ti4:political-stability")
@rule("ti4:82.8")
def test_which_strategy_cards_are_kept_is_told() -> None:
    table = Table(*FIVE[:3]).hand(0, "political-stability")
    for seat, player in enumerate(table.game.players):
        player.strategies = (seat + 1, seat + 4)
    game = settled(table)
    play(game, 0, "political-stability")
    assert ("strategies kept", 0, (1, 4)) in happened(game)


@card("ti4:political-stability")
@rule("ti4:85.1c")
def test_both_cards_are_kept_where_each_has_two() -> None:
    table = Table(*FIVE[:3]).hand(0, "political-stability")
    for seat, player in enumerate(table.game.players):
        player.strategies = (seat + 1, seat + 4)
    game = settled(table)
    play(game, 0, "political-stability")
    game.over = False
    game.begin(StrategyPhase())
    for seat, number in ((1, 2), (2, 3), (1, 5), (2, 6)):
        answer(game, seat, f"strategy {number}")
    assert game.over
    assert [player.strategies for player in game.players] == [(1, 4), (2, 5), (3, 6)]


@card("ti4:political-stability")
def test_who_has_no_strategy_card_keeps_none() -> None:
    table = Table(*FIVE).hand(1, "political-stability")
    table.game.players[0].strategies = (1,)
    table.game.stage_one = (NUMBER["expand-borders"],)
    table.game.begin(StatusPhase())
    for decision in table.game.waiting():
        assert decision.forms
        fill_in(table.game, decision.seat, decision.forms[0])
    assert table.game.over, "nobody was asked"


@card("ti4:political-stability", "ti4:sabotage")
def test_cancelled_stability_returns_the_cards() -> None:
    table = Table(*FIVE).hand(1, "political-stability").hand(4, "sabotage")
    for seat, player in enumerate(table.game.players):
        player.strategies = (seat + 1,)
    game = settled(table)
    play(game, 1, "political-stability")
    play(game, 4, "sabotage")
    assert all(player.strategies == () for player in game.players)


@card("ti4:political-stability")
@rule("ti4:45.1")
def test_a_kept_card_gives_its_initiative_again() -> None:
    table = Table(*FIVE)
    table.game.players[3].strategies = (1,)
    table.game.begin(Round())
    for seat, number in ((0, 5), (1, 3), (2, 8), (4, 2)):
        answer(table.game, seat, f"strategy {number}")
    assert table.game.active == 3
