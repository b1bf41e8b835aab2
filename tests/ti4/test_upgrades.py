"""Technologies of cannons and bombardment; units that say more than numbers: who returns, what no card destroys."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Refused
from orrery.kernel.rng import Arranged
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.bombardment import Bombardment
from orrery.ti4.rules.moves import add_on_planet, destroy_units, remove_ship
from orrery.ti4.units import (
    CARRIER,
    DREADNOUGHT,
    FIGHTER,
    INFANTRY,
    MECH,
    NEVER,
    PDS,
    UNIT,
    UNITS,
    WAR_SUN,
    changed,
    count,
    damaged,
    whole,
)
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_facts import facts


def dice(game: TwilightImperium, kind: str) -> list[tuple[int, ...]]:
    """What was rolled by an ability: each roll as type and dice."""
    return [event.values for event in game.log or [] if event.kind == kind]


# -- Plasma Scoring ----------------------------------------------------------------------------------------------------


@rule("ti4:F.general.4", "ti4:96.3")
@card("ti4:plasma-scoring")
def test_plasma_scoring_gives_one_die_to_one_unit_of_a_space_cannon_roll() -> None:
    made = Table("sol", "hacan").techs(1, "plasma-scoring").ships(0, 1, cruiser=3)
    made.troops(1, made.game.chart.planets[0][0], pds=2)
    made.game.rng = Arranged(1, [], [1] * 9)
    game = made.activate(0)
    plan(game, 0, (1, "cruiser", 3))
    answer(game, 1, "fire")
    answer(game, 1, "tech")
    assert [len(values) - 1 for values in dice(game, "cannon")] == [3], "two PDS, and one die more for both together"


def test_plasma_scoring_helps_its_owner_alone() -> None:
    made = Table("sol", "hacan").techs(0, "plasma-scoring").ships(0, 1, cruiser=3)
    made.troops(1, made.game.chart.planets[0][0], pds=2)
    made.game.rng = Arranged(1, [], [1] * 9)
    game = made.activate(0)
    plan(game, 0, (1, "cruiser", 3))
    answer(game, 1, "fire")
    assert [len(values) - 1 for values in dice(game, "cannon")] == [2], "the target was not asked"


@rule("ti4:F.general.4")
def test_plasma_scoring_may_be_left() -> None:
    made = Table("sol", "hacan").techs(1, "plasma-scoring").ships(0, 1, cruiser=3)
    made.troops(1, made.game.chart.planets[0][0], pds=2)
    made.game.rng = Arranged(1, [], [1] * 9)
    game = made.activate(0)
    plan(game, 0, (1, "cruiser", 3))
    answer(game, 1, "fire")
    answer(game, 1, "pass")
    assert [len(values) - 1 for values in dice(game, "cannon")] == [2]


@rule("ti4:F.general.4", "ti4:22.1")
@card("ti4:plasma-scoring")
def test_who_bombards_with_several_kinds_says_which_rolls_the_die() -> None:
    """A war sun hits on three and a dreadnought on five; the die more counts by the value of its unit."""
    made = Table("sol", "hacan").techs(0, "plasma-scoring").ships(0, 0, dreadnought=1, war_sun=1)
    planet = made.game.chart.planets[0][0]
    made.troops(1, planet, infantry=9)
    for type, rolled, left in ((DREADNOUGHT, [1, 4, 1, 1, 1], 9), (WAR_SUN, [1, 4, 1, 1, 1], 8)):
        game = made.game.copy()
        assert isinstance(game, TwilightImperium)
        game.rng, game.log = Arranged(1, [], rolled), []
        game.begin(Bombardment(0, 0))
        plan(game, 0, (ON_PLANET + planet, "dreadnought", 1), (ON_PLANET + planet, "war sun", 1))
        answer(game, 0, "tech")
        assert asked(game, 0).prompt == "one more die"
        answer(game, 0, f"type {type}")
        assert [len(values) - 1 for values in dice(game, "bombardment")] == ([2, 3] if left == 9 else [1, 4])
        assert count(game.players[1].troops_on(planet), INFANTRY) == left, "a four misses with a dreadnought"


@rule("ti4:F.general.16")
def test_each_planet_on_which_cannons_defend_has_its_own_die() -> None:
    made = Table("sol", "hacan", tiles=("27", "19", "20", "21", "22", "23", "24")).techs(1, "plasma-scoring")
    made.ships(0, 1, carrier=1, infantry=4)
    one, two = made.game.chart.planets[0]
    made.troops(1, one, pds=1).troops(1, two, pds=1)
    made.game.rng = Arranged(1, [], [1] * 20)
    game = made.activate(0)
    plan(game, 0, (1, "carrier", 1), (1, "infantry", 4))
    answer(game, 1, "hold fire")
    plan(game, 0, (ON_PLANET + one, "infantry", 2), (ON_PLANET + two, "infantry", 2))
    answer(game, 0, f"planet {one}")
    for _ in (one, two):
        answer(game, 1, "fire")
        answer(game, 1, "tech")
    assert [len(values) - 1 for values in dice(game, "cannon")] == [2, 2]


# -- Graviton Laser System ---------------------------------------------------------------------------------------------


@rule("ti4:C.graviton-laser-system")
@card("ti4:graviton-laser-system")
def test_graviton_laser_system_hits_ships_that_are_no_fighters_and_is_exhausted() -> None:
    made = Table("sol", "hacan").techs(1, "graviton-laser-system").ships(0, 1, carrier=1, fighter=3, cruiser=1)
    made.troops(1, made.game.chart.planets[0][0], pds=1)
    made.game.rng = Arranged(1, [], [10])
    game = made.activate(0)
    plan(game, 0, (1, "carrier", 1), (1, "fighter", 3), (1, "cruiser", 1))
    answer(game, 1, "fire")
    answer(game, 1, "tech")
    assert {option.things[0][1] for option in asked(game, 0).options} == {CARRIER, 2}
    assert game.players[1].exhausted == (NUMBER["graviton-laser-system"],)


def test_without_graviton_laser_system_fighters_take_the_hit() -> None:
    made = Table("sol", "hacan").techs(1, "graviton-laser-system").ships(0, 1, carrier=1, fighter=3)
    made.troops(1, made.game.chart.planets[0][0], pds=1)
    made.game.rng = Arranged(1, [], [10])
    game = made.activate(0)
    plan(game, 0, (1, "carrier", 1), (1, "fighter", 3))
    answer(game, 1, "fire")
    answer(game, 1, "pass")
    assert FIGHTER in {option.things[0][1] for option in asked(game, 0).options}


# -- Infantry II -------------------------------------------------------------------------------------------------------


def fallen(*dice: int) -> TwilightImperium:
    """Two infantry of seat 1 fall while seat 0 is active; then seat 1 has its turn. Naalu have two home planets."""
    made = Table("sol", "naalu", tiles=("18", "9", "20", "21", "22", "23", "24")).techs(1, "infantry-2")
    made.planets(0, made.game.chart.planets[2][0])
    made.planets(1, *made.game.chart.planets[1]).troops(1, made.game.chart.planets[0][0], infantry=3)
    made.game.rng = Arranged(1, [], list(dice))
    game = made.begin()
    destroy_units(game, [(1, ON_PLANET + made.game.chart.planets[0][0], INFANTRY, False)] * 2)
    answer(game, 0, "pass")
    return game


@card("ti4:infantry-2")
def test_destroyed_infantry_rolls_and_comes_back_at_the_start_of_the_next_turn() -> None:
    game = fallen(6, 5)
    one, two = game.chart.planets[1]
    assert dice(game, "survives") == [(6,), (5,)]
    assert (asked(game, 1).prompt, [row[2] for row in asked(game, 1).rows]) == ("return", [1, 1])
    plan(game, 1, (ON_PLANET + two, "infantry", 1))
    assert count(game.players[1].troops_on(two), INFANTRY) == 1, "the five went to the reinforcements"
    assert game.players[1].returning == 0
    assert not game.players[1].troops_on(one)


def test_all_that_wait_return_and_each_where_its_owner_likes() -> None:
    game = fallen(10, 10)
    one, two = game.chart.planets[1]
    with pytest.raises(Refused) as refused:
        plan(game, 1, (ON_PLANET + two, "infantry", 1))
    assert (refused.value.reason, refused.value.numbers) == ("all-return", (1, 2))
    plan(game, 1, (ON_PLANET + one, "infantry", 1), (ON_PLANET + two, "infantry", 1))
    assert [count(game.players[1].troops_on(planet), INFANTRY) for planet in (one, two)] == [1, 1]


def test_they_wait_for_the_turn_of_their_owner_and_no_other_unit_returns() -> None:
    made = Table("sol", "naalu", tiles=("18", "9", "20", "21", "22", "23", "24")).techs(1, "infantry-2")
    made.planets(0, made.game.chart.planets[2][0]).planets(1, *made.game.chart.planets[1])
    made.troops(1, made.game.chart.planets[0][0], infantry=1, pds=1)
    made.game.rng, made.game.players[1].returning = Arranged(1, [], [10, 10]), 1
    game = made.begin()
    assert asked(game, 0).prompt == "action", "it is not the turn of seat 1"
    destroy_units(game, [(1, ON_PLANET + made.game.chart.planets[0][0], PDS, False)])
    answer(game, 0, "pass")
    assert dice(game, "survives") == []
    assert asked(game, 1).prompt == "return"


def test_who_falls_below_the_printed_result_is_gone() -> None:
    game = fallen(5, 1)
    assert asked(game, 1).prompt == "action"


@rule("ti4:F.general.8")
def test_without_a_planet_at_home_they_go_to_the_reinforcements() -> None:
    made = Table("sol", "naalu").techs(1, "infantry-2").troops(1, Table("sol").game.chart.planets[3][0], infantry=1)
    made.game.players[1].returning = 2
    game = made.planets(0, made.game.chart.planets[2][0]).begin()
    answer(game, 0, "pass")
    assert asked(game, 1).prompt == "action"
    assert game.players[1].returning == 0
    assert sum(count(force, INFANTRY) for force in game.players[1].forces()) == 1


@rule("ti4:101.2")
def test_who_is_removed_rolls_nothing() -> None:
    made = Table("sol", "naalu").techs(1, "infantry-2").ships(1, 1, carrier=1, infantry=2)
    game = made.planets(0, made.game.chart.planets[2][0]).begin()
    remove_ship(game, 1, 1, INFANTRY, False)
    answer(game, 0, "pass")
    assert dice(game, "survives") == []


@rule("ti4:43.3a")
def test_infantry_without_a_figure_rolls_too() -> None:
    made = Table("sol", "naalu").techs(0, "infantry-2").pools(0, fleet=9)
    for system in range(7):
        made.ships(0, system, carrier=1, infantry=1)
    planets = [planet for planets in made.game.chart.planets for planet in planets][:5]
    for planet in planets:
        made.troops(0, planet, infantry=1)
    game = made.begin()
    add_on_planet(game, 0, made.game.chart.planets[6][0], INFANTRY, 2)
    answer(game, 0, "tactical")
    answer(game, 0, f"planet {made.game.chart.planets[6][0]}")
    assert len(dice(game, "survives")) == 2


# -- Assault Cannon ----------------------------------------------------------------------------------------------------


@rule("ti4:31.19", "ti4:31.8")
def test_assault_cannon_may_wait_for_what_its_owner_does_at_the_same_time() -> None:
    """A seat chooses the order of its own abilities; the duty cannot be passed."""
    made = Table("mentak", "hacan").techs(0, "assault-cannon").ships(0, 1, cruiser=3).ships(1, 0, cruiser=2, fighter=1)
    game = made.activate(0)
    plan(game, 0, (1, "cruiser", 3))
    assert [option.key for option in asked(game, 0).options] == ["ability", "tech"]


# -- Dreadnought II ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("upgraded", "stands"), [(True, True), (False, False)])
@card("ti4:dreadnought-2")
def test_direct_hit_does_nothing_to_dreadnought_2(upgraded: bool, stands: bool) -> None:
    made = Table("sol", "hacan").ships(0, 1, cruiser=2).ships(1, 0, dreadnought=1).hand(0, "direct-hit")
    made.game.rng = Arranged(1, [], [7, 1, 1, 10, 10, 10])
    game = (made.techs(1, "dreadnought-2") if upgraded else made).activate(0)
    plan(game, 0, (1, "cruiser", 2))
    answer(game, 1, "sustain")
    if game.asked(0) is not None and asked(game, 0).prompt == "after-sustain-damage-used":
        answer(game, 0, "card")
    assert (not any(event.kind == "card played" for event in game.log or [])) == stands


def test_rows_say_which_units_return_and_which_no_direct_hit_destroys() -> None:
    immune = {unit.key for unit in UNITS if unit.no_direct_hit}
    assert immune == {"dreadnought-2", "super-dreadnought-2", "exotrireme-2"}
    assert {unit.key: unit.returns_on for unit in UNITS if unit.returns_on != NEVER} == {
        "infantry-2": 6,
        "letani-warrior-2": 6,
        "spec-ops-2": 5,
    }
    printed = {row["id"]: " ".join(row["text"]) for row in facts("units")["units"]}
    assert "on 6+" in printed["infantry_2"]
    assert "Direct Hit" in printed["dreadnought_2"]
    assert UNITS[UNIT["dreadnought-1"]].no_direct_hit is False


# -- Duranium Armor on the ground --------------------------------------------------------------------------------------


def test_duranium_armor_repairs_ground_forces_too() -> None:
    """A mech that came damaged is repaired after the first round; one that sustains in it is not."""
    made = Table("sol", "hacan").techs(1, "duranium-armor").ships(0, 1, carrier=1, infantry=2)
    planet = made.game.chart.planets[0][0]
    made.troops(1, planet, mech=1)
    player = made.game.players[1]
    player.put_on_planet(planet, changed(player.troops_on(planet), MECH, 1, True))
    made.game.rng = Arranged(1, [], [1, 1, 1, 1, 10, 1, 1, 1, 1, 1, 10, 10])
    game = made.activate(0)
    plan(game, 0, (1, "carrier", 1), (1, "infantry", 2))
    plan(game, 0, (ON_PLANET + planet, "infantry", 2))
    assert (whole(player.troops_on(planet), MECH), damaged(player.troops_on(planet), MECH)) == (2, 0)
    answer(game, 1, "sustain")
    kinds = [event.kind for event in game.log or []]
    assert kinds[kinds.index("sustained") + 1] != "used duranium-armor", "it has sustained in this very round"
    assert "used duranium-armor" in kinds[kinds.index("sustained") :], "but is repaired in the next"


def test_x89_leaves_own_planets_alone() -> None:
    made = Table("l1z1x", "hacan").techs(0, "x89-bacterial-weapon").ships(0, 1, dreadnought=1)
    planet = made.game.chart.planets[1][0]
    game = made.troops(1, planet, infantry=1).troops(0, planet, infantry=2).begin()
    assert [option.key for option in asked(game, 0).options] == ["pass", "tactical"]
