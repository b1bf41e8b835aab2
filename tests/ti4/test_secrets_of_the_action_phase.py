"""The five secret objectives of the action phase: each in the window of what it asks for, and what does not count."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.units import CARRIER, CRUISER, FLAGSHIP, SHIPS, TYPES, count
from support.cite import card, rule
from support.play import answer
from support.ti4 import Table, plan
from support.ti4_combat import battle
from support.ti4_combat import card as play


def holding(table: Table, key: str, seat: int = 0) -> Table:
    table.game.players[seat].secrets = (NUMBER[key],)
    return table


def may_score(game: TwilightImperium, seat: int = 0) -> bool:
    """That seat is asked whether it scores now."""
    decision = game.asked(seat)
    return decision is not None and any(option.key == "objective" for option in decision.options)


def fought(table: Table, *dice: int) -> TwilightImperium:
    """The dice of the attacker, then those of the defender; nobody retreats."""
    game = battle(table, *dice)
    while game.waiting()[0].prompt == "announce retreat":
        answer(game, game.waiting()[0].seat, "stay")
    return game


# -- destroy their greatest ship ---------------------------------------------------------------------------------------


@card("ti4:destroy-their-greatest-ship")
@pytest.mark.parametrize(("ship", "counts"), [("flagship", True), ("war_sun", True), ("dreadnought", False)])
def test_a_flagship_or_war_sun_that_falls_to_hits_of_the_owner(ship: str, counts: bool) -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, **{f"damaged_{ship}": 1})
    dice = {"flagship": (10, 1, 1), "war_sun": (10, 1, 1, 1), "dreadnought": (10, 1)}[ship]
    game = fought(holding(table, "destroy-their-greatest-ship"), *dice)
    assert may_score(game) == counts
    if counts:
        answer(game, 0, "objective")
        assert (game.players[0].points, game.players[0].secrets) == (1, ())


@card("ti4:destroy-their-greatest-ship")
def test_an_own_flagship_that_falls_is_no_triumph() -> None:
    table = Table("sol", "hacan").ships(0, 1, damaged_flagship=1).ships(1, 0, cruiser=1)
    game = fought(holding(table, "destroy-their-greatest-ship"), 1, 1, 10)
    assert not game.players[0].ships_in(0)
    assert not may_score(game)


# -- make an example of their world ------------------------------------------------------------------------------------


def bombarded(infantry: int, *dice: int) -> TwilightImperium:
    table = Table("sol", "hacan").ships(0, 1, dreadnought=1, infantry=1).planets(1, 30)
    planet = table.game.chart.planets[0][0]
    game = holding(table.troops(1, planet, infantry=infantry), "make-an-example-of-their-world").activate(0)
    game.rng = Arranged(1, [], list(dice))
    plan(game, 0, (1, "dreadnought", 1), (1, "infantry", 1))
    plan(game, 0, (1000 + planet, "dreadnought", 1))
    return game


@card("ti4:make-an-example-of-their-world")
def test_the_last_ground_forces_of_a_planet_fall_to_bombardment() -> None:
    game = bombarded(1, 10)
    assert may_score(game)
    answer(game, 0, "objective")
    assert game.players[0].points == 1


@card("ti4:make-an-example-of-their-world")
def test_not_if_somebody_is_left_nor_by_a_ground_combat() -> None:
    game = bombarded(2, 10, 10, 1)
    assert not may_score(game)
    plan(game, 0, (1000 + game.chart.planets[0][0], "infantry", 1))
    assert game.controller[game.chart.planets[0][0]] == 0, "the last one fell in the ground combat"
    assert game.players[0].points == 0
    assert not may_score(game)


# -- spark a rebellion -------------------------------------------------------------------------------------------------


def rebellion(*points: int) -> TwilightImperium:
    """Seat 0 wins a space combat against seat 1."""
    table = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    for seat, number in enumerate(points):
        table.game.players[seat].points = number
    planets = table.game.chart.planets
    table.planets(0, planets[1][0]).planets(1, planets[2][0]).planets(2, planets[3][0])
    return fought(holding(table, "spark-a-rebellion"), 10, 1)


@rule("ti4:77.5")
@card("ti4:spark-a-rebellion")
@pytest.mark.parametrize(
    ("points", "counts"), [((2, 4, 3), True), ((4, 4, 4), True), ((2, 3, 4), False), ((4, 3, 2), False)]
)
def test_a_combat_won_against_a_player_with_the_most_points(points: tuple[int, ...], counts: bool) -> None:
    game = rebellion(*points)
    assert may_score(game) == counts
    if counts:
        answer(game, 0, "objective")
        assert game.players[0].points == points[0] + 1


@card("ti4:spark-a-rebellion", "ti4:shard-of-the-throne-agenda")
def test_points_count_as_they_were_when_the_combat_was_won() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).planets(0, 29).planets(1, 30)
    table.law("shard-of-the-throne-agenda", 0, 0)
    table.game.players[0].points, table.game.players[1].points = 5, 4
    game = fought(holding(table, "spark-a-rebellion", 1), 1, 10)
    assert [player.points for player in game.players] == [4, 5], "the active player's duty came first"
    assert may_score(game, 1)


@card("ti4:spark-a-rebellion")
def test_a_ground_combat_will_do() -> None:
    table = Table("sol", "hacan").ships(0, 1, carrier=1, infantry=1).planets(1, 30)
    planet = table.game.chart.planets[0][0]
    table.troops(1, planet, infantry=1).game.players[1].points = 2
    game = holding(table, "spark-a-rebellion").activate(0)
    game.rng = Arranged(1, [], [10, 1])
    plan(game, 0, (1, "carrier", 1), (1, "infantry", 1))
    plan(game, 0, (1000 + planet, "infantry", 1))
    assert may_score(game)


# -- turn their fleets to dust -----------------------------------------------------------------------------------------


def shot_down(table: Table, *dice: int) -> TwilightImperium:
    """Seat 0 moves to where two PDS of seat 1 stand."""
    planet = table.game.chart.planets[0][0]
    table.troops(1, planet, pds=2, infantry=1).planets(0, 30)
    game = holding(table, "turn-their-fleets-to-dust", 1).activate(0)
    game.rng = Arranged(1, [], list(dice))
    plan(game, 0, *[(1, *line) for line in fleet_of(game)])
    answer(game, 1, "fire")
    return game


def fleet_of(game: TwilightImperium) -> list[tuple[str, int]]:
    force = game.players[0].ships_in(1)
    return [(TYPES[type], count(force, type)) for type in SHIPS if count(force, type)]


@card("ti4:turn-their-fleets-to-dust")
def test_the_last_ships_in_the_active_system_fall_to_space_cannons() -> None:
    game = shot_down(Table("sol", "hacan").ships(0, 1, cruiser=2), 10, 10)
    assert may_score(game, 1)
    answer(game, 1, "objective")
    assert game.players[1].points == 1


@card("ti4:turn-their-fleets-to-dust")
def test_not_while_a_ship_is_left() -> None:
    game = shot_down(Table("sol", "hacan").ships(0, 1, cruiser=2), 10, 1)
    assert count(game.players[0].ships_in(0), CRUISER) == 1
    assert not may_score(game, 1)


@rule("ti4:F.general.15")
@card("ti4:turn-their-fleets-to-dust")
def test_fighters_removed_with_their_carrier_were_not_destroyed_by_cannons() -> None:
    game = shot_down(Table("sol", "hacan").ships(0, 1, carrier=1, fighter=1), 10, 1)
    answer(game, 0, f"type {CARRIER}")
    assert not game.players[0].ships_in(0)
    assert not may_score(game, 1)


@rule("ti4:F.general.15")
@card("ti4:turn-their-fleets-to-dust")
def test_a_direct_hit_is_no_space_cannon() -> None:
    game = shot_down(Table("sol", "hacan").ships(0, 1, dreadnought=1).hand(1, "direct-hit"), 10, 1)
    answer(game, 0, "sustain")
    play(game, 1, "direct-hit")
    assert not game.players[0].ships_in(0)
    assert not may_score(game, 1)


# -- unveil flagship ---------------------------------------------------------------------------------------------------


@card("ti4:unveil-flagship")
@pytest.mark.parametrize(("ship", "dice"), [("flagship", 2), ("war_sun", 3)])
def test_a_space_combat_is_won_where_the_flagship_stands(ship: str, dice: int) -> None:
    table = Table("sol", "hacan").ships(0, 1, **{ship: 1}).ships(1, 0, fighter=1)
    game = fought(holding(table, "unveil-flagship"), *[10] * dice, 1)
    assert not game.players[1].ships_in(0)
    assert may_score(game) == (ship == "flagship")


@card("ti4:unveil-flagship")
def test_not_if_the_flagship_fell_in_the_combat() -> None:
    table = Table("sol", "hacan").ships(0, 1, damaged_flagship=1, cruiser=1).ships(1, 0, fighter=1)
    game = fought(holding(table, "unveil-flagship"), 10, 10, 10, 10)
    answer(game, 0, f"type {FLAGSHIP}")
    assert (count(game.players[0].ships_in(0), CRUISER), game.players[1].ships_in(0)) == (1, ()), "the combat is won"
    assert not may_score(game)


@rule("ti4:14.7")
@card("ti4:unveil-flagship", "ti4:spark-a-rebellion")
def test_one_combat_is_worth_one_objective() -> None:
    table = Table("sol", "hacan").ships(0, 1, flagship=1).ships(1, 0, cruiser=1)
    table.game.players[0].secrets = (NUMBER["unveil-flagship"], NUMBER["spark-a-rebellion"])
    game = fought(table, 10, 10, 1)
    answer(game, 0, f"objective {NUMBER['unveil-flagship']}")
    assert game.players[0].points == 1
    assert not may_score(game)
