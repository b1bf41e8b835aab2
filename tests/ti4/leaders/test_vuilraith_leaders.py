"""The Vuil'raith Cabal: agent, commander, hero and mech."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Refused
from orrery.kernel.rng import Arranged
from orrery.ti4.components import NUMBER
from orrery.ti4.conservation import counted
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.game import TwilightImperium
from orrery.ti4.leaders.it_feeds_on_carrion import in_danger
from orrery.ti4.leaders.the_stillness_of_stars import prey
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.reinforcements import left_of
from orrery.ti4.rules.moves import destroy_units, replenish, upgrade_units
from orrery.ti4.rules.production import Produce
from orrery.ti4.rules.strategic import StrategicAction
from orrery.ti4.state import NOBODY
from orrery.ti4.tiles import PLANET
from orrery.ti4.units import (
    CARRIER,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    INFANTRY,
    MECH,
    PLASTIC,
    WAR_SUN,
    count,
)
from support.cite import card, rule
from support.play import answer, asked, happened
from support.ti4 import Table, everything, plan
from support.ti4_finds import LODOR, VEFUT, kings

STILLNESS, FLESH, CARRION = [
    NUMBER[each] for each in ("the-stillness-of-stars", "that-which-molds-flesh", "it-feeds-on-carrion")
]
AWAY = [PLANET[key] for key in ("qucenn", "mellon", "dalbootha")]  # not on this table


def cabal(*others: str, tiles: tuple[str, ...] = ("18", "41", "20", "26", "46", "33", "23")) -> Table:
    """Seat 0 plays the Vuil'raith, with their units and their court; system 1 is a gravity rift."""
    table = kings("vuilraith", *others or ("hacan", "norr"), tiles=tiles).own(0).court(0)
    for seat, planet in enumerate(AWAY[: len(table.game.players)]):
        table.planets(seat, planet)
    return table


# -- The Stillness of Stars --------------------------------------------------------------------------------------------


def replenished(table: Table) -> TwilightImperium:
    """Seat 1 follows Trade of seat 2 and has its commodities replenished."""
    game = table.game
    game.active = 1
    game.begin(StrategicAction(1, 5))
    return game


@card("ti4:the-stillness-of-stars")
def test_commodities_become_goods_and_a_unit_is_captured() -> None:
    table = cabal()
    game = replenished(table)
    assert asked(game, 0).prompt == "after-commodities-replenished"
    answer(game, 0, "leader")
    assert asked(game, 0).prompt == "capture for goods"
    answer(game, 0, f"type {DREADNOUGHT}")
    player = game.players[1]
    assert (player.commodities, player.goods) == (0, 3 + 6), "3 by Trade, and what the Hacan were filled up to"
    assert game.players[0].captured == ((1, DREADNOUGHT),)
    assert left_of(game, 1, DREADNOUGHT) == PLASTIC[DREADNOUGHT] - 1
    assert STILLNESS in game.players[0].exhausted


@card("ti4:the-stillness-of-stars")
def test_it_costs_no_more_than_their_commodity_value_and_something() -> None:
    game = cabal().game
    types = prey(game, 0, 2)  # of the N'orr: three
    assert CARRIER in types
    assert FIGHTER in types
    assert DREADNOUGHT not in types
    assert MECH not in types, "they have none"
    assert WAR_SUN not in prey(game, 0, 1)


@card("ti4:the-stillness-of-stars")
@rule("ti4:50.6")
def test_not_from_who_blockades_and_not_of_ones_own() -> None:
    table = cabal().troops(0, LODOR, space_dock=1, infantry=1).ships(1, 3, cruiser=1)
    assert prey(table.game, 0, 1) == []
    assert prey(table.game, 0, 0) == []
    game = table.game
    replenish(game, 0)
    table.begin()
    assert game.asked(0) is None or asked(game, 0).prompt != "after-commodities-replenished"


@card("ti4:the-stillness-of-stars")
@rule("ti4:50.6")
def test_nothing_is_offered_where_nothing_could_be_captured() -> None:
    """The Hacan blockade a dock of theirs."""
    game = replenished(cabal().troops(0, LODOR, space_dock=1, infantry=1).ships(1, 3, cruiser=1))
    assert game.players[1].commodities == 6
    assert game.asked(0) is None or asked(game, 0).prompt != "after-commodities-replenished"


# -- That Which Molds Flesh --------------------------------------------------------------------------------------------


@card("ti4:that-which-molds-flesh")
def test_units_in_three_rifts_unlock_it() -> None:
    table = cabal().ships(0, 1, cruiser=1).troops(0, LODOR, space_dock=1, infantry=1)
    game = table.troops(0, VEFUT, infantry=1).game
    table.begin()
    assert FLESH in game.players[0].locked, "units in two"
    table = cabal().ships(0, 1, cruiser=1).troops(0, LODOR, space_dock=1, infantry=1)
    game = table.troops(0, VEFUT, space_dock=1, infantry=1).game
    game.look_at_leaders(0)
    table.begin()
    assert FLESH in game.players[0].leaders


def yard(*unlocked: str) -> TwilightImperium:
    game = cabal().court(0, *unlocked).troops(0, LODOR, space_dock=1, infantry=1).pools(0, goods=20).game
    game.begin(Produce(0, 3))
    return game


