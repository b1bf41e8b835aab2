"""Production where rules meet: docks under siege, pairs, room, plastic, units that produce in space."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Refused
from orrery.kernel.rng import Arranged
from orrery.ti4.building import Works, price
from orrery.ti4.game import TwilightImperium
from orrery.ti4.limits import over_capacity
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
    PLASTIC,
    SPACE_DOCK,
    UNIT,
    UNITS,
    count,
    damaged,
)
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table, plan

TWO_PLANETS = ("18", "27", "20", "21", "22", "23", "24")  # New Albion and Starpoint in system 1


def dock(goods: int = 20, fleet: int = 6) -> Table:
    """A space dock on the first planet of system 1, where there are two planets, and money."""
    table = Table("sol", "muaat", tiles=TWO_PLANETS).pools(0, fleet=fleet, goods=goods)
    return table.troops(0, table.game.chart.planets[1][0], space_dock=1)


def with_unit(table: Table, key: str, seat: int = 0) -> Table:
    """That player has a unit of a faction sheet."""
    player = table.game.players[seat]
    player.units = tuple([UNIT[key] if type == UNITS[UNIT[key]].type else row for type, row in enumerate(player.units)])
    return table


def produce(table: Table) -> None:
    table.game.players[0].tokens = (1,)
    table.game.begin(Produce(0, 1))


def most(table: Table, place: int, kind: str) -> int:
    return {(where, what): number for where, what, number in asked(table.game, 0).rows}[(place, kind)]


def pay(table: Table) -> None:
    """With the first suggestion, if anything is to be chosen."""
    decision = table.game.asked(0)
    if decision is not None and decision.prompt == "pay":
        assert decision.forms
        plan(table.game, 0, *decision.forms[0].gifts)


# -- when and where ----------------------------------------------------------------------------------------------------


@rule("ti4:88.5", "ti4:88.5a", "ti4:69")
def test_production_is_the_last_step_of_a_tactical_action_and_needs_no_movement() -> None:
    table = dock().ships(0, 2, cruiser=1)
    game = table.activate(1)
    answer(game, 0, "move nothing")
    assert asked(game, 0).prompt == "produce"
    answer(game, 0, "build nothing")
    assert game.active == 1


@rule("ti4:88.5", "ti4:69", "ti4:69.2")
def test_docks_of_other_systems_produce_nothing() -> None:
    game = dock().ships(0, 2, carrier=1).activate(2)
    assert game.active == 1, "nothing to move, nothing to produce: the turn is over"


@rule("ti4:69.1", "ti4:67.9", "ti4:30")
def test_an_exhausted_planet_pays_nothing_but_its_dock_produces_as_much_as_ever() -> None:
    table = dock(goods=0)
    planet = table.game.chart.planets[1][0]
    before = Works(table.game, 0, 1)
    table.game.exhausted[planet] = True
    works = Works(table.game, 0, 1)
    assert works.limit == before.limit == resources(table.game, planet) + 2
    assert (before.money, works.money) == (resources(table.game, planet), 0)


# -- ships of others ---------------------------------------------------------------------------------------------------


@rule("ti4:19", "ti4:19.1", "ti4:26.5", "ti4:26.5a")
@pytest.mark.parametrize(("units", "blockades"), [({"fighter": 1}, True), ({"infantry": 2}, False)])
def test_one_fighter_blockades_and_ground_forces_do_not(units: dict[str, int], blockades: bool) -> None:
    table = dock()
    if blockades:
        table.ships(1, 1, **units)
    else:
        other = table.game.chart.planets[1][1]
        table.troops(1, other, **units)
    produce(table)
    assert (most(table, 1, "destroyer") == 0) == blockades
    assert most(table, ON_PLANET + table.game.chart.planets[1][0], "infantry") > 0


@rule("ti4:19", "ti4:19.1", "ti4:88.5")
def test_who_has_lost_the_battle_above_a_dock_still_raises_ground_forces_there() -> None:
    """The active player's destroyer falls to the cruiser that it met; the dock is blockaded in the same action."""
    table = dock().ships(0, 2, destroyer=1).ships(1, 1, cruiser=2)
    table.game.rng = Arranged(1, [], [1, 1, 1, 10, 10])
    game = table.activate(1)
    plan(game, 0, (2, "destroyer", 1))
    while game.asked(0) is None or asked(game, 0).prompt != "produce":
        answer(game, game.waiting()[0].seat, "stay")
    assert not game.players[0].ships_in(1)
    assert most(table, 1, "destroyer") == 0
    assert most(table, ON_PLANET + game.chart.planets[1][0], "infantry") > 0


