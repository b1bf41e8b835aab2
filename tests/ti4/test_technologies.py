"""Technologies that touch production, movement and combat: the effect of each, and one interaction."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Refused
from orrery.ti4.attachments import ATTACHMENT
from orrery.ti4.building import Works
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import resources
from orrery.ti4.queries import unit_of
from orrery.ti4.rules.control import GainControl
from orrery.ti4.rules.ground_combat import GroundCombat, GroundCombatRound
from orrery.ti4.rules.production import Produce
from orrery.ti4.rules.space_combat import SpaceCombat
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import CARRIER, CRUISER, DREADNOUGHT, INFANTRY, PDS, SPACE_DOCK, count
from support.cite import card, rule
from support.play import answer, asked, log
from support.ti4 import Table, plan


def first_planet(table: Table, system: int) -> int:
    return table.game.chart.planets[system][0]


# -- Fleet Logistics ---------------------------------------------------------------------------------------------------


def logistics() -> Table:
    table = Table("sol", "hacan").techs(0, "fleet-logistics")
    return table.ships(0, 1, dreadnought=1).ships(1, 4, cruiser=1)


@card("ti4:fleet-logistics")
def test_fleet_logistics_gives_a_second_action_and_no_pass_after_the_first() -> None:
    game = logistics().activate(3)
    assert [option.key for option in asked(game, 0).options] == ["no further action", "tactical"]
    answer(game, 0, "tactical")
    answer(game, 0, "system 5")
    assert game.active == 1, "two, not three"
    assert game.players[0].tactic == 1


def test_fleet_logistics_need_not_be_used_and_a_pass_is_the_whole_turn() -> None:
    game = logistics().activate(3)
    answer(game, 0, "no further action")
    assert game.active == 1
    passing = logistics().begin()
    answer(passing, 0, "pass")
    assert (passing.active, passing.players[0].passed) == (1, True)


def test_a_turn_that_is_ended_has_no_second_action() -> None:
    table = logistics().ships(1, 3, cruiser=1).techs(1, "nullification-field")
    game = table.activate(3)
    answer(game, 1, "tech")
    assert game.active == 1


# -- X-89 Bacterial Weapon ---------------------------------------------------------------------------------------------


@rule("ti4:F.general.5", "ti4:66.1", "ti4:30.4", "ti4:78.3", "ti4:78.3a")
@card("ti4:x89-bacterial-weapon")
def test_x89_destroys_all_infantry_of_a_planet_in_spite_of_its_shield() -> None:
    table = Table("sol", "hacan").techs(0, "x89-bacterial-weapon").ships(0, 1, dreadnought=1)
    planet = first_planet(table, 1)
    game = table.troops(1, planet, infantry=3, pds=1).begin()
    answer(game, 0, "tech")
    assert count(game.players[1].troops_on(planet), INFANTRY) == 0
    assert count(game.players[1].troops_on(planet), PDS) == 1
    assert game.players[0].exhausted == (NUMBER["x89-bacterial-weapon"],)


@rule("ti4:78.4")
@card("ti4:x89-bacterial-weapon")
def test_x89_needs_a_ship_with_bombardment_and_a_readied_card() -> None:
    table = Table("sol", "hacan").techs(0, "x89-bacterial-weapon").ships(0, 1, cruiser=1)
    game = table.troops(1, first_planet(table, 1), infantry=3).begin()
    assert [option.key for option in asked(game, 0).options] == ["pass", "tactical"]
    used = Table("sol", "hacan").techs(0, "x89-bacterial-weapon").ships(0, 1, dreadnought=1)
    used.game.players[0].exhausted = (NUMBER["x89-bacterial-weapon"],)
    again = used.troops(1, first_planet(used, 1), infantry=3).begin()
    assert [option.key for option in asked(again, 0).options] == ["pass", "tactical"]


# -- Transit Diodes ----------------------------------------------------------------------------------------------------


def diodes() -> tuple[TwilightImperium, int, int]:
    table = Table("sol", "hacan").techs(0, "transit-diodes")
    one, two = first_planet(table, 1), first_planet(table, 2)
    game = table.troops(0, one, infantry=5).planets(0, two).ships(0, 3, carrier=1, infantry=1).begin()
    answer(game, 0, "tech")
    return game, one, two


@card("ti4:transit-diodes")
def test_transit_diodes_take_up_to_four_from_planets_and_space() -> None:
    game, one, two = diodes()
    plan(game, 0, (ON_PLANET + one, "infantry", 3), (3, "infantry", 1), (ON_PLANET + two, "to infantry", 4))
    player = game.players[0]
    numbers = [count(force, INFANTRY) for force in (player.troops_on(one), player.troops_on(two), player.ships_in(3))]
    assert numbers == [2, 4, 0]
    assert player.exhausted == (NUMBER["transit-diodes"],)
    assert asked(game, 0).prompt == "action"


def test_transit_diodes_lose_and_make_nothing() -> None:
    game, one, two = diodes()
    with pytest.raises(Refused) as refused:
        plan(game, 0, (ON_PLANET + one, "infantry", 2), (ON_PLANET + two, "to infantry", 3))
    assert (refused.value.reason, refused.value.numbers) == ("as-many-as-taken", (3, 2))
    with pytest.raises(Refused) as too_many:
        plan(game, 0, (ON_PLANET + one, "infantry", 4), (3, "infantry", 1), (ON_PLANET + two, "to infantry", 4))
    assert (too_many.value.reason, too_many.value.numbers) == ("too-many-relocated", (5, 4))


# -- Integrated Economy ------------------------------------------------------------------------------------------------


def economy(*techs: str) -> tuple[Table, int]:
    table = Table("sol", "hacan", tiles=("18", "28", "20", "21", "22", "23", "24")).pools(0, goods=9)
    planet = max(table.game.chart.planets[1], key=lambda each: PLANETS[each].resources)
    return table.techs(0, "integrated-economy", *techs), planet


@rule("ti4:F.production.1", "ti4:F.production.2", "ti4:26.3", "ti4:26.3b")
@card("ti4:integrated-economy")
def test_integrated_economy_builds_for_the_resources_of_the_planet_and_is_paid_in_full() -> None:
    table, planet = economy("sarween-tools")
    worth = resources(table.game, planet)
    table.game.controller[planet], table.game.exhausted[planet] = 0, True
    table.game.begin(Produce(0, 1, planet=planet))
    works = Works(table.game, 0, 1, planet)
    assert worth >= 2
    with pytest.raises(Refused) as refused:
        plan(table.game, 0, (1, "destroyer", worth), (ON_PLANET + planet, "infantry", 1))
    assert (refused.value.reason, refused.value.numbers) == ("more-than-its-resources", (worth + 1, worth))
    assert not works.ability
    plan(table.game, 0, (1, "destroyer", worth - 1), (ON_PLANET + planet, "infantry", 2))
    if table.game.asked(0):
        plan(table.game, 0, (0, "goods", worth))
    assert table.game.players[0].goods == 9 - worth, "Sarween Tools help the production ability alone"
    assert count(table.game.players[0].troops_on(planet), INFANTRY) == 2


@card("ti4:integrated-economy", "ti4:demilitarized-zone")
def test_on_a_demilitarized_planet_not_even_ships_are_produced() -> None:
    """They would be produced on the planet, though they are placed in space."""
    for attached, offered in (((), True), ((ATTACHMENT["demilitarized-zone"],), False)):
        table, planet = economy()
        table.game.attachments[planet] = attached
        table.game.begin(GainControl(0, planet))
        assert (table.game.asked(0) is not None) == offered


def test_integrated_economy_is_offered_to_who_gains_a_planet_and_to_nobody_else() -> None:
    table, planet = economy()
    table.techs(1, "integrated-economy").pools(1, goods=9)
    game = table.ships(0, 1, carrier=1, infantry=1).ships(1, 4, cruiser=1).activate(1)
    while game.asked(0) and asked(game, 0).prompt != "land":
        answer(game, 0, asked(game, 0).options[0].key)
    plan(game, 0, (ON_PLANET + planet, "infantry", 1))
    answer(game, 0, "tech")
    assert asked(game, 0).prompt == "produce"
    assert game.asked(1) is None


# -- Dacxive Animators, Magen Defense Grid -----------------------------------------------------------------------------


def ground(*techs: str, defender: dict[str, int], war_sun: bool = False) -> tuple[TwilightImperium, int]:
    table = Table("sol", "hacan").techs(1, *techs)
    planet = first_planet(table, 1)
    table.troops(1, planet, **defender)
    table.troops(0, planet, infantry=1)
    table.game.controller[planet] = 1
    if war_sun:
        table.ships(0, 1, war_sun=1)
    table.game.begin(GroundCombatRound(0, 1, planet=planet))
    return table.game, planet


@rule("ti4:66.3a")
@card("ti4:magen-defense-grid")
def test_magen_defense_grid_keeps_the_opponent_from_rolling_unless_a_war_sun_is_there() -> None:
    game, planet = ground("magen-defense-grid", defender={"infantry": 2, "pds": 1})
    answer(game, 1, "tech")
    assert [line for line in log(game) if "rolled" in line] == ["ti4:20.1 rolled 1"]
    assert count(game.players[1].troops_on(planet), INFANTRY) == 2
    assert game.players[1].exhausted == (NUMBER["magen-defense-grid"],)
    silent, _ = ground("magen-defense-grid", defender={"infantry": 2, "pds": 1}, war_sun=True)
    assert silent.asked(1) is None
    without, _ = ground("magen-defense-grid", defender={"infantry": 2})
    assert without.asked(1) is None, "nothing there has a shield"


@rule("ti4:F.naalu.2")
@card("ti4:dacxive-animators")
def test_dacxive_animators_bring_infantry_to_who_wins_and_not_after_a_draw() -> None:
    for seed in range(40):
        table = Table("sol", "hacan").techs(1, "dacxive-animators")
        planet = first_planet(table, 1)
        table.troops(0, planet, infantry=1).troops(1, planet, infantry=1)
        table.game.rng.state += seed
        table.game.begin(GroundCombat(0, 1, planet))
        game = table.game
        mine, theirs = [count(game.players[seat].troops_on(planet), INFANTRY) for seat in (1, 0)]
        assert (game.asked(1) is not None) == (mine > 0 and theirs == 0)
        if game.asked(1):
            answer(game, 1, "tech")
            assert count(game.players[1].troops_on(planet), INFANTRY) == mine + 1


# -- Assault Cannon ----------------------------------------------------------------------------------------------------


def cannon(**mine: int) -> TwilightImperium:
    table = Table("sol", "hacan").techs(0, "assault-cannon").ships(0, 1, **mine)
    table.ships(1, 1, dreadnought=1, carrier=1, fighter=3)
    table.game.begin(SpaceCombat(0, 1, 1))
    return table.game


@card("ti4:assault-cannon")
def test_assault_cannon_costs_the_opponent_a_ship_of_its_choice_that_cannot_sustain() -> None:
    game = cannon(cruiser=3)
    decision = asked(game, 1)
    assert decision.prompt == "destroy ship"
    assert [option.id() for option in decision.options] == [CARRIER, DREADNOUGHT], "no fighters"
    answer(game, 1, f"type {DREADNOUGHT}")
    assert next(line for line in log(game) if "destroyed" in line) == "ti4:31.7 destroyed 1"
    assert count(game.players[1].ships_in(1), DREADNOUGHT) == 0


@card("ti4:assault-cannon")
def test_assault_cannon_needs_three_ships_that_are_no_fighters() -> None:
    game = cannon(cruiser=2, fighter=4)
    assert not [line for line in log(game) if "assault-cannon" in line]


# -- unit upgrades -----------------------------------------------------------------------------------------------------


@rule("ti4:15", "ti4:15.1", "ti4:15.3", "ti4:15.5", "ti4:89.6", "ti4:89.6a", "ti4:89.1")
def test_an_upgrade_replaces_what_is_printed_for_all_units_of_its_type() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).techs(0, "cruiser-2", "space-dock-2", "infantry-2", "pds-2")
    cruiser = unit_of(table.game, 0, CRUISER)
    assert (cruiser.move, cruiser.capacity, cruiser.combat.hit_on) == (3, 1, 6)
    assert unit_of(table.game, 0, SPACE_DOCK).production == 4
    assert unit_of(table.game, 1, CRUISER).move == 2


@card("ti4:space-dock-2")
def test_a_dock_of_the_second_level_produces_two_more() -> None:
    table = Table("sol", "hacan").techs(0, "space-dock-2")
    planet = first_planet(table, 1)
    table.troops(0, planet, space_dock=1)
    assert Works(table.game, 0, 1).limit == resources(table.game, planet) + 4
