"""What an action in a system is worth: planets to be had, fights with their exact odds, something to build at home.

Everything is looked at on an imagined table, on which nothing stands that the seat cannot know.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Form
from orrery.kernel.rng import seeded
from orrery.ti4.combat import cannons, no_landing
from orrery.ti4.loading import ON_PLANET, type_of
from orrery.ti4.odds import Combat, TooLarge, odds
from orrery.ti4.odds_table import ground_sides, side_of
from orrery.ti4.payments import RESOURCES, purse
from orrery.ti4.planets import influence, resources
from orrery.ti4.plans import rows, samples
from orrery.ti4.queries import enemies_in, unit_of
from orrery.ti4.routes import Passage
from orrery.ti4.state import Galaxy
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import COUNT, GROUND, NONE, SHIPS, SPACE_DOCK, Force, changed, count, ground_forces

GOOD: Final = 0.6  # a fight that is likelier to be won than this is begun
BAD: Final = 0.2  # one that is less likely is left
BUILDS: Final = 4  # resources that make it worth while to build at home
CONSIDERED: Final = 4  # movements into one system
CAPITAL_OF_ALL: Final = 3.0  # Mecatol Rex is worth more than it gives


def price_of(game: Galaxy, seat: int, force: Force) -> float:
    """What those units cost; two for one where they come in pairs."""
    total = 0.0
    for type in range(COUNT):
        unit = unit_of(game, seat, type)
        total += count(force, type) * unit.cost / (2 if unit.pair else 1)
    return total


def of_types(force: Force, types: range) -> Force:
    """Only the units of those types."""
    kept = tuple([number if at % COUNT in types else 0 for at, number in enumerate(force)])
    return kept if any(kept) else NONE


def arriving(game: Galaxy, seat: int, system: int, form: Form) -> Force:
    """What would be in the space of the system after a movement."""
    force = game.players[seat].ships_in(system)
    for place, kind, number in form.gifts:
        type, hurt = type_of(kind)
        if place != system:
            force = changed(force, type, number, hurt)
    return force


# -- fights ------------------------------------------------------------------------------------------------------------


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
            return odds(Combat(mine, theirs, ground=True)).win
    return 1.0


def chance_in_combat(game: Galaxy, seat: int, attacker: int, defender: int, system: int) -> float:
    """How likely this side wins the space combat that is going on."""
    force = game.players[attacker].ships_in(system)
    win = chance_in_space(game, attacker, defender, system, force)
    return win if seat == attacker else 1.0 - win


# -- what it is worth --------------------------------------------------------------------------------------------------


def planet_worth(game: Galaxy, planet: int) -> float:
    more = CAPITAL_OF_ALL if planet == MECATOL_REX else 0.0
    return 1.0 + resources(game, planet) + 0.6 * influence(game, planet) + more


def landing_worth(game: Galaxy, seat: int, system: int, force: Force) -> float:
    """The planets that the ground forces of a fleet could take, the best first, as many as there are troops."""
    troops = of_types(force, GROUND)
    number = ground_forces(troops)
    found: list[float] = []
    for planet in game.chart.planets[system]:
        if game.controller[planet] != seat and not no_landing(game, seat, planet):
            found.append(planet_worth(game, planet) * chance_on_ground(game, seat, planet, troops) if number else 0.0)
    return sum(sorted(found, reverse=True)[:number])


def plan_worth(game: Galaxy, seat: int, system: int, form: Form) -> float:
    """What a movement brings: planets and destroyed ships, less what is likely to be lost."""
    force = arriving(game, seat, system, form)
    chance = 1.0
    worth = 0.0
    for other in enemies_in(game, seat, system):
        win = chance_in_space(game, seat, other, system, force)
        stake = price_of(game, seat, of_types(force, SHIPS))
        prize = price_of(game, other, of_types(game.players[other].ships_in(system), SHIPS))
        worth += chance * (win * 0.5 * prize - (1.0 - win) * 0.5 * stake)
        if win < GOOD:
            worth -= stake
        chance *= win
    return worth + chance * landing_worth(game, seat, system, force)


def best_plan(game: Galaxy, seat: int, system: int) -> tuple[float, Form | None]:
    """The best of the proposed movements, and its worth."""
    ways = Passage(game, seat, system)
    best: tuple[float, Form | None] = (landing_worth(game, seat, system, game.players[seat].ships_in(system)), None)
    for form in samples(game, seat, rows(game, seat, ways), ways, seeded(system + 1))[:CONSIDERED]:
        worth = plan_worth(game, seat, system, form)
        if worth > best[0]:
            best = (worth, form)
    return best


def system_worth(game: Galaxy, seat: int, system: int) -> float:
    """What it is worth to activate a system now."""
    player = game.players[seat]
    worth = best_plan(game, seat, system)[0]
    if any(count(player.troops_on(planet), SPACE_DOCK) for planet in game.chart.planets[system]):
        money = purse(game, seat, RESOURCES)
        worth += 0.6 * money if money >= BUILDS and not enemies_in(game, seat, system) else 0.0
    return worth


def landing_form(game: Galaxy, seat: int, forms: list[Form]) -> tuple[float, Form | None]:
    """The best of the proposed landings."""
    best: tuple[float, Form | None] = (0.0, None)
    for form in forms:
        worth = 0.0
        for planet in sorted({place - ON_PLANET for place, _, _ in form.gifts}):
            landing: Force = NONE
            for place, kind, number in form.gifts:
                if place == ON_PLANET + planet:
                    type, hurt = type_of(kind)
                    landing = changed(landing, type, number, hurt)
            chance = chance_on_ground(game, seat, planet, landing)
            mine = game.controller[planet] == seat
            if not mine and chance >= GOOD:
                worth += chance * planet_worth(game, planet)
        if worth > best[0]:
            best = (worth, form)
    return best
