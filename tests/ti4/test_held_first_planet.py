"""The first planet of the list is a planet like any other: it is invaded, left, built on and held."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Decision, Form
from orrery.kernel.rng import Arranged
from orrery.ti4.attachments import ATTACHMENT
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.guarding import GUARD
from orrery.ti4.bot.leaders.jolnar import idle
from orrery.ti4.bot.making import row_of
from orrery.ti4.building import Works
from orrery.ti4.combat import combatants, force_at, thing_at
from orrery.ti4.components import NUMBER
from orrery.ti4.factions.naalu import Matriarch
from orrery.ti4.factions.naazrokha import ViszElVir
from orrery.ti4.factions.norr import CMorran
from orrery.ti4.game import TwilightImperium
from orrery.ti4.leaders.dannel_of_the_tenth import manned
from orrery.ti4.loading import ON_PLANET, system_at
from orrery.ti4.mechs.ember_colossus import embers
from orrery.ti4.mechs.moll_terminus import MollTerminus
from orrery.ti4.mechs.reanimator import Reanimator
from orrery.ti4.mechs.shield_paling import ShieldPaling
from orrery.ti4.odds_attack import moved
from orrery.ti4.reinforcements import units_to_take
from orrery.ti4.rules.deploying import may_deploy
from orrery.ti4.rules.ground_combat import GroundCombatRound
from orrery.ti4.rules.moves import destroy_infantry, put_units
from orrery.ti4.rules.placing import PlaceUnits, why_no_structure
from orrery.ti4.rules.production import Produce
from orrery.ti4.seeing_finds import found_seen
from orrery.ti4.seeing_fire import fire_seen
from orrery.ti4.state import NOBODY
from orrery.ti4.tiles import PLANET
from orrery.ti4.tolls import chance_in
from orrery.ti4.units import (
    CARRIER,
    CRUISER,
    DREADNOUGHT,
    FIGHTER,
    GROUND,
    INFANTRY,
    MECH,
    NONE,
    PDS,
    SPACE_DOCK,
    count,
)
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, plan

JORD = PLANET["jord"]
AT = ON_PLANET + JORD
TILES = ("1", "19", "20", "21", "22", "23", "18")


def table() -> Table:
    return Table("sol", "hacan", tiles=TILES).pools(0, fleet=5, goods=9).pools(1, fleet=5)


def on(game: TwilightImperium, seat: int, type: int = INFANTRY) -> int:
    return count(game.players[seat].troops_on(JORD), type)


def test_it_is_the_first() -> None:
    assert JORD == 0
    game = table().troops(0, JORD, infantry=1).ships(0, 0, cruiser=1).game
    assert system_at(game, AT) == 0
    assert thing_at(AT) == ("planet", JORD)
    assert force_at(game, 0, AT) == game.players[0].troops_on(JORD)
    assert units_to_take(game, 0, INFANTRY) == [(AT, False)]
    assert set(combatants(game, 0, AT)) <= set(GROUND)


@rule("ti4:22.1", "ti4:27.1")
def test_it_is_bombarded_landed_on_and_taken() -> None:
    made = table().ships(0, 0, dreadnought=1, carrier=1, infantry=3).troops(1, JORD, infantry=2)
    game = made.activate(0)
    game.rng = Arranged(1, [], [5, 9, 9, 9, 1])
    plan(game, 0, (AT, "dreadnought", 1))
    assert on(game, 1) == 1
    plan(game, 0, (AT, "infantry", 3))
    assert game.controller[JORD] == 0
    assert (on(game, 0), on(game, 1)) == (3, 0)
    events = [event.kind for event in game.log or []]
    assert "control" in events
    assert events.count("destroyed") == 2


@rule("ti4:96.7")
def test_its_cannons_fire_at_those_who_land() -> None:
    made = table().ships(0, 0, carrier=1, infantry=2).troops(1, JORD, pds=1)
    game = made.activate(0)
    game.rng = Arranged(1, [], [9])
    if asked(game, 1).prompt == "space cannon":
        answer(game, 1, "hold fire")
    plan(game, 0, (AT, "infantry", 2))
    answer(game, 1, "fire")
    assert on(game, 0) == 1
    assert on(game, 1, PDS) == 0, "who loses control loses structures"


@rule("ti4:92.1", "ti4:92.2")
def test_ground_forces_leave_it_aboard_a_ship() -> None:
    game = table().ships(0, 0, carrier=1).troops(0, JORD, infantry=2).activate(6)
    assert (AT, "infantry", 2) in asked(game, 0).rows
    plan(game, 0, (0, "carrier", 1), (AT, "infantry", 2))
    force = game.players[0].ships_in(6)
    assert on(game, 0) == 0
    if game.asked(0) is not None and asked(game, 0).prompt == "land":
        assert (count(force, CARRIER), count(force, INFANTRY)) == (1, 2)


@rule("ti4:69.3")
def test_it_produces_and_what_is_produced_stands_on_it() -> None:
    made = table().troops(0, JORD, space_dock=1)
    made.game.active_system = 0
    made.game.begin(Produce(0, 0))
    assert {place for place, _, _ in asked(made.game, 0).rows} == {0, AT}
    plan(made.game, 0, (AT, "infantry", 2), (0, "fighter", 2))
    if made.game.asked(0) is not None:
        question = asked(made.game, 0)
        assert question.prompt == "pay"
        assert question.forms
        plan(made.game, 0, *question.forms[0].gifts)
    assert on(made.game, 0) == 2
    assert count(made.game.players[0].ships_in(0), FIGHTER) == 2


@rule("ti4:71.7b")
def test_who_retreats_from_it_takes_ground_forces_along() -> None:
    made = table().ships(0, 6, cruiser=1).ships(1, 0, carrier=1).troops(1, JORD, infantry=2)
    game = made.hand(1, "skilled-retreat").activate(0)
    plan(game, 0, (6, "cruiser", 1))
    answer(game, 1, "card")
    answer(game, 1, "system 4")
    assert asked(game, 1).prompt == "take along"
    answer(game, 1, f"place {AT}", f"place {AT}")
    assert on(game, 1) == 0
    assert count(game.players[1].ships_in(4), INFANTRY) == 2


def test_units_come_to_it_and_go() -> None:
    game = table().planets(0, JORD).game
    assert why_no_structure(game, 0, AT, SPACE_DOCK) is None
    refused = why_no_structure(game, 0, 0, SPACE_DOCK)
    assert refused is not None
    assert refused.reason == "structure-elsewhere"
    put_units(game, 0, AT, INFANTRY, 3)
    assert on(game, 0) == 3
    destroy_infantry(game, 0, AT)
    assert on(game, 0) == 0
    game.begin(PlaceUnits(0, AT, INFANTRY, 2))
    assert on(game, 0) == 2
    assert count(game.players[0].ships_in(0), INFANTRY) == count(game.players[0].ships_in(0), DREADNOUGHT) == 0


@rule("ti4:26.3a", "ti4:1.2")
def test_why_nothing_is_built_on_it() -> None:
    """It is another's, or it is demilitarized."""
    game = table().planets(1, JORD).game
    refused = Works(game, 0, 0).why_not(game, AT, INFANTRY)
    assert refused is not None
    assert (refused.reason, refused.numbers, refused.rule) == ("not-placed-there", (AT, 1), "ti4:26.3a")
    game = table().troops(0, JORD, space_dock=1).game
    assert Works(game, 0, 0).why_not(game, AT, INFANTRY) is None
    game.attachments[JORD] = (ATTACHMENT["demilitarized-zone"],)
    refused = Works(game, 0, 0).why_not(game, AT, INFANTRY)
    assert refused is not None
    assert (refused.reason, refused.numbers) == ("demilitarized", (JORD,))


