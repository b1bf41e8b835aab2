"""Strategy cards: where they lie, their two sides, when each is used; errata and answers about single ones."""

from __future__ import annotations

import pytest

from orrery.ti4.components import NUMBER, STRATEGY_CARDS
from orrery.ti4.game import TwilightImperium
from orrery.ti4.initiative import by_initiative
from orrery.ti4.rules.elimination import Eliminate
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.rules.strategic import STRATEGIES, StrategicAction, why_not_follow
from orrery.ti4.rules.strategy_phase import StrategyPhase, unchosen
from orrery.ti4.rules.whole_game import Round
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table, everything
from support.ti4_facts import facts

LEADERSHIP, DIPLOMACY, POLITICS, CONSTRUCTION, TRADE, WARFARE, TECHNOLOGY, IMPERIAL = range(1, 9)
FIVE = ("sol", "hacan", "norr", "mentak", "letnev")


def act(table: Table, strategy: int) -> TwilightImperium:
    game = table.game
    game.active, game.players[0].strategies = 0, (strategy,)
    game.begin(StrategicAction(0, strategy))
    return game


# -- the cards ---------------------------------------------------------------------------------------------------------


@rule("ti4:84", "ti4:84.6", "ti4:45.1")
def test_a_card_gives_its_place_in_the_order_and_its_ability_once_in_a_round() -> None:
    table = Table("l1z1x", "muaat", "norr").pools(0, commodities=0)
    for seat, card in enumerate((TRADE, LEADERSHIP, WARFARE)):
        table.game.players[seat].strategies = (card,)
    table.game.players[1].used, table.game.players[2].used = (LEADERSHIP,), (WARFARE,)
    table.game.active = -1
    game = table.begin()
    assert by_initiative(game) == [1, 0, 2]
    assert game.active == 1, "the lowest number begins"
    answer(game, 1, "pass")
    answer(game, 0, f"strategy {TRADE}")
    answer(game, 0)
    for seat in (1, 2):
        answer(game, seat, "decline")
    assert game.players[0].goods == 3
    answer(game, 2, "pass")
    assert "strategy" not in [option.key for option in asked(game, 0).options], "used up for this round"


@rule("ti4:78.6", "ti4:78.6a", "ti4:84.2", "ti4:83.2", "ti4:82.6")
def test_a_card_shows_its_exhausted_side_from_its_action_to_the_status_phase() -> None:
    table = Table("sol", "hacan").pools(1, goods=0)
    table.game.stage_one = (NUMBER["expand-borders"],)
    game = act(table, TRADE)
    assert not game.players[0].used
    answer(game, 0)
    assert not game.players[0].used, "not before everybody could follow"
    answer(game, 1, "decline")
    assert game.view(1).players[0].used == (TRADE,), "everybody sees which side is up"
    assert game.players[0].strategies == (TRADE,), "and its initiative still counts"
    game.over = False
    game.begin(StatusPhase())
    for seat in (0, 1):
        assert asked(game, seat).prompt == "status tokens"
    assert game.players[0].used == (TRADE,), "readied in the sixth step and not before"
    for seat in (0, 1):
        everything(game, seat)
    assert not game.view(1).players[0].used


@rule("ti4:84.8", "ti4:84.8a", "ti4:84.8b", "ti4:16.6")
def test_every_card_lies_in_the_common_area_or_with_one_player() -> None:
    game = Table(*FIVE).game
    game.begin(StrategyPhase())
    assert unchosen(game) == [1, 2, 3, 4, 5, 6, 7, 8]
    for seat, card in enumerate((8, 3, 5, 1, 2)):
        answer(game, seat, f"strategy {card}")
        held = [each for player in game.players for each in player.strategies]
        assert sorted([*held, *unchosen(game)]) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert unchosen(game) == [4, 6, 7]
    game.over = False
    game.begin(Eliminate(1))
    assert unchosen(game) == [3, 4, 6, 7], "that of an eliminated player lies there again"


@rule("ti4:84.5", "ti4:84.7", "ti4:68", "ti4:90")
def test_eight_cards_with_their_names_and_numbers() -> None:
    rows = facts("strategy_cards")["strategy_cards"]
    printed = {row["initiative"]: row["id"] for row in rows if not row.get("optional")}  # no older prints
    assert STRATEGY_CARDS == printed
    assert (STRATEGY_CARDS[POLITICS], STRATEGY_CARDS[TECHNOLOGY]) == ("politics", "technology")
    abilities = [(STRATEGIES[card].primary, STRATEGIES[card].secondary) for card in printed]
    assert len(set(abilities)) == 8
    for card, key in printed.items():
        assert STRATEGIES[card].primary(0).NAME.split(".")[-1].lower() == f"{key}primary"


@rule("ti4:Q.actions")
def test_the_three_kinds_of_actions() -> None:
    table = Table("l1z1x", "muaat").hand(0, "mining-initiative", "sabotage").planets(0, 20)
    table.game.players[0].strategies = (LEADERSHIP,)
    game = table.begin()
    assert [option.key for option in asked(game, 0).options] == ["strategy", "tactical", "card"]
    spent = Table("l1z1x", "muaat").pools(0, tactic=0).begin()
    assert spent.players[0].passed, "without any action there is nothing but to pass"


# -- politics ----------------------------------------------------------------------------------------------------------


