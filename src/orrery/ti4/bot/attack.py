"""How fights would end, and which planets a force could take."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Gift
from orrery.ti4.adjacency import NEBULA, is_anomaly
from orrery.ti4.bot.aims import POINT, Aims
from orrery.ti4.bot.hindering import lost_by
from orrery.ti4.combat import cannons, cannons_at, no_landing
from orrery.ti4.loading import ON_PLANET, kind_of
from orrery.ti4.modifier import Modifier
from orrery.ti4.odds import UNKNOWN, Combat, chance_to_win
from orrery.ti4.odds_table import ground_sides, joining, side_of
from orrery.ti4.payments import INFLUENCE, purse
from orrery.ti4.planets import influence, is_legendary, resources
from orrery.ti4.queries import deciding, ground_forces_on, unit_of
from orrery.ti4.rules.custodians import custodians_price
from orrery.ti4.rules.exploring import decks_for
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import (
    COUNT,
    GROUND,
    INFANTRY,
    MECH,
    NONE,
    SHIPS,
    Force,
    changed,
    count,
    damaged,
    ground_forces,
    whole,
)

GOOD: Final = 0.6  # a fight that is likelier to be won than this is begun
BAD: Final = 0.2  # one that is less likely is left
CAPITAL_OF_ALL: Final = 8.0  # Mecatol Rex is worth more than it gives: a point with each Imperial
LEGENDARY: Final = 3.0  # its ability card, round after round
EXPLORED: Final = 1.5  # what is found on a planet that nobody had
FRONTIER: Final = 2.0  # what is found at a frontier token: a little more than the token of a tactical action is worth


def price_of(game: Galaxy, seat: int, force: Force) -> float:
    """What those units cost; two for one where they come in pairs."""
    total = 0.0
    for type in range(COUNT) if force else ():
        number = count(force, type)
        if number:
            unit = unit_of(game, seat, type)
            total += number * unit.cost / (2 if unit.pair else 1)
    return total


def of_types(force: Force, types: range) -> Force:
    """Only the units of those types."""
    first, end = types.start, types.stop
    before, after = (0,) * first, (0,) * (COUNT - end)
    kept = before + force[first:end] + after + before + force[COUNT + first : COUNT + end] + after
    return kept if any(kept) else NONE


# -- chances -----------------------------------------------------------------------------------------------------------


class Front:
    """A system out of which one player would drive another, with whatever fleet: all but that is worked out once."""

    def __init__(self, game: Galaxy, seat: int, other: int, system: int) -> None:
        self.game = game
        self.seat = seat
        self.mine = side_of(game, seat, NONE, cannons(game, seat, system), system)
        ships = of_types(game.players[other].ships_in(system), SHIPS)
        self.theirs = side_of(game, other, ships, cannons_at(game, other, seat, system), system)
        self.nebula = is_anomaly(game, system, NEBULA)
        self.price = price_of(game, other, ships)  # of what stands there

    def chance(self, force: Force) -> float:
        """How likely this force, as the attacker, drives the other player out."""
        mine = self.mine.with_units(of_types(force, SHIPS))
        win = chance_to_win(Combat(mine, self.theirs, nebula=self.nebula))
        return float(price_of(self.game, self.seat, force) > self.price) if win == UNKNOWN else win


def chance_in_space(game: Galaxy, seat: int, other: int, system: int, force: Force) -> float:
    return Front(game, seat, other, system).chance(force)


def chance_on_ground(game: Galaxy, seat: int, planet: int, landing: Force) -> float:
    """How likely those who land take a planet; nobody there: certain."""
    for other in range(game.seats):
        if other != seat and ground_forces_on(game, other, planet):
            mine, theirs = ground_sides(game, seat, other, planet, landing, joined=True)
            win = chance_to_win(Combat(mine, theirs, ground=True))
            return float(ground_forces(landing) > ground_forces_on(game, other, planet) + 1) if win == UNKNOWN else win
    return 1.0


def chance_in_combat(game: Galaxy, seat: int, attacker: int, defender: int, system: int, more: int = 0) -> float:
    """How likely this side wins the space combat that is going on: cannons and what comes before it are over. So many
    more of its ground forces might take part."""
    mine, theirs = [
        side_of(
            game,
            each,
            game.players[each].ships_in(system),
            [],
            system,
            joining(game, each, system) + (more if each == seat else 0),
        )
        for each in (attacker, defender)
    ]
    nebula = "nebula" in game.chart.anomalies[system]
    win = chance_to_win(Combat(mine, theirs, nebula=nebula, begun=True))
    if win == UNKNOWN:
        win = float(price_of(game, attacker, mine.units) > price_of(game, defender, theirs.units))
    return win if seat == attacker else 1.0 - win


def chance_on_planet(game: Galaxy, seat: int, attacker: int, defender: int, planet: int) -> float:
    """How likely this side wins the ground combat that is going on: bombardment and cannons are over, and so is what
    acts at its start."""
    troops = game.players[attacker].troops_on(planet)
    landed = tuple([type for type in SHIPS if count(troops, type)])
    mine, theirs = ground_sides(game, attacker, defender, planet, troops, landed)
    win = chance_to_win(Combat(mine, theirs, ground=True, begun=True))
    if win == UNKNOWN:
        win = float(ground_forces(troops) > ground_forces(theirs.units))
    return win if seat == attacker else 1.0 - win


# -- planets -----------------------------------------------------------------------------------------------------------


def pays_custodians(game: Galaxy, seat: int, planet: int) -> bool:
    """They are there, and this seat could send them away."""
    return planet == MECATOL_REX and game.custodians and purse(game, seat, INFLUENCE) >= custodians_price(game, seat)


def planet_worth(aims: Aims, planet: int) -> float:
    """What it gives each round, what objectives make of it, and what a leader loses with it."""
    game = aims.table
    worth = 1.0 + resources(game, planet) + 0.7 * influence(game, planet)
    if planet == MECATOL_REX:
        worth += CAPITAL_OF_ALL + (POINT if game.custodians else 0.0)
    if game.kings:
        worth += LEGENDARY if is_legendary(game, planet) else 0.0
        worth += EXPLORED if game.controller[planet] == NOBODY and decks_for(game, planet) else 0.0
    return worth + aims.of_planet(planet) + lost_by(game, aims.seat, planet)


def frontier_worth(game: Galaxy, seat: int, system: int) -> float:
    """What it is worth to end a tactical action with ships there."""
    if system not in game.frontier or not any(
        each.explores_frontiers(game, seat) for each in deciding(game, Modifier.explores_frontiers)
    ):
        return 0.0
    return FRONTIER


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
    """Which planets are taken with how many of the ground forces, and how likely. As few as will do for each."""
    plan: list[tuple[int, int, float]] = []
    for _, planet in wanted:
        guards, left = guards_on(aims, planet), ground_forces(troops)
        for number in range(1 if not guards else min(left, guards), left + 1):
            landing = some_of(troops, number, guards > 0)
            chance = landing_chance(aims, planet, landing)
            if chance >= GOOD and (chance >= 0.85 or number == left or not guards):
                plan.append((planet, number, chance))
                troops = without(troops, landing)
                break
    return plan


def guards_on(aims: Aims, planet: int) -> int:
    return max([ground_forces_on(aims.table, seat, planet) for seat in range(aims.table.seats)])


def some_of(troops: Force, number: int, fights: bool) -> Force:
    """So many of those ground forces: mechs first where they fight, last where nobody is; whole ones before others."""
    found = NONE
    for type in (MECH, INFANTRY) if fights else (INFANTRY, MECH):
        for hurt, there in ((False, whole(troops, type)), (True, damaged(troops, type))):
            taken = min(number, there)
            number -= taken
            found = changed(found, type, taken, hurt) if taken else found
    return found


def without(troops: Force, gone: Force) -> Force:
    left = tuple([number - less for number, less in zip(troops, gone)]) if gone else troops
    return left if any(left) else NONE


def landing_lines(aims: Aims, plan: list[tuple[int, int, float]], troops: Force) -> list[Gift]:
    """The lines of a form for such a plan."""
    lines: list[Gift] = []
    for planet, number, _ in plan:
        landing = some_of(troops, number, guards_on(aims, planet) > 0)
        troops = without(troops, landing)
        for type in GROUND:
            for hurt, there in ((False, whole(landing, type)), (True, damaged(landing, type))):
                if there:
                    lines.append((ON_PLANET + planet, kind_of(type, hurt), there))
    return lines


def troops_of(force: Force) -> Force:
    return of_types(force, GROUND)
