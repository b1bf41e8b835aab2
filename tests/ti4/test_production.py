"""Production: the limit, pairs, plastic, blockade, what is taken back from the board, docks in space; and why not."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Refused
from orrery.ti4.building import Works, figures_to_free, price
from orrery.ti4.components import NUMBER
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import resources
from orrery.ti4.reinforcements import left_of
from orrery.ti4.rules.production import Produce
from orrery.ti4.units import (
    CARRIER,
    CRUISER,
    DREADNOUGHT,
    FIGHTER,
    INFANTRY,
    SPACE_DOCK,
    UNIT,
    WAR_SUN,
    count,
)
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, plan


def dock(goods: int = 20, system: int = 1, fleet: int = 6) -> Table:
    """A space dock on the first planet of a system, and money."""
    table = Table("sol", "hacan").pools(0, fleet=fleet, goods=goods)
    planet = table.game.chart.planets[system][0]
    return table.troops(0, planet, space_dock=1)


def planet_of(table: Table, system: int = 1) -> int:
    return table.game.chart.planets[system][0]


def produce(table: Table, system: int = 1) -> None:
    table.game.players[0].tokens = (system,)
    table.game.begin(Produce(0, system))


def most(table: Table, place: int, kind: str) -> int:
    return {(where, what): number for where, what, number in asked(table.game, 0).rows}[(place, kind)]


def why(table: Table, place: int, kind: str) -> Refused:
    refused = table.game.why_not(0, (kind, place))
    assert refused is not None
    return refused


@rule("ti4:69", "ti4:69.1", "ti4:72", "ti4:72.1")
def test_a_dock_produces_as_many_units_as_its_planet_has_resources_and_two() -> None:
    table = dock()
    limit = resources(table.game, planet_of(table)) + 2
    produce(table)
    with pytest.raises(Refused) as refused:
        plan(table.game, 0, (1, "destroyer", limit), (ON_PLANET + planet_of(table), "infantry", 1))
    assert (refused.value.reason, refused.value.numbers) == ("production-limit", (limit + 1, limit))
    assert refused.value.rule == "ti4:69.1"
    plan(table.game, 0, (1, "destroyer", limit - 1), (ON_PLANET + planet_of(table), "infantry", 1))
    answer_any_payment(table)
    assert count(table.game.players[0].troops_on(planet_of(table)), INFANTRY) == 1


@rule("ti4:69.1a", "ti4:69.3")
def test_the_values_of_all_docks_are_summed_and_each_may_have_the_ground_forces() -> None:
    table = Table("sol", "hacan", tiles=("18", "27", "20", "21", "22", "23", "24")).pools(0, goods=20)
    one, two = table.game.chart.planets[1]
    table.troops(0, one, space_dock=1).troops(0, two, space_dock=1)
    works = Works(table.game, 0, 1)
    assert works.limit == resources(table.game, one) + resources(table.game, two) + 4
    produce(table)
    plan(table.game, 0, (ON_PLANET + one, "infantry", 1), (ON_PLANET + two, "infantry", 1))
    assert asked(table.game, 0).things == (("resources", 1),), "a pair, though on two planets"
    answer_any_payment(table)
    assert [count(table.game.players[0].troops_on(each), INFANTRY) for each in (one, two)] == [1, 1]


@rule("ti4:26.3a", "ti4:69.3")
def test_ground_forces_need_a_unit_that_produces_on_their_planet() -> None:
    table = Table("sol", "hacan", tiles=("18", "27", "20", "21", "22", "23", "24")).pools(0, goods=20)
    one, two = table.game.chart.planets[1]
    table.troops(0, one, space_dock=1).planets(0, two)
    produce(table)
    assert most(table, ON_PLANET + two, "infantry") == 0
    assert (why(table, ON_PLANET + two, "infantry").rule, why(table, ON_PLANET + two, "infantry").reason) == (
        "ti4:69.3",
        "nothing-produces-there",
    )
    table.game.controller[two] = 1
    assert why(table, ON_PLANET + two, "infantry").rule == "ti4:26.3a"


@rule("ti4:26.1", "ti4:26.1a", "ti4:26.1b", "ti4:54.2", "ti4:69.1b", "ti4:69.1c", "ti4:26.0b")
def test_two_fighters_cost_one_one_costs_one_too_and_each_counts() -> None:
    game = dock().game
    for fighters, infantry, cost in ((1, 0, 1), (2, 0, 1), (3, 0, 2), (1, 1, 2), (2, 2, 2), (4, 1, 3)):
        gifts = ((1, "fighter", fighters), (ON_PLANET, "infantry", infantry))
        assert price(game, 0, gifts, True) == cost
    table = dock()
    limit = Works(table.game, 0, 1).limit
    produce(table)
    assert most(table, 1, "fighter") == limit
    with pytest.raises(Refused):
        plan(table.game, 0, (1, "fighter", limit), (ON_PLANET + planet_of(table), "infantry", 1))


@rule("ti4:26.0", "ti4:26.0a", "ti4:26.0b", "ti4:54", "ti4:54.1")
def test_the_sum_is_paid_at_once_and_what_cannot_be_paid_is_refused_with_both_numbers() -> None:
    table = dock(goods=5)
    table.game.exhausted[planet_of(table)] = True
    produce(table)
    assert most(table, 1, "cruiser") == 2
    assert most(table, 1, "flagship") == 0
    refused = why(table, 1, "flagship")
    assert (refused.reason, refused.numbers, refused.rule) == ("too-expensive", (8, 5), "ti4:26.0")
    with pytest.raises(Refused) as too_much:
        plan(table.game, 0, (1, "cruiser", 1), (1, "dreadnought", 1))
    assert (too_much.value.reason, too_much.value.numbers) == ("too-expensive", (6, 5))
    plan(table.game, 0, (1, "cruiser", 1), (1, "carrier", 1))
    assert table.game.players[0].goods == 0
    force = table.game.players[0].ships_in(1)
    assert (count(force, CRUISER), count(force, CARRIER)) == (1, 1)


@rule("ti4:54.3", "ti4:54.3a")
@card("ti4:war-sun")
def test_structures_have_no_cost_and_war_suns_need_their_technology() -> None:
    table = dock()
    produce(table)
    assert most(table, 1, "war sun") == 0
    refused = why(table, 1, "war sun")
    assert (refused.reason, refused.numbers) == ("lacks-technology", (WAR_SUN, NUMBER["war-sun"]))
    assert refused.rule == "ti4:54.3"
    assert why(table, ON_PLANET + planet_of(table), "pds").reason == "has-no-cost"
    with_it = dock().techs(0, "war-sun")
    produce(with_it)
    assert most(with_it, 1, "war sun") == 1
    plan(with_it.game, 0, (1, "war sun", 1))
    own = dock()
    own.game.players[0].units = tuple(
        [UNIT["prototype-war-sun-1"] if type == WAR_SUN else row for type, row in enumerate(own.game.players[0].units)]
    )
    produce(own)
    assert most(own, 1, "war sun") == 1, "the sheet of the Muaat shows one"


@rule("ti4:26.4", "ti4:64", "ti4:64.1", "ti4:59.4")
def test_nobody_builds_what_is_not_left() -> None:
    table = dock().ships(0, 1, flagship=1, carrier=3)
    produce(table)
    assert left_of(table.game, 0, CARRIER) == 1
    assert (most(table, 1, "carrier"), most(table, 1, "flagship")) == (1, 0)
    refused = why(table, 1, "flagship")
    assert (refused.reason, refused.numbers, refused.rule) == ("none-left", (1, 0), "ti4:26.4")


@rule("ti4:26.4a")
def test_units_come_back_from_systems_without_an_own_token_and_are_built_again() -> None:
    table = dock().ships(0, 2, carrier=2).ships(0, 3, carrier=2)
    table.game.players[0].tokens = (1, 3)
    table.game.begin(Produce(0, 1))
    assert most(table, 1, "carrier") == 2, "those of system 3 stay: an own token lies there"
    plan(table.game, 0, (1, "carrier", 1))
    assert asked(table.game, 0).prompt == "pay", "the two of system 2 are alike: nothing to choose"
    assert count(table.game.players[0].ships_in(2), CARRIER) == 1
    assert count(table.game.players[0].ships_in(3), CARRIER) == 2


@rule("ti4:26.4a", "ti4:49.3")
def test_which_unit_comes_back_is_chosen_and_what_it_carried_finds_no_room() -> None:
    table = dock().ships(0, 2, carrier=2, infantry=8).ships(0, 3, carrier=2)
    produce(table)
    plan(table.game, 0, (1, "carrier", 1))
    assert asked(table.game, 0).prompt == "take from board"
    answer(table.game, 0, "place 2")
    assert count(table.game.players[0].ships_in(2), INFANTRY) == 4


@rule("ti4:26.4b", "ti4:43", "ti4:43.1", "ti4:47", "ti4:47.1", "ti4:59.4b")
def test_tokens_stand_for_fighters_and_infantry_beyond_the_plastic() -> None:
    table = dock().ships(0, 2, fighter=30, carrier=4, war_sun=2).ships(0, 1, fighter=1, war_sun=1)
    table.techs(0, "fighter-2")
    table.pools(0, fleet=16, goods=20)
    produce(table)
    plan(table.game, 0, (1, "fighter", 2))
    answer_any_payment(table)
    assert count(table.game.players[0].ships_in(1), FIGHTER) == 3


def answer_any_payment(table: Table) -> None:
    decision = table.game.asked(0)
    if decision is not None and decision.prompt == "pay":
        assert decision.forms
        plan(table.game, 0, *decision.forms[0].gifts)


@rule("ti4:59.4b", "ti4:26.4a")
def test_the_figure_of_a_place_that_gets_more_is_not_freed() -> None:
    table = Table("sol", "hacan").ships(0, 1, carrier=1, fighter=1).ships(0, 2, carrier=1, fighter=1)
    assert figures_to_free(table.game, 0, FIGHTER, ((1, "fighter", 1), (2, "cruiser", 1))) == [2]


@rule("ti4:59.4b", "ti4:26.4a")
def test_a_place_without_a_figure_needs_one_from_elsewhere() -> None:
    """Twelve places hold the twelve figures of infantry: the thirteenth frees one of a system without an own token."""
    table = Table("sol", "hacan", tiles=("18", "27", "28", "29", "30", "32", "33")).pools(0, goods=20)
    game, player = table.game, table.game.players[0]
    home = game.chart.planets[1][0]
    table.troops(0, home, space_dock=1)
    others = [planet for system in (1, 2, 3, 4, 5, 6) for planet in game.chart.planets[system] if planet != home]
    for planet in others:
        table.troops(0, planet, infantry=2)
    for system in range(12 - len(others)):
        table.ships(0, system, carrier=1 if system < 4 else 0, infantry=1)
    player.tokens = tuple(range(7))
    assert left_of(game, 0, INFANTRY) == 0
    refused = Works(game, 0, 1).why_not(game, ON_PLANET + home, INFANTRY)
    assert refused is not None
    assert (refused.reason, refused.numbers) == ("no-figure-left", (12, 12))
    player.tokens = (0, 1, 3, 4, 5, 6)
    game.begin(Produce(0, 1))
    plan(game, 0, (ON_PLANET + home, "infantry", 1))
    assert asked(game, 0).prompt == "free figures"
    freed = game.chart.planets[2][0]
    answer(game, 0, f"place {ON_PLANET + freed}")
    assert count(player.troops_on(freed), INFANTRY) == 0


@rule("ti4:19", "ti4:19.1", "ti4:26.5", "ti4:26.5a")
def test_a_blockaded_dock_builds_ground_forces_only() -> None:
    table = dock().ships(1, 1, destroyer=1)
    produce(table)
    refused = why(table, 1, "cruiser")
    assert (refused.reason, refused.numbers, refused.rule) == ("blockaded", (1, 1), "ti4:19.1")
    assert most(table, ON_PLANET + planet_of(table), "infantry") > 0
    both = dock().ships(1, 1, destroyer=1).ships(0, 1, destroyer=1)
    produce(both)
    assert why(both, 1, "cruiser").rule == "ti4:26.5", "no blockade with own ships there, and still no ships"


@rule("ti4:26.2", "ti4:69.2")
def test_ships_are_placed_in_the_active_system_alone() -> None:
    table = dock()
    produce(table)
    assert {place for place, _, _ in asked(table.game, 0).rows} == {1, ON_PLANET + planet_of(table)}
    plan(table.game, 0, (1, "dreadnought", 1))
    answer_any_payment(table)
    assert count(table.game.players[0].ships_in(1), DREADNOUGHT) == 1


@rule("ti4:32.3")
def test_ships_beyond_the_fleet_pool_may_be_built_and_are_removed() -> None:
    table = dock(fleet=1).ships(0, 1, cruiser=1)
    produce(table)
    plan(table.game, 0, (1, "destroyer", 1))
    answer_any_payment(table)
    assert asked(table.game, 0).prompt == "remove ships"


@rule("ti4:34.1a", "ti4:69.4", "ti4:69.4a")
def test_a_dock_in_space_puts_ground_forces_aboard_or_on_own_planets() -> None:
    table = Table("sol", "hacan").pools(0, goods=20, fleet=6)
    player = table.game.players[0]
    player.units = tuple(
        [UNIT["floating-factory-1"] if type == SPACE_DOCK else row for type, row in enumerate(player.units)]
    )
    table.ships(0, 1, space_dock=1).planets(0, planet_of(table))
    assert Works(table.game, 0, 1).limit == 5
    produce(table)
    assert most(table, ON_PLANET + planet_of(table), "infantry") == 5
    assert most(table, 1, "infantry") == 4
    with pytest.raises(Refused) as refused:
        plan(table.game, 0, (1, "fighter", 2), (1, "infantry", 3))
    assert (refused.value.reason, refused.value.numbers, refused.value.rule) == ("no-room", (5, 4), "ti4:69.4a")


@rule("ti4:69")
def test_without_a_unit_with_production_nobody_is_asked() -> None:
    table = Table("sol", "hacan").pools(0, goods=9).ships(0, 1, cruiser=1)
    produce(table)
    assert table.game.over


def test_every_suggestion_is_legal_and_the_first_spends_most() -> None:
    table = dock(goods=7).ships(0, 1, carrier=1)
    produce(table)
    forms = asked(table.game, 0).forms
    assert forms
    works = Works(table.game, 0, 1)
    assert all(works.refused(table.game, form.gifts) is None for form in forms)
    assert price(table.game, 0, forms[0].gifts, True) == max(price(table.game, 0, form.gifts, True) for form in forms)


@rule("ti4:F.production.2")
@card("ti4:sarween-tools")
def test_sarween_tools_take_one_off_the_sum_of_the_production_ability_only() -> None:
    game = dock().techs(0, "sarween-tools").game
    gifts = ((1, "cruiser", 2),)
    assert (price(game, 0, gifts, True), price(game, 0, gifts, False)) == (3, 4)
    free = dock(goods=0).techs(0, "sarween-tools")
    free.game.exhausted[planet_of(free)] = True
    produce(free)
    plan(free.game, 0, (ON_PLANET + planet_of(free), "infantry", 2))
    assert count(free.game.players[0].troops_on(planet_of(free)), INFANTRY) == 2, "a pair for nothing"
