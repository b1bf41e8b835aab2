"""The agendas of Prophecy of Kings: each outcome, and what it meets."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged, seeded
from orrery.ti4.adjacency import adjacent, wormholes_in
from orrery.ti4.agenda import AGENDAS, ATTACHED, OWNED
from orrery.ti4.bot.council import agenda_of
from orrery.ti4.building import producers
from orrery.ti4.chart import FAR, Chart
from orrery.ti4.combat import SHIELD
from orrery.ti4.components import COMPONENTS, NUMBER, cards_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.knowledge import known_in_hands
from orrery.ti4.leaders.dirzuga_rophal import has_producer
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Modifier
from orrery.ti4.odds_table import side_of
from orrery.ti4.planets import planets_of
from orrery.ti4.queries import deciding, is_barred
from orrery.ti4.rules.agenda_moves import repeal_law
from orrery.ti4.rules.drawing import DrawSecret
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.setup import setup
from orrery.ti4.state import AGENDA, NOBODY
from orrery.ti4.technology import TECHNOLOGY
from orrery.ti4.tiles import MECATOL_REX, PLANETS
from orrery.ti4.units import CARRIER, CRUISER, INFANTRY, MECH, count, damaged, force
from orrery.ti4.words.printed_agendas import elects
from support.cite import card, rule
from support.play import answer, asked, happened, told
from support.ti4 import Table, everything, plan
from support.ti4_agendas import abstain, agenda_phase, enact, next_strategy_phase, ready, resolved
from support.ti4_combat import battle
from support.ti4_facts import facts, key

TWO = [number for number, planet in enumerate(PLANETS) if planet.influence == 2]
CULTURAL = [number for number, planet in enumerate(PLANETS) if planet.traits == "cultural"]
HOMES = ("18", "1", "16", "27", "28", "29", "30")  # of Sol in system 1, of the Hacan in system 2


def kings(table: Table) -> Table:
    table.game.kings = True
    return table


def log_of(game: TwilightImperium, kind: str) -> list[tuple[int, ...]]:
    return [event.values for event in game.log or [] if event.kind == kind]


# -- the deck ----------------------------------------------------------------------------------------------------------


@rule("ti4:S8")
def test_thirteen_agendas_go_and_thirteen_come() -> None:
    rows = facts("agendas")["cards"]
    printed = sorted(key(row["id"]) for row in rows if row["in_pok_deck"])
    kings_deck = sorted(COMPONENTS[number].key for number in cards_of("agenda", True))
    assert kings_deck == printed
    assert len(printed) == 50
    game = setup({"players": 4, "sets": "kings"}, 2)
    assert sorted(COMPONENTS[number].key for number in game.agendas) == printed
    base = setup({"players": 4}, 2)
    assert sorted(COMPONENTS[number].key for number in base.agendas) == sorted(
        key(row["id"]) for row in rows if row["in_base_deck"]
    )


def test_laws_directives_and_where_they_lie_are_as_printed() -> None:
    places = {"owner": OWNED, "attach": ATTACHED}
    for row in facts("agendas")["cards"]:
        if row["set"] == "pok":
            agenda = AGENDAS[NUMBER[key(row["id"])]]
            assert agenda.LAW == (row["kind"] == "law"), row["id"]
            assert not agenda.LAW or agenda.PLACE == places.get(row["placement"], "common"), row["id"]


# -- tokens ------------------------------------------------------------------------------------------------------------


@card("ti4:armed-forces-standardization")
def test_the_command_sheet_is_as_at_the_beginning() -> None:
    table = kings(Table("sol", "hacan").pools(1, tactic=6, fleet=5))
    table.game.players[1].strategy = 0
    game = resolved(table, "armed-forces-standardization", "seat 1")
    player = game.players[1]
    assert (player.tactic, player.fleet, player.strategy) == (3, 3, 2)
    assert ("tokens redistributed", 1, (3, 3, 2)) in happened(game)
    assert (game.players[0].tactic, game.players[0].fleet) == (3, 3)


@rule("ti4:32.3")
@card("ti4:armed-forces-standardization")
def test_a_fleet_too_large_for_it_is_seen_to_at_once_and_tokens_on_the_board_are_missing() -> None:
    table = kings(Table("sol", "hacan").pools(1, fleet=5)).ships(1, 1, cruiser=4)
    table.game.players[1].tokens = tuple(range(12))
    game = resolved(table, "armed-forces-standardization", "seat 1")
    player = game.players[1]
    assert count(player.ships_in(1), CRUISER) == 1, "four were alike, so nobody was asked"
    assert (player.tactic, player.fleet, player.strategy) == (3, 1, 0), "four of sixteen are left"


@card("ti4:clandestine-operations")
def test_everybody_returns_two_tokens_or_one_of_the_fleet_pool() -> None:
    table = kings(Table("sol", "hacan").pools(0, tactic=1, fleet=2).pools(1, tactic=0, fleet=1))
    table.game.players[0].strategy, table.game.players[1].strategy = 1, 0
    game = resolved(table, "clandestine-operations", "for")
    assert game.asked(1) is None, "one token: no choice"
    answer(game, 0, "pool 0")
    answer(game, 0, "pool 2")
    left = [(player.tactic, player.fleet, player.strategy) for player in game.players]
    assert left == [(0, 2, 0), (0, 0, 0)], "as far as they have any"
    table = kings(Table("sol", "hacan").pools(0, fleet=2).pools(1, fleet=0))
    game = resolved(table, "clandestine-operations", "against")
    assert [player.fleet for player in game.players] == [1, 0]


@card("ti4:research-grant-reallocation")
def test_any_technology_is_gained_and_its_prerequisites_are_paid_with_the_fleet() -> None:
    game = resolved(kings(Table("sol", "hacan").pools(1, fleet=5)), "research-grant-reallocation", "seat 1")
    techs = [option.id() for option in asked(game, 1).options]
    keys = [COMPONENTS[tech].key for tech in techs]
    assert "integrated-economy" in keys
    assert "dark-energy-tap" in keys
    assert "quantum-datahub-node" in keys, "one of the own faction"
    assert not [each for each in keys if TECHNOLOGY[each].faction not in ("", "hacan")]
    answer(game, 1, f"tech {NUMBER['integrated-economy']}")
    assert NUMBER["integrated-economy"] in game.players[1].techs
    assert game.players[1].fleet == 2
    assert not [event for event in game.log or [] if event.kind == "researched"], "gained, not researched"


@card("ti4:research-grant-reallocation")
def test_too_few_tokens_of_the_fleet_pool_all_go() -> None:
    game = resolved(kings(Table("sol", "hacan").pools(1, fleet=2)), "research-grant-reallocation", "seat 1")
    answer(game, 1, f"tech {NUMBER['assault-cannon']}")
    assert game.players[1].fleet == 0


# -- mechs -------------------------------------------------------------------------------------------------------------


def vote_on(table: Table, name: str, *said: str) -> TwilightImperium:
    """Seat 1 votes, then seat 2; seat 0 is the speaker and has no votes."""
    game = table.game
    game.phase, game.active = AGENDA, NOBODY
    game.begin(ResolveAgenda(NUMBER[name]))
    ready(game)
    for seat, outcome in enumerate(said, 1):
        answer(game, seat, outcome)
        if game.asked(seat) is not None and asked(game, seat).prompt == "vote with":
            everything_of(game, seat)
    return game


def everything_of(game: TwilightImperium, seat: int) -> None:
    answer(game, seat, *[f"planet {option.id()}" for option in asked(game, seat).options])


@card("ti4:articles-of-war")
def test_mechs_lose_their_abilities_or_those_for_it_are_paid() -> None:
    table = kings(Table("sol", "hacan", "norr").planets(1, TWO[0]).planets(2, *TWO[1:4]))
    game = vote_on(table, "articles-of-war", "for", "against")
    assert [player.goods for player in game.players] == [0, 3, 0]
    game = resolved(kings(Table("sol", "hacan")), "articles-of-war", "for")
    laws = deciding(game, Modifier.takes_away)
    assert any(each.takes_away(game, 0, MECH, SHIELD) for each in laws)
    assert not any(each.takes_away(game, 0, INFANTRY, SHIELD) for each in laws)
    assert not any(
        each.keeps_from_sustaining(game, 0, MECH, 0) for each in deciding(game, Modifier.keeps_from_sustaining)
    )


@card("ti4:articles-of-war")
@card("ti4:moll-terminus")
def test_what_a_mech_does_by_itself_it_does_no_longer_either() -> None:
    table = kings(Table("mentak", "hacan")).court(0).troops(0, TWO[0], mech=1)
    game, there = table.game, ON_PLANET + TWO[0]
    assert any(
        each.keeps_from_sustaining(game, 1, MECH, there) for each in deciding(game, Modifier.keeps_from_sustaining)
    )
    game = resolved(table, "articles-of-war", "for")
    assert not any(
        each.keeps_from_sustaining(game, 1, MECH, there) for each in deciding(game, Modifier.keeps_from_sustaining)
    )


@card("ti4:articles-of-war")
@card("ti4:eidolon")
def test_nor_what_it_must_do() -> None:
    """An Eidolon between the ships stays a ground force, and takes no part."""
    table = kings(Table("naazrokha", "hacan")).court(0).ships(0, 1, carrier=1, mech=1).ships(1, 0, cruiser=1)
    table.planets(0, TWO[0]).planets(1, TWO[1])
    table.game.laws = ((NUMBER["articles-of-war"], NOBODY, NOBODY),)
    game = battle(table, 10, 1)
    assert side_of(game, 0, force({CARRIER: 1, MECH: 1}), [], 0).floating() == 0, "nor do the odds count it"
    assert side_of(game, 0, force({MECH: 1}), [], planet=TWO[0]).unit(MECH).combat.dice == 2, "its dice are no text"
    assert "used eidolon" not in [event.kind for event in game.log or []]
    assert [event.values[0] for event in game.log or [] if event.kind == "rolled"] == [CARRIER, CRUISER]


@card("ti4:articles-of-war")
@card("ti4:letani-behemoth")
@card("ti4:dirzuga-rophal")
def test_a_mech_that_could_produce_does_so_no_longer() -> None:
    """Nor does it count as a unit with production."""
    table = kings(Table("arborec", "hacan")).court(0)
    planet = table.game.chart.planets[1][0]
    table.troops(0, planet, mech=1)
    assert (producers(table.game, 0, 1), has_producer(table.game, 0, 1)) == ([(planet, 2)], True)
    game = resolved(table, "articles-of-war", "for")
    assert (producers(game, 0, 1), has_producer(game, 0, 1)) == ([], False)


@card("ti4:articles-of-war")
@card("ti4:valkyrie-exoskeleton")
def test_a_mech_sustains_damage_and_answers_it_no_longer() -> None:
    """Not even what it would have to do."""
    table = kings(Table("norr", "hacan")).court(0)
    planet = table.game.chart.planets[1][0]
    table.ships(0, 2, carrier=1, mech=1).troops(1, planet, infantry=1)
    game = enact(table, "articles-of-war").activate(1)
    game.rng = Arranged(1, [], [1, 10, 1, 1])
    everything(game, 0)
    plan(game, 0, (ON_PLANET + planet, "mech", 1))
    answer(game, 0, "sustain")
    assert not any(event.kind == "used valkyrie-exoskeleton" for event in game.log or [])


@card("ti4:articles-of-war")
@card("ti4:eidolon")
def test_a_mech_is_no_ship_any_more_in_a_space_combat() -> None:
    table = kings(Table("naazrokha", "hacan")).court(0).ships(0, 2, carrier=1, mech=1).ships(1, 1, cruiser=1)
    game = enact(table, "articles-of-war").activate(1)
    everything(game, 0)
    assert not any(event.kind == "used eidolon" for event in game.log or [])


@card("ti4:rearmament-agreement")
def test_a_mech_for_everybody_on_a_planet_at_home() -> None:
    table = kings(Table("sol", "hacan", "norr", tiles=HOMES))
    chart = table.game.chart
    table.planets(0, *chart.planets[1]).planets(1, *chart.planets[2][:2])
    game = resolved(table, "rearmament-agreement", "for")
    assert [option.id() for option in asked(game, 1).options] == list(chart.planets[2][:2])
    answer(game, 1, f"planet {chart.planets[2][1]}")
    assert count(game.players[0].troops_on(chart.planets[1][0]), MECH) == 1, "one planet: nothing to choose"
    assert count(game.players[1].troops_on(chart.planets[2][1]), MECH) == 1
    assert not game.players[2].ground, "without a planet at home no mech"


@card("ti4:rearmament-agreement")
def test_every_mech_becomes_an_infantry() -> None:
    table = kings(Table("sol", "hacan").troops(0, 26, mech=2, infantry=1).ships(1, 1, carrier=1, damaged_mech=1))
    table.ships(1, 2, carrier=1, mech=1, damaged_mech=1)
    game = resolved(table, "rearmament-agreement", "against")
    assert [count(game.players[1].ships_in(2), type) for type in (INFANTRY, MECH, CARRIER)] == [2, 0, 1]
    assert [damaged(game.players[1].ships_in(system), MECH) for system in (1, 2)] == [0, 0]
    told = [(event.kind, event.actor, event.values) for event in game.log or []]
    assert ("taken up", 1, (2, MECH, 2)) in told
    assert ("placed", 1, (2, INFANTRY, 2)) in told
    assert [count(game.players[0].troops_on(26), type) for type in (INFANTRY, MECH)] == [3, 0]
    assert [count(game.players[1].ships_in(1), type) for type in (INFANTRY, MECH, CARRIER)] == [1, 0, 1]


# -- strategy cards ----------------------------------------------------------------------------------------------------


def choosing(seats: int, *kept: int) -> TwilightImperium:
    table = kings(enact(Table(*("sol", "hacan", "norr", "letnev", "muaat")[:seats]), "checks-and-balances"))
    for seat in kept:
        table.game.players[seat].strategies = (1, 2)
    game = table.game
    game.bonus = (0, 0, 0, 0, 0, 3, 0, 0, 0)
    return next_strategy_phase(game)


@card("ti4:checks-and-balances")
def test_who_chooses_gives_the_card_to_another_who_has_none_and_keeps_the_goods() -> None:
    game = choosing(5)
    answer(game, 0, "strategy 5")
    assert [option.id() for option in asked(game, 0).options] == [1, 2, 3, 4]
    answer(game, 0, "seat 2")
    assert game.players[2].strategies == (5,)
    assert (game.players[0].goods, game.players[2].goods) == (3, 0)
    answer(game, 1, "strategy 1")
    assert [option.id() for option in asked(game, 1).options] == [0, 3, 4]
    answer(game, 1, "seat 0")
    answer(game, 2, "strategy 2")
    answer(game, 2, "seat 1")
    answer(game, 3, "strategy 3")
    answer(game, 4, "strategy 4")
    assert [len(player.strategies) for player in game.players] == [1, 1, 1, 1, 1]
    assert game.players[3].strategies == (4,), "the last two cards: only each other is left"
    assert game.players[4].strategies == (3,)


@card("ti4:checks-and-balances")
def test_the_last_keeps_a_card_if_all_others_have_theirs() -> None:
    game = choosing(5)
    for seat, to in ((0, 1), (1, 0), (2, 3), (3, 2)):
        answer(game, seat, "strategy")
        if asked(game, seat).prompt == "give chosen card":
            answer(game, seat, f"seat {to}")
    answer(game, 4, "strategy 8")
    assert game.players[4].strategies == (8,)


@rule("ti4:16.9")
@card("ti4:checks-and-balances", "ti4:political-stability")
def test_with_two_cards_each_it_is_fewer_than_two_and_kept_cards_stay() -> None:
    game = choosing(3, 1)
    answer(game, 0, "strategy 3")
    assert game.players[2].strategies == (3,), "seat 1 has kept two, so there was nobody else"
    answer(game, 2, "strategy 4")
    assert game.players[0].strategies == (4,)
    answer(game, 0, "strategy 5")
    answer(game, 2, "strategy 6")
    assert [player.strategies for player in game.players] == [(4, 6), (1, 2), (3, 5)]


@card("ti4:checks-and-balances", "ti4:public-disgrace")
def test_public_disgrace_comes_after_card_and_receiver_and_both_are_chosen_anew() -> None:
    table = kings(
        enact(Table("sol", "hacan", "norr", "letnev", "muaat").hand(3, "public-disgrace"), "checks-and-balances")
    )
    game = next_strategy_phase(table.game)
    answer(game, 0, "strategy 5")
    answer(game, 0, "seat 2")
    answer(game, 3, "card")
    assert 5 not in [option.id() for option in asked(game, 0).options]
    answer(game, 0, "strategy 6")
    answer(game, 0, "seat 4")
    assert [game.players[2].strategies, game.players[4].strategies] == [(), (6,)]


@rule("ti4:2.4")
@card("ti4:checks-and-balances")
def test_against_only_three_planets_are_readied() -> None:
    table = kings(Table("sol", "hacan").planets(0, *TWO[:5]).planets(1, *TWO[5:7]))
    game = agenda_phase(table, "checks-and-balances", "archived-secret")
    for planet in (*TWO[:4], *TWO[5:7]):
        game.exhausted[planet] = True
    abstain(game)
    answer(game, 0, "against")
    abstain(game)
    answer(game, 0, "seat 0")
    assert (asked(game, 0).least, asked(game, 0).most) == (3, 3)
    assert game.asked(1) is None, "two are fewer than three"
    answer(game, 0, *[f"planet {planet}" for planet in TWO[1:4]])
    assert [game.exhausted[planet] for planet in TWO[:7]] == [True, False, False, False, False, False, False]


def pact(card_number: int, table: Table) -> TwilightImperium:
    return resolved(kings(table), "galactic-crisis-pact", f"strategy {card_number}")


@rule("ti4:83.1")
@card("ti4:galactic-crisis-pact")
def test_everybody_may_follow_for_nothing_from_the_speaker_on() -> None:
    table = Table("sol", "hacan", "norr").pools(1, commodities=0)
    for player in table.game.players:
        player.strategy = 0
    game = pact(5, table)
    answer(game, 0, "follow")
    answer(game, 1, "follow")
    answer(game, 2, "decline")
    assert [player.commodities for player in game.players] == [4, 6, 0]
    assert [player.strategy for player in game.players] == [0, 0, 0]
    assert [player.used for player in game.players] == [(), (), ()], "no card is exhausted"


@card("ti4:galactic-crisis-pact")
def test_resources_are_paid_and_a_token_that_is_placed_comes_from_the_reinforcements() -> None:
    game = pact(7, Table("sol", "hacan").pools(0, goods=4).pools(1, goods=3))
    assert [option.values for option in told(game, 0).options] == [(), (0, 4)], "no token, but four resources"
    answer(game, 0, "follow")
    answer(game, 0, f"tech {NUMBER['neural-motivator']}")
    assert (game.players[0].goods, game.players[0].strategy) == (0, 2)
    assert game.over or game.asked(1) is None, "three resources are too few"
    table = Table("sol", "hacan", tiles=("18", "27", "28", "29", "30", "31", "32"))
    planet = table.game.chart.planets[1][0]
    game = pact(4, table.planets(0, planet))
    answer(game, 0, "follow")
    if asked(game, 0).prompt == "build in system":
        answer(game, 0, "system 1")
    answer(game, 0, "pds")
    player = game.players[0]
    assert (player.tokens, player.strategy, sum(player.troops_on(planet))) == ((1,), 2, 1)


@card("ti4:galactic-crisis-pact")
def test_all_eight_cards_may_be_elected_and_predicted() -> None:
    game = Table("sol", "hacan").game
    outcomes = AGENDAS[NUMBER["galactic-crisis-pact"]].outcomes(game)
    assert [option.things for option in outcomes] == [(("strategy", number),) for number in range(1, 9)]


# -- relics, the nexus -------------------------------------------------------------------------------------------------


@card("ti4:minister-of-antiquities")
def test_a_relic_for_the_elected_player() -> None:
    table = kings(Table("sol", "hacan"))
    table.game.relics = (NUMBER["dominus-orb"],)
    game = resolved(table, "minister-of-antiquities", "seat 1")
    assert (game.players[1].relics, game.relics) == ((NUMBER["dominus-orb"],), ())
    assert game.agenda_discard == (NUMBER["minister-of-antiquities"],)


@rule("ti4:73.2a")
@card("ti4:minister-of-antiquities")
def test_from_an_empty_deck_nobody_gains_one() -> None:
    game = resolved(kings(Table("sol", "hacan")), "minister-of-antiquities", "seat 1")
    assert game.players[1].relics == ()


NEXUS = ("18", "82B", "26", "25", "46", "47", "48")  # the nexus in 1, an alpha in 2, a beta in 3


def far_nexus(*factions: str) -> Table:
    """The nexus touches nothing, so only wormholes lead there."""
    table = kings(Table(*factions, tiles=NEXUS))
    return table


@card("ti4:nexus-sovereignty")
def test_alpha_and_beta_of_the_nexus_join_nothing_for_movement_but_for_the_rest() -> None:
    table = far_nexus("sol", "hacan")
    game = table.game
    game.chart = Chart(game.chart.tiles, (game.chart.places[0], FAR, *game.chart.places[2:]))
    kinds = [wormholes_in(game, system) for system in (2, 3)]
    assert sorted(kinds) == ["alpha", "beta"]
    assert adjacent(game, 1, 0, moving=True) == [2, 3]
    game.laws = ((NUMBER["nexus-sovereignty"], NOBODY, NOBODY),)
    assert adjacent(game, 1, 0, moving=True) == []
    assert adjacent(game, 2, 0, moving=True) == list(game.chart.near[2])
    assert adjacent(game, 1, 0) == [2, 3], "fire and neighbours as ever"
    game.wormholes = ((5, "gamma"),)
    assert adjacent(game, 1, 0, moving=True) == [5], "a gamma wormhole still leads there"


@rule("ti4:63.3")
@card("ti4:nexus-sovereignty", "ti4:quantum-entanglement")
def test_the_creuss_are_free() -> None:
    game = far_nexus("creuss", "hacan").game
    game.chart = Chart(game.chart.tiles, (game.chart.places[0], FAR, *game.chart.places[2:]))
    game.laws = ((NUMBER["nexus-sovereignty"], NOBODY, NOBODY),)
    assert adjacent(game, 1, 0, moving=True) == [2, 3]
    assert adjacent(game, 1, 1, moving=True) == []


@card("ti4:nexus-sovereignty")
def test_against_a_gamma_wormhole_opens_at_mecatol_rex() -> None:
    game = resolved(kings(Table("sol", "hacan")), "nexus-sovereignty", "against")
    assert game.wormholes == ((game.chart.system_of[MECATOL_REX], "gamma"),)
    assert game.laws == ()


# -- Political Censure -------------------------------------------------------------------------------------------------


@card("ti4:political-censure")
def test_the_censured_gain_a_point_and_play_no_action_cards_of_any_kind() -> None:
    table = kings(Table("sol", "hacan").hand(1, "veto", "uprising")).hand(0, "plague")
    game = resolved(table, "political-censure", "seat 1")
    if not game.over and game.asked(1) is not None:
        answer(game, 1, "pass")
        abstain(game)
        answer(game, 0, "seat 1")
    assert game.players[1].points == 1
    assert game.laws[0][2] == 1
    for held in game.players[1].hand:
        assert is_barred(game, 1, held)
    assert not is_barred(game, 0, game.players[0].hand[0])


@card("ti4:political-censure", "ti4:sabotage")
def test_neither_as_an_action_nor_in_answer_to_others() -> None:
    table = kings(Table("hacan", "sol").hand(0, "mining-initiative").hand(1, "sabotage", "plague").planets(0, 26))
    game = enact(table.troops(1, 27), "political-censure", 1, 1).begin()
    answer(game, 0, "card")
    assert game.players[0].goods, "nobody could cancel it"
    table = kings(Table("sol", "hacan").hand(0, "mining-initiative").planets(0, 26))
    game = enact(table, "political-censure", 0, 0).begin()
    assert "card" not in [option.key for option in asked(game, 0).options]


@rule("ti4:77.6")
@card("ti4:political-censure", "ti4:repeal-law")
def test_who_loses_the_card_loses_the_point() -> None:
    table = enact(kings(Table("sol", "hacan")), "political-censure", 1, 1)
    game = table.game
    game.players[1].points = 3
    repeal_law(game, NUMBER["political-censure"])
    assert game.players[1].points == 2


@card("ti4:political-censure", "ti4:miscount-disclosed")
def test_voted_on_again_the_card_and_the_point_go_to_another() -> None:
    table = enact(kings(Table("sol", "hacan")), "political-censure", 1, 1)
    table.game.players[1].points = 1
    game = resolved(table, "political-censure", "seat 0")
    assert [player.points for player in game.players] == [1, 0]
    assert game.laws == ((NUMBER["political-censure"], 0, 0),)


@card("ti4:political-censure", "ti4:confusing-legal-text")
def test_before_it_resolves_the_elected_may_still_play_a_card() -> None:
    game = resolved(kings(Table("sol", "hacan").hand(1, "confusing-legal-text")), "political-censure", "seat 1")
    answer(game, 1, "card")
    assert [player.points for player in game.players] == [1, 0]


# -- Representative Government -----------------------------------------------------------------------------------------


@card("ti4:representative-government-pok", "ti4:bribery", "ti4:distinguished-councilor", "ti4:predictive-intelligence")
def test_one_vote_each_and_nothing_is_added_to_it() -> None:
    table = kings(Table("sol", "hacan", "norr").planets(1, *TWO[:3]).techs(1, "predictive-intelligence"))
    table.hand(1, "bribery", "distinguished-councilor").pools(1, goods=5)
    game = vote_on(enact(table, "representative-government-pok"), "mutiny", "for", "against")
    assert log_of(game, "voted for") == [(1,)]
    assert not any(game.exhausted[planet] for planet in TWO[:3])
    assert asked(game, 0).prompt == "vote", "neither cards nor the technology were offered, and the speaker has a vote"


@rule("ti4:2.18")
@card("ti4:representative-government-pok")
def test_against_those_who_voted_so_exhaust_their_cultural_planets_later() -> None:
    table = kings(Table("sol", "hacan", "norr").planets(1, CULTURAL[0], TWO[0]).planets(2, CULTURAL[1]))
    game = vote_on(table, "representative-government-pok", "against", "for")
    for seat in (1, 2):
        for planet in planets_of(game, seat):
            game.exhausted[planet] = False
    next_strategy_phase(game)
    assert (game.exhausted[CULTURAL[0]], game.exhausted[CULTURAL[1]]) == (True, False)


# -- Search Warrant ----------------------------------------------------------------------------------------------------


def searched(held: tuple[str, ...] = ("threaten-enemies",)) -> TwilightImperium:
    table = kings(Table("sol", "hacan", "norr"))
    table.game.players[1].secrets = tuple([NUMBER[each] for each in held])
    deck = ("control-the-region", "mine-rare-minerals", "forge-an-alliance", "cut-supply-lines", "unveil-flagship")
    table.game.secrets = tuple([NUMBER[each] for each in deck])
    return resolved(table, "search-warrant", "seat 1")


@rule("ti4:14.17")
@card("ti4:search-warrant")
def test_two_secrets_are_drawn_and_all_lie_open() -> None:
    game = searched()
    assert len(game.players[1].secrets) == 3
    for seat in (0, 2):
        seen = [held for held, holder in known_in_hands(game, seat) if holder == 1]
        assert sorted(seen) == sorted(game.players[1].secrets)
        for seed in range(20):
            dealt = game.redeal(seat, seeded(seed))
            assert sorted(dealt.players[1].secrets) == sorted(game.players[1].secrets), "nobody imagines others there"
    assert game.laws == ((NUMBER["search-warrant"], 1, 1),)


@rule("ti4:14.21a")
@card("ti4:search-warrant")
def test_a_fourth_is_shown_before_one_goes_back_and_all_see_which() -> None:
    game = searched(("threaten-enemies", "spark-a-rebellion"))
    assert asked(game, 1).prompt == "return secret"
    assert len(log_of(game, "secret laid open")) == 4
    answer(game, 1, f"objective {NUMBER['spark-a-rebellion']}")
    returned = NUMBER["spark-a-rebellion"]
    for seed in range(30):
        dealt = game.redeal(0, seeded(seed))
        assert returned in dealt.secrets, "everybody has seen it go back"


@card("ti4:search-warrant")
def test_what_is_drawn_later_lies_open_too_until_the_law_goes() -> None:
    game = searched(())
    game.over = False
    game.begin(DrawSecret(1))
    assert len(log_of(game, "secret laid open")) == 3
    repeal_law(game, NUMBER["search-warrant"])
    game.players[1].secrets = game.players[1].secrets[:1]
    game.over = False
    game.begin(DrawSecret(1))
    assert len(log_of(game, "secret laid open")) == 3


# -- Covert Legislation ------------------------------------------------------------------------------------------------

DECK = (
    "mutiny",
    "archived-secret",
    "regulated-conscription",
    "economic-equality",
    "minister-of-commerce",
    "shared-research",
)


def covert(
    hidden: str, *deck: str, table: Table | None = None, known: tuple[tuple[int, str], ...] = ()
) -> TwilightImperium:
    """The agenda is drawn beneath it; the others lie below in the deck."""
    made = table or Table("sol", "hacan", "norr").planets(1, TWO[0]).planets(2, TWO[1])
    game = kings(made).game
    game.agendas = tuple([NUMBER[each] for each in (*deck, hidden)])
    game.agendas_known = tuple([(seat, NUMBER[key]) for seat, key in known])
    game.phase, game.active = AGENDA, NOBODY
    game.begin(ResolveAgenda(NUMBER["covert-legislation"]))
    return game


@rule("ti4:2.2.i")
@card("ti4:covert-legislation")
def test_only_the_speaker_sees_what_is_voted_on_and_all_see_the_outcomes() -> None:
    game = covert("minister-of-commerce", *DECK[:4])
    ready(game)
    assert [option.key for option in asked(game, 1).options] == ["abstain", "seat", "seat", "seat"]
    assert asked(game, 1).things == (("agenda", NUMBER["covert-legislation"]),)
    seen = [game.view(seat).agenda for seat in range(3)]
    assert [each.hidden for each in seen if each is not None] == [NUMBER["minister-of-commerce"], NOBODY, NOBODY]
    public = game.public_view().agenda
    assert public is not None
    assert public.hidden == NOBODY
    assert log_of(game, "hidden outcomes seat") == [()]


@card("ti4:covert-legislation")
def test_who_imagines_another_hidden_agenda_changes_what_the_speaker_knows_of_it_alone() -> None:
    """The speaker has seen the lowest card too, and still has where the other one is imagined."""
    game = covert("minister-of-commerce", *DECK[:4])
    ready(game)
    game.agendas_known = ((0, game.agendas[0]), (0, game.agendas[1]))
    tables = [game.redeal(1, seeded(seed)) for seed in range(12)]
    assert len({table.agendas for table in tables}) > 1
    for table in tables:
        assert [card for _, card in table.agendas_known] == list(table.agendas[:2])


@card("ti4:covert-legislation")
def test_who_has_looked_at_the_top_of_the_deck_before_knows_what_is_voted_on() -> None:
    game = covert("minister-of-commerce", *DECK[:4], known=((1, DECK[0]), (2, "minister-of-commerce")))
    ready(game)
    seen = [game.view(seat).agenda for seat in range(3)]
    hidden = NUMBER["minister-of-commerce"]
    assert [each.hidden for each in seen if each is not None] == [hidden, NOBODY, hidden]


@card("ti4:covert-legislation")
def test_the_outcome_is_resolved_on_the_hidden_agenda_which_is_a_law_then() -> None:
    game = covert("minister-of-commerce", *DECK[:4])
    ready(game)
    answer(game, 1, "seat 1")
    answer(game, 2, "abstain")
    assert game.laws == ((NUMBER["minister-of-commerce"], 1, 1),)
    assert game.agenda_discard == (NUMBER["covert-legislation"],)
    assert log_of(game, "agenda uncovered") == [(NUMBER["minister-of-commerce"],)]


@card("ti4:covert-legislation")
def test_a_hidden_agenda_that_has_been_uncovered_is_no_secret_any_more() -> None:
    """Lively play on seed 30099: whoever imagined the rest dealt a law anew that lay in play."""
    game = covert("minister-of-commerce", *DECK[:4])
    ready(game)
    answer(game, 1, "seat 1")
    (voting,) = [each.procedure for each in game.stack if isinstance(each.procedure, ResolveAgenda)]
    before = voting.seen
    answer(game, 2, "abstain")
    assert (before, voting.seen) == ((0,), (0, 1, 2))


@card("ti4:covert-legislation")
def test_for_and_against_do_what_the_hidden_directive_says() -> None:
    game = covert("economic-equality", "mutiny")
    abstain(game)
    answer(game, 0, "for")
    assert [player.goods for player in game.players] == [5, 5, 5]
    assert sorted(game.agenda_discard) == sorted([NUMBER["covert-legislation"], NUMBER["economic-equality"]])


@card("ti4:covert-legislation")
def test_that_something_is_elected_is_said_even_if_nothing_can_be() -> None:
    game = covert("holy-planet-of-ixth", "mutiny", table=Table("sol", "hacan", "norr"))
    assert log_of(game, "hidden outcomes planet") == [()]
    assert log_of(game, "hidden outcomes for") == []


@pytest.mark.parametrize("key", [COMPONENTS[card].key for card in AGENDAS if not AGENDAS[card].HIDES])
def test_the_outcomes_of_an_agenda_are_of_the_kind_that_is_announced(key: str) -> None:
    agenda = AGENDAS[NUMBER[key]]
    assert agenda.ELECTS == (elects(key) or "for")


@card("ti4:covert-legislation")
def test_a_hidden_agenda_that_could_do_nothing_takes_both_away() -> None:
    game = covert("new-constitution", "mutiny", "archived-secret")
    assert sorted(game.agenda_discard) == sorted([NUMBER["covert-legislation"], NUMBER["new-constitution"]])
    abstain(game)
    assert [option.key for option in asked(game, 0).options] == ["seat"] * 3, "the next one is revealed"


@rule("ti4:F.agenda.8")
@card("ti4:covert-legislation", "ti4:veto")
def test_if_it_is_discarded_both_go() -> None:
    table = Table("sol", "hacan", "norr").hand(1, "veto")
    game = covert("minister-of-commerce", "mutiny", table=table)
    answer(game, 1, "card")
    assert sorted(game.agenda_discard) == sorted([NUMBER["covert-legislation"], NUMBER["minister-of-commerce"]])
    assert game.laws == ()


@rule("ti4:2.22a")
@card("ti4:covert-legislation", "ti4:imperial-rider")
def test_predictions_speak_of_the_outcomes_that_were_named() -> None:
    table = Table("sol", "hacan", "norr").planets(1, TWO[0]).hand(2, "imperial-rider")
    game = covert("minister-of-commerce", "mutiny", table=table)
    answer(game, 2, "card")
    answer(game, 2, "seat 1")
    ready(game)
    answer(game, 1, "seat 1")
    assert game.players[2].points == 1


@card("ti4:covert-legislation", "ti4:committee-formation")
def test_who_may_name_an_elected_player_names_one() -> None:
    table = enact(Table("sol", "hacan", "norr"), "committee-formation", 2, 2)
    game = covert("minister-of-commerce", "mutiny", table=table)
    ready(game)
    assert asked(game, 2).prompt == "before-voting"
    answer(game, 2, "agenda")
    answer(game, 2, "seat 0")
    assert game.laws == ((NUMBER["minister-of-commerce"], 0, 0),)


@rule("ti4:68.2.iii")
@card("ti4:covert-legislation")
def test_who_has_looked_at_the_deck_knows_it_as_well() -> None:
    game = Table("sol", "hacan", "norr").game
    game.kings = True
    game.agendas = tuple([NUMBER[each] for each in ("mutiny", "archived-secret", "minister-of-commerce")])
    game.agendas_known = ((2, NUMBER["minister-of-commerce"]),)
    game.phase, game.active = AGENDA, NOBODY
    game.begin(ResolveAgenda(NUMBER["covert-legislation"]))
    seen = [game.view(seat).agenda for seat in range(3)]
    known = NUMBER["minister-of-commerce"]
    assert [each.hidden for each in seen if each is not None] == [known, NOBODY, known]


@card("ti4:covert-legislation")
def test_others_imagine_any_agenda_with_those_outcomes_and_the_speaker_the_true_one() -> None:
    game = covert("minister-of-commerce", *DECK[:4], "minister-of-policy", "public-execution")
    whole = game.count()
    imagined: set[int] = set()
    for seed in range(60):
        dealt = game.redeal(1, seeded(seed))
        assert dealt.count() == whole
        assert dealt.view(1) == game.view(1)
        imagined.add(hidden_in(dealt))
        assert hidden_in(game.redeal(0, seeded(seed))) == NUMBER["minister-of-commerce"]
    electing = ("minister-of-commerce", "minister-of-policy", "public-execution", "archived-secret")
    assert imagined == {NUMBER[each] for each in electing}


def hidden_in(game: TwilightImperium) -> int:
    now = game.innermost(ResolveAgenda)
    assert isinstance(now, ResolveAgenda)
    return now.hidden


@card("ti4:covert-legislation")
def test_the_bot_that_does_not_know_it_judges_the_card_that_lies_open() -> None:
    game = covert("public-execution", *DECK[:4])
    ready(game)
    decision = asked(game, 1)
    assert agenda_of(game, decision) == NUMBER["covert-legislation"]
    assert hidden_in(game) == NUMBER["public-execution"]
