"""Docks that stand in space: they move and carry as if they were ships, and are none."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.building import Works
from orrery.ti4.components import NUMBER
from orrery.ti4.faction import COMMANDER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.limits import over_capacity, over_fleet
from orrery.ti4.queries import enemies_in
from orrery.ti4.routes import reach
from orrery.ti4.rules.retreat import Retreat
from orrery.ti4.tiles import PLANET
from orrery.ti4.units import CRUISER, FIGHTER, INFANTRY, SPACE_DOCK, UNIT, count
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, plan

MECATOL = PLANET["mecatol_rex"]
XUANGE = NUMBER["xuange"]
RIFT, VOID = "41", ("46", "47", "48", "49", "50", "77", "78")


def factory(level: int = 1, tiles: tuple[str, ...] = VOID, seats: tuple[str, ...] = ("saar", "hacan")) -> Table:
    table = Table(*seats, tiles=tiles)
    player = table.game.players[0]
    unit = UNIT[f"floating-factory-{level}"]
    player.units = tuple([unit if type == SPACE_DOCK else row for type, row in enumerate(player.units)])
    return table


def row(game: TwilightImperium, place: int, kind: str) -> int:
    decision = game.asked(0)
    if decision is None or decision.prompt != "move":
        return 0
    return next((most for where, name, most in decision.rows if (where, name) == (place, kind)), 0)


def at(game: TwilightImperium, system: int, type: int) -> int:
    return count(game.players[0].ships_in(system), type)


@rule("ti4:34.1a", "ti4:18.1")
@pytest.mark.parametrize(("level", "far"), [(1, False), (2, True)])
def test_a_factory_moves_one_system_and_the_better_one_two(level: int, far: bool) -> None:
    made = factory(level).ships(0, 1, space_dock=1)
    assert [system for system, ships in enumerate(reach(made.game, 0)) if ships] == (
        [0, 1, 2, 3, 4, 5, 6] if far else [0, 2, 6]
    )
    game = made.activate(4)
    assert row(game, 1, "space dock") == int(far)


@rule("ti4:34.1a", "ti4:69", "ti4:92")
def test_a_factory_carries_four_and_produces_where_it_has_come() -> None:
    made = factory(tiles=("18", "46", "47", "48", "49", "50", "77")).pools(0, goods=3)
    made.ships(0, 1, space_dock=1, fighter=2, infantry=2)
    game = made.activate(0)
    plan(game, 0, (1, "space dock", 1), (1, "fighter", 2), (1, "infantry", 2))
    assert [at(game, 0, type) for type in (SPACE_DOCK, FIGHTER, INFANTRY)] == [1, 2, 2]
    assert over_capacity(game, 0, 0) == 0
    assert Works(game, 0, 0).limit == 5


@rule("ti4:32.1", "ti4:34")
def test_a_factory_is_no_ship_for_the_fleet_pool_nor_for_the_ways_of_others() -> None:
    made = factory().pools(0, fleet=1).ships(0, 1, space_dock=2, cruiser=1)
    assert over_fleet(made.game, 0, 1) == 0
    assert enemies_in(made.game, 1, 1) == [0], "the cruiser"
    alone = factory().ships(0, 1, space_dock=2)
    assert enemies_in(alone.game, 1, 1) == []


@rule("ti4:F.saar.3", "ti4:96.2")
def test_a_factory_draws_no_fire() -> None:
    """Alone nothing fires at it; with a ship the one hit falls on the ship, without a question."""
    tiles = ("35", "46", "47", "48", "49", "50", "77")
    alone = factory(tiles=tiles).ships(0, 1, space_dock=1).troops(1, 50, pds=1)
    game = alone.activate(0)
    plan(game, 0, (1, "space dock", 1))
    assert at(game, 0, SPACE_DOCK) == 1
    assert not [event for event in game.log or [] if event.kind == "cannon"]
    guarded = factory(tiles=tiles).ships(0, 1, space_dock=1, cruiser=1).troops(1, 50, pds=1)
    guarded.game.rng = Arranged(1, [], [10])
    game = guarded.activate(0)
    plan(game, 0, (1, "space dock", 1), (1, "cruiser", 1))
    answer(game, 1, "fire")
    assert (at(game, 0, SPACE_DOCK), at(game, 0, CRUISER)) == (1, 0)


@rule("ti4:37.2", "ti4:34.1a")
@pytest.mark.parametrize(("die", "arrived"), [(3, 0), (4, 1)])
def test_a_factory_that_leaves_a_rift_rolls_as_a_ship_does(die: int, arrived: int) -> None:
    made = factory(tiles=("46", RIFT, "47", "48", "49", "50", "77")).ships(0, 1, space_dock=1, infantry=2)
    made.game.rng = Arranged(1, [], [die])
    game = made.activate(0)
    plan(game, 0, (1, "space dock", 1), (1, "infantry", 2))
    assert (at(game, 0, SPACE_DOCK), at(game, 0, INFANTRY)) == (arrived, 2 * arrived)


@rule("ti4:17.4c", "ti4:34.1a")
def test_an_own_token_holds_a_factory_too() -> None:
    made = factory(2).ships(0, 1, space_dock=1).ships(0, 2, cruiser=1)
    made.game.players[0].tokens = (1,)
    assert row(made.activate(0), 1, "space dock") == 0


def test_every_sample_with_a_factory_is_legal() -> None:
    made = factory().pools(0, fleet=1).ships(0, 1, space_dock=1, cruiser=1, carrier=1, infantry=6, fighter=2)
    game = made.activate(0)
    forms = asked(game, 0).forms
    assert forms
    for form in forms:
        copy = game.copy()
        assert isinstance(copy, TwilightImperium)
        plan(copy, 0, *form.gifts)


@rule("ti4:17.4f", "ti4:34.1a")
def test_what_moves_ships_farther_moves_a_factory_farther() -> None:
    """Gravity Drive gives one of them 1 more, Flank Speed all of them."""
    made = factory().ships(0, 1, space_dock=1).techs(0, "gravity-drive")
    assert row(made.activate(4), 1, "space dock") == 1
    made = factory().ships(0, 1, space_dock=1).hand(0, "flank-speed")
    game = made.activate(4)
    answer(game, 0, "card")
    assert row(game, 1, "space dock") == 1


@rule("ti4:65.2", "ti4:13.1", "ti4:86.1")
@pytest.mark.parametrize(("tile", "through"), [("42", False), ("44", False), ("43", False), ("46", True)])
def test_anomalies_are_to_a_factory_what_they_are_to_ships(tile: str, through: bool) -> None:
    """From the north to the south by the middle: a nebula, asteroids, a supernova, empty space."""
    made = factory(2, tiles=(tile, "47", "45", "80", "48", "79", "40")).ships(0, 1, space_dock=1)
    game = made.activate(4)
    assert (row(game, 1, "space dock") == 1) == through


@card("ti4:floating-factory-1", "ti4:xuange")
@rule("ti4:F.saar.3", "ti4:37.2")
@pytest.mark.parametrize(("die", "tokens"), [(3, (1,)), (4, ())])
def test_a_factory_that_alone_comes_out_of_a_rift_is_no_ship_that_has_moved(die: int, tokens: tuple[int, ...]) -> None:
    """The cruiser beside it may be lost on the way; with it a ship has come."""
    made = factory(tiles=(RIFT, *VOID[:6]), seats=("saar", "empyrean")).court(1, COMMANDER)
    made.ships(0, 0, cruiser=1, space_dock=1).ships(0, 1, cruiser=1).planets(1, MECATOL)
    game = made.pools(0, fleet=3).game
    game.players[1].tokens = (1,)
    game.rng = Arranged(1, [], [die, 10])
    game.begin(Retreat(0, 0, 1))
    if game.asked(1) is not None:
        answer(game, 1, f"leader {XUANGE}")
    assert (at(game, 1, SPACE_DOCK), at(game, 1, CRUISER)) == (1, 1 + int(die > 3))
    assert tuple(game.players[1].tokens) == tokens
