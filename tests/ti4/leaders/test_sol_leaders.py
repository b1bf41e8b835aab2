"""The Federation of Sol: agent, commander, hero and mech."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import resources
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import FIGHTER, INFANTRY, MECH, count
from support.cite import card
from support.play import answer
from support.ti4 import Table, everything, plan

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51
THREE = tuple([number for number, planet in enumerate(PLANETS) if planet.resources == 3 and number != BEREG][:3])


def invade(table: Table, infantry: int, *dice: int) -> TwilightImperium:
    """Seat 0 lands infantry on Bereg."""
    game = table.activate(0)
    game.rng = Arranged(1, [], list(dice))
    everything(game, 0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", infantry))
    return game


@card("ti4:evelyn-delouis")
def test_one_ground_force_of_anybody_rolls_one_die_more() -> None:
    table = Table("hacan", "norr", "sol", tiles=TILES).court(2).ships(0, 1, carrier=1, infantry=2)
    game = invade(table.troops(1, BEREG, infantry=1), 2, 1, 1, 10, 1)
    answer(game, 2, "leader")
    answer(game, 2, "seat 0")
    rolled = [event.values for event in game.log or [] if event.kind == "rolled"]
    assert rolled[0] == (INFANTRY, 1, 1, 10), "three dice for two"
    assert game.players[2].exhausted == (NUMBER["evelyn-delouis"],)


@card("ti4:evelyn-delouis", "ti4:matriarch")
def test_what_fights_as_a_ground_force_may_roll_it_too() -> None:
    table = Table("naalu", "sol", tiles=TILES).own(0).court(1).ships(0, 0, flagship=1, fighter=2, infantry=1)
    game = table.troops(1, BEREG, infantry=1).activate(0)
    plan(game, 0, (ON_PLANET + BEREG, "fighter", 2))
    answer(game, 1, "leader")
    answer(game, 1, "seat 0")
    rolled = [event.values for event in game.log or [] if event.kind == "rolled"]
    assert (rolled[0][0], len(rolled[0])) == (FIGHTER, 4), "three dice for two"


@card("ti4:claire-gibson")
def test_a_planet_that_is_attacked_gets_one_more_infantry() -> None:
    """Once in a combat, and only its controller."""
    table = Table("hacan", "sol", tiles=TILES).court(1, COMMANDER).ships(0, 1, carrier=1, infantry=1)
    table.game.players[1].exhausted = (NUMBER["evelyn-delouis"],)
    game = invade(table.troops(1, BEREG, infantry=1), 1, *[1] * 9)
    answer(game, 1, "leader")
    assert count(game.players[1].troops_on(BEREG), INFANTRY) == 2


@card("ti4:claire-gibson")
def test_who_attacks_has_no_use_of_it_and_an_ally_has() -> None:
    table = Table("sol", "hacan", tiles=TILES).court(0, COMMANDER).ships(0, 1, carrier=1, infantry=1)
    table.game.players[0].exhausted = (NUMBER["evelyn-delouis"],)
    table.game.players[1].area = (note_of("alliance", 0),)
    game = invade(table.troops(1, BEREG, infantry=1), 1, *[1] * 9)
    assert game.asked(0) is None
    answer(game, 1, "leader")
    assert count(game.players[1].troops_on(BEREG), INFANTRY) == 2


@card("ti4:claire-gibson")
def test_planets_with_twelve_resources_unlock_her() -> None:
    table = Table("sol", "hacan", tiles=TILES).court(0).ships(0, 1, carrier=1, infantry=1)
    table.planets(0, *THREE)
    assert sum([resources(table.game, planet) for planet in THREE]) == 9
    game = table.activate(0)
    everything(game, 0)
    assert NUMBER["claire-gibson"] in game.players[0].locked
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert resources(game, BEREG) == 3
    assert NUMBER["claire-gibson"] in game.players[0].leaders


@card("ti4:jace-x-4th-air-legion")
def test_all_tokens_come_back_from_the_board() -> None:
    """Into the reinforcements: none of them can be used in this turn, but the systems are free again."""
    game = Table("sol", "hacan").court(0, HERO).pools(0, tactic=1).begin()
    game.players[0].tokens, game.players[1].tokens = (0, 1, 2), (3,)
    answer(game, 0, "leader")
    assert [len(player.tokens) for player in game.players] == [0, 1]
    assert game.players[0].tactic == 1


@card("ti4:zs-thunderbolt-m2")
@pytest.mark.parametrize(("goods", "offered"), [(2, False), (3, True)])
def test_a_mech_drops_after_the_soldiers_for_three_resources(goods: int, offered: bool) -> None:
    game = Table("sol", "hacan").court(0).planets(0, BEREG, LIRTA).pools(0, goods=goods).begin()
    game.exhausted[BEREG] = game.exhausted[LIRTA] = True
    answer(game, 0, "ability")
    answer(game, 0, f"planet {BEREG}")
    if offered:
        answer(game, 0, "mech")
    troops = game.players[0].troops_on(BEREG)
    assert (count(troops, INFANTRY), count(troops, MECH)) == (2, int(offered))
    assert game.players[0].goods == (0 if offered else 2)
