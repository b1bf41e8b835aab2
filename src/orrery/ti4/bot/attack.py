"""How fights would end, and which planets a force could take."""

from __future__ import annotations

from typing import Final

from orrery.ti4.bot.aims import POINT, Aims
from orrery.ti4.combat import cannons, no_landing
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.odds import Combat, TooLarge, odds
from orrery.ti4.odds_table import ground_sides, side_of
from orrery.ti4.payments import INFLUENCE, purse
from orrery.ti4.planets import influence, resources
from orrery.ti4.queries import unit_of
from orrery.ti4.rules.custodians import CUSTODIANS_PRICE
from orrery.ti4.state import Galaxy
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import COUNT, GROUND, INFANTRY, NONE, SHIPS, Force, changed, count, ground_forces

GOOD: Final = 0.6  # a fight that is likelier to be won than this is begun
BAD: Final = 0.2  # one that is less likely is left
CAPITAL_OF_ALL: Final = 8.0  # Mecatol Rex is worth more than it gives: a point with each Imperial


def price_of(game: Galaxy, seat: int, force: Force) -> float:
    """What those units cost; two for one where they come in pairs."""
    total = 0.0
    for type in range(COUNT):
        if count(force, type):
            unit = unit_of(game, seat, type)
            total += count(force, type) * unit.cost / (2 if unit.pair else 1)
    return total


def of_types(force: Force, types: range) -> Force:
    """Only the units of those types."""
    kept = tuple([number if at % COUNT in types else 0 for at, number in enumerate(force)])
    return kept if any(kept) else NONE


# -- chances -----------------------------------------------------------------------------------------------------------


def chance_in_space(game: Galaxy, seat: int, other: int, system: int, force: Force) -> float:
    """How likely this force, as the attacker, drives the other player out of a system."""
    mine = side_of(game, seat, of_types(force, SHIPS), cannons(game, seat, system))
    ships = of_types(game.players[other].ships_in(system), SHIPS)
    theirs = side_of(game, other, ships, cannons(game, other, system))
    try:
        return odds(Combat(mine, theirs, nebula="nebula" in game.chart.anomalies[system])).win
    except TooLarge:
        return float(price_of(game, seat, force) > price_of(game, other, ships))


def chance_on_ground(game: Galaxy, seat: int, planet: int, landing: Force) -> float:
    """How likely those who land take a planet; nobody there: certain."""
    for other in range(game.seats):
        if other != seat and ground_forces(game.players[other].troops_on(planet)):
            mine, theirs = ground_sides(game, seat, other, planet, landing)
            try:
                return odds(Combat(mine, theirs, ground=True)).win
            except TooLarge:
                return float(ground_forces(landing) > ground_forces(game.players[other].troops_on(planet)) + 1)
    return 1.0


def chance_in_combat(game: Galaxy, seat: int, attacker: int, defender: int, system: int) -> float:
    """How likely this side wins the space combat that is going on."""
    force = game.players[attacker].ships_in(system)
    win = chance_in_space(game, attacker, defender, system, force)
    return win if seat == attacker else 1.0 - win


# -- planets -----------------------------------------------------------------------------------------------------------


def pays_custodians(game: Galaxy, seat: int, planet: int) -> bool:
    """They are there, and this seat could send them away."""
    return planet == MECATOL_REX and game.custodians and purse(game, seat, INFLUENCE) >= CUSTODIANS_PRICE


def planet_worth(aims: Aims, planet: int) -> float:
    """What it gives each round, and what objectives make of it."""
    game = aims.table
    worth = 1.0 + resources(game, planet) + 0.7 * influence(game, planet)
    if planet == MECATOL_REX:
        worth += CAPITAL_OF_ALL + (POINT if game.custodians else 0.0)
    return worth + aims.of_planet(planet)


def to_take(aims: Aims, system: int) -> list[tuple[float, int]]:
    """The planets of a system on which this seat could land and which it does not control, the best first."""
    game, seat = aims.table, aims.seat
    found: list[tuple[float, int]] = []
    for planet in game.chart.planets[system]:
        if game.controller[planet] != seat:
            if not no_landing(game, seat, planet) or pays_custodians(game, seat, planet):
                found.append((planet_worth(aims, planet), planet))
    return sorted(found, reverse=True)


def landing_chance(aims: Aims, planet: int, landing: Force) -> float:
    """How likely those who land take a planet, worked out once for each."""
    key = (ON_PLANET + planet, landing)
    if key not in aims.chances:
        aims.chances[key] = chance_on_ground(aims.table, aims.seat, planet, landing)
    return aims.chances[key]


def landing_plan(aims: Aims, wanted: list[tuple[float, int]], troops: Force) -> list[tuple[int, int, float]]:
    """Which planets are taken with how many of the infantry, and how likely. As few as will do for each."""
    left = count(troops, INFANTRY)
    plan: list[tuple[int, int, float]] = []
    for _, planet in wanted:
        guards = max([ground_forces(player.troops_on(planet)) for player in aims.table.players])
        for number in range(1 if not guards else min(left, guards), left + 1):
            landing = changed(NONE, INFANTRY, number)
            chance = landing_chance(aims, planet, landing)
            if chance >= GOOD and (chance >= 0.85 or number == left or not guards):
                plan.append((planet, number, chance))
                left -= number
                break
    return plan


def troops_of(force: Force) -> Force:
    return of_types(force, GROUND)