@rule("ti4:28.2", "ti4:1.2")
def test_no_mech_is_deployed_on_it_while_it_is_demilitarized() -> None:
    game = table().planets(0, JORD).game
    assert may_deploy(game, 0, AT)
    game.attachments[JORD] = (ATTACHMENT["demilitarized-zone"],)
    assert not may_deploy(game, 0, AT)
    game.begin(PlaceUnits(0, AT, MECH))
    assert on(game, 0, MECH) == 0


@card("ti4:i48s")
@rule("ti4:1.2")
@pytest.mark.parametrize(("attached", "asks"), [((), True), ((ATTACHMENT["demilitarized-zone"],), False)])
def test_no_infantry_becomes_a_mech_on_it_while_it_is_demilitarized(attached: tuple[int, ...], asks: bool) -> None:
    made = Table("sol", "l1z1x", tiles=TILES).court(0).court(1).troops(0, JORD, infantry=2)
    made.game.attachments[JORD] = attached
    game = made.activate(0)
    assert (game.asked(1) is not None and asked(game, 1).prompt == "after-system-activated") == asks


@card("ti4:reanimator", "ti4:moll-terminus", "ti4:cmorran-norr", "ti4:matriarch")
def test_what_holds_on_planets_holds_on_it() -> None:
    """And what holds between ships does not."""
    game = table().troops(0, JORD, mech=1, infantry=1).ships(0, 0, flagship=1, cruiser=1).game
    assert Reanimator(0).captures(game, 0, AT, INFANTRY)
    assert not Reanimator(0).captures(game, 0, 0, INFANTRY)
    assert MollTerminus(0).keeps_from_sustaining(game, 1, MECH, AT)
    assert not MollTerminus(0).keeps_from_sustaining(game, 1, MECH, 0)
    assert [CMorran(0).combat_bonus(game, 0, CRUISER, place, 1) for place in (0, AT)] == [1, 0]
    assert [Matriarch(0).joins(game, 0, place) for place in (0, AT)] == [(), (FIGHTER,)]


