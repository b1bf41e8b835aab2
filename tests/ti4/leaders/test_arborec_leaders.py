"""The Arborec: agent, commander, hero and mech."""

from __future__ import annotations

import pytest

from orrery.ti4.building import producers
from orrery.ti4.combat import is_shielded
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.leaders.letani_ospha import others
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.units import CARRIER, CRUISER, DREADNOUGHT, FIGHTER, FLAGSHIP, INFANTRY, MECH, count, damaged
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51


@card("ti4:letani-ospha")
def test_a_ship_of_anybody_becomes_one_that_costs_two_more_at_most() -> None:
    """Its owner chooses, or keeps it; nothing is destroyed, and a fighter or a cheaper ship would do as well."""
    table = Table("arborec", "hacan").court(0).ships(0, 1, destroyer=1).ships(1, 2, damaged_dreadnought=1, cruiser=1)
    game = table.begin()
    answer(game, 0, "leader")
    answer(game, 0, f"type {CRUISER}")
    offered = {option.id() for option in asked(game, 1).options if option.things}
    assert offered == {FIGHTER, 1, CARRIER, DREADNOUGHT}, "neither the flagship nor another cruiser"
    answer(game, 1, f"type {DREADNOUGHT}")
    force = game.players[1].ships_in(2)
    assert (count(force, CRUISER), count(force, DREADNOUGHT)) == (0, 2)
    assert not any(event.kind == "destroyed" for event in game.log or [])


@card("ti4:letani-ospha")
def test_a_damaged_ship_may_become_a_whole_one_of_its_type() -> None:
    game = Table("arborec", "hacan").court(0).ships(1, 2, damaged_dreadnought=1).begin()
    answer(game, 0, "leader")
    answer(game, 1, f"type {DREADNOUGHT}")
    force = game.players[1].ships_in(2)
    assert (count(force, DREADNOUGHT), damaged(force, DREADNOUGHT)) == (1, 0)


@card("ti4:letani-ospha")
def test_its_owner_may_keep_a_ship() -> None:
    game = Table("arborec", "hacan").court(0).ships(1, 2, cruiser=1).begin()
    answer(game, 0, "leader")
    answer(game, 1, "keep ship")
    assert count(game.players[1].ships_in(2), CRUISER) == 1


@card("ti4:letani-ospha")
@rule("ti4:59.4a")
def test_where_no_ship_of_a_type_is_left_one_may_be_taken_from_the_board() -> None:
    """From a system without a token of its player; a damaged ship is not replaced by itself."""
    table = Table("arborec", "hacan").court(0).ships(1, 1, dreadnought=2).ships(1, 2, cruiser=1, damaged_dreadnought=1)
    table.ships(1, 3, dreadnought=2).game.players[1].tokens = (3,)
    game = table.begin()
    answer(game, 0, "leader")
    answer(game, 0, f"type {CRUISER}")
    answer(game, 1, f"type {DREADNOUGHT}")
    assert {option.things[0][1] for option in asked(game, 1).options} == {1, 2}
    answer(game, 1, "place 1")
    found = [count(game.players[1].ships_in(system), DREADNOUGHT) for system in (1, 2, 3)]
    assert (found, count(game.players[1].ships_in(2), CRUISER)) == ([1, 2, 2], 0)
    assert DREADNOUGHT not in others(game, 1, DREADNOUGHT, True)


@card("ti4:dirzuga-rophal")
def test_one_unit_is_produced_before_the_others_come() -> None:
    """Paid in full, infantry too although a dock alone has production there; not in one's own action."""
    table = Table("hacan", "arborec", tiles=TILES).court(1, COMMANDER).troops(1, BEREG, space_dock=1, infantry=1)
    table.game.exhausted[BEREG] = True
    game = table.pools(1, goods=1).techs(1, "sarween-tools").activate(0)
    answer(game, 1, "leader")
    assert dict(asked(game, 1).things)["production"] == 1, "one unit and no more"
    plan(game, 1, (ON_PLANET + BEREG, "infantry", 1))
    assert game.players[1].goods == 0, "Sarween Tools do not help"
    assert count(game.players[1].troops_on(BEREG), INFANTRY) == 2


