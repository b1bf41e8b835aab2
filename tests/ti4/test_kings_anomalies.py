"""Anomalies of Prophecy of Kings: with planets, with wormholes, made by abilities, two in one system."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.adjacency import ASTEROIDS, NEBULA, RIFT, SUPERNOVA, adjacent, all_anomalies, anomalies_of, is_anomaly
from orrery.ti4.chart import Chart
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Standing
from orrery.ti4.routes import may_be_moved_into, move_value
from orrery.ti4.tiles import TILE, TILES
from orrery.ti4.units import CRUISER
from support.cite import rule
from support.play import answer
from support.ti4 import RING, Table, plan
from support.ti4_modifiers import NebulaMade, NovaMade, RiftMade

CORMUND, EVERRA, ALPHA_ASTEROIDS, NOVA, ALPHA = "67", "68", "79", "80", "26"
SETTLED = 0  # a planet that is not on the table: whoever controls it is not eliminated


def beside(tile: str, *, middle: str = "18") -> Table:
    """That tile north of the middle, dull ones around."""
    return Table("sol", "hacan", tiles=(middle, tile, "46", "47", "48", "49", "50")).planets(1, SETTLED)


def may_come(game: TwilightImperium) -> bool:
    """The active player has ships that could come."""
    return any(question.prompt == "move" for question in game.waiting())


# -- printed -----------------------------------------------------------------------------------------------------------


@rule("ti4:12.2a")
def test_an_anomaly_with_a_planet_is_an_anomaly() -> None:
    """Everra lies in a nebula: nobody moves through it, and whoever is attacked there hits better."""
    for key, kind in ((CORMUND, RIFT), (EVERRA, NEBULA)):
        table = beside(key)
        assert is_anomaly(table.game, 1, kind)
        assert table.game.chart.planets[1]
    made = Table("sol", "hacan", tiles=("46", EVERRA, NOVA, "47", "48", "49", NOVA)).planets(1, SETTLED)
    assert not may_come(made.ships(0, 1, cruiser=1).activate(4)), "out of a nebula one step and no farther"


@rule("ti4:12.2a", "ti4:65.3")
def test_the_defender_of_everra_hits_better() -> None:
    table = beside(EVERRA).ships(0, 0, cruiser=1).ships(1, 1, cruiser=1)
    table.game.rng = Arranged(1, [], [1, 6])
    game = table.activate(1)
    plan(game, 0, (0, "cruiser", 1))
    assert not game.players[0].ships_in(1), "a 6 hits with 1 more"


@rule("ti4:12.2a", "ti4:37.2")
@pytest.mark.parametrize(("die", "arrives"), [(3, False), (4, True)])
def test_ships_that_leave_cormund_roll_and_ground_forces_land_there(die: int, arrives: bool) -> None:
    table = beside(CORMUND).ships(0, 1, cruiser=1)
    table.game.rng = Arranged(1, [], [die])
    game = table.activate(0)
    plan(game, 0, (1, "cruiser", 1))
    assert bool(game.players[0].ships_in(0)) == arrives
    landing = beside(CORMUND).ships(0, 0, carrier=1, infantry=1)
    game = landing.activate(1)
    plan(game, 0, (0, "carrier", 1), (0, "infantry", 1))
    planet = game.chart.planets[1][0]
    plan(game, 0, (ON_PLANET + planet, "infantry", 1))
    assert game.controller[planet] == 0


@rule("ti4:12.2a", "ti4:13.1")
def test_asteroids_with_a_wormhole_are_adjacent_through_it_and_closed() -> None:
    table = Table("sol", "hacan", tiles=("18", ALPHA_ASTEROIDS, "46", "47", ALPHA, "48", "49")).planets(1, SETTLED)
    assert 4 in adjacent(table.game, 1)
    assert is_anomaly(table.game, 1, ASTEROIDS)
    game = table.ships(0, 4, cruiser=1).activate(1)
    assert not may_come(game), "not without Antimass Deflectors"
    open_to = Table("sol", "hacan", tiles=("18", ALPHA_ASTEROIDS, "46", "47", ALPHA, "48", "49")).planets(1, SETTLED)
    game = open_to.techs(0, "antimass-deflectors").ships(0, 4, carrier=1).activate(1)
    plan(game, 0, (4, "carrier", 1))
    assert game.players[0].ships_in(1), "one step by the wormhole"


@rule("ti4:86.1")
def test_the_supernova_of_the_expansion_is_one() -> None:
    table = beside(NOVA).ships(0, 0, cruiser=1)
    assert not may_come(table.activate(1))
    assert TILES[TILE["81"]].anomalies == "supernova"


# -- made --------------------------------------------------------------------------------------------------------------


def warped(table: Table, *made: type[RiftMade]) -> TwilightImperium:
    """Seat 0 is about to act, and the system north of the middle has become more than it was."""
    game = table.begin()
    for kind in made:
        game.begin_effect(kind(0, 1))
    return game


def activated(game: TwilightImperium, system: int) -> TwilightImperium:
    answer(game, 0, "tactical")
    answer(game, 0, f"system {system}")
    return game


@rule("ti4:12.4")
def test_an_ability_makes_a_system_an_anomaly_besides_what_it_is() -> None:
    game = warped(beside(ALPHA).ships(0, 1, cruiser=1), RiftMade)
    assert anomalies_of(game, 1) == "gravity_rift"
    assert game.chart.planets[1], "it keeps its planet"
    assert game.chart.wormholes[1] == "alpha"
    assert all_anomalies(game)[2:] == game.chart.anomalies[2:], "and no other system is one"
    assert game.view(0).systems[1].anomalies == "gravity_rift"
    game.rng = Arranged(1, [], [3])
    plan(activated(game, 0), 0, (1, "cruiser", 1))
    assert not game.players[0].ships_in(0), "it rolls as at every rift"


@rule("ti4:12.4")
def test_what_a_player_has_makes_an_anomaly_as_long_as_it_is_there() -> None:
    game = beside("19").game
    game.players[1].standing = Standing([RiftMade(1, 1)])
    assert (anomalies_of(game, 1), anomalies_of(game, 0)) == ("gravity_rift", "")
    game.players[1].changed()
    assert anomalies_of(game, 1) == ""


@rule("ti4:12.5")
def test_a_system_that_is_two_anomalies_has_the_properties_of_both() -> None:
    """Everra, a nebula, becomes a gravity rift: one step out of it by its own, one more for the rift, and a die."""
    game = warped(beside(EVERRA).ships(0, 1, cruiser=1), RiftMade)
    assert anomalies_of(game, 1).split() == ["nebula", "gravity_rift"]
    assert move_value(game, 0, CRUISER, 1) == 1
    assert not may_be_moved_into(game, 0, 1)
    game.rng = Arranged(1, [], [4])
    plan(activated(game, 4), 0, (1, "cruiser", 1))
    assert game.players[0].ships_in(4), "two steps, as the rift gives one"
    closed = warped(beside(CORMUND).ships(0, 0, cruiser=1), NovaMade)
    assert is_anomaly(closed, 1, SUPERNOVA)
    assert is_anomaly(closed, 1, RIFT)
    assert not may_come(activated(closed, 1))


@rule("ti4:37.4")
def test_several_gravity_rifts_in_one_system_are_one() -> None:
    game = warped(beside(CORMUND).ships(0, 1, cruiser=1), RiftMade, RiftMade)
    assert anomalies_of(game, 1) == "gravity_rift"
    game.rng = Arranged(1, [], [10])
    plan(activated(game, 0), 0, (1, "cruiser", 1))
    assert [event.kind for event in game.log or []].count("rift") == 1
    around = Table("sol", "hacan", tiles=("46", CORMUND, "19", "20", "21", "22", "23")).planets(1, SETTLED)
    around.game.chart = Chart(around.game.chart.tiles, (*RING[:3], (2, -1), (3, -1), (4, -1), (5, -1)))
    slow = warped(around.ships(0, 1, carrier=1), RiftMade, RiftMade)
    assert not may_come(activated(slow, 4)), "three steps away: one rift gives one step more, not two"


@rule("ti4:12.4", "ti4:65.3")
@pytest.mark.parametrize("made", [(), (NebulaMade,)])
def test_a_made_nebula_counts_in_combat(made: tuple[type[RiftMade], ...]) -> None:
    game = warped(beside("19").ships(0, 0, cruiser=1).ships(1, 1, cruiser=1), *made)
    game.rng = Arranged(1, [], [1, 6, 10, 1])
    plan(activated(game, 1), 0, (0, "cruiser", 1))
    assert bool(game.players[0].ships_in(1)) != bool(made), "a 6 hits with 1 more"
