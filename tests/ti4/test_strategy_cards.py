"""The eight strategy cards, line by line."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Form, Option, Refused
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.queries import unit_of
from orrery.ti4.rules.strategic import StrategicAction, why_not_follow
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import CARRIER, PDS, SPACE_DOCK, count
from support.cite import card, rule
from support.play import answer, asked, fill_in
from support.ti4 import Table

LEADERSHIP, DIPLOMACY, POLITICS, CONSTRUCTION, TRADE, WARFARE, TECHNOLOGY, IMPERIAL = range(1, 9)
FACTIONS = ("sol", "hacan", "norr")
HOMES = ("18", "1", "16", "21", "22", "23", "24")  # Sol lives at 1, Hacan at 2


def planets_with(number: int, **values: int) -> list[int]:
    """Planets of no home, with just these values."""
    fitting = [
        each
        for each, planet in enumerate(PLANETS)
        if not planet.home and all(getattr(planet, name) == value for name, value in values.items())
    ]
    return fitting[:number]


def act(table: Table, strategy: int) -> TwilightImperium:
    game = table.game
    game.active = 0
    game.players[0].strategies = (strategy,)
    game.begin(StrategicAction(0, strategy))
    return game


def gained(game: TwilightImperium, seat: int) -> None:
    """Into whatever pools come first."""
    forms = asked(game, seat).forms
    assert forms
    fill_in(game, seat, forms[0])


# -- the action --------------------------------------------------------------------------------------------------------


@rule("ti4:83", "ti4:83.1", "ti4:83.1a", "ti4:83.2", "ti4:84.3", "ti4:84.4", "ti4:84.7", "ti4:52.5")
def test_the_primary_then_the_secondaries_clockwise_for_a_token_each() -> None:
    table = Table(*FACTIONS)
    table.game.deck = list(range(20))
    table.game.agendas = (NUMBER["mutiny"], NUMBER["core-mining"])
    game = act(table, POLITICS)
    answer(game, 0, "seat 1")
    answer(game, 0, "arrange")
    answer(game, 1, "decline")
    assert asked(game, 2).prompt == "secondary"
    answer(game, 2, "follow")
    assert [len(player.hand) for player in game.players] == [2, 0, 2]
    assert [player.strategy for player in game.players] == [2, 2, 1]
    assert game.players[0].used == (POLITICS,)


@rule("ti4:4.3b")
def test_who_has_passed_may_follow() -> None:
    table = Table(*FACTIONS).planets(1, 0)
    table.game.exhausted[0] = True
    table.game.players[1].passed = True
    game = act(table, DIPLOMACY)
    answer(game, 1, "follow")
    answer(game, 1, "planet 0")
    assert not game.exhausted[0]


# -- 1 Leadership ------------------------------------------------------------------------------------------------------


@rule("ti4:33", "ti4:33.1", "ti4:33.2", "ti4:33.4", "ti4:24.3", "ti4:83.3")
@card("ti4:leadership")
def test_leadership_gives_three_tokens_and_sells_more_for_three_influence_each() -> None:
    table = Table(*FACTIONS).planets(0, *planets_with(2, influence=3)).pools(0, goods=1)
    game = act(table, LEADERSHIP)
    fill_in(game, 0, Form(((0, "tactic", 1), (0, "fleet", 1), (0, "strategy", 1))))
    assert [option.things[0][1] for option in asked(game, 0).options] == [0, 1, 2], "seven influence buy two"
    answer(game, 0, "tokens 2")
    gained(game, 0)  # the payment
    gained(game, 0)
    player = game.players[0]
    assert player.tactic + player.fleet + player.strategy == 8 + 3 + 2


@rule("ti4:33.3", "ti4:52.5a")
def test_to_follow_leadership_costs_no_token_but_influence() -> None:
    table = Table(*FACTIONS).planets(1, *planets_with(1, influence=3))
    table.game.players[1].strategy = 0
    game = act(table, LEADERSHIP)
    gained(game, 0)
    answer(game, 1, "follow")
    answer(game, 1, "tokens 1")
    gained(game, 1)
    assert game.exhausted[planets_with(1, influence=3)[0]]
    refused = why_not_follow(game, 2, LEADERSHIP)
    assert refused is not None
    assert (refused.reason, refused.numbers) == ("too-little-influence", (0, 3))


# -- 2 Diplomacy -------------------------------------------------------------------------------------------------------


@rule("ti4:23", "ti4:23.1", "ti4:23.2", "ti4:23.2b", "ti4:52.6")
@card("ti4:diplomacy")
def test_diplomacy_closes_a_system_and_readies_two_planets() -> None:
    table = Table(*FACTIONS)
    here, there = table.game.chart.planets[1][0], table.game.chart.planets[2][0]
    mecatol = table.game.chart.planets[0][0]
    table.planets(0, here, there, mecatol)
    for planet in (here, there, mecatol):
        table.game.exhausted[planet] = True
    table.game.players[1].tokens = (1,)
    game = act(table, DIPLOMACY)
    assert [option.id() for option in asked(game, 0).options] == [1, 2]
    refused = game.why_not(0, ("system", 0))
    assert refused is not None
    assert refused.reason == "not-mecatol"
    answer(game, 0, "system 1")
    assert [player.tokens for player in game.players] == [(), (1,), (1,)]
    assert [player.tactic for player in game.players] == [3, 3, 3], "from the reinforcements"
    assert asked(game, 0).most == 2
    answer(game, 0, f"planet {here}", f"planet {mecatol}")
    assert [game.exhausted[planet] for planet in (here, there, mecatol)] == [False, True, False]


@rule("ti4:23.2a", "ti4:52.3b")
def test_without_reinforcements_the_token_comes_from_the_sheet() -> None:
    table = Table(*FACTIONS)
    table.planets(0, table.game.chart.planets[1][0])
    table.game.players[1].tactic = 11
    game = act(table, DIPLOMACY)
    assert asked(game, 1).prompt == "which pool"
    answer(game, 1, "pool 0")
    assert (game.players[1].tactic, game.players[1].tokens) == (10, (1,))


# -- 3 Politics --------------------------------------------------------------------------------------------------------


@rule("ti4:68", "ti4:68.1", "ti4:68.2", "ti4:68.2.i", "ti4:68.2.ii", "ti4:81.6", "ti4:3.2")
@card("ti4:politics")
def test_politics_names_another_speaker_and_draws() -> None:
    table = Table(*FACTIONS)
    table.game.deck = list(range(20))
    game = act(table, POLITICS)
    assert [option.id() for option in asked(game, 0).options] == [1, 2]
    refused = game.why_not(0, ("seat", 0))
    assert refused is not None
    assert refused.rule == "ti4:68.2.i"
    answer(game, 0, "seat 2")
    assert (game.speaker, len(game.players[0].hand)) == (2, 2)


@rule("ti4:68.2.iii")
def test_the_two_top_agendas_go_to_either_end_in_any_order() -> None:
    table = Table(*FACTIONS)
    one, two, three = NUMBER["mutiny"], NUMBER["core-mining"], NUMBER["executive-sanctions"]
    table.game.agendas = (three, two, one)
    game = act(table, POLITICS)
    answer(game, 0, "seat 1")
    assert len(asked(game, 0).options) == 6
    wanted = Option("arrange", (("agenda", two), ("end", 0), ("agenda", one), ("end", 1)))
    place = asked(game, 0).options.index(wanted)
    assert asked(game, 0).options[place].things == wanted.things
    game.answer(Choice(0, (place,)))
    assert game.agendas == (one, three, two), "the last is the top"
    assert sorted(game.agendas_known) == sorted(((0, one), (0, two)))


# -- 4 Construction ----------------------------------------------------------------------------------------------------


@rule("ti4:44", "ti4:44.1", "ti4:44.2", "ti4:44.2a", "ti4:44.2b", "ti4:44.4", "ti4:34.2")
@card("ti4:construction")
def test_construction_places_a_dock_and_a_pds_even_under_an_own_token() -> None:
    table = Table(*FACTIONS)
    planet = table.game.chart.planets[1][0]
    table.planets(0, planet)
    table.game.players[0].tokens = (1,)
    game = act(table, CONSTRUCTION)
    answer(game, 0, "space dock")
    assert [option.key for option in asked(game, 0).options] == ["place nothing", "pds"]
    answer(game, 0, "pds")
    force = game.players[0].troops_on(planet)
    assert (count(force, SPACE_DOCK), count(force, PDS)) == (1, 1)


@rule("ti4:44.3")
def test_to_follow_construction_the_token_lies_where_is_built() -> None:
    table = Table(*FACTIONS)
    planet = table.game.chart.planets[2][0]
    table.planets(1, planet)
    game = act(table, CONSTRUCTION)
    answer(game, 1, "follow")
    answer(game, 1, "pds")
    player = game.players[1]
    assert (player.tokens, player.strategy, count(player.troops_on(planet), PDS)) == ((2,), 1, 1)
    refused = why_not_follow(game, 2, CONSTRUCTION)
    assert refused is not None
    assert refused.reason == "nowhere-to-build"


# -- 5 Trade -----------------------------------------------------------------------------------------------------------


@rule("ti4:38", "ti4:38.1", "ti4:38.2", "ti4:38.3", "ti4:38.4", "ti4:38.4a", "ti4:38.4b", "ti4:38.5")
@card("ti4:trade")
def test_trade_gives_goods_and_commodities_and_favours() -> None:
    game = act(Table("sol", "muaat", "norr"), TRADE)
    answer(game, 0, "seat 2")
    answer(game, 1, "follow")
    assert [player.commodities for player in game.players] == [4, 4, 3]
    assert [player.strategy for player in game.players] == [2, 1, 2]
    assert game.players[0].goods == 3


# -- 6 Warfare ---------------------------------------------------------------------------------------------------------


@rule("ti4:55", "ti4:55.1", "ti4:55.2")
@card("ti4:warfare")
def test_warfare_takes_a_token_back_and_lays_all_anew() -> None:
    table = Table(*FACTIONS)
    table.game.players[0].tokens = (3, 5)
    game = act(table, WARFARE)
    answer(game, 0, "system 5")
    fill_in(game, 0, Form(((0, "tactic", 1),)))
    assert (game.players[0].tokens, game.players[0].tactic) == ((3,), 4)
    fill_in(game, 0, Form(((0, "tactic", 2), (0, "fleet", 3), (0, "strategy", 4))))
    player = game.players[0]
    assert (player.tactic, player.fleet, player.strategy) == (2, 3, 4)


@rule("ti4:55.3", "ti4:55.3a")
def test_to_follow_warfare_one_dock_at_home_produces_and_no_token_lies_there() -> None:
    table = Table(*FACTIONS, tiles=HOMES).pools(1, goods=5)
    homes = table.game.chart.planets[2]
    table.troops(1, homes[0], space_dock=1).troops(1, homes[1], space_dock=1)
    game = act(table, WARFARE)
    gained(game, 0)
    assert why_not_follow(game, 2, WARFARE) is not None
    answer(game, 1, "follow")
    answer(game, 1, f"dock {homes[1]}")
    assert asked(game, 1).prompt == "produce"
    limit = dict(asked(game, 1).things)["production"]
    assert limit == 2 + PLANETS[homes[1]].resources, "of the one dock alone"
    answer(game, 1, "build nothing")
    assert game.players[1].tokens == ()


# -- 7 Technology ------------------------------------------------------------------------------------------------------


@rule("ti4:90", "ti4:90.1", "ti4:90.2", "ti4:89.3a", "ti4:89.9")
def test_technology_researches_and_once_more_for_six() -> None:
    table = Table(*FACTIONS).pools(0, goods=6)
    game = act(table, TECHNOLOGY)
    answer(game, 0, f"tech {NUMBER['sarween-tools']}")
    assert asked(game, 0).values == (6,)
    answer(game, 0, "research more")
    assert NUMBER["graviton-laser-system"] in [option.id() for option in asked(game, 0).options], "the first one helps"
    answer(game, 0, f"tech {NUMBER['graviton-laser-system']}")
    assert (game.players[0].goods, len(game.players[0].techs)) == (0, 2)


@rule("ti4:90.3")
def test_to_follow_technology_costs_a_token_and_four_resources() -> None:
    table = Table(*FACTIONS).pools(1, goods=4).pools(2, goods=3)
    game = act(table, TECHNOLOGY)
    answer(game, 0, f"tech {NUMBER['sarween-tools']}")
    refused = why_not_follow(game, 2, TECHNOLOGY)
    assert refused is not None
    assert (refused.reason, refused.numbers) == ("too-few-resources", (3, 4))
    answer(game, 1, "follow")
    answer(game, 1, f"tech {NUMBER['plasma-scoring']}")
    assert (game.players[1].goods, game.players[1].strategy) == (0, 1)


@rule("ti4:89.11", "ti4:89.12", "ti4:89.2", "ti4:89.7a", "ti4:89.7b", "ti4:89.12b", "ti4:89.8a")
def test_prerequisites_by_colour_and_not_by_upgrades() -> None:
    table = Table(*FACTIONS).techs(0, "antimass-deflectors", "cruiser-2")
    game = act(table, TECHNOLOGY)
    offered = [option.id() for option in asked(game, 0).options]
    assert NUMBER["gravity-drive"] in offered
    assert NUMBER["fleet-logistics"] not in offered
    for key, reason in (
        ("antimass-deflectors", "tech-owned"),
        ("fleet-logistics", "prerequisites-missing"),
        ("exotrireme-2", "tech-of-another"),
    ):
        refused = game.why_not(0, ("tech", NUMBER[key]))
        assert refused is not None
        assert refused.reason == reason


@rule("ti4:89.13", "ti4:89.14", "ti4:89.15", "ti4:89.12c")
def test_a_specialty_stands_for_a_prerequisite_and_exhausts_its_planet() -> None:
    blue = [each for each, planet in enumerate(PLANETS) if planet.specialty == "blue"][:2]
    table = Table("hacan", "sol", "norr").planets(0, *blue)
    table.game.exhausted[blue[1]] = True
    game = act(table, TECHNOLOGY)
    offered = [option.id() for option in asked(game, 0).options]
    assert NUMBER["gravity-drive"] in offered
    assert NUMBER["carrier-2"] not in offered, "the other planet is exhausted"
    answer(game, 0, f"tech {NUMBER['gravity-drive']}")
    with pytest.raises(Refused):
        fill_in(game, 0, Form(()))
    gained(game, 0)
    assert game.exhausted[blue[0]]
    assert NUMBER["gravity-drive"] in game.players[0].techs


@rule("ti4:89.1", "ti4:89.6", "ti4:89.6a", "ti4:89.10", "ti4:89.10a", "ti4:15.3")
@card("ti4:carrier-2")
def test_an_upgrade_covers_the_unit_of_its_type() -> None:
    table = Table("hacan", "sol", "norr").techs(0, "antimass-deflectors", "gravity-drive")
    game = act(table, TECHNOLOGY)
    answer(game, 0, f"tech {NUMBER['carrier-2']}")
    assert unit_of(game, 0, CARRIER).capacity == 6


# -- 8 Imperial --------------------------------------------------------------------------------------------------------


@rule("ti4:42", "ti4:42.1", "ti4:42.2")
@card("ti4:imperial")
def test_imperial_scores_a_public_objective_at_once_and_a_point_for_mecatol_rex() -> None:
    front, secret = NUMBER["lead-from-the-front"], NUMBER["establish-a-perimeter"]
    table = Table(*FACTIONS)
    table.planets(0, table.game.chart.planets[0][0])
    table.game.objectives, table.game.secrets = (front,), (secret,)
    game = act(table, IMPERIAL)
    answer(game, 0, f"objective {front}")
    gained(game, 0)
    assert game.players[0].points == 2
    assert game.players[0].secrets == (), "the point takes the place of the card"


@rule("ti4:42.2", "ti4:42.3", "ti4:14.22", "ti4:42.4", "ti4:14.21", "ti4:14.21a")
def test_without_mecatol_rex_a_secret_may_be_drawn_and_of_four_one_goes_back() -> None:
    secrets = [
        NUMBER[key] for key in ("establish-a-perimeter", "cut-supply-lines", "unveil-flagship", "mine-rare-minerals")
    ]
    table = Table(*FACTIONS)
    table.game.secrets = tuple(secrets[:2])
    table.game.players[0].scored, table.game.players[0].secrets = (
        (secrets[2],),
        (secrets[3], NUMBER["threaten-enemies"]),
    )
    game = act(table, IMPERIAL)
    answer(game, 0, "draw secret")
    assert asked(game, 0).prompt == "return secret"
    assert secrets[2] not in [option.id() for option in asked(game, 0).options], "a scored one stays"
    answer(game, 0, f"objective {secrets[3]}")
    assert sorted(game.secrets) == sorted([secrets[0], secrets[3]])
    answer(game, 1, "follow")
    assert len(game.players[1].secrets) == 1


@rule("ti4:4.4", "ti4:4.4a", "ti4:83.2a")
def test_nobody_passes_before_all_strategy_cards_are_used() -> None:
    table = Table(*FACTIONS)
    table.game.players[0].strategies = (LEADERSHIP, WARFARE)
    game = table.begin()
    assert [option.key for option in asked(game, 0).options] == ["strategy", "strategy", "tactical"]
