"""What the bot weighs in secondaries, tokens, cards, targets and production: each judgement with the case beside it."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Decision, Form, Option, about
from orrery.ti4.bot.acting import choose_action, is_early
from orrery.ti4.bot.aims import Aims, leader, under_way
from orrery.ti4.bot.beginning import choose_place, choose_tile, faction_worth, steps, tile_worth
from orrery.ti4.bot.cards import use
from orrery.ti4.bot.economy import (
    best_tech,
    choose_helpers,
    choose_more_research,
    choose_pool,
    choose_tokens_to_buy,
    follows,
    laid_out,
)
from orrery.ti4.bot.harming import harm_there
from orrery.ti4.bot.making import docked_systems, joined, may_stand, row_of, structure_worth
from orrery.ti4.bot.outcomes import outcome_worth
from orrery.ti4.bot.reasons import GOOD_TECH, is_used
from orrery.ti4.bot.replies import all_worth, best, named, proposed
from orrery.ti4.bot.targets import aim, cheapest, own_system, place_ship, target, weakest
from orrery.ti4.components import CARD, COMPONENTS, FACTION, FACTIONS, NUMBER, numbers_of
from orrery.ti4.galaxy_building import layout_for
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.payments import GOODS
from orrery.ti4.registry import DEEDS
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.strategic import AllFollow
from orrery.ti4.rules.tactical import TacticalAction
from orrery.ti4.rules.turn import ActionPhase
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.tiles import MECATOL_REX, PLANETS, TILE
from orrery.ti4.units import CRUISER, DREADNOUGHT, FIGHTER, INFANTRY, PDS, SPACE_DOCK, TYPE, UNITS
from support.ti4 import Table
from support.ti4_weighing import FREE, aims_of, only_left, three

DIPLOMACY, POLITICS, CONSTRUCTION, TRADE, WARFARE = 2, 3, 4, 5, 6
LEADERSHIP, IMPERIAL = 1, 8
SECRETS = [number for number, each in enumerate(COMPONENTS) if each.key in ("threaten-enemies", "cut-supply-lines")]
THREE_SECRETS = (*SECRETS, NUMBER["mine-rare-minerals"])


# -- the table ---------------------------------------------------------------------------------------------------------


def test_the_leader_has_the_most_points_then_planets_and_is_somebody_else() -> None:
    table = three().planets(2, FREE[0])
    assert leader(table.game, 0) == 2
    table.game.players[1].points = 1
    assert leader(table.game, 0) == 1
    assert leader(table.game, 1) == 2
    table.game.players[1].eliminated = True
    assert leader(table.game, 0) == 2
    table.game.players[2].eliminated = True
    assert leader(table.game, 0) == 0, "nobody else is left"
    assert leader(three().game, 0) == 1, "of equals the first"


def test_what_is_under_way_is_the_innermost_of_its_kind() -> None:
    game = three().activate(0)
    action = under_way(game, TacticalAction)
    assert isinstance(action, TacticalAction)
    assert action.system == 0
    assert isinstance(under_way(game, ActionPhase), ActionPhase)
    assert under_way(game, ResolveAgenda) is None


# -- secondaries -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("strategy", "wanted"), [(1, False), (2, True)])
def test_trade_is_followed_with_a_token_to_spare_for_two_commodities(strategy: int, wanted: bool) -> None:
    table = three().pools(0, commodities=2)
    table.game.players[0].strategy = strategy
    assert follows(aims_of(table), TRADE) == wanted
    table.game.players[0].commodities = 3
    assert not follows(aims_of(table), TRADE), "Sol hold four, and one is not worth a token"


@pytest.mark.parametrize(("strategy", "wanted"), [(2, False), (3, True)])
def test_politics_are_followed_with_tokens_to_spare_and_a_small_hand(strategy: int, wanted: bool) -> None:
    table = three()
    table.game.players[0].strategy = strategy
    assert follows(aims_of(table), POLITICS) == wanted
    table.hand(0, "sabotage", "bunker", "direct-hit", "morale-boost", "flank-speed")
    assert not follows(aims_of(table), POLITICS)


@pytest.mark.parametrize(("strategy", "wanted"), [(1, False), (2, True)])
def test_diplomacy_is_followed_for_planets_worth_readying(strategy: int, wanted: bool) -> None:
    rich = sorted(FREE, key=lambda each: -PLANETS[each].resources)[:2]
    table = three().planets(0, *rich)
    table.game.players[0].strategy = strategy
    assert not follows(aims_of(table), DIPLOMACY), "they are ready"
    for planet in rich:
        table.game.exhausted[planet] = True
    assert follows(aims_of(table), DIPLOMACY) == wanted


@pytest.mark.parametrize(("strategy", "goods", "wanted"), [(1, 4, False), (2, 3, False), (2, 4, True)])
def test_warfare_is_followed_with_a_token_to_spare_and_four_resources(strategy: int, goods: int, wanted: bool) -> None:
    table = three().pools(0, goods=goods)
    table.game.players[0].strategy = strategy
    assert follows(aims_of(table), WARFARE) == wanted


def test_imperial_is_followed_until_three_secrets_are_held() -> None:
    table = three()
    table.game.players[0].secrets = THREE_SECRETS[:2]
    assert follows(aims_of(table), IMPERIAL)
    table.game.players[0].secrets = THREE_SECRETS
    assert not follows(aims_of(table), IMPERIAL)


def test_without_a_token_nothing_but_leadership_is_followed() -> None:
    table = three().pools(0, tactic=0, goods=3)
    table.game.players[0].strategy = 0
    assert follows(aims_of(table), LEADERSHIP)
    assert not follows(aims_of(table), IMPERIAL)
    table.game.players[0].goods = 2
    assert not follows(aims_of(table), LEADERSHIP), "a token costs three influence"


def test_what_costs_no_token_is_followed_without_one_to_spare() -> None:
    table = three().pools(0, goods=4).hand(0, "sabotage", "bunker", "direct-hit", "morale-boost", "flank-speed")
    table.game.players[0].strategy = 0
    table.planets(0, FREE[0])
    table.game.exhausted[FREE[0]] = True
    assert [follows(aims_of(table), card) for card in (POLITICS, DIPLOMACY, WARFARE)] == [False, False, False]
    table.game.begin(AllFollow(POLITICS, (1,)))  # somebody else is asked first
    assert [follows(aims_of(table), card) for card in (POLITICS, DIPLOMACY, WARFARE)] == [True, True, True]
    table.game.exhausted[FREE[0]] = False
    table.game.players[0].goods = 0
    assert [follows(aims_of(table), card) for card in (POLITICS, DIPLOMACY, WARFARE)] == [True, False, False]


def test_nobody_wants_the_secondary_of_imperial_who_holds_three_secrets() -> None:
    table = three()
    pact, imperial = NUMBER["galactic-crisis-pact"], about("strategy", [IMPERIAL])[0]
    table.game.players[0].secrets = THREE_SECRETS[:2]
    assert outcome_worth(table.game, 0, pact, imperial) == 4.0
    table.game.players[0].secrets = THREE_SECRETS
    assert outcome_worth(table.game, 0, pact, imperial) == 0.0


# -- tokens ------------------------------------------------------------------------------------------------------------


def test_tokens_are_laid_for_fleets_that_stand_then_secondaries_then_actions() -> None:
    table = three()
    assert laid_out(aims_of(table), 8) == (3, 3, 2)
    assert laid_out(aims_of(table), 10) == (4, 3, 3)
    assert laid_out(aims_of(table), 2) == (0, 2, 0)
    table.game.rounds = 4
    assert laid_out(aims_of(table), 8) == (2, 4, 2)
    table.ships(0, 3, cruiser=5)
    assert laid_out(aims_of(table), 8) == (2, 5, 1)


# -- cards -------------------------------------------------------------------------------------------------------------


def helps(aims: Aims, key: str) -> bool:
    return is_used(aims, Decision(0, "action", []), numbers_of(key)[0])


def test_a_card_that_costs_goods_waits_for_those_that_are_not_saved() -> None:
    rich = max(FREE, key=lambda each: PLANETS[each].resources)
    table = three().pools(0, goods=8).planets(0, rich)
    assert helps(aims_of(table), "focused-research")
    table.game.objectives = (NUMBER["negotiate-trade-routes"],)
    aims = aims_of(table)
    assert aims.saved[GOODS] == 5
    assert not helps(aims, "focused-research"), "four of eight are too many, for five are saved"
    assert helps(aims, "mining-initiative"), "it costs nothing"
    table.game.players[0].goods = 9
    assert helps(aims, "focused-research")
    aims.saved[GOODS] = 12
    assert helps(aims, "mining-initiative")


@pytest.mark.parametrize(("tech", "wanted"), [("neural-motivator", True), ("antimass-deflectors", False)])
def test_goods_pay_for_research_that_is_worth_three_resources(tech: str, wanted: bool) -> None:
    table = only_left(three().pools(0, goods=8), tech)
    assert best_tech(aims_of(table)) == (GOOD_TECH if wanted else GOOD_TECH - 1)
    assert helps(aims_of(table), "focused-research") == wanted


def played(table: Table, seat: int, key: str) -> Aims:
    """The aims of seat 0, which holds Sabotage, when another player has played that card."""
    table.hand(seat, key).hand(0, "sabotage")
    card = table.game.players[seat].hand[-1]
    deed = next(each for window in DEEDS.values() for each in window.get(card, []))
    table.game.begin(deed(seat, card))
    assert isinstance(under_way(table.game, ActionCard), deed)
    return aims_of(table)


def test_sabotage_is_for_what_is_played_where_one_stands_or_by_a_leader_who_is_near_the_end() -> None:
    table = three()
    assert not helps(aims_of(table), "sabotage"), "nothing is played"
    aims = played(table.planets(1, FREE[0]), 1, "mining-initiative")
    assert not helps(aims, "sabotage")
    table.game.players[1].points = 5
    assert helps(aims, "sabotage")
    table.game.players[2].points = 6
    assert not helps(aims, "sabotage"), "another one leads"
    table.game.players[1].points, table.game.players[2].points = 4, 0
    assert not helps(aims, "sabotage")
    table.game.active_system = 1
    assert helps(aims, "sabotage")
    assert not helps(aims_of(table, 1), "sabotage"), "one's own card"
    table.game.active_system = 2
    assert not helps(aims, "sabotage")
    table.ships(0, 0, cruiser=1).game.active_system = 0
    assert helps(aims, "sabotage")


def test_an_objective_is_scored_before_anything_is_used_and_what_helps_not_is_kept() -> None:
    secret = NUMBER["turn-their-fleets-to-dust"]
    card, kept = [numbers_of(key)[0] for key in ("ghost-ship", "flank-speed")]
    options = [Option("pass"), Option(CARD, (("card", kept),)), Option(CARD, (("card", card),))]
    aims = aims_of(three())
    assert use(aims, Decision(0, "w", options)).picks == (2,)
    assert use(aims, Decision(0, "w", options[:2])).picks == (0,)
    scoring = Option("objective", (("objective", secret),))
    assert use(aims, Decision(0, "w", [*options, scoring])).picks == (3,)


# -- targets -----------------------------------------------------------------------------------------------------------


def chosen(reply: Choice, options: list[Option]) -> list[int]:
    return [options[place].id() for place in reply.picks]


def test_ships_are_placed_where_one_stands_and_at_home_before_others() -> None:
    table = Table("sol", "hacan", tiles=("18", "1", "20", "21", "22", "23", "24")).ships(0, 2, cruiser=1)
    systems = about("system", [2, 1, 3])
    assert chosen(place_ship(aims_of(table), Decision(0, "place", systems)), systems) == [1]
    table.ships(0, 2, cruiser=2).pools(0, fleet=4)
    assert chosen(place_ship(aims_of(table), Decision(0, "place", systems)), systems) == [2]
    table.pools(0, fleet=3)
    assert chosen(place_ship(aims_of(table), Decision(0, "place", systems)), systems) == [1], "the pool is full"


def test_a_system_that_is_harmed_is_the_leaders_and_not_ones_own() -> None:
    table = three().ships(0, 3, cruiser=4)
    table.game.players[2].points = 1
    card = numbers_of("signal-jamming")[0]
    harmful = Decision(0, "target system", about("system", [3, 2, 4]), things=(("card", card),))
    assert aim(aims_of(table), harmful).picks == (2,)
    assert harm_there(aims_of(table), 3) == -4.0
    assert harm_there(aims_of(table), 2) == 1.0
    assert harm_there(aims_of(table), 4) == 2.0
    planet = table.game.chart.planets[2][0]
    table.planets(1, planet)
    assert harm_there(aims_of(table), 2) == 3.0


def test_of_units_of_others_the_dearest_is_aimed_at() -> None:
    table = three()
    options = [Option("unit", (("seat", 1), ("type", each))) for each in (CRUISER, DREADNOUGHT, FIGHTER)]
    assert target(aims_of(table), Decision(0, "unheard of", options)).picks == (1,)
    own = Option("unit", (("seat", 0), ("type", DREADNOUGHT)))
    assert target(aims_of(table), Decision(0, "unheard of", [own, options[2]])).picks == (1,)
    assert target(aims_of(table), Decision(0, "unheard of", [Option("none"), own])).picks == (0,)
    assert target(aims_of(table), Decision(0, "unheard of", [Option("a"), Option("b")])).picks == (0,)


def test_ones_own_system_is_the_richest_and_home_counts() -> None:
    table = Table("sol", "hacan", tiles=("18", "1", "20", "21", "22", "23", "24"))
    systems = about("system", [3, 2, 1])
    assert chosen(own_system(aims_of(table), Decision(0, "own", systems)), systems) == [1]
    table.planets(0, *table.game.chart.planets[2])
    assert chosen(own_system(aims_of(table), Decision(0, "own", systems)), systems) == [2]
    table.planets(1, *table.game.chart.planets[2]).ships(0, 3, cruiser=1)
    assert chosen(own_system(aims_of(table), Decision(0, "own", systems[:2])), systems) == [3]


def test_what_is_good_goes_to_oneself_or_to_who_has_least() -> None:
    table = three().planets(1, FREE[0])
    seats = about("seat", [1, 2, 0])
    assert weakest(aims_of(table), Decision(0, "give", seats)).picks == (2,)
    assert weakest(aims_of(table), Decision(0, "give", seats[:2])).picks == (1,)


def test_the_cheapest_units_are_given_up() -> None:
    options = [Option("unit", (("type", each),)) for each in (CRUISER, DREADNOUGHT, FIGHTER)]
    assert cheapest(aims_of(three()), Decision(0, "lose", options)).picks == (2,)


# -- before the first round --------------------------------------------------------------------------------------------


def test_a_rich_tile_is_placed_first_and_near_home() -> None:
    rich, poor, rift = TILE["28"], TILE["46"], TILE["41"]
    assert tile_worth(rich) > tile_worth(poor) == 0.0 > tile_worth(rift)
    tiles = about("tile", [poor, rift, rich])
    assert chosen(choose_tile(aims_of(three()), Decision(0, "tile", tiles)), tiles) == [rich]
    layout = layout_for(3)
    places = sorted(range(len(layout.systems)), key=lambda each: steps(layout.systems[each], layout.homes[0]))
    options = about("place", [places[-1], places[0], places[5]])
    for tile, wanted in ((rich, places[0]), (poor, places[-1])):
        decision = Decision(0, "place tile where", options, things=(("tile", tile),))
        assert chosen(choose_place(aims_of(three()), decision), options) == [wanted]


def test_steps_between_places_go_along_three_directions() -> None:
    assert steps((0, 0), (2, -2)) == 2
    assert steps((0, 0), (2, 1)) == 3
    assert steps((-1, 0), (1, 0)) == 2
    assert steps((0, -1), (0, 2)) == 3


def test_a_faction_is_worth_what_it_begins_with() -> None:
    """Sol: its units, two technologies, a home of 4 and 2, four commodities."""
    assert faction_worth(FACTION["sol"]) == pytest.approx(0.3 * begun_with("sol") + 2 * 2 + 4 + 0.7 * 2 + 0.5 * 4)


def begun_with(key: str) -> int:
    units = FACTIONS[FACTION[key]].units
    return sum(number * UNITS[TYPE[name]].cost for name, number in units.items())


# -- the turn ----------------------------------------------------------------------------------------------------------


def test_imperial_waits_for_mecatol_rex_with_something_to_score_and_warfare_for_tokens() -> None:
    table = three().pools(0, goods=5).planets(0, MECATOL_REX)
    assert not is_early(aims_of(table), IMPERIAL)
    table.game.objectives = (NUMBER["negotiate-trade-routes"],)
    assert is_early(aims_of(table), IMPERIAL)
    table.planets(1, MECATOL_REX)
    assert not is_early(aims_of(table), IMPERIAL)
    assert not is_early(aims_of(table), WARFARE)
    table.game.players[0].tokens += (3,)
    assert is_early(aims_of(table), WARFARE)
    assert is_early(aims_of(table), TRADE)


def test_without_anything_better_strategy_cards_are_played_before_passing() -> None:
    aims = aims_of(Table("sol", "hacan").pools(0, tactic=0))
    cards = [Option("strategy", (("strategy", each),)) for each in (WARFARE, TRADE)]
    assert choose_action(aims, Decision(0, "action", [Option("pass"), *cards])).picks == (2,)
    assert choose_action(aims, Decision(0, "action", [Option("pass"), cards[0]])).picks == (1,)
    assert choose_action(aims, Decision(0, "action", [Option("pass")])).picks == (0,)


# -- production --------------------------------------------------------------------------------------------------------


def test_structures_stand_where_there_is_room_and_docks_where_there_is_none() -> None:
    rich = max(FREE, key=lambda each: PLANETS[each].resources if each in PLACED else -1)
    table = three().troops(0, rich, pds=1)
    place = ON_PLANET + rich
    assert may_stand(aims_of(table), place) == [SPACE_DOCK, PDS]
    alone = structure_worth(aims_of(table), place, SPACE_DOCK)
    assert alone == 3.0 + PLANETS[rich].resources
    table.troops(0, rich, space_dock=1, pds=1)
    assert may_stand(aims_of(table), place) == []
    assert docked_systems(aims_of(table)) == {table.game.chart.system_of[rich]}
    assert structure_worth(aims_of(table), place, SPACE_DOCK) == 0.5
    assert structure_worth(aims_of(table), place, PDS) == pytest.approx(1.0 + 0.2 * PLANETS[rich].resources)


PLACED = [planet for system in three().game.chart.planets for planet in system]


def test_units_of_one_kind_and_place_are_one_line() -> None:
    lines = ((1, "cruiser", 1), (1, "fighter", 2))
    assert joined(lines, (1, "cruiser", 1)) == ((1, "cruiser", 2), (1, "fighter", 2))
    assert joined(lines, (1, "fighter", 2)) == ((1, "cruiser", 1), (1, "fighter", 4))
    assert joined(lines, (2, "cruiser", 1)) == (*lines, (2, "cruiser", 1))


def test_ground_forces_go_where_fewest_stand() -> None:
    one, two = PLACED[1], PLACED[2]
    table = three().troops(0, one, infantry=2).troops(0, two, infantry=1)
    rows = ((ON_PLANET + one, "infantry", 2), (ON_PLANET + two, "infantry", 2), (0, "fighter", 2))
    decision = Decision(0, "produce", [], rows=rows)
    assert row_of(aims_of(table), decision, INFANTRY, 0) == rows[1]
    assert row_of(aims_of(table), decision, FIGHTER, 0) == rows[2]
    assert row_of(aims_of(table), decision, CRUISER, 0) is None
    none = Decision(0, "produce", [], rows=((ON_PLANET + one, "infantry", 0),))
    assert row_of(aims_of(table), none, INFANTRY, 0) is None


# -- replies -----------------------------------------------------------------------------------------------------------


def test_a_reply_picks_as_many_as_must_and_may_be() -> None:
    options = about("seat", [0, 1, 2])
    assert best(Decision(0, "x", options, 2, 3), lambda each: each.id()).picks == (1, 2)
    assert best(Decision(0, "x", options, 0, 3), lambda each: each.id()).picks == (2,)
    assert best(Decision(0, "x", options), lambda each: 1.0).picks == (0,)
    assert all_worth(Decision(0, "x", options, 0, 1), lambda each: each.id()).picks == (2,)
    assert all_worth(Decision(0, "x", options, 0, 3), lambda each: each.id()).picks == (1, 2)
    assert all_worth(Decision(0, "x", options, 3, 3), lambda each: each.id()).picks == (0, 1, 2)
    assert proposed(Decision(0, "x", options, 2, 3)).picks == (0, 1)
    assert named(Decision(0, "x", [Option("a"), Option("b")]), "b").picks == (1,)
    assert named(Decision(0, "x", [Option("a"), Option("b")]), "c").picks == (0,)


# -- technologies and payments -----------------------------------------------------------------------------------------


def test_planets_that_pay_least_help_research() -> None:
    poor, rich = sorted(PLACED, key=lambda each: PLANETS[each].resources + PLANETS[each].influence)[:: len(PLACED) - 1]
    forms = [Form(((rich, "planet", 1),)), Form(((poor, "planet", 1),))]
    assert choose_helpers(aims_of(three()), Decision(0, "prerequisites", [], forms=forms)).form == forms[1]


def test_a_second_technology_is_researched_where_six_resources_are_left() -> None:
    options = [Option("no more research"), Option("research more")]
    asked = Decision(0, "research more", options)
    assert choose_more_research(aims_of(three().pools(0, goods=5)), asked).picks == (0,)
    assert choose_more_research(aims_of(three().pools(0, goods=6)), asked).picks == (1,)


def test_tokens_are_bought_as_far_as_influence_and_need_go() -> None:
    options = about("number", [0, 1, 2, 3])
    asked = Decision(0, "buy tokens", options)
    table = three().pools(0, goods=7)
    assert choose_tokens_to_buy(aims_of(table), asked).picks == (2,)
    table.game.players[0].tactic, table.game.players[0].strategy = 5, 2
    assert choose_tokens_to_buy(aims_of(table), asked).picks == (0,)
    table.game.players[0].strategy = 1
    assert choose_tokens_to_buy(aims_of(table), asked).picks == (1,)


def test_a_token_is_lost_from_the_strategy_pool_then_from_the_tactic_pool() -> None:
    pools = about("pool", [0, 1, 2])
    assert choose_pool(aims_of(three()), Decision(0, "pool", pools)).picks == (2,)
    assert choose_pool(aims_of(three()), Decision(0, "pool", pools[:2])).picks == (0,)


def test_aboard_nobody_stands_guard_already() -> None:
    """Where no planet has fewer the ground forces go aboard, first of equals."""
    rows = ((0, "infantry", 2), (ON_PLANET + PLACED[1], "infantry", 2))
    decision = Decision(0, "produce", [], rows=rows)
    assert row_of(aims_of(three()), decision, INFANTRY, 0) == rows[0]
