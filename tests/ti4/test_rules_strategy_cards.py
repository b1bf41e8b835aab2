"""Strategy cards where their rules meet others: "then", limits, reinforcements, commodities, secrets."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.reinforcements import left_of
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.rules.strategic import StrategicAction, why_not_follow
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import PDS, SPACE_DOCK, count
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan

LEADERSHIP, DIPLOMACY, POLITICS, CONSTRUCTION, TRADE, WARFARE, TECHNOLOGY, IMPERIAL = range(1, 9)
WELLON, VEFUT, THIBAH, TARMANN = 26, 27, 28, 29  # alone in systems 1, 2, 3, 4
MONUMENT, PERIMETER = NUMBER["erect-a-monument"], NUMBER["establish-a-perimeter"]


def act(table: Table, strategy: int) -> TwilightImperium:
    game = table.game
    game.active = 0
    game.players[0].strategies = (strategy,)
    game.begin(StrategicAction(0, strategy))
    return game


# -- Diplomacy ---------------------------------------------------------------------------------------------------------


@rule("ti4:23.3", "ti4:52.5")
def test_to_follow_diplomacy_costs_a_token_and_readies_up_to_two_planets_clockwise() -> None:
    table = Table("sol", "hacan", "norr").planets(0, WELLON).planets(1, VEFUT, THIBAH, TARMANN).planets(2, 30)
    for planet in (VEFUT, THIBAH, TARMANN, 30):
        table.game.exhausted[planet] = True
    game = act(table, DIPLOMACY)
    answer(game, 1, "follow")
    assert [option.id() for option in asked(game, 1).options] == [VEFUT, THIBAH, TARMANN]
    assert (asked(game, 1).least, asked(game, 1).most) == (0, 2)
    answer(game, 1, f"planet {VEFUT}", f"planet {TARMANN}")
    answer(game, 2, "follow")
    answer(game, 2, "planet 30")
    assert [game.exhausted[planet] for planet in (VEFUT, THIBAH, TARMANN, 30)] == [False, True, False, False]
    assert [player.strategy for player in game.players] == [2, 1, 1]
    game.players[1].strategy = 0
    refused = why_not_follow(game, 1, DIPLOMACY)
    assert refused is not None
    assert refused.rule == "ti4:52.5"


@rule("ti4:31.17", "ti4:23.2")
def test_who_has_no_system_to_close_readies_nothing() -> None:
    """ "Then": what comes first must be resolved. Mecatol Rex alone is no system to choose."""
    table = Table("sol", "hacan").planets(0, MECATOL_REX)
    table.game.exhausted[MECATOL_REX] = True
    game = act(table, DIPLOMACY)
    assert asked(game, 1).prompt == "secondary"
    assert game.exhausted[MECATOL_REX]
    assert game.players[1].tokens == ()


# -- Warfare -----------------------------------------------------------------------------------------------------------


@rule("ti4:31.17", "ti4:55.1", "ti4:55.2")
def test_without_a_token_on_the_board_warfare_gives_none_but_all_may_be_laid_anew() -> None:
    game = act(Table("sol", "hacan"), WARFARE)
    plan(game, 0, (0, "tactic", 1), (0, "fleet", 5), (0, "strategy", 2))
    player = game.players[0]
    assert (player.tactic, player.fleet, player.strategy) == (1, 5, 2), "eight, and not nine"


@rule("ti4:55.3")
def test_to_follow_warfare_takes_a_dock_at_home_and_not_just_units() -> None:
    table = Table("sol", "hacan", tiles=("18", "1", "16", "21", "22", "23", "24")).pools(1, goods=3)
    homes = table.game.chart.planets[2]
    table.troops(1, homes[0], infantry=2).troops(1, homes[1], space_dock=1).ships(1, 2, cruiser=1)
    game = act(table, WARFARE)
    everything(game, 0)
    answer(game, 1, "follow")
    assert asked(game, 1).prompt == "produce", "there is one dock, and nothing to choose"
    table = Table("sol", "hacan", tiles=("18", "1", "16", "21", "22", "23", "24")).troops(1, homes[0], infantry=2)
    refused = why_not_follow(table.game, 1, WARFARE)
    assert refused is not None
    assert refused.rule == "ti4:55.3"


# -- Construction ------------------------------------------------------------------------------------------------------


@rule("ti4:44.4", "ti4:44.4a", "ti4:59.4a")
def test_without_a_structure_in_the_reinforcements_one_comes_from_a_system_without_an_own_token() -> None:
    table = Table("sol", "hacan").planets(0, TARMANN)
    for planet in (WELLON, VEFUT, THIBAH):
        table.troops(0, planet, space_dock=1)
    table.game.players[0].tokens = (1,)
    game = act(table, CONSTRUCTION)
    assert left_of(game, 0, SPACE_DOCK) == 0
    answer(game, 0, "space dock")
    assert asked(game, 0).prompt == "take from board"
    assert asked(game, 0).least == 1, "who has chosen it must place it"
    assert [option.things[0][1] - 1000 for option in asked(game, 0).options] == [VEFUT, THIBAH], "not under the token"
    answer(game, 0, f"planet {VEFUT}")
    docks = [count(game.players[0].troops_on(planet), SPACE_DOCK) for planet in (WELLON, VEFUT, THIBAH, TARMANN)]
    assert docks == [1, 0, 1, 1]


@rule("ti4:44.3", "ti4:52.6")
def test_where_a_token_lies_already_that_of_construction_goes_to_the_reinforcements() -> None:
    table = Table("sol", "hacan").planets(1, VEFUT)
    table.game.players[1].tokens = (2,)
    game = act(table, CONSTRUCTION)
    answer(game, 1, "follow")
    answer(game, 1, "pds")
    player = game.players[1]
    assert (player.tokens, player.strategy, player.tactic, player.fleet) == ((2,), 1, 3, 3)
    assert count(player.troops_on(VEFUT), PDS) == 1


@rule("ti4:44.3", "ti4:44.2")
def test_to_follow_construction_is_one_structure_in_the_system_of_the_token() -> None:
    game = act(Table("sol", "hacan").planets(1, VEFUT, THIBAH), CONSTRUCTION)
    answer(game, 1, "follow")
    answer(game, 1, "system 3")
    options = [(option.key, option.things[0][1] - 1000) for option in asked(game, 1).options]
    assert options == [("pds", THIBAH), ("space dock", THIBAH)], "one of them must be placed"
    answer(game, 1, "space dock")
    assert game.over, "not another PDS, as with the primary"


@rule("ti4:44.3", "ti4:44.4a", "ti4:59.4a")
def test_who_follows_construction_without_a_structure_left_may_take_one_back_or_place_none() -> None:
    table = Table("sol", "hacan").planets(1, VEFUT)
    for planet in (WELLON, THIBAH, TARMANN):
        table.troops(1, planet, pds=2, space_dock=1)
    game = act(table, CONSTRUCTION)
    assert (left_of(game, 1, PDS), left_of(game, 1, SPACE_DOCK)) == (0, 0)
    answer(game, 1, "follow")
    assert [option.key for option in asked(game, 1).options] == ["place nothing", "pds", "space dock"]


# -- Trade -------------------------------------------------------------------------------------------------------------


@rule("ti4:38.3", "ti4:38.3a", "ti4:38.5")
def test_nobody_has_more_commodities_than_the_value_of_their_sheet() -> None:
    game = act(Table("sol", "hacan").pools(0, commodities=3).pools(1, commodities=6), TRADE)
    game.answer(Choice(0, ()))
    answer(game, 1, "follow")
    assert [player.commodities for player in game.players] == [4, 6]


@rule("ti4:38.4", "ti4:16")
def test_the_favour_of_trade_is_for_any_others_who_are_in_the_game() -> None:
    table = Table("sol", "hacan", "norr", "mentak")
    table.game.players[2].eliminated = True
    game = act(table, TRADE)
    assert [option.id() for option in asked(game, 0).options] == [1, 3]
    assert (asked(game, 0).least, asked(game, 0).most) == (0, 2)


@rule("ti4:57.5b", "ti4:91.1")
@pytest.mark.parametrize("before_the_primary", [True, False])
def test_commodities_are_traded_before_they_are_replenished(before_the_primary: bool) -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1)
    table.pools(0, commodities=2).pools(1, commodities=3)
    table.game.players[0].strategies = (TRADE,)
    game = table.begin()
    if not before_the_primary:
        answer(game, 0, f"strategy {TRADE}")
        assert game.players[0].commodities == 4
    game.answer(Choice(0, (len(asked(game, 0).options),)))
    given = 2 if before_the_primary else 4
    plan(game, 0, (0, "commodities", given), (1, "commodities", 3))
    answer(game, 1, "accept")
    if before_the_primary:
        answer(game, 0, f"strategy {TRADE}")
    game.answer(Choice(0, ()))
    answer(game, 1, "follow")
    assert [player.commodities for player in game.players] == [4 if before_the_primary else 0, 6]
    assert [player.goods for player in game.players] == [3 + 3, given]


# -- Imperial ----------------------------------------------------------------------------------------------------------


@rule("ti4:42.2", "ti4:14.5", "ti4:14.6")
def test_a_secret_drawn_by_imperial_waits_for_its_own_time() -> None:
    """Met at once, it is scored in the status phase; there another public objective may be scored too."""
    table = Table("sol", "hacan").troops(0, WELLON, pds=2).troops(0, VEFUT, pds=2).pools(0, goods=20)
    game, council = table.game, NUMBER["sway-the-council"]
    game.objectives, game.secrets, game.stage_one = (MONUMENT, council), (PERIMETER,), (NUMBER["expand-borders"],)
    act(table, IMPERIAL)
    answer(game, 0, f"objective {MONUMENT}")
    everything(game, 0)
    answer(game, 0, "draw secret")
    assert (game.players[0].points, game.players[0].secrets) == (1, (PERIMETER,))
    assert game.over, "the action is over, and nobody was asked about the secret"
    game.over = False
    game.begin(StatusPhase())
    assert [option.id() for option in asked(game, 0).options[1:]] == [council, PERIMETER]
    answer(game, 0, f"objective {PERIMETER}")
    answer(game, 0, f"objective {council}")
    everything(game, 0)
    assert game.players[0].points == 3


@rule("ti4:42.2")
@pytest.mark.parametrize("mecatol", [True, False])
def test_what_could_be_scored_by_imperial_need_not_be_and_nothing_need_be_drawn(mecatol: bool) -> None:
    table = Table("sol", "hacan").pools(0, goods=8)
    game = (table.planets(0, MECATOL_REX) if mecatol else table).game
    game.objectives, game.secrets, game.players[1].strategy = (MONUMENT,), (PERIMETER,), 0
    act(table, IMPERIAL)
    answer(game, 0, "score nothing")
    if not mecatol:
        answer(game, 0, "draw nothing")
    player = game.players[0]
    assert (player.points, player.goods, player.secrets, player.scored) == (int(mecatol), 8, (), ())
    assert game.over


@rule("ti4:42.2", "ti4:77.7")
def test_the_public_objective_of_imperial_may_win_before_anything_is_drawn() -> None:
    table = Table("sol", "hacan").pools(0, goods=8)
    game = table.game
    game.objectives, game.secrets, game.players[0].points = (MONUMENT,), (PERIMETER,), 9
    act(table, IMPERIAL)
    answer(game, 0, f"objective {MONUMENT}")
    assert (game.winners, game.players[0].secrets) == ([0], ())


@rule("ti4:42.3", "ti4:42.4", "ti4:14.21a")
def test_who_follows_imperial_with_three_secrets_gives_one_back_before_the_next_one_draws() -> None:
    keys = ("unveil-flagship", "cut-supply-lines", "mine-rare-minerals")
    table = Table("sol", "hacan", "norr").planets(0, MECATOL_REX)
    table.game.players[1].secrets, table.game.secrets = tuple(NUMBER[key] for key in keys), (PERIMETER,)
    game = act(table, IMPERIAL)
    answer(game, 1, "follow")
    assert [option.id() for option in asked(game, 1).options] == sorted([*(NUMBER[key] for key in keys), PERIMETER])
    answer(game, 1, f"objective {NUMBER['cut-supply-lines']}")
    answer(game, 2, "follow")
    assert game.players[2].secrets == (NUMBER["cut-supply-lines"],), "the deck held nothing else"
    assert game.secrets == ()


@rule("ti4:42.3", "ti4:42.2", "ti4:59.5")
def test_an_empty_deck_of_secrets_gives_none_and_costs_no_token() -> None:
    game = act(Table("sol", "hacan"), IMPERIAL)
    assert game.over, "neither the active player nor who might follow is asked"
    refused = why_not_follow(game, 1, IMPERIAL)
    assert refused is not None
    assert refused.reason == "no-secrets-left"


# -- Politics ----------------------------------------------------------------------------------------------------------


@rule("ti4:3.2", "ti4:3.4", "ti4:68.2.iii")
@card("ti4:sabotage")
def test_a_hand_that_is_full_is_seen_to_before_the_agendas_are_looked_at() -> None:
    table = Table("sol", "hacan").hand(0, *["morale-boost"] * 4, *["sabotage"] * 3)
    table.game.deck = [NUMBER["spy"], NUMBER["plague"], NUMBER["summit"]]
    table.game.agendas = (NUMBER["mutiny"], NUMBER["core-mining"])
    game = act(table, POLITICS)
    assert (asked(game, 0).prompt, asked(game, 0).least, asked(game, 0).most) == ("discard", 2, 2)
    assert len(asked(game, 0).options) == 9, "those just drawn may go as well"
    assert game.agendas_known == ()
    game.answer(Choice(0, (0, 1)))
    assert len(game.players[0].hand) == 7
    assert asked(game, 0).prompt == "arrange agendas"


@rule("ti4:68.2.iii", "ti4:59.5")
def test_with_one_agenda_left_one_is_looked_at_and_with_none_those_that_were_discarded() -> None:
    for agendas, discarded, ways in (((0,), (1, 2), 2), ((), (0, 1), 6)):
        table = Table("sol", "hacan", "norr")
        table.game.agendas = tuple(NUMBER["mutiny"] + each for each in agendas)
        table.game.agenda_discard = tuple(NUMBER["mutiny"] + each for each in discarded)
        game = act(table, POLITICS)
        answer(game, 0, "seat 1")
        assert len(asked(game, 0).options) == ways


@rule("ti4:59.5", "ti4:3.3")
def test_as_soon_as_the_last_card_is_drawn_the_discarded_ones_are_the_deck() -> None:
    table = Table("sol", "hacan", "norr")
    table.game.deck, table.game.discard = [NUMBER["spy"], NUMBER["plague"]], [NUMBER["summit"]]
    game = act(table, POLITICS)
    answer(game, 0, "seat 1")
    assert game.players[0].hand == [NUMBER["plague"], NUMBER["spy"]]
    assert (game.deck, game.discard) == ([NUMBER["summit"]], [])