def test_bots_leave_it_land_on_it_and_spare_its_guards() -> None:
    made = table().troops(0, JORD, infantry=3).ships(0, 0, carrier=1, infantry=4).ships(0, 1, carrier=1)
    game = made.troops(0, made.game.chart.planets[2][0], infantry=GUARD).game
    aims = Aims(game, 0)
    assert idle(aims, 0) == [(AT, "infantry", 3 - GUARD)]
    assert aims.of_move(1, Form(((AT, "infantry", 1),)), []) == 0.0
    assert (on(game, 0), count(game.players[0].ships_in(1), INFANTRY)) == (3, 0)
    moved_away = moved(game, 0, 1, ((AT, "infantry", 1),)).players[0]
    assert (count(moved_away.troops_on(JORD), INFANTRY), count(moved_away.ships_in(1), INFANTRY)) == (2, 1)
    rows = [(0, "infantry", 2), (AT, "infantry", 2)]
    decision = Decision(0, "produce", [], rows=tuple(rows))
    assert row_of(aims, decision, INFANTRY, 0) == (0, "infantry", 2), "it is guarded, space is not"
    other = (ON_PLANET + game.chart.planets[1][0], "infantry", 2)
    made.troops(0, game.chart.planets[1][0], infantry=1)
    assert row_of(aims, Decision(0, "produce", [], rows=(rows[1], other)), INFANTRY) == other, "guarded by fewer"
    game.players[0].put_on_planet(JORD, NONE)
    assert row_of(aims, decision, INFANTRY) == (AT, "infantry", 2)
    assert row_of(aims, decision, INFANTRY, 0) == (0, "infantry", 2)


@card("ti4:visz-el-vir", "ti4:shield-paling", "ti4:dannel-of-the-tenth", "ti4:ember-colossus")
def test_what_counts_troops_on_planets_counts_those_on_it() -> None:
    game = table().troops(0, JORD, mech=1, infantry=1).ships(0, 0, flagship=1).game
    assert ViszElVir(0).dice_of_each(game, 0, MECH, AT) == 1
    assert manned(game, 0) == [JORD]
    assert embers(game, 0, 6) == ((AT, "infantry", 1),)
    game.attachments[JORD] = (ATTACHMENT["demilitarized-zone"],)
    assert embers(game, 0, 6) == ()
    frail = Table("jolnar", "hacan", tiles=TILES).troops(0, JORD, mech=1, infantry=1).game
    assert [ShieldPaling(0).combat_bonus(frail, 0, INFANTRY, place, 1) for place in (0, AT)] == [0, 1]


@card("ti4:local-fabricators")
def test_what_is_found_there_is_told_with_it() -> None:
    game = table().game
    assert found_seen(game, 1, 0, AT, NUMBER["local-fabricators"]).planet == JORD
    assert found_seen(game, 1, 0, 0, NUMBER["ion-storm"]).planet == NOBODY


def test_fire_at_those_on_it_is_seen_there_and_chances_are_told() -> None:
    game = table().troops(0, JORD, infantry=2).game
    game.players[1].put_on_planet(JORD, game.players[0].troops_on(JORD))
    assert [fire_seen(game, "cannon", place, 1, 0, ()).planet for place in (0, AT)] == [NOBODY, JORD]
    assert sum(chance_in(game, 0, GroundCombatRound(0, 1, planet=JORD))) > 0
