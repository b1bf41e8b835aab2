"""Activation, tokens, transport and the ways of ships in a tactical action."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Refused
from orrery.kernel.rng import Arranged
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.tactical import TacticalAction, may_activate
from orrery.ti4.tiles import PLANET
from orrery.ti4.units import CARRIER, CRUISER, FIGHTER, INFANTRY, SPACE_DOCK, UNIT, count
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table, plan

MECATOL = PLANET["mecatol_rex"]


def at(game: TwilightImperium, system: int, type: int) -> int:
    return count(game.players[0].ships_in(system), type)


def row(game: TwilightImperium, place: int, kind: str) -> int:
    decision = game.asked(0)
    if decision is None or decision.prompt != "move":
        return 0
    return next((most for where, name, most in decision.rows if (where, name) == (place, kind)), 0)


def why(game: TwilightImperium, place: int, kind: str) -> tuple[str, str]:
    index = next(i for i, each in enumerate(asked(game, 0).rows) if each[:2] == (place, kind))
    refused = game.why_not(0, ("row", index))
    assert refused is not None
    return refused.reason, refused.rule


@rule("ti4:6", "ti4:6.1", "ti4:6.2", "ti4:6.3", "ti4:88.1", "ti4:88.1a", "ti4:88.1b", "ti4:52.4")
def test_activation_takes_a_token_of_the_tactic_pool_and_only_own_tokens_bar_it() -> None:
    made = Table("sol", "hacan").ships(0, 1, cruiser=1)
    made.game.players[0].tokens, made.game.players[1].tokens = (2,), (3,)
    game = made.begin()
    answer(game, 0, "tactical")
    assert [option.id() for option in asked(game, 0).options] == [0, 1, 3, 4, 5, 6]
    refused = game.why_not(0, ("system", 2))
    assert refused is not None
    assert (refused.reason, refused.rule) == ("own-token", "ti4:6.2")
    answer(game, 0, "system 3")
    assert game.players[0].tokens == (2, 3)
    assert game.players[0].tactic == 2
    assert game.active_system == 3
    assert may_activate(game, 1) == [0, 1, 2, 4, 5, 6]


@rule("ti4:6.4", "ti4:88.2b", "ti4:88.3a", "ti4:88.5a")
def test_nothing_need_move_and_the_system_is_active_until_the_action_ends() -> None:
    game = Table("sol", "hacan").ships(0, 1, cruiser=1).activate(0)
    assert game.active_system == 0
    answer(game, 0, "move nothing")
    assert game.active_system == -1
    assert at(game, 1, CRUISER) == 1


@rule("ti4:17.4c", "ti4:17.4d", "ti4:92.3")
def test_own_tokens_hold_ships_and_cargo_but_do_not_close_the_way() -> None:
    tiles = ("18", "19", "43", "21", "43", "23", "24")
    made = Table("sol", "hacan", tiles=tiles).techs(0, "carrier-2").ships(0, 1, carrier=1).ships(0, 5, cruiser=1)
    made.troops(0, MECATOL, infantry=1)
    made.game.players[0].tokens = (0, 5)
    game = made.activate(3)
    assert row(game, 1, "carrier") == 1, "it passes the system with its own token"
    assert row(game, 5, "cruiser") == row(game, ON_PLANET + MECATOL, "infantry") == 0
    assert why(game, 5, "cruiser") == ("own-token", "ti4:17.4c")
    assert why(game, ON_PLANET + MECATOL, "infantry") == ("own-token", "ti4:92.3")


@rule("ti4:17.4e", "ti4:92.1")
def test_a_ship_leaves_the_active_system_for_cargo_next_door_and_comes_back() -> None:
    made = Table("sol", "hacan").techs(0, "carrier-2").ships(0, 1, carrier=1).troops(0, MECATOL, infantry=2)
    game = made.activate(1)
    plan(game, 0, (1, "carrier", 1), (ON_PLANET + MECATOL, "infantry", 2))
    assert [at(game, 1, type) for type in (CARRIER, INFANTRY)] == [1, 2]
    assert not game.players[0].troops_on(MECATOL)
    slow = Table("sol", "hacan").ships(0, 1, carrier=1, cruiser=1).troops(0, MECATOL, infantry=2).activate(1)
    assert row(slow, 1, "carrier") == 0
    assert why(slow, 1, "carrier") == ("too-far", "ti4:17.4f")


@rule("ti4:17.4b", "ti4:F.general.3")
def test_fighters_of_others_close_the_way() -> None:
    tiles = ("18", "19", "43", "21", "43", "23", "43")
    assert row(Table("sol", "hacan", tiles=tiles).ships(0, 1, cruiser=1).activate(3), 1, "cruiser") == 1
    made = Table("sol", "hacan", tiles=tiles).ships(0, 1, cruiser=1).ships(1, 0, fighter=1).ships(0, 3, destroyer=1)
    assert row(made.activate(3), 1, "cruiser") == 0


@rule("ti4:17.3", "ti4:17.4", "ti4:17.4a", "ti4:17.5", "ti4:88.2a", "ti4:92", "ti4:49.1")
def test_a_ship_carries_any_mixture_up_to_its_capacity() -> None:
    made = Table("sol", "hacan").ships(0, 1, carrier=2, fighter=3, infantry=3)
    game = made.activate(0)
    with pytest.raises(Refused) as refused:
        plan(game, 0, (1, "carrier", 1), (1, "fighter", 3), (1, "infantry", 2))
    assert (refused.value.reason, refused.value.numbers, refused.value.rule) == ("no-room", (5, 4), "ti4:92")
    plan(game, 0, (1, "carrier", 1), (1, "fighter", 2), (1, "infantry", 2))
    assert [at(game, 0, type) for type in (CARRIER, FIGHTER, INFANTRY)] == [1, 2, 2]


@rule("ti4:92.1")
def test_infantry_of_the_active_system_is_taken_up_by_a_ship_that_ends_there() -> None:
    game = Table("sol", "hacan").ships(0, 1, carrier=1).troops(0, MECATOL, infantry=2).activate(0)
    plan(game, 0, (1, "carrier", 1), (ON_PLANET + MECATOL, "infantry", 2))
    assert at(game, 0, INFANTRY) == 2


@rule("ti4:17.6")
def test_the_first_sample_brings_what_fits() -> None:
    game = Table("sol", "hacan").ships(0, 1, carrier=1, fighter=6).activate(0)
    forms = asked(game, 0).forms
    assert forms is not None
    assert forms[0].gifts == ((1, "carrier", 1), (1, "fighter", 4))


def test_the_action_remembers_what_stood_there() -> None:
    game = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=2).activate(0)
    action = game.innermost(TacticalAction)
    assert isinstance(action, TacticalAction)
    assert action.found == ((1, 0, game.players[1].ships_in(0)),)


@rule("ti4:88", "ti4:88.3", "ti4:88.4", "ti4:92.4", "ti4:Q.tactical-action")
def test_a_tactical_action_moves_then_fights_then_lands() -> None:
    made = Table("sol", "hacan").pools(0, fleet=5).ships(0, 1, carrier=1, cruiser=2, infantry=2).ships(1, 0, fighter=1)
    made.game.rng = Arranged(1, [], [10, 10, 10, 1])
    game = made.activate(0)
    plan(game, 0, (1, "carrier", 1), (1, "cruiser", 2), (1, "infantry", 2))
    assert asked(game, 0).prompt == "land"
    plan(game, 0, (ON_PLANET + MECATOL, "infantry", 1))
    kinds = [event.kind for event in game.log or []]
    order = [kinds.index(kind) for kind in ("activated", "moved", "space combat over", "control")]
    assert order == sorted(order)
    assert game.controller[MECATOL] == 0
    assert at(game, 0, INFANTRY) == 1, "who did not land stays with the ships"


# -- docks in space ----------------------------------------------------------------------------------------------------


def factory() -> Table:
    table = Table("sol", "hacan")
    units = table.game.players[0].units
    table.game.players[0].units = (*units[:SPACE_DOCK], UNIT["floating-factory-1"])
    return table.planets(0, table.game.chart.planets[3][0])


@rule("ti4:34.1a")
def test_a_dock_in_space_moves_like_a_ship_and_carries_what_its_sheet_says() -> None:
    table = factory().ships(0, 1, space_dock=1, infantry=2).pools(0, fleet=1).ships(0, 0, cruiser=1)
    game = table.activate(0)
    plan(game, 0, (1, "space dock", 1), (1, "infantry", 2))
    force = game.players[0].ships_in(0)
    assert (count(force, SPACE_DOCK), count(force, INFANTRY), count(force, CRUISER)) == (1, 2, 1), (
        "no fleet token for it"
    )


@rule("ti4:17.4f")
def test_a_dock_in_space_has_a_move_value_and_one_on_a_planet_has_none() -> None:
    table = factory().ships(0, 1, space_dock=1, cruiser=1)
    rows = {kind: most for place, kind, most in asked(table.activate(4), 0).rows if place == 1}
    assert rows == {"cruiser": 1, "space dock": 0}, "system 4 is two away"
    table = Table("sol", "hacan").ships(0, 2, cruiser=1).troops(0, Table("sol").game.chart.planets[1][0], space_dock=1)
    assert all(kind != "space dock" for _, kind, _ in asked(table.activate(0), 0).rows)


@rule("ti4:71.7b")
def test_a_dock_in_space_retreats_with_the_ships() -> None:
    table = Table("sol", "saar").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1, space_dock=1).ships(1, 4, cruiser=1)
    units = table.game.players[1].units
    table.game.players[1].units = (*units[:SPACE_DOCK], UNIT["floating-factory-1"])
    table.game.rng = Arranged(1, [], [1] * 9)
    game = table.activate(0)
    plan(game, 0, (1, "cruiser", 1))
    answer(game, 1, "retreat")
    assert count(game.players[1].ships_in(4), SPACE_DOCK) == 1
