"""The L1Z1X Mindnet where others interfere: bunkers, laws, shields taken away, planets that come by themselves."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.moves import upgrade_units
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import CARRIER, DREADNOUGHT, FIGHTER, FLAGSHIP, INFANTRY, PDS, count
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_agendas import enact
from support.ti4_combat import battle, left

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51
FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated


def on(game: TwilightImperium, seat: int, type: int = INFANTRY, planet: int = BEREG) -> int:
    return count(game.players[seat].troops_on(planet), type)


def above(**ships: int) -> Table:
    """Ships and infantry of the L1Z1X over Bereg, which others hold."""
    table = Table("l1z1x", "hacan", tiles=TILES).own(0).planets(0, FAR).planets(1, FAR + 1, BEREG)
    return table.pools(0, fleet=5).ships(0, 0, **ships)


def land(table: Table, *dice: int, number: int = 1) -> TwilightImperium:
    game = table.activate(0)
    for _ in range(6):
        if game.asked(1) is not None and asked(game, 1).prompt == "space cannon":
            answer(game, 1, "hold fire")
        elif game.asked(1) is not None and asked(game, 1).prompt == "start-of-invasion":
            answer(game, 1, "card")
        elif game.asked(0) is not None and asked(game, 0).prompt in ("bombard", "move"):
            answer(game, 0, asked(game, 0).options[0].key)
    game.rng = Arranged(1, [], list(dice))
    plan(game, 0, (ON_PLANET + BEREG, "infantry", number))
    return game


# -- Harrow ------------------------------------------------------------------------------------------------------------


@card("ti4:harrow", "ti4:bunker")
def test_a_bunker_holds_for_harrowing_too() -> None:
    table = above(dreadnought=1, carrier=1, infantry=1).troops(1, BEREG, infantry=2).hand(1, "bunker")
    game = land(table, 1, 1, 1, 8)
    answer(game, 0, "ability")
    assert on(game, 1) == 2, "eight less four is less than five"


@card("ti4:harrow", "ti4:plasma-scoring")
@rule("ti4:F.general.4")
def test_plasma_scoring_adds_a_die_to_each_harrowing() -> None:
    table = above(dreadnought=1, carrier=1, infantry=1).techs(0, "plasma-scoring").troops(1, BEREG, infantry=3)
    game = land(table, 1, 1, 1, 1, 5, 5)
    answer(game, 0, "ability")
    assert asked(game, 0).prompt == "before-bombardment-roll"
    answer(game, 0, "tech")
    assert on(game, 1) == 1


@card("ti4:harrow", "ti4:conventions-of-war")
@pytest.mark.parametrize(("tile", "may"), [("24", True), ("26", False)])
def test_conventions_of_war_forbid_it_on_cultural_planets(tile: str, may: bool) -> None:
    table = Table("l1z1x", "hacan", tiles=(tile, *TILES[1:6], "27")).own(0).planets(0, FAR).planets(1, FAR + 1)
    planet = table.game.chart.planets[0][0]
    assert ("cultural" in PLANETS[planet].traits) != may
    table.ships(0, 0, dreadnought=1, carrier=1, infantry=1).troops(1, planet, infantry=2)
    game = enact(table, "conventions-of-war").activate(0)
    while asked(game, 0).prompt in ("bombard", "move"):
        answer(game, 0, asked(game, 0).options[0].key)
    game.rng = Arranged(1, [], [1] * 3 + [10] * 40)
    plan(game, 0, (ON_PLANET + planet, "infantry", 1))
    assert ("end-of-ground-combat-round" in [each.prompt for each in game.waiting()]) == may


@card("ti4:harrow")
@rule("ti4:20.4b")
@pytest.mark.parametrize(("ships", "asks"), [({"dreadnought": 1}, True), ({"cruiser": 1}, False), ({}, False)])
def test_it_needs_ships_that_bombard(ships: dict[str, int], asks: bool) -> None:
    game = land(above(carrier=1, infantry=1, **ships).troops(1, BEREG, infantry=2), *[1] * 3, *[10] * 40)
    assert ("end-of-ground-combat-round" in [each.prompt for each in game.waiting()]) == asks


# -- Assimilate --------------------------------------------------------------------------------------------------------


@card("ti4:assimilate", "ti4:raghs-call")
def test_cannons_that_ragh_left_behind_are_taken_over() -> None:
    table = Table("l1z1x", "saar", tiles=TILES).own(1).planets(0, FAR).planets(1, FAR + 1, LIRTA)
    table.notes(0, 1, "raghs-call").ships(0, 0, carrier=1, infantry=2).troops(1, BEREG, infantry=1, pds=1)
    game = land(table, 1, number=2)
    answer(game, 0, "note")
    if game.asked(0) is not None and asked(game, 0).prompt == "call away to":
        answer(game, 0, f"planet {LIRTA}")
    if game.asked(1) is not None and asked(game, 1).prompt == "space cannon":
        answer(game, 1, "fire")
    assert game.controller[BEREG] == 0
    assert (on(game, 0, PDS), on(game, 1, PDS)) == (1, 0)


@card("ti4:assimilate")
def test_docks_of_the_arborec_become_docks_of_the_l1z1x() -> None:
    """What it can do is on the sheet of its new master: it makes infantry."""
    table = Table("l1z1x", "arborec", tiles=TILES).own(1).planets(0, FAR).planets(1, FAR + 1).pools(0, goods=3)
    table.ships(0, 0, carrier=1, infantry=1).planets(1, BEREG).troops(1, BEREG, space_dock=1)
    game = land(table)
    assert asked(game, 0).prompt == "produce"
    assert any(kind == "infantry" and most for _, kind, most in asked(game, 0).rows)


# -- the flagship ------------------------------------------------------------------------------------------------------


@card("ti4:0-0-1")
@rule("ti4:71.6")
def test_once_the_flagship_has_fallen_dreadnoughts_hit_fighters_again() -> None:
    """In the round in which it falls its hits still count as they were made."""
    table = Table("l1z1x", "hacan").own(0).planets(0, FAR).planets(1, FAR + 1)
    table.ships(0, 1, damaged_flagship=1, dreadnought=1).ships(1, 0, carrier=1, cruiser=2, fighter=2)
    game = battle(table, 1, 1, 1, 10, 1, 1, 1, 1)
    game.rng = Arranged(1, [], [10, 1, 1, 1, 1, 1, *[1] * 40])
    answer(game, 0, f"type {FLAGSHIP}")
    assert left(game, 0, FLAGSHIP) == 0
    types = {option.things[0][1] for option in asked(game, 1).options}
    assert FIGHTER in types


@card("ti4:0-0-1")
def test_hits_of_the_flagship_go_to_fighters_where_nothing_else_is_left() -> None:
    table = Table("l1z1x", "hacan").own(0).planets(0, FAR).planets(1, FAR + 1)
    table.ships(0, 1, flagship=1).ships(1, 0, carrier=1, fighter=2)
    game = battle(table, 10, 10, 1, 1, 1)
    assert left(game, 1, CARRIER) == 0
    assert left(game, 1, FIGHTER) == 1, "the carrier takes one, a fighter the other"


# -- notes and technologies --------------------------------------------------------------------------------------------


@card("ti4:cybernetic-enhancements")
def test_enhancements_are_not_for_a_turn_of_another_and_go_back_before_anything_else() -> None:
    table = Table("hacan", "l1z1x", tiles=TILES).planets(0, FAR).planets(1, FAR + 1)
    game = table.notes(0, 1, "cybernetic-enhancements").begin()
    assert asked(game, 0).prompt == "start-of-turn"
    answer(game, 0, "note")
    assert (game.players[0].strategy, game.players[1].strategy) == (3, 1)
    assert len(game.players[1].notes) == 1


@card("ti4:super-dreadnought-2", "ti4:direct-hit")
def test_a_copied_super_dreadnought_fears_no_direct_hit() -> None:
    table = Table("hacan", "nekro", tiles=TILES).own(1).planets(0, FAR).planets(1, FAR + 1).hand(0, "direct-hit")
    player = table.game.players[1]
    player.copied = ((NUMBER["valefar-assimilator-x"], NUMBER["super-dreadnought-2"]),)
    upgrade_units(table.game, 1, NUMBER["super-dreadnought-2"])
    game = battle(table.ships(0, 1, cruiser=1).ships(1, 0, dreadnought=1), 10, 1)
    answer(game, 1, "sustain")
    assert left(game, 1, DREADNOUGHT) == 1
