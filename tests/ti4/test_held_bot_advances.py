"""What the bot makes of movements, landings, production and those who are about to win: the edges of each judgement."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Decision, Form, Option
from orrery.ti4.bot.attack import landing_lines, landing_plan, planet_worth, some_of, to_take
from orrery.ti4.bot.hindering import danger, lost_by
from orrery.ti4.bot.making import choose_structure, choose_units, row_of, structure_worth, wishes
from orrery.ti4.bot.moving import plan_worth, proposals, system_worth
from orrery.ti4.bot.opening import for_carrier, for_custodians
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.loading import ON_PLANET, kind_of
from orrery.ti4.routes import Passage
from orrery.ti4.rules.production import Produce
from orrery.ti4.tiles import MECATOL_REX, PLANET
from orrery.ti4.units import (
    CAPITAL,
    CARRIER,
    CRUISER,
    DREADNOUGHT,
    FIGHTER,
    INFANTRY,
    MECH,
    NONE,
    PDS,
    SPACE_DOCK,
    TYPE,
    changed,
    count,
    damaged,
)
from support.play import asked
from support.ti4 import Table
from support.ti4_finds import kings
from support.ti4_weighing import aims_of, taken, three

JORD, WELLON, VEFUT, THIBAH, BEREG, LIRTA = [
    PLANET[key] for key in ("jord", "wellon", "vefutii", "thibah", "bereg", "lirtaiv")
]
TWO_PLANETS = ("35", "19", "20", "21", "22", "23", "24")


# -- planets -----------------------------------------------------------------------------------------------------------


def test_a_planet_that_nobody_had_is_worth_more_for_what_is_found_there() -> None:
    table = kings()
    free = planet_worth(aims_of(table), VEFUT)
    table.planets(1, VEFUT)
    assert free == pytest.approx(planet_worth(aims_of(table), VEFUT) + 1.5)
    rex = planet_worth(aims_of(table), MECATOL_REX)
    table.game.kings = False
    assert rex == planet_worth(aims_of(table), MECATOL_REX), "nothing is found there"


def test_a_legendary_planet_is_worth_more() -> None:
    legendary = PLANET["primor"]
    table = kings(tiles=("18", "65", "20", "26", "46", "33", "23")).planets(1, legendary, VEFUT)
    with_ability, usual = [planet_worth(aims_of(table), each) for each in (legendary, VEFUT)]
    table.game.kings = False
    assert with_ability == pytest.approx(planet_worth(aims_of(table), legendary) + 3.0)
    assert usual == planet_worth(aims_of(table), VEFUT)


def test_mechs_land_first_where_somebody_stands_and_last_where_nobody_does() -> None:
    troops = changed(changed(NONE, INFANTRY, 2), MECH, 1)
    assert some_of(troops, 1, True) == changed(NONE, MECH, 1)
    assert some_of(troops, 1, False) == changed(NONE, INFANTRY, 1)
    assert some_of(troops, 2, True) == changed(changed(NONE, INFANTRY, 1), MECH, 1)
    hurt = changed(NONE, MECH, 1, True)
    assert damaged(some_of(hurt, 1, True), MECH) == 1


def test_the_mech_is_left_for_the_planet_that_is_defended() -> None:
    table = Table("sol", "hacan", tiles=TWO_PLANETS).troops(1, BEREG, infantry=1)
    troops = changed(changed(NONE, INFANTRY, 1), MECH, 1)
    plan = landing_plan(aims_of(table), [(2.0, LIRTA), (1.0, BEREG)], troops)
    assert [planet for planet, _, _ in plan] == [LIRTA, BEREG]
    lines = landing_lines(aims_of(table), plan, troops)
    assert lines == [(ON_PLANET + LIRTA, "infantry", 1), (ON_PLANET + BEREG, "mech", 1)]


def test_a_damaged_mech_lands_as_one() -> None:
    table = Table("sol", "hacan", tiles=TWO_PLANETS)
    lines = landing_lines(aims_of(table), [(LIRTA, 1, 1.0)], changed(NONE, MECH, 1, True))
    assert lines == [(ON_PLANET + LIRTA, kind_of(MECH, True), 1)]


# -- who is about to win -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lacking", "wanted"), [(8, 0.0), (7, 1 / 8), (1, 7 / 8), (0, 1.0), (-1, 1.0)])
def test_danger_grows_with_the_last_points(lacking: int, wanted: float) -> None:
    table = three()
    table.game.players[1].points = table.game.goal - lacking
    assert danger(table.game, 0, 1) == pytest.approx(wanted)
    assert danger(table.game, 0, 2) == 0.0
    table.game.players[0].points = table.game.goal - lacking
    assert danger(table.game, 0, 1) == pytest.approx(wanted), "level with oneself"


def test_what_the_first_seat_loses_counts_as_well() -> None:
    table = three().planets(0, VEFUT)
    table.game.players[0].points = table.game.goal - 1
    assert lost_by(table.game, 1, VEFUT) > 0.0
    assert lost_by(table.game, 1, WELLON) == 0.0, "nobody has it"


# -- what is kept back -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("goods", "kept"), [(2, 0), (3, 3), (4, 4), (9, 4)])
def test_what_a_carrier_with_infantry_costs_is_kept_while_transports_lack(goods: int, kept: int) -> None:
    table = three().troops(0, WELLON, space_dock=1).pools(0, goods=goods)
    table.game.exhausted[WELLON] = True
    assert for_carrier(aims_of(table)) == kept
    table.ships(0, 3, carrier=1, war_sun=1)
    assert for_carrier(aims_of(table)) == 0


def test_six_influence_are_kept_for_the_custodians_where_soldiers_can_land() -> None:
    table = Table("sol", "hacan").ships(0, 1, carrier=1, infantry=2).pools(0, goods=6)
    table.game.custodians = True
    assert for_custodians(aims_of(table)) == 6
    table.game.players[0].tokens = (0,)
    assert for_custodians(aims_of(table)) == 0, "not in this round"
    table.game.players[0].tokens = ()
    table.pools(0, goods=6, tactic=0)
    assert for_custodians(aims_of(table)) == 0
    table.pools(0, goods=5)
    assert for_custodians(aims_of(table)) == 0
    table.pools(0, goods=6).game.custodians = False
    assert for_custodians(aims_of(table)) == 0


# -- production --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("infantry", "more"), [(1, 4), (3, 2), (7, 0)])
def test_infantry_that_waits_for_a_carrier_is_not_built_again(infantry: int, more: int) -> None:
    table = Table("sol", "hacan").troops(0, VEFUT, infantry=infantry).pools(0, goods=3)
    table.game.exhausted[VEFUT] = True
    assert wishes(aims_of(table), 2)[: more + 2] == [CARRIER, *[INFANTRY] * more, CRUISER]


def test_one_place_that_is_left_in_a_carrier_is_filled() -> None:
    table = Table("sol", "hacan").ships(0, 3, carrier=2).ships(0, 2, carrier=1, infantry=3).pools(0, goods=3)
    assert wishes(aims_of(table), 2)[:2] == [INFANTRY, CRUISER]


def test_who_is_well_off_wishes_for_a_mech_and_a_dreadnought() -> None:
    table = Table("sol", "hacan").ships(0, 3, carrier=3).pools(0, goods=6)
    assert wishes(aims_of(table), 2)[:2] == [MECH, DREADNOUGHT]
    table.pools(0, goods=5)
    assert wishes(aims_of(table), 2)[0] == CRUISER
    assert MECH not in wishes(aims_of(table), 2)
    table.pools(0, goods=6).troops(0, WELLON, mech=3)
    assert wishes(aims_of(table), 2)[0] == DREADNOUGHT, "three mechs are enough"


@pytest.mark.parametrize(("fleet", "ships"), [(1, 0), (2, 1), (3, 2)])
def test_as_many_ships_are_built_as_the_fleet_pool_holds(fleet: int, ships: int) -> None:
    table = Table("sol", "hacan").troops(0, VEFUT, space_dock=1).pools(0, goods=20, fleet=fleet).ships(0, 2, cruiser=1)
    table.game.active_system = 2
    table.game.begin(Produce(0, 2))
    form = choose_units(aims_of(table), asked(table.game, 0)).form
    assert form is not None
    assert sum(number for _, kind, number in form.gifts if TYPE[kind] in CAPITAL) == ships


def test_without_a_production_nothing_is_built() -> None:
    assert choose_units(aims_of(three()), Decision(0, "produce", [Option("nothing"), Option("all")])).picks == (0,)


def test_ships_are_placed_where_they_are_built() -> None:
    rows = ((0, "fighter", 2), (3, "fighter", 2), (5, "fighter", 2))
    assert row_of(aims_of(three()), Decision(0, "produce", [], rows=rows), FIGHTER, 3) == rows[1]


def test_cannons_stand_at_home_before_elsewhere() -> None:
    """Jord gives four resources."""
    table = Table("sol", "hacan", tiles=("18", "1", "20", "46", "22", "23", "24")).planets(0, JORD, VEFUT)
    home = structure_worth(aims_of(table), ON_PLANET + JORD, PDS)
    assert home == pytest.approx(1.0 + 0.2 * 4 + 1.0)
    assert structure_worth(aims_of(table), ON_PLANET + VEFUT, PDS) == pytest.approx(1.0 + 0.2 * 2)
    assert structure_worth(aims_of(table), 3, SPACE_DOCK) == 3.0, "nothing to build with in an empty system"


def test_a_structure_is_built_rather_than_none() -> None:
    none, pds = Option("nothing"), Option("build", (("place", ON_PLANET + WELLON), ("type", PDS)))
    assert taken(choose_structure, three().planets(0, WELLON), [none, pds]) == pds


# -- movements ---------------------------------------------------------------------------------------------------------


def test_a_point_that_goes_back_keeps_one_out() -> None:
    """Support for the Throne of another whose units stand there."""
    table = Table("sol", "hacan").ships(0, 1, carrier=1, infantry=2).ships(1, 4, cruiser=1).troops(1, VEFUT, pds=1)
    free = system_worth(aims_of(table), 2)
    table.game.players[0].area = (note_of("support-for-the-throne", 1),)
    assert system_worth(aims_of(table), 2) == pytest.approx(free - 12.0)


def test_a_movement_under_fire_costs_ships() -> None:
    form, worth = Form(((1, "cruiser", 1),)), []
    for pds in (0, 1, 2):
        table = Table("sol", "hacan").ships(0, 1, cruiser=1).troops(1, MECATOL_REX, infantry=1, pds=pds)
        worth.append(plan_worth(aims_of(table), 0, form, []))
    assert worth[0] > worth[1] > worth[2]


def test_the_dearer_fleet_that_is_destroyed_is_the_greater_prize() -> None:
    worth = {}
    for kind in ("destroyer", "carrier"):
        table = Table("sol", "hacan", tiles=("46", *TWO_PLANETS[1:])).ships(0, 1, cruiser=6).pools(0, fleet=8)
        table.ships(1, 0, **{kind: 1})
        worth[kind] = plan_worth(aims_of(table), 0, Form(((1, "cruiser", 6),)), [])
    assert worth["carrier"] - worth["destroyer"] == pytest.approx(0.4 * (3 - 1), abs=0.1)


@pytest.mark.parametrize("moves", [True, False], ids=["come", "there already"])
def test_a_planet_is_worth_what_an_objective_makes_of_it_once(moves: bool) -> None:
    table = Table("sol", "hacan").ships(0, 2 if moves else 1, carrier=1, infantry=1)
    form = Form(((2, "carrier", 1), (2, "infantry", 1))) if moves else None
    plain = plan_worth(aims_of(table), 1, form, to_take(aims_of(table), 1))
    table.game.objectives = (NUMBER["expand-borders"],)
    aims = aims_of(table)
    assert aims.of_planet(WELLON) > 0.0
    assert plan_worth(aims, 1, form, to_take(aims, 1)) == pytest.approx(plain + aims.of_planet(WELLON))


def test_a_better_planet_makes_a_better_movement() -> None:
    aims = aims_of(Table("sol", "hacan").ships(0, 2, carrier=1, infantry=1))
    form = Form(((2, "carrier", 1), (2, "infantry", 1)))
    worse, better = [plan_worth(aims, 1, form, [(worth, WELLON)]) for worth in (3.0, 3.4)]
    assert better - worse == pytest.approx(0.4)


def test_soldiers_in_space_go_along_first_and_then_those_of_planets() -> None:
    table = Table("sol", "hacan").ships(0, 1, carrier=1, infantry=2).troops(0, WELLON, infantry=2)
    forms = proposals(table.game, 0, Passage(table.game, 0, 0), 2)
    carrier = (1, "carrier", 1)
    assert Form((carrier,)) in forms
    assert Form((carrier, (1, "infantry", 2))) in forms
    assert Form((carrier, (1, "infantry", 2), (ON_PLANET + WELLON, "infantry", 1))) in forms
    assert Form((carrier, (1, "infantry", 2), (ON_PLANET + WELLON, "infantry", 2))) in forms


def test_everything_from_one_system_is_proposed_too() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=2).ships(0, 2, destroyer=2).pools(0, fleet=5)
    forms = proposals(table.game, 0, Passage(table.game, 0, 0), 0)
    assert Form(((1, "cruiser", 2),)) in forms
    assert Form(((2, "destroyer", 2),)) in forms
    assert all(form.gifts for form in forms)
    assert count(table.game.players[0].ships_in(1), CRUISER) == 2