@rule("ti4:26.5", "ti4:26.3", "ti4:F.production.1")
def test_an_ability_that_produces_on_a_planet_builds_no_ships_under_the_enemy_and_is_paid() -> None:
    table = dock(goods=3).ships(1, 1, cruiser=1)
    starpoint = table.game.chart.planets[1][1]
    table.planets(0, starpoint)
    table.game.exhausted[starpoint] = table.game.exhausted[table.game.chart.planets[1][0]] = True
    works = Works(table.game, 0, 1, starpoint)
    refused = works.why_not(table.game, 1, CRUISER)
    assert refused is not None
    assert refused.rule == "ti4:19.1"
    table.game.begin(Produce(0, 1, planet=starpoint))
    plan(table.game, 0, (ON_PLANET + starpoint, "infantry", 4))
    pay(table)
    assert table.game.players[0].goods == 1
    assert count(table.game.players[0].troops_on(starpoint), INFANTRY) == 4


# -- pairs -------------------------------------------------------------------------------------------------------------


@rule("ti4:26.1", "ti4:26.1b", "ti4:54.2", "ti4:69.1c", "ti4:26.0b")
def test_pairs_are_made_of_one_kind_only_and_an_odd_one_costs_as_much_as_two() -> None:
    game = dock().game
    home = ON_PLANET + game.chart.planets[1][0]
    for fighters, infantry, cost in ((1, 1, 2), (3, 3, 4), (5, 3, 5), (0, 7, 4)):
        gifts = ((1, "fighter", fighters), (home, "infantry", infantry))
        assert price(game, 0, gifts, True) == cost, gifts


# -- room --------------------------------------------------------------------------------------------------------------


@rule("ti4:49.2", "ti4:49.3", "ti4:49.3a")
def test_fighters_that_find_no_room_may_be_built_and_are_removed_at_once() -> None:
    """The dock holds three of four fighters; nothing else is there."""
    table = with_unit(dock(), "space-dock-2")
    produce(table)
    plan(table.game, 0, (1, "fighter", 4))
    pay(table)
    assert count(table.game.players[0].ships_in(1), FIGHTER) == 3
    assert over_capacity(table.game, 0, 1) == 0


@rule("ti4:49.2", "ti4:69.4a")
def test_a_carrier_built_together_with_them_gives_room_to_what_is_built_aboard() -> None:
    table = with_unit(dock(), "letani-warrior-2").ships(0, 1, dreadnought=1, infantry=1)
    produce(table)
    with pytest.raises(Refused) as refused:
        plan(table.game, 0, (1, "infantry", 2))
    assert (refused.value.reason, refused.value.numbers, refused.value.rule) == ("no-room", (3, 1), "ti4:69.4a")
    plan(table.game, 0, (1, "carrier", 1), (1, "infantry", 2))
    pay(table)
    assert count(table.game.players[0].ships_in(1), INFANTRY) == 3
    assert over_capacity(table.game, 0, 1) == 0


