"""What the bot pays, researches, follows and aims at: the edges of each judgement."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Decision, Form, Option, about
from orrery.ti4.bot.economy import (
    ALWAYS_BRINGS,
    best_tech,
    card_worth,
    choose_helpers,
    choose_more_research,
    choose_pools,
    choose_strategy,
    choose_to_follow,
    choose_tokens_to_buy,
    follows,
    lacking_tokens,
    laid_out,
    pay,
    readied_worth,
    tech_values,
    worth_in_turn,
)
from orrery.ti4.bot.targets import agree, cause, cheapest, target, target_worth
from orrery.ti4.components import NUMBER, numbers_of
from orrery.ti4.payments import GOODS, INFLUENCE, RESOURCES, payments
from orrery.ti4.research import CAPTIVE, RELIC, TECH
from orrery.ti4.rules.strategic import AllFollow
from orrery.ti4.tiles import PLANET
from orrery.ti4.units import FIGHTER
from support.ti4 import Table
from support.ti4_weighing import aims_of, only_left, taken, three

JORD, WELLON, VEFUT, THIBAH, TARMANN, MEHAR, LAZAR = [
    PLANET[key] for key in ("jord", "wellon", "vefutii", "thibah", "tarmann", "meharxull", "lazar")
]
LEADERSHIP, DIPLOMACY, POLITICS, CONSTRUCTION, TRADE, WARFARE, TECHNOLOGIES, IMPERIAL = range(1, 9)


def tokens(table: Table, tactic: int, strategy: int) -> Table:
    table.game.players[0].tactic, table.game.players[0].strategy = tactic, strategy
    return table


# -- technologies ------------------------------------------------------------------------------------------------------


def test_a_technology_is_worth_half_of_the_best_that_it_opens() -> None:
    """Antimass Deflectors are worth 2, and Gravity Drive lacks nothing else."""
    values = tech_values(aims_of(Table("hacan", "sol")))
    assert values[NUMBER["antimass-deflectors"]] == 2.0 + 0.5 * 6.0


def test_who_gains_tokens_for_research_counts_those_that_lack() -> None:
    assert best_tech(aims_of(tokens(Table("nekro", "hacan"), 5, 0))) == 2 * 1.5
    assert best_tech(aims_of(tokens(Table("nekro", "hacan"), 2, 0))) == 3 * 1.5


@pytest.mark.parametrize(
    ("kind", "cheaper", "dearer"), [(TECH, THIBAH, WELLON), (RELIC, LAZAR, THIBAH), (CAPTIVE, LAZAR, WELLON)]
)
def test_what_stands_for_prerequisites_is_what_is_missed_least(kind: str, cheaper: int, dearer: int) -> None:
    other = Form(((1, kind, 1),))
    for planet, wanted in ((cheaper, Form(((cheaper, "planet", 1),))), (dearer, other)):
        forms = [other, Form(((planet, "planet", 1),))]
        for listed in (forms, forms[::-1]):
            assert choose_helpers(aims_of(three()), Decision(0, "prerequisites", [], forms=listed)).form == wanted


def docked(goods: int) -> Table:
    """No transport, and a dock that can build one."""
    table = three().troops(0, WELLON, space_dock=1).pools(0, goods=goods)
    table.game.exhausted[WELLON] = True
    return table


@pytest.mark.parametrize(("goods", "wanted"), [(9, 0), (10, 1)])
def test_a_second_technology_waits_for_a_carrier_with_infantry(goods: int, wanted: int) -> None:
    asked = Decision(0, "research more", [Option("no more research"), Option("research more")])
    assert choose_more_research(aims_of(docked(goods)), asked).picks == (wanted,)


@pytest.mark.parametrize(("left", "wanted"), [("hyper-metabolism", 1), ("neural-motivator", 0)])
def test_a_second_technology_must_be_worth_four(left: str, wanted: int) -> None:
    asked = Decision(0, "research more", [Option("no more research"), Option("research more")])
    assert choose_more_research(aims_of(only_left(three().pools(0, goods=6), left)), asked).picks == (wanted,)


# -- strategy cards ----------------------------------------------------------------------------------------------------


def test_technology_is_worth_more_for_what_can_be_researched_and_construction_for_what_can_be_built() -> None:
    table = only_left(three().planets(0, WELLON), "hyper-metabolism")
    assert card_worth(aims_of(table), TECHNOLOGIES) == pytest.approx(ALWAYS_BRINGS[TECHNOLOGIES] + 0.6 * 4.0)
    assert card_worth(aims_of(table), CONSTRUCTION) == pytest.approx(ALWAYS_BRINGS[CONSTRUCTION] + 0.6 * (3 + 1))


def test_the_first_to_choose_gets_the_best_card_and_the_last_what_is_left() -> None:
    aims = aims_of(three())
    worths = [card_worth(aims, card) for card in range(LEADERSHIP, IMPERIAL + 1)]
    assert worth_in_turn(aims, 0) == max(worths)
    assert worth_in_turn(aims, 7) == min(worths)


def test_goods_on_a_strategy_card_may_decide() -> None:
    table, cards = three(), about("strategy", [DIPLOMACY, TRADE])
    table.game.bonus = (0,) * 9
    assert taken(choose_strategy, table, cards) == cards[1]
    table.game.bonus = (0, 0, 3, 0, 0, 0, 0, 0, 0)
    assert taken(choose_strategy, table, cards) == cards[0]


@pytest.mark.parametrize(("strategy", "wanted"), [(2, False), (1, True)])
def test_leadership_is_followed_while_one_token_lacks(strategy: int, wanted: bool) -> None:
    assert follows(aims_of(tokens(three().pools(0, goods=3), 5, strategy)), LEADERSHIP) == wanted


def test_trade_that_costs_nothing_is_followed_for_one_commodity() -> None:
    table = three().pools(0, commodities=3)
    table.game.begin(AllFollow(TRADE, (1,)))
    assert follows(aims_of(table), TRADE)
    table.pools(0, commodities=4)
    assert not follows(aims_of(table), TRADE)


def test_the_last_token_follows() -> None:
    assert follows(aims_of(tokens(three(), 0, 1)), IMPERIAL)
    assert not follows(aims_of(tokens(three(), 0, 0)), IMPERIAL)


@pytest.mark.parametrize(("left", "wanted"), [("neural-motivator", True), ("duranium-armor", False)])
def test_technology_is_followed_for_what_is_worth_three(left: str, wanted: bool) -> None:
    assert follows(aims_of(only_left(three().pools(0, goods=8), left)), TECHNOLOGIES) == wanted


@pytest.mark.parametrize(
    ("goods", "left", "wanted"),
    [(7, "neural-motivator", False), (8, "neural-motivator", True), (7, "gravity-drive", True)],
)
def test_who_is_poor_follows_technology_only_for_what_is_worth_more_than_units(
    goods: int, left: str, wanted: bool
) -> None:
    """Four are paid: of seven that is more than half, of eight it is not."""
    assert follows(aims_of(only_left(three().pools(0, goods=goods), left)), TECHNOLOGIES) == wanted


def test_with_two_docks_construction_is_followed_for_more() -> None:
    """Vefut II gives two resources: a dock there is worth five."""
    table = three().planets(0, VEFUT)
    assert follows(aims_of(table), CONSTRUCTION)
    table.troops(0, THIBAH, space_dock=1)
    assert follows(aims_of(table), CONSTRUCTION)
    table.troops(0, TARMANN, space_dock=1)
    assert not follows(aims_of(table), CONSTRUCTION)


def test_the_two_best_planets_are_readied() -> None:
    table = three().planets(0, THIBAH, VEFUT, MEHAR)
    for planet in (THIBAH, VEFUT, MEHAR):
        table.game.exhausted[planet] = True
    assert readied_worth(aims_of(table)) == pytest.approx((2 + 0.8 * 2) + (1 + 0.8 * 3), abs=0.05)


@pytest.mark.parametrize(
    ("left", "strategy", "wanted"),
    [("neural-motivator", 1, "follow primary"), ("neural-motivator", 0, "decline"), ("duranium-armor", 1, "decline")],
)
def test_the_primary_is_followed_for_a_good_technology_with_the_last_token(
    left: str, strategy: int, wanted: str
) -> None:
    options = [Option("decline"), Option("follow primary")]
    table = only_left(tokens(three(), 0, strategy), left)
    assert taken(choose_to_follow, table, options, ("strategy", TECHNOLOGIES)).key == wanted


# -- tokens ------------------------------------------------------------------------------------------------------------


def test_at_most_three_tokens_are_laid_for_secondaries() -> None:
    assert laid_out(aims_of(three()), 11) == (5, 3, 3)


def test_more_tokens_lack_where_an_objective_asks_for_them() -> None:
    table = tokens(three(), 3, 2)
    assert lacking_tokens(aims_of(table)) == 7 - 5
    table.game.objectives = (NUMBER["lead-from-the-front"],)
    assert lacking_tokens(aims_of(table)) == 10 - 5


def test_all_tokens_are_laid_anew() -> None:
    rows = ((0, "tactic", 8), (0, "fleet", 7), (0, "strategy", 6))
    form = choose_pools(aims_of(three()), Decision(0, "pools", [], rows=rows)).form
    assert form is not None
    assert sum(number for _, _, number in form.gifts) == 8


def test_each_token_is_bought_for_three_influence_and_a_carrier_comes_first() -> None:
    asked = Decision(0, "buy tokens", about("number", [0, 1, 2, 3, 4]))
    assert choose_tokens_to_buy(aims_of(tokens(three().pools(0, goods=8), 0, 1)), asked).picks == (2,)
    assert choose_tokens_to_buy(aims_of(tokens(docked(8), 1, 1)), asked).picks == (1,)


# -- payments ----------------------------------------------------------------------------------------------------------


def goods_in(form: Form | None) -> int:
    assert form is not None
    return sum(number for _, kind, number in form.gifts if kind == GOODS)


def test_influence_is_paid_so_that_a_carrier_can_still_be_built() -> None:
    table = three().troops(0, WELLON, space_dock=1).planets(0, MEHAR).pools(0, goods=4)
    for kind, least in ((INFLUENCE, 1), (RESOURCES, 3)):
        forms = sorted(payments(table.game, 0, kind, 3), key=lambda form: -goods_in(form))
        assert goods_in(forms[0]) == 3
        reply = pay(aims_of(table), Decision(0, "pay", [], forms=forms, things=((kind, 3),)))
        assert goods_in(reply.form) == least


def test_what_must_be_paid_is_paid_of_what_is_saved() -> None:
    table = three().planets(0, MEHAR).pools(0, goods=4)
    aims = aims_of(table)
    aims.saved[GOODS] = 9
    forms = payments(table.game, 0, RESOURCES, 3)
    assert pay(aims, Decision(0, "pay", [], forms=forms, things=((RESOURCES, 3),))).form == forms[0]


# -- targets -----------------------------------------------------------------------------------------------------------


def test_the_card_that_asks_is_known_by_its_number() -> None:
    first = numbers_of("sabotage")[0]
    assert first == 0
    assert cause(Decision(0, "target", [], things=(("card", first),))) == "sabotage"
    assert cause(Decision(0, "target", [])) == ""


def test_a_form_that_is_proposed_is_taken_as_it_is() -> None:
    form = Form(((1, "cruiser", 1),))
    assert target(aims_of(three()), Decision(0, "target", about("seat", [1, 2]), forms=[form])).form == form


def test_of_equals_the_leader_is_aimed_at_and_what_loses_more() -> None:
    table, seats = three().planets(2, VEFUT), about("seat", [1, 2])
    assert taken(target, table, seats) == seats[1]
    fighter = Option("unit", (("seat", 1), ("type", FIGHTER)))
    assert taken(target, table, [seats[0], fighter]) == fighter


def test_a_planet_of_the_leader_is_aimed_at_before_those_of_others_and_then_the_richest() -> None:
    table = three().planets(2, VEFUT, JORD).planets(1, WELLON).planets(0, MEHAR)
    planets = {planet: about("planet", [planet])[0] for planet in (JORD, VEFUT, WELLON, MEHAR, THIBAH)}
    worth = {planet: target_worth(aims_of(table), option) for planet, option in planets.items()}
    assert worth[JORD] > worth[VEFUT] > 20.0 > worth[WELLON] > 10.0 > worth[MEHAR] > worth[THIBAH] > 0.0
    assert worth[JORD] == 20.0 + 4 + 0.5 * 2
    assert worth[THIBAH] == 1 + 0.5 * 1, "nobody's"


def test_a_system_with_ships_of_ones_own_is_aimed_at_also_the_middle() -> None:
    table, systems = three().ships(0, 0, cruiser=2), about("system", [0, 3])
    assert taken(target, table, systems) == systems[0]


def test_what_is_no_unit_is_given_up_before_a_fighter() -> None:
    fighter, nothing = Option("unit", (("type", FIGHTER),)), Option("nothing")
    assert taken(cheapest, three(), [fighter, nothing]) == nothing


def test_what_is_offered_is_taken() -> None:
    assert agree(aims_of(three()), Decision(0, "offer", [Option("no"), Option("yes")])).picks == (1,)
    assert agree(aims_of(three()), Decision(0, "offer", [Option("no"), Option("a"), Option("b")])).picks == (2,)