@rule("ti4:68.3", "ti4:83.1")
def test_to_follow_politics_costs_a_token_and_gives_two_cards() -> None:
    table = Table("sol", "hacan", "norr")
    table.game.deck = list(range(20))
    table.game.players[2].strategy = 0
    game = act(table, POLITICS)
    answer(game, 0, "seat 2")
    refused = why_not_follow(game, 2, POLITICS)
    assert refused is not None
    assert refused.reason == "no-strategy-token"
    assert game.players[1].hand == [], "after the primary"
    answer(game, 1, "follow")
    assert [len(player.hand) for player in game.players] == [2, 2, 0]
    assert [player.strategy for player in game.players] == [2, 1, 0]
    assert game.speaker == 2, "who follows names nobody"


@rule("ti4:16", "ti4:68.2.i", "ti4:38.4")
@pytest.mark.parametrize("strategy", [POLITICS, TRADE])
def test_who_is_left_alone_stays_the_speaker_and_favours_nobody(strategy: int) -> None:
    table = Table("sol", "hacan")
    table.game.players[1].eliminated = True
    game = act(table, strategy)
    assert game.over
    assert (game.speaker, game.players[0].used) == (0, (strategy,))


# -- diplomacy ---------------------------------------------------------------------------------------------------------


@rule("ti4:E.diplomacy", "ti4:23.2")
def test_diplomacy_as_corrected() -> None:
    """A system with a planet of one's own but that of Mecatol Rex; tokens of the reinforcements; two planets."""
    table = Table("sol", "hacan", "norr").ships(0, 4, cruiser=1)
    planets = table.game.chart.planets
    mine = [planets[0][0], planets[1][0], planets[2][0], planets[3][0]]
    table.planets(0, *mine).planets(1, planets[5][0])
    for planet in mine:
        table.game.exhausted[planet] = True
    before = [(player.tactic, player.fleet, player.strategy) for player in table.game.players]
    game = act(table, DIPLOMACY)
    assert [option.id() for option in asked(game, 0).options] == [1, 2, 3], "ships alone are not enough"
    answer(game, 0, "system 2")
    assert [player.tokens for player in game.players] == [(), (2,), (2,)], "of all others, whoever has planets there"
    assert [(player.tactic, player.fleet, player.strategy) for player in game.players] == before
    assert (asked(game, 0).least, asked(game, 0).most) == (0, 2)
    answer(game, 0, f"planet {mine[0]}", f"planet {mine[3]}")
    assert [game.exhausted[planet] for planet in mine] == [False, True, True, False], "wherever they are"


@rule("ti4:E.diplomacy.secondary", "ti4:23.3")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_to_follow_diplomacy_readies_up_to_two_planets(number: int) -> None:
    table = Table("sol", "hacan")
    mine = [table.game.chart.planets[system][0] for system in (1, 2, 3)]
    table.planets(1, *mine)
    for planet in mine:
        table.game.exhausted[planet] = True
    game = act(table, DIPLOMACY)
    answer(game, 1, "follow")
    assert game.players[1].strategy == 1
    assert [option.id() for option in asked(game, 1).options] == mine
    answer(game, 1, *[f"planet {planet}" for planet in mine[:number]])
    assert [game.exhausted[planet] for planet in mine] == [False] * number + [True] * (3 - number)
    assert game.players[1].tokens == (), "nothing is closed"


# -- trade -------------------------------------------------------------------------------------------------------------


@rule("ti4:F.general.10", "ti4:38.4a", "ti4:38.4b")
def test_who_is_favoured_replenishes_when_it_is_their_turn_to_follow() -> None:
    table = Table("sol", "hacan", "norr")
    table.game.players[2].strategy = 0
    game = act(table, TRADE)
    answer(game, 0, "seat 2")
    assert game.players[2].commodities == 0, "not during the primary"
    assert asked(game, 1).prompt == "secondary", "seat 1 comes before"
    answer(game, 1, "decline")
    assert [player.commodities for player in game.players] == [4, 0, 3]
    assert game.players[2].strategy == 0, "without a token, and without being asked"


# -- construction, warfare, leadership ---------------------------------------------------------------------------------


@rule("ti4:44.3")
def test_where_an_own_token_lies_already_the_spent_one_goes_to_the_reinforcements() -> None:
    table = Table("sol", "hacan")
    table.planets(1, table.game.chart.planets[2][0]).game.players[1].tokens = (2,)
    game = act(table, CONSTRUCTION)
    answer(game, 1, "follow")
    answer(game, 1, "pds")
    assert (game.players[1].tokens, game.players[1].strategy) == ((2,), 1)


@rule("ti4:55.1", "ti4:55.2")
def test_without_a_token_on_the_board_warfare_only_redistributes() -> None:
    game = act(Table("sol", "hacan"), WARFARE)
    assert asked(game, 0).prompt == "redistribute"
    assert dict(asked(game, 0).things)["tokens"] == 8


@rule("ti4:42.2", "ti4:14.16")
def test_without_the_home_imperial_scores_nothing_but_mecatol_rex_is_still_a_point() -> None:
    table = Table("sol", "hacan", tiles=("18", "1", "20", "21", "22", "23", "24"))
    table.planets(0, table.game.chart.planets[0][0]).game.objectives = (NUMBER["lead-from-the-front"],)
    game = act(table, IMPERIAL)
    assert (game.players[0].points, game.players[0].scored) == (1, ())


# -- the round ---------------------------------------------------------------------------------------------------------


@rule("ti4:81.1", "ti4:81.7", "ti4:16.8")
def test_the_next_to_the_left_of_an_eliminated_speaker_chooses_first() -> None:
    """Seat 1 on the left is gone too: the token goes on."""
    table = Table(*FIVE)
    table.game.players[1].eliminated = True
    game = table.game
    game.begin(Eliminate(0))
    assert game.speaker == 2
    game.over = False
    game.begin(Round())
    for seat, card in ((2, 3), (3, 1), (4, 2)):
        answer(game, seat, f"strategy {card}")
    assert game.active == 3