@rule("ti4:69.4a", "ti4:69.1")
def test_what_lacks_room_is_offered_as_far_as_ships_of_the_same_order_may_hold_it() -> None:
    """A production of two: one carrier and one infantry. Without money for the carrier there is no infantry either."""
    for goods, aboard in ((4, 1), (3, 0)):
        table = Table("arborec", "hacan", tiles=("46", "47", "48", "49", "50", "77", "78")).pools(0, goods=goods)
        with_unit(table, "letani-warrior-2").ships(0, 1, dreadnought=1, infantry=1)
        produce(table)
        assert most(table, 1, "infantry") == aboard
        refused = table.game.why_not(0, ("infantry", 1))
        assert (refused is None) == bool(aboard)


@rule("ti4:69.4a", "ti4:49.2")
def test_fighters_that_the_dock_holds_leave_the_room_of_ships_to_ground_forces() -> None:
    table = with_unit(dock(), "letani-warrior-1").ships(0, 1, dreadnought=2, infantry=1, fighter=3)
    produce(table)
    plan(table.game, 0, (1, "infantry", 1))
    pay(table)
    assert count(table.game.players[0].ships_in(1), INFANTRY) == 2
    assert count(table.game.players[0].ships_in(1), FIGHTER) == 3


# -- units that produce in space ---------------------------------------------------------------------------------------


@rule("ti4:69.3", "ti4:69.4", "ti4:69.1a")
def test_ground_forces_go_anywhere_only_as_far_as_units_in_space_produced_them() -> None:
    """One warrior aboard and a dock on the first planet: one goes where it likes, the rest to the dock."""
    table = with_unit(dock(), "letani-warrior-1").ships(0, 1, carrier=1, infantry=1)
    one, two = table.game.chart.planets[1]
    table.planets(0, two)
    produce(table)
    assert (most(table, 1, "infantry"), most(table, ON_PLANET + two, "infantry")) == (1, 1)
    assert most(table, ON_PLANET + one, "infantry") == Works(table.game, 0, 1).limit
    with pytest.raises(Refused) as refused:
        plan(table.game, 0, (1, "infantry", 1), (ON_PLANET + two, "infantry", 1))
    assert (refused.value.reason, refused.value.numbers, refused.value.rule) == ("production-limit", (2, 1), "ti4:69.4")
    plan(table.game, 0, (ON_PLANET + two, "infantry", 1), (ON_PLANET + one, "infantry", 2))
    pay(table)
    assert [count(table.game.players[0].troops_on(each), INFANTRY) for each in (one, two)] == [2, 1]


@rule("ti4:F.arborec.3", "ti4:69.1a", "ti4:26.1")
def test_two_warriors_of_production_one_raise_two_for_one_resource() -> None:
    table = with_unit(Table("arborec", "hacan", tiles=TWO_PLANETS).pools(0, goods=5), "letani-warrior-1")
    one = table.game.chart.planets[1][0]
    table.troops(0, one, infantry=2)
    table.game.exhausted[one] = True
    produce(table)
    plan(table.game, 0, (ON_PLANET + one, "infantry", 2))
    pay(table)
    assert (table.game.players[0].goods, count(table.game.players[0].troops_on(one), INFANTRY)) == (4, 4)


# -- plastic -----------------------------------------------------------------------------------------------------------


@rule("ti4:26.4a", "ti4:59.4a")
def test_nothing_is_taken_back_from_the_active_system_nor_where_an_own_token_lies() -> None:
    table = dock(fleet=9).ships(0, 1, carrier=2).ships(0, 3, carrier=2)
    table.game.players[0].tokens = (1, 3)
    table.game.players[1].tokens = (3,)
    table.game.begin(Produce(0, 1))
    assert most(table, 1, "carrier") == 0
    refused = table.game.why_not(0, ("carrier", 1))
    assert refused is not None
    assert (refused.reason, refused.rule) == ("none-left", "ti4:26.4")