@card("ti4:dirzuga-rophal")
def test_twelve_ground_forces_on_planets_unlock_it() -> None:
    table = Table("arborec", "hacan", tiles=TILES).court(0).troops(0, LIRTA, infantry=9, mech=2)
    game = table.ships(0, 1, carrier=1, infantry=1).activate(0)
    everything(game, 0)
    assert NUMBER["dirzuga-rophal"] in game.players[0].locked, "those in space do not count"
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert NUMBER["dirzuga-rophal"] in game.players[0].leaders


@card("ti4:letani-miasmiala")
def test_it_produces_wherever_ground_forces_are() -> None:
    """Also where they are in space; one system after the other, all of it paid."""
    table = Table("arborec", "hacan", tiles=TILES).court(0, HERO).troops(0, BEREG, infantry=1).pools(0, goods=7)
    table.game.exhausted[BEREG] = True
    game = table.ships(0, 1, carrier=1, infantry=1).ships(0, 2, cruiser=1).begin()
    answer(game, 0, f"leader {NUMBER['letani-miasmiala']}")
    assert {option.id() for option in asked(game, 0).options if option.things} == {0, 1}
    answer(game, 0, "system 0")
    plan(game, 0, (0, "cruiser", 1), (ON_PLANET + BEREG, "mech", 1))
    everything(game, 0)
    answer(game, 0, "system 1")
    plan(game, 0, (1, "carrier", 1))
    assert game.players[0].goods == 0
    assert (count(game.players[0].ships_in(0), CRUISER), count(game.players[0].ships_in(1), CARRIER)) == (1, 2)
    assert NUMBER["letani-miasmiala"] not in game.players[0].leaders


@card("ti4:letani-miasmiala", "ti4:navarch-feng", "ti4:alliance")
@pytest.mark.parametrize("goods", [0, 1])
def test_what_an_ally_produces_for_nothing_needs_no_resources_there(goods: int) -> None:
    """Any number of units: a flagship that is not paid for comes beside all that is."""
    table = Table("arborec", "nomad", tiles=TILES).own(0).court(0, HERO).court(1, COMMANDER).pools(0, goods=goods)
    table.game.players[0].area = (note_of("alliance", 1),)
    table.troops(0, BEREG, infantry=1).game.exhausted[BEREG] = True
    game = table.begin()
    answer(game, 0, f"leader {NUMBER['letani-miasmiala']}")
    answer(game, 0, "system 0")
    plan(game, 0, (0, "flagship", 1), *[(ON_PLANET + BEREG, "infantry", 2)] * goods)
    assert count(game.players[0].ships_in(0), FLAGSHIP) == 1
    assert count(game.players[0].troops_on(BEREG), INFANTRY) == 1 + 2 * goods


@card("ti4:letani-behemoth")
@pytest.mark.parametrize(("choice", "infantry", "mechs"), [("ability", 2, 0), ("mech", 0, 1)])
def test_an_infantry_becomes_a_mech_in_place_of_mitosis(choice: str, infantry: int, mechs: int) -> None:
    table = Table("arborec", "hacan", tiles=TILES).court(0).troops(0, BEREG, infantry=1)
    game = table.game
    game.players[0].strategies = (1,)
    game.begin(StatusPhase())
    answer(game, 0, choice)
    troops = game.players[0].troops_on(BEREG)
    assert (count(troops, INFANTRY), count(troops, MECH)) == (infantry, mechs)
    assert game.asked(0) is None, "one of the two, and once"


@card("ti4:letani-behemoth")
def test_it_produces_and_shields() -> None:
    game = Table("arborec", "hacan", tiles=TILES).court(0).troops(0, BEREG, mech=2).game
    assert producers(game, 0, 0) == [(BEREG, 4)]
    assert is_shielded(game, BEREG)


@card("ti4:dirzuga-rophal")
def test_who_activates_the_system_itself_or_has_nothing_there_that_produces_is_not_helped() -> None:
    table = Table("arborec", "hacan", tiles=TILES).court(0, COMMANDER).troops(0, BEREG, space_dock=1).planets(1, LIRTA)
    game = table.pools(0, goods=5).ships(0, 1, cruiser=1).activate(0)
    assert asked(game, 0).prompt == "move"
    table = Table("hacan", "arborec", tiles=TILES).court(1, COMMANDER).troops(1, BEREG, pds=1).pools(1, goods=5)
    game = table.ships(0, 1, cruiser=1).planets(0, LIRTA).activate(0)
    assert game.asked(1) is None
