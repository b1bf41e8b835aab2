"""Invasion: bombardment, landing, space cannon defense, ground combat, control."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Refused
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.state import NOBODY
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import DREADNOUGHT, MECH, PDS, UNIT, count, damaged
from support.cite import rule
from support.play import answer, asked, log
from support.ti4 import Table, everything, plan
from support.ti4_invasions import BEREG, LIRTA, invade, on, table_of
from support.ti4_modifiers import Drill, Silence

# -- bombardment -------------------------------------------------------------------------------------------------------


@rule("ti4:27.1", "ti4:22", "ti4:22.1", "ti4:22.2", "ti4:22.1b", "ti4:22.2a")
def test_bombardment_destroys_ground_forces_and_more_hits_do_nothing() -> None:
    game = invade(table_of(war_sun=1).troops(1, BEREG, infantry=2), 3, 3, 3)
    assert asked(game, 0).prompt == "bombard"
    plan(game, 0, (ON_PLANET + BEREG, "war sun", 1))
    assert on(game, 1, BEREG) == 0


@rule("ti4:22.2")
def test_the_player_on_the_planet_chooses_what_bombardment_destroys() -> None:
    game = invade(table_of(dreadnought=1).troops(1, BEREG, infantry=1, mech=1), 5)
    everything(game, 0)
    assert [option.key for option in asked(game, 1).options] == ["sustain", "destroy", "destroy"]
    answer(game, 1, "sustain")
    assert damaged(game.players[1].troops_on(BEREG), MECH) == 1


@rule("ti4:22.1d")
def test_each_unit_bombards_one_planet_named_before_the_dice() -> None:
    table = table_of(dreadnought=2).troops(1, BEREG, infantry=1).troops(1, LIRTA, infantry=1)
    game = invade(table, 5, 4)
    with pytest.raises(Refused, match="bombards-once 3 2"):
        plan(game, 0, (ON_PLANET + BEREG, "dreadnought", 2), (ON_PLANET + LIRTA, "dreadnought", 1))
    plan(game, 0, (ON_PLANET + BEREG, "dreadnought", 1), (ON_PLANET + LIRTA, "dreadnought", 1))
    assert (on(game, 1, BEREG), on(game, 1, LIRTA)) == (0, 1)


@rule("ti4:22.1f", "ti4:66")
def test_a_planetary_shield_keeps_bombardment_off_its_planet_alone() -> None:
    table = table_of(dreadnought=1).troops(1, BEREG, infantry=1, pds=1).troops(1, LIRTA, infantry=1)
    game = invade(table)
    answer(game, 1, "hold fire")
    assert [row[0] for row in asked(game, 0).rows if row[2]] == [ON_PLANET + LIRTA]
    refused = game.why_not(0, ("planet", BEREG))
    assert refused is not None
    assert refused.reason == "planetary-shield"


@rule("ti4:66.3", "ti4:66.3b")
def test_a_war_sun_takes_the_shields_away_for_everybody_beside_it() -> None:
    game = invade(table_of(war_sun=1, dreadnought=1).troops(1, BEREG, infantry=3, pds=1), *[5] * 4)
    answer(game, 1, "hold fire")
    plan(game, 0, (ON_PLANET + BEREG, "dreadnought", 1))
    assert on(game, 1, BEREG) == 2


@rule("ti4:22.1c")
def test_what_helps_combat_rolls_helps_no_bombardment() -> None:
    game = invade(table_of(dreadnought=1).troops(1, BEREG, infantry=1), 4)
    game.begin_effect(Drill(0))
    everything(game, 0)
    assert on(game, 1, BEREG) == 1


# -- landing -----------------------------------------------------------------------------------------------------------


@rule("ti4:27.2", "ti4:27.2a", "ti4:27.5", "ti4:27.5b", "ti4:53.1", "ti4:53.1a", "ti4:21.3")
def test_ground_forces_land_on_several_planets_and_take_them() -> None:
    game = invade(table_of(carrier=1, infantry=3))
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 2), (ON_PLANET + LIRTA, "infantry", 1))
    assert (on(game, 0, BEREG), on(game, 0, LIRTA)) == (2, 1)
    assert [game.controller[planet] for planet in (BEREG, LIRTA)] == [0, 0]
    assert game.exhausted[BEREG]


@rule("ti4:27.2")
def test_no_more_land_than_are_aboard() -> None:
    game = invade(table_of(carrier=1, infantry=2))
    with pytest.raises(Refused, match="not-so-many-aboard 3 2"):
        plan(game, 0, (ON_PLANET + BEREG, "infantry", 2), (ON_PLANET + LIRTA, "infantry", 1))


@rule("ti4:27.2c", "ti4:27")
def test_who_lands_nothing_takes_nothing() -> None:
    game = invade(table_of(carrier=1, infantry=2).troops(1, BEREG, infantry=1))
    answer(game, 0, "land nothing")
    assert game.controller[BEREG] == 1
    assert not any("ground combat" in line for line in log(game))


@rule("ti4:40.1", "ti4:60.1", "ti4:40")
def test_nobody_lands_on_mecatol_rex_while_the_custodians_are_there() -> None:
    table = Table("sol", "hacan").ships(0, 0, carrier=1, infantry=1)
    table.game.custodians = True
    game = invade(table)
    assert game.controller[MECATOL_REX] == NOBODY
    assert game.asked(0) is None or asked(game, 0).prompt != "land"


# -- space cannon defense ----------------------------------------------------------------------------------------------


@rule("ti4:27.3", "ti4:96.6", "ti4:96.7", "ti4:96.7b", "ti4:96.8", "ti4:27.5a", "ti4:53.1b", "ti4:34")
def test_a_pds_alone_fires_at_those_who_land_and_falls_when_control_changes() -> None:
    game = invade(table_of(carrier=1, infantry=2).troops(1, BEREG, pds=1), 6)
    answer(game, 1, "hold fire")
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 2))
    answer(game, 1, "fire")
    assert on(game, 0, BEREG) == 1
    assert on(game, 1, BEREG, PDS) == 0
    assert game.controller[BEREG] == 0


@rule("ti4:27.3a", "ti4:96.8a")
def test_the_active_player_orders_the_cannons_of_several_planets() -> None:
    table = table_of(carrier=1, infantry=2).troops(1, BEREG, pds=1).troops(1, LIRTA, pds=1)
    game = invade(table, 6, 1)
    answer(game, 1, "hold fire")
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1), (ON_PLANET + LIRTA, "infantry", 1))
    answer(game, 0, f"planet {LIRTA}")
    answer(game, 1, "fire")
    assert (on(game, 0, BEREG), on(game, 0, LIRTA)) == (1, 0)


@rule("ti4:96.7d")
def test_cannons_of_another_planet_do_not_defend_however_far_they_reach() -> None:
    table = table_of(carrier=1, infantry=1).troops(1, LIRTA, pds=1)
    units = list(table.game.players[1].units)
    units[PDS] = UNIT["pds-2"]
    table.game.players[1].units = tuple(units)
    game = invade(table)
    answer(game, 1, "hold fire")
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert game.controller[BEREG] == 0
    assert game.asked(1) is None or asked(game, 1).prompt != "space cannon"


@rule("ti4:96.7c")
def test_what_helps_combat_rolls_helps_no_defense() -> None:
    game = invade(table_of(carrier=1, infantry=1).troops(1, BEREG, pds=1), 5)
    answer(game, 1, "hold fire")
    game.begin_effect(Drill(1))
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    answer(game, 1, "fire")
    assert on(game, 0, BEREG) == 1


# -- ground combat -----------------------------------------------------------------------------------------------------


@rule("ti4:20", "ti4:20.1", "ti4:20.2", "ti4:20.2a", "ti4:20.4", "ti4:20.4c", "ti4:27.4", "ti4:27.2b", "ti4:48.1")
def test_a_ground_combat_is_fought_until_one_side_is_gone() -> None:
    game = invade(table_of(carrier=1, infantry=2).troops(1, BEREG, infantry=1), 8, 1, 7)
    everything(game, 0)
    assert (on(game, 0, BEREG), on(game, 1, BEREG)) == (2, 0)
    assert game.controller[BEREG] == 0
    assert any("ground combat over 0" in line for line in log(game))


@rule("ti4:20.3")
def test_without_a_decision_another_round_is_fought() -> None:
    game = invade(table_of(carrier=1, infantry=1).troops(1, BEREG, infantry=1), 1, 1, 8, 1)
    everything(game, 0)
    assert len([line for line in log(game) if "rolled" in line]) == 4
    assert game.controller[BEREG] == 0


@rule("ti4:20.4d", "ti4:27.5d", "ti4:53.4", "ti4:53.3")
def test_where_both_fall_the_defender_keeps_the_planet() -> None:
    game = invade(table_of(carrier=1, infantry=1).troops(1, BEREG, infantry=1), 8, 8)
    everything(game, 0)
    assert (on(game, 0, BEREG), on(game, 1, BEREG)) == (0, 0)
    assert game.controller[BEREG] == 1
    assert any("ground combat over -1" in line for line in log(game))


@rule("ti4:20.2", "ti4:61.1", "ti4:21", "ti4:75")
def test_who_loses_ground_forces_chooses_and_mechs_sustain() -> None:
    game = invade(table_of(carrier=1, infantry=1, mech=1).troops(1, BEREG, infantry=1), 6, 1, 8)
    everything(game, 0)
    assert [option.key for option in asked(game, 0).options] == ["sustain", "destroy", "destroy"]
    answer(game, 0, "sustain")
    assert (on(game, 0, BEREG, MECH), on(game, 0, BEREG)) == (1, 1)
    assert damaged(game.players[0].troops_on(BEREG), MECH) == 1


@rule("ti4:27.4a")
def test_the_active_player_orders_the_combats() -> None:
    table = table_of(carrier=1, infantry=2).troops(1, BEREG, infantry=1).troops(1, LIRTA, infantry=1)
    game = invade(table, 8, 1, 1, 8)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1), (ON_PLANET + LIRTA, "infantry", 1))
    answer(game, 0, f"planet {LIRTA}")
    assert [game.controller[planet] for planet in (BEREG, LIRTA)] == [1, 0]


def test_who_makes_no_combat_rolls_makes_no_hits() -> None:
    game = invade(table_of(carrier=1, infantry=1).troops(1, BEREG, infantry=1), 8, 8)
    game.begin_effect(Silence(0, about=1))
    everything(game, 0)
    assert (on(game, 0, BEREG), on(game, 1, BEREG)) == (1, 0)


@rule("ti4:27.5c", "ti4:53.2")
def test_a_planet_already_controlled_stays_ready() -> None:
    game = invade(table_of(carrier=1, infantry=1).planets(0, BEREG))
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert not game.exhausted[BEREG]
    assert not any("control" in line for line in log(game))


@rule("ti4:75.2")
def test_damaged_units_land_and_fight_as_before() -> None:
    game = invade(table_of(carrier=1, damaged_mech=1).troops(1, BEREG, infantry=1), 6, 1)
    plan(game, 0, (ON_PLANET + BEREG, "damaged mech", 1))
    assert damaged(game.players[0].troops_on(BEREG), MECH) == 1
    assert game.controller[BEREG] == 0
    assert not count(game.players[0].ships_in(0), DREADNOUGHT)


@rule("ti4:20.4a")
def test_the_start_of_a_ground_combat_is_the_start_of_its_first_round() -> None:
    game = invade(table_of(carrier=1, infantry=1).troops(1, BEREG, infantry=1).hand(0, "morale-boost"), 1, 1, 8, 1)
    everything(game, 0)
    assert asked(game, 0).prompt == "start-of-ground-combat-round"
    answer(game, 0, "pass")
    assert len([line for line in log(game) if "rolled" in line]) == 2, "asked once, then the dice of the first round"
    assert asked(game, 0).prompt == "start-of-ground-combat-round"


@rule("ti4:53.5b")
def test_within_an_invasion_control_changes_only_at_its_end() -> None:
    table = table_of(carrier=1, infantry=2).planets(1, BEREG).troops(1, LIRTA, pds=1)
    game = invade(table, 1)
    answer(game, 1, "hold fire")
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1), (ON_PLANET + LIRTA, "infantry", 1))
    assert asked(game, 1).prompt == "space cannon"
    assert game.controller[BEREG] == 1, "nobody of theirs is there, and yet"
    answer(game, 1, "fire")
    assert [game.controller[planet] for planet in (BEREG, LIRTA)] == [0, 0]