@rule("ti4:26.4a", "ti4:64", "ti4:25.3")
def test_a_damaged_ship_may_be_taken_back_and_built_whole() -> None:
    table = dock(fleet=9).ships(0, 2, dreadnought=4, damaged_dreadnought=1)
    produce(table)
    plan(table.game, 0, (1, "dreadnought", 1))
    answer(table.game, 0, "damaged 1")
    pay(table)
    player = table.game.players[0]
    assert (count(player.ships_in(1), DREADNOUGHT), damaged(player.ships_in(1), DREADNOUGHT)) == (1, 0)
    assert (count(player.ships_in(2), DREADNOUGHT), damaged(player.ships_in(2), DREADNOUGHT)) == (4, 0)
    assert left_of(table.game, 0, DREADNOUGHT) == 0


@rule("ti4:26.4a", "ti4:26.4")
def test_no_more_come_back_than_are_built_of_the_same_kind() -> None:
    table = dock(fleet=9).ships(0, 2, carrier=4, cruiser=1)
    produce(table)
    plan(table.game, 0, (1, "carrier", 2), (1, "cruiser", 1))
    pay(table)
    player = table.game.players[0]
    assert [count(player.ships_in(2), type) for type in (CARRIER, CRUISER)] == [2, 1], "of cruisers some were left"
    assert [count(player.ships_in(1), type) for type in (CARRIER, CRUISER)] == [2, 1]


@rule("ti4:59.4b", "ti4:47.3", "ti4:26.4b")
def test_each_new_place_needs_a_figure_of_its_own() -> None:
    """Eleven of the twelve figures of infantry stand elsewhere: one new place is possible, two are not."""
    table = with_unit(dock(), "space-dock-2").ships(0, 1, fighter=1)
    one, two = table.game.chart.planets[1]
    table.troops(0, two, space_dock=1)
    player = table.game.players[0]
    for planet in [each for each in range(len(table.game.controller)) if each not in (one, two)][
        : PLASTIC[INFANTRY] - 1
    ]:
        table.troops(0, planet, infantry=1)
    player.tokens = tuple(range(-1, 7))
    works = Works(table.game, 0, 1)
    assert works.refused(table.game, ((ON_PLANET + one, "infantry", 4),)) is None
    both = works.refused(table.game, ((ON_PLANET + one, "infantry", 1), (ON_PLANET + two, "infantry", 1)))
    assert both is not None
    assert (both.reason, both.numbers, both.rule) == ("no-figure-left", (11, 12), "ti4:59.4b")


@rule("ti4:72.1", "ti4:69.1")
@pytest.mark.parametrize(("key", "more"), [("space-dock-1", 2), ("space-dock-2", 4)])
def test_docks_of_both_levels_add_to_the_resources_of_their_planet(key: str, more: int) -> None:
    table = with_unit(dock(), key)
    assert count(table.game.players[0].troops_on(table.game.chart.planets[1][0]), SPACE_DOCK) == 1
    assert Works(table.game, 0, 1).limit == resources(table.game, table.game.chart.planets[1][0]) + more


@rule("ti4:32.3", "ti4:49.3")
def test_no_suggestion_builds_what_would_have_to_be_removed() -> None:
    """A pool of two with one ship there, a dock that holds three fighters, money for everything."""
    table = with_unit(dock(goods=40, fleet=2), "space-dock-2").ships(0, 1, destroyer=1, fighter=2)
    produce(table)
    forms = asked(table.game, 0).forms
    assert forms
    for form in forms:
        ships = sum(number for _, kind, number in form.gifts if kind not in ("fighter", "infantry"))
        assert ships <= 1, form
        copy = table.game.copy()
        assert isinstance(copy, TwilightImperium)
        plan(copy, 0, *form.gifts)
        if copy.asked(0) is not None and asked(copy, 0).prompt == "pay":
            payments = asked(copy, 0).forms
            assert payments
            plan(copy, 0, *payments[0].gifts)
        assert not [event for event in copy.log or [] if event.kind == "removed"], form