@card("ti4:that-which-molds-flesh")
def test_two_small_units_do_not_count() -> None:
    game = yard(COMMANDER)
    plan(game, 0, (3, "cruiser", 3), (3, "fighter", 2), (ON_PLANET + LODOR, "infantry", 2))
    everything(game, 0)
    assert [count(game.players[0].ships_in(3), type) for type in (CRUISER, FIGHTER)] == [3, 2]
    assert count(game.players[0].troops_on(LODOR), INFANTRY) == 3


@card("ti4:that-which-molds-flesh")
@pytest.mark.parametrize(
    ("unlocked", "order"),
    [
        ((COMMANDER,), ((3, "cruiser", 3), (3, "fighter", 3), (ON_PLANET + LODOR, "infantry", 2))),
        ((COMMANDER,), ((3, "destroyer", 4), (3, "cruiser", 2))),
        ((), ((3, "fighter", 3), (ON_PLANET + LODOR, "infantry", 3))),
    ],
)
def test_no_more_of_them_no_others_and_not_without_it(
    unlocked: tuple[str, ...], order: tuple[tuple[int, str, int], ...]
) -> None:
    game = yard(*unlocked)
    with pytest.raises(Refused) as refused:
        plan(game, 0, *order)
    assert refused.value.reason == "production-limit"


# -- It Feeds on Carrion -----------------------------------------------------------------------------------------------


def feast(table: Table, *dice: int) -> TwilightImperium:
    game = table.court(0, HERO).troops(0, LODOR, space_dock=1, infantry=1).begin()
    game.rng = Arranged(1, [], list(dice))
    answer(game, 0, f"leader {CARRION}")
    return game


@card("ti4:it-feeds-on-carrion")
def test_each_ship_near_a_tear_rolls_and_is_captured_on_three_or_less() -> None:
    table = cabal().ships(1, 2, cruiser=2, fighter=0).ships(2, 4, destroyer=1).ships(1, 6, cruiser=1)
    game = feast(table, 3, 4, 1)
    assert game.players[0].captured == ((1, CRUISER), (2, DESTROYER))
    rolls = [(1, (CRUISER, 3)), (1, (CRUISER, 4)), (2, (DESTROYER, 1))]
    assert [row[1:] for row in happened(game) if row[0] == "anchor"] == rolls
    assert count(game.players[1].ships_in(2), CRUISER) == 1
    assert game.players[2].space == {}
    assert count(game.players[1].ships_in(6), CRUISER) == 1, "too far away"
    assert CARRION not in game.players[0].leaders
    assert counted(game)["wrong"] == 0


@card("ti4:it-feeds-on-carrion")
def test_who_loses_room_by_it_is_captured_too_and_their_owner_says_who() -> None:
    table = cabal().ships(1, 2, carrier=2, fighter=3, infantry=3)
    game = feast(table, 2, 9)
    assert asked(game, 1).prompt == "remove cargo"
    answer(game, 1, f"type {FIGHTER}", f"type {INFANTRY}")
    assert game.players[0].captured == ((NOBODY, FIGHTER), (NOBODY, INFANTRY), (1, CARRIER))


@card("ti4:it-feeds-on-carrion")
@rule("ti4:50.6")
def test_who_blockades_a_dock_is_spared() -> None:
    table = cabal().troops(0, LODOR, space_dock=1, infantry=1).ships(1, 3, cruiser=1).ships(2, 2, cruiser=1)
    assert in_danger(table.game, 0) == [(2, 2, CRUISER, False)]


@card("ti4:it-feeds-on-carrion", "ti4:dimensional-tear-2", "ti4:valefar-assimilator-x")
def test_tears_that_the_nekro_have_copied_count_against_them() -> None:
    table = cabal("nekro", "norr").troops(1, VEFUT, space_dock=1, infantry=1).ships(1, 2, cruiser=1)
    player = table.game.players[1]
    assert in_danger(table.game, 0) == []
    player.techs = (NUMBER["valefar-assimilator-x"],)
    player.copied = ((player.techs[0], NUMBER["dimensional-tear-2"]),)
    upgrade_units(table.game, 1, NUMBER["dimensional-tear-2"])
    assert in_danger(table.game, 0) == [(1, 2, CRUISER, False)]


# -- Reanimator --------------------------------------------------------------------------------------------------------


@card("ti4:reanimator")
def test_ones_own_infantry_beside_it_is_put_on_the_sheet() -> None:
    table = cabal().troops(0, LODOR, infantry=2, mech=1).troops(0, VEFUT, infantry=1)
    game = table.game
    destroy_units(game, [(0, ON_PLANET + LODOR, INFANTRY, False), (0, ON_PLANET + VEFUT, INFANTRY, False)])
    assert list(game.players[0].captured) == [(NOBODY, INFANTRY)]
    destroy_units(game, [(0, ON_PLANET + LODOR, MECH, False), (0, ON_PLANET + LODOR, INFANTRY, False)])
    assert list(game.players[0].captured) == [(NOBODY, INFANTRY)] * 2, "they fell together"


@card("ti4:reanimator", "ti4:amalgamation")
def test_what_it_keeps_builds_infantry_again() -> None:
    table = cabal().troops(0, LODOR, infantry=2, mech=1, space_dock=1)
    game = table.game
    destroy_units(game, [(0, ON_PLANET + LODOR, INFANTRY, False)])
    for planet in (AWAY[0], LODOR):
        game.exhausted[planet] = True
    game.begin(Produce(0, 3))
    plan(game, 0, (ON_PLANET + LODOR, "infantry", 1))
    everything(game, 0)
    assert count(game.players[0].troops_on(LODOR), INFANTRY) == 2
    assert game.players[0].captured == ()
