"""The L1Z1X Mindnet: agent, commander, hero and mech."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.combat import bombarding_guns, is_shielded, no_bombarding
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.units import DREADNOUGHT, FIGHTER, FLAGSHIP, INFANTRY, MECH, count
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51


@card("ti4:i48s")
def test_who_activates_a_system_may_turn_infantry_there_into_a_mech() -> None:
    table = Table("letnev", "l1z1x", tiles=TILES).court(0).court(1).troops(0, BEREG, infantry=2)
    game = table.activate(0)
    answer(game, 1, "leader")
    answer(game, 0, f"planet {BEREG}")
    troops = game.players[0].troops_on(BEREG)
    assert (count(troops, INFANTRY), count(troops, MECH)) == (1, 1)


@card("ti4:i48s")
def test_who_has_no_mechs_gets_none() -> None:
    game = Table("hacan", "l1z1x", tiles=TILES).court(1).troops(0, BEREG, infantry=2).activate(0)
    assert asked(game, 1).prompt == "action"


@card("ti4:i48s")
@rule("ti4:59.4a")
@pytest.mark.parametrize(("reply", "here", "there"), [("take from board", 1, 3), ("place fewer", 0, 4)])
def test_where_no_mech_is_left_one_may_be_taken_from_the_board(reply: str, here: int, there: int) -> None:
    """From a system without a token of its player."""
    table = Table("letnev", "l1z1x", tiles=TILES).court(0).court(1).troops(0, BEREG, infantry=1)
    other = table.game.chart.planets[1][0]
    game = table.troops(0, other, mech=4).activate(0)
    answer(game, 1, "leader")
    answer(game, 0, f"planet {BEREG}")
    answer(game, 0, reply)
    assert [count(game.players[0].troops_on(planet), MECH) for planet in (BEREG, other)] == [here, there]


@card("ti4:2ram")
def test_shields_do_not_stop_its_bombs_and_stay_shields() -> None:
    """Also those of an ally; of nobody else."""
    table = Table("l1z1x", "hacan", "sol", tiles=TILES).court(0, COMMANDER).troops(1, BEREG, infantry=1, pds=1)
    game = table.game
    assert [no_bombarding(game, seat, BEREG) for seat in (0, 2)] == ["", "planetary-shield"]
    assert is_shielded(game, BEREG)
    game.players[2].area = (note_of("alliance", 0),)
    game.players[2].changed()
    assert no_bombarding(game, 2, BEREG) == ""


@card("ti4:2ram")
def test_four_dreadnoughts_unlock_it() -> None:
    table = Table("l1z1x", "hacan").court(0).ships(0, 1, dreadnought=1).ships(0, 2, dreadnought=3)
    game = table.activate(0)
    assert NUMBER["2ram"] in game.players[0].locked, "nobody has looked yet"
    plan(game, 0, (1, "dreadnought", 1))
    assert NUMBER["2ram"] in game.players[0].leaders


@card("ti4:the-helmsman")
def test_great_ships_come_from_anywhere_with_what_they_carry() -> None:
    """From under a token too, but then without cargo; not to where ships of others are."""
    table = Table("l1z1x", "hacan", tiles=TILES).court(0, HERO).pools(0, fleet=5).planets(0, BEREG)
    table.ships(0, 1, dreadnought=2, fighter=2, cruiser=1).ships(0, 3, flagship=1, infantry=2).ships(1, 2, cruiser=1)
    table.game.players[0].tokens = (3,)
    game = table.begin()
    answer(game, 0, "leader")
    assert 2 not in {option.id() for option in asked(game, 0).options}
    answer(game, 0, "system 5")
    rows = {(place, kind) for place, kind, _ in asked(game, 0).rows}
    assert rows == {(1, "dreadnought"), (1, "fighter"), (3, "flagship")}
    plan(game, 0, (1, "dreadnought", 2), (1, "fighter", 2), (3, "flagship", 1))
    force = game.players[0].ships_in(5)
    assert (count(force, DREADNOUGHT), count(force, FIGHTER), count(force, FLAGSHIP)) == (2, 2, 1)
    assert NUMBER["the-helmsman"] not in game.players[0].leaders
    assert game.players[0].tokens == (3,), "no token is placed"


@card("ti4:annihilator")
def test_it_bombards_another_planet_of_its_system_from_the_ground() -> None:
    table = Table("l1z1x", "hacan", tiles=TILES).court(0).troops(0, LIRTA, mech=2).troops(1, BEREG, infantry=1)
    game = table.activate(0)
    game.rng = Arranged(1, [], [8, 1])
    plan(game, 0, (ON_PLANET + BEREG, "mech", 2))
    assert count(game.players[1].troops_on(BEREG), INFANTRY) == 0


@card("ti4:annihilator")
def test_in_a_ground_combat_it_does_not_bombard() -> None:
    table = Table("l1z1x", "hacan", tiles=TILES).court(0).troops(0, LIRTA, mech=1).troops(0, BEREG, mech=2)
    assert [dice for _, dice, _, _ in bombarding_guns(table.game, 0, 0)] == [3]
    assert [dice for _, dice, _, _ in bombarding_guns(table.game, 0, 0, BEREG)] == [1], "as in Harrow"


@card("ti4:annihilator")
def test_it_bombards_from_a_ship_as_well() -> None:
    table = Table("l1z1x", "hacan", tiles=TILES).court(0).ships(0, 1, carrier=1, mech=1).troops(1, BEREG, infantry=1)
    game = table.activate(0)
    everything(game, 0)
    assert asked(game, 0).prompt == "bombard"
