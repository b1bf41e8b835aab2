"""What the bot makes of the cards and technologies of Prophecy of Kings: each judgement with the case beside it."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Decision, Option, about
from orrery.ti4.bot.aims import Aims, under_way
from orrery.ti4.bot.kings_cards import (
    better_elected,
    bring_all,
    can_afford_prototype,
    chooses_first,
    judged,
    pays_an_objective,
    seize,
    stops_leader,
    worth_diverting,
    worth_foiling,
)
from orrery.ti4.bot.kings_decks import (
    builds_well,
    choose_strategy,
    either_part,
    end_or_sell,
    guard,
    pools_are_wrong,
    price_of_planet,
    ready_best,
    saves_enough,
)
from orrery.ti4.components import NUMBER, TECHNOLOGY
from orrery.ti4.payments import INFLUENCE, RESOURCES
from orrery.ti4.rules.selling import SELL
from orrery.ti4.rules.strategic import StrategicAction
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import ACTION, NOBODY
from orrery.ti4.tiles import PLANET
from orrery.ti4.units import INFANTRY, MECH
from orrery.ti4.windows import WHEN_YOU_CAST_VOTES
from support.ti4 import Table
from support.ti4_weighing import aims_of, only_left, taken, three

WELLON, VEFUT, THIBAH, MEHAR = [PLANET[key] for key in ("wellon", "vefutii", "thibah", "meharxull")]
DIPLOMACY, TRADE = 2, 5
WINDOW = Decision(0, "window", [])


# -- technologies ------------------------------------------------------------------------------------------------------


def test_the_better_of_a_technology_and_a_planet_is_readied() -> None:
    good, poor = [Option(TECHNOLOGY, (("tech", NUMBER[key]),)) for key in ("fleet-logistics", "transit-diodes")]
    planet = about("planet", [MEHAR])[0]
    assert taken(ready_best, three(), [good, planet]) == good
    assert taken(ready_best, three(), [poor, planet]) == planet


def seller(*planets: int, passed: bool = True) -> Table:
    """Psychoarchaeology sells what planets are good for."""
    table = three().techs(0, "psychoarchaeology").planets(0, *planets)
    table.game.kings, table.game.phase, table.game.custodians = True, ACTION, True
    table.game.players[0].passed = passed
    return table


def sells(aims: Aims) -> bool:
    decision = Decision(0, "end turn", [Option("end turn")], asides=[Option("aside"), SELL])
    return end_or_sell(aims, decision).picks == (2,)


def test_specialties_are_sold_by_who_has_passed_and_saves_nothing() -> None:
    assert sells(aims_of(seller(WELLON)))
    assert not sells(aims_of(seller(WELLON, passed=False)))
    for kind in (RESOURCES, INFLUENCE):
        aims = aims_of(seller(WELLON))
        aims.saved[kind] = 1
        assert not sells(aims)
    without = Decision(0, "end turn", [Option("end turn")])
    assert end_or_sell(aims_of(seller(WELLON)), without).picks == (0,), "it cannot be done now"


def test_where_agendas_are_voted_on_only_planets_with_few_votes_are_sold() -> None:
    table = seller(WELLON)
    table.game.custodians = False
    assert not sells(aims_of(table))
    table.planets(0, THIBAH)
    assert sells(aims_of(table))
    assert price_of_planet(aims_of(table), THIBAH) > 0.0 > price_of_planet(aims_of(table), WELLON)


def test_infantry_is_placed_where_fewest_stand_and_of_equals_on_the_dearer_planet() -> None:
    table, planets = three().troops(0, MEHAR, infantry=1).planets(0, THIBAH, WELLON), about("planet", [MEHAR, THIBAH])
    assert taken(guard, table, planets) == planets[1]
    table.troops(0, THIBAH, infantry=1)
    assert taken(guard, table, planets) == planets[0]


def test_pools_are_laid_anew_by_who_can_act_no_more_and_has_strategy_tokens() -> None:
    table = three().pools(0, tactic=0)
    player = table.game.players[0]
    player.strategy = 2
    assert pools_are_wrong(aims_of(table), WINDOW, 0)
    player.strategy = 1
    assert not pools_are_wrong(aims_of(table), WINDOW, 0)
    player.strategy, player.tactic = 2, 1
    assert not pools_are_wrong(aims_of(table), WINDOW, 0)
    player.tactic, player.passed = 0, True
    assert not pools_are_wrong(aims_of(table), WINDOW, 0)


def test_predictive_intelligence_votes_always_and_lays_pools_anew_where_that_helps() -> None:
    table = three()
    assert either_part(aims_of(table), Decision(0, WHEN_YOU_CAST_VOTES, []), 0)
    assert not either_part(aims_of(table), WINDOW, 0)
    table.pools(0, tactic=0).game.players[0].strategy = 2
    assert either_part(aims_of(table), WINDOW, 0)


def test_two_upgrades_make_the_algorithm_pay() -> None:
    table = three().techs(0, "neural-motivator")
    table.game.players[0].techs += (NUMBER["cruiser-2"],)
    assert not saves_enough(aims_of(table), WINDOW, 0)
    table.game.players[0].techs += (NUMBER["fighter-2"],)
    assert saves_enough(aims_of(table), WINDOW, 0)


def test_the_relay_builds_what_can_be_paid_where_the_fleet_pool_has_room() -> None:
    assert builds_well(aims_of(three().pools(0, goods=2)), WINDOW, 0)
    assert not builds_well(aims_of(three().pools(0, goods=1)), WINDOW, 0)
    assert not builds_well(aims_of(three().pools(0, goods=2, fleet=1)), WINDOW, 0)


# -- the strategy phase ------------------------------------------------------------------------------------------------


def test_under_checks_and_balances_the_card_that_is_worth_least_is_given_away() -> None:
    table = three().law("checks-and-balances", NOBODY)
    table.game.kings, table.game.bonus = True, (0,) * 9
    cards = about("strategy", [DIPLOMACY, TRADE])
    assert taken(choose_strategy, table, cards) == cards[0]
    table.game.bonus = (0, 0, 0, 0, 0, 3, 0, 0, 0)
    assert taken(choose_strategy, table, cards) == cards[1], "for the goods on it"


# -- action cards ------------------------------------------------------------------------------------------------------


def voted(key: str, outcome: Option) -> Aims:
    """The aims of seat 0 when an agenda is about to end so."""
    table = three().planets(1, VEFUT)
    table.game.begin(ResolveAgenda(NUMBER[key]))
    now = under_way(table.game, ResolveAgenda)
    assert isinstance(now, ResolveAgenda)
    now.outcome = outcome
    return aims_of(table)


def test_an_election_is_turned_to_oneself_if_another_would_be_elected() -> None:
    seats = about("seat", [0, 1, 2])
    assert better_elected(voted("minister-of-war", seats[1]), WINDOW, 0)
    assert better_elected(voted("minister-of-war", seats[2]), WINDOW, 0)
    assert not better_elected(voted("minister-of-war", seats[0]), WINDOW, 0)
    assert not better_elected(voted("public-execution", seats[1]), WINDOW, 0)


def test_a_plot_foils_a_bad_outcome_alone() -> None:
    assert worth_foiling(voted("checks-and-balances", Option("for")), WINDOW, 0)
    assert not worth_foiling(voted("checks-and-balances", Option("against")), WINDOW, 0)
    assert judged(aims_of(three()), Option("for")) == 0.0, "nothing is voted on"


@pytest.mark.parametrize(("seat", "wanted"), [(1, True), (2, False)])
def test_a_coup_is_for_the_leaders_strategic_action(seat: int, wanted: bool) -> None:
    table = three()
    table.game.players[1].points = 3
    assert not stops_leader(aims_of(table), WINDOW, 0)
    table.game.begin(StrategicAction(seat, TRADE))
    assert stops_leader(aims_of(table), WINDOW, 0) == wanted


@pytest.mark.parametrize(
    ("left", "wanted"), [("hyper-metabolism", True), ("duranium-armor", True), ("antimass-deflectors", False)]
)
def test_the_least_technology_goes_for_one_that_is_better_by_two(left: str, wanted: bool) -> None:
    """The least of all is worth half a resource."""
    assert worth_diverting(aims_of(only_left(three(), left)), WINDOW, 0) == wanted


def test_who_has_no_technology_diverts_nothing() -> None:
    assert not worth_diverting(aims_of(three()), WINDOW, 0)


@pytest.mark.parametrize("speaker", [0, 1])
def test_investments_are_for_who_chooses_first(speaker: int) -> None:
    table = three()
    table.game.speaker = speaker
    assert chooses_first(aims_of(table), WINDOW, 0) == (speaker == 0)


def test_a_prototype_takes_four_resources_and_something_to_research() -> None:
    assert can_afford_prototype(aims_of(three().pools(0, goods=4)), WINDOW, 0)
    assert not can_afford_prototype(aims_of(three().pools(0, goods=3)), WINDOW, 0)
    assert not can_afford_prototype(aims_of(only_left(three().pools(0, goods=4))), WINDOW, 0)


@pytest.mark.parametrize(("goods", "wanted"), [(1, False), (2, True), (5, False)])
def test_ships_are_scuttled_where_the_goods_for_two_pay_an_objective(goods: int, wanted: bool) -> None:
    """Five goods: a cruiser and a destroyer are three; a second destroyer would be one too many."""
    table = Table("sol", "hacan").ships(0, 1, cruiser=1, destroyer=1).ships(0, 2, destroyer=1).pools(0, goods=goods)
    assert not pays_an_objective(aims_of(table), WINDOW, 0)
    table.game.objectives = (NUMBER["lead-from-the-front"],)
    assert not pays_an_objective(aims_of(table), WINDOW, 0), "tokens are no goods"
    table.game.objectives = (NUMBER["negotiate-trade-routes"],)
    assert pays_an_objective(aims_of(table), WINDOW, 0) == wanted


def test_mechs_come_as_decoys_before_infantry() -> None:
    units = [Option("unit", (("type", type),)) for type in (INFANTRY, MECH)]
    assert taken(bring_all, three(), units) == units[1]


def test_a_fragment_that_counts_as_any_is_seized_first() -> None:
    kinds = [Option(f"{key}-relic-fragment") for key in ("cultural", "unknown", "hazardous")]
    assert seize(aims_of(three()), Decision(0, "seize fragment", kinds)).picks == (1,)
    assert seize(aims_of(three()), Decision(0, "seize fragment", kinds[::2])).picks == (0,)
