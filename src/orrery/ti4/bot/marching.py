"""Where soldiers are on their way: planets free or hardly guarded that one step more will bring within reach."""

from __future__ import annotations

from typing import Final

from orrery.ti4.adjacency import adjacent
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.attack import to_take
from orrery.ti4.queries import ground_forces_on, unit_of
from orrery.ti4.rules.custodians import custodians_price
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import SHIPS, count, ground_forces, ships

NEXT_STEP: Final = 0.4  # of what lies there: it comes a turn later, and others may be there before
MOST: Final = 10.0  # of what lies there: Mecatol Rex is wanted by everybody
HARDLY: Final = 1  # ground forces: so many do not keep anybody out
HELD: Final = 0.5  # of what a planet is worth that somebody would have to be driven from


def prospects(aims: Aims) -> dict[int, float]:
    """Systems next to one's own ships from which the next step leads to planets that nobody holds firmly, and that no
    soldier of one's own is next to yet."""
    table, seat = aims.table, aims.seat
    space = table.players[seat].space
    soldiers = {system for system in space if has_soldiers(table, seat, system)}
    steps = {near for system in sorted(space) for near in adjacent(table, system, seat)}
    found: dict[int, float] = {}
    for system in sorted({far for near in sorted(steps) for far in adjacent(table, near, seat)}):
        beside = adjacent(table, system, seat)
        if system in space or not table.chart.planets[system] or any(near in soldiers for near in beside):
            continue
        lies = open_worth(aims, system)
        worth = NEXT_STEP * (lies if costs_nothing(aims, system) else min(lies, MOST))
        for near in beside:
            if near in steps and worth > found.get(near, 0.0):
                found[near] = worth
    return found


def costs_nothing(aims: Aims, system: int) -> bool:
    """Mecatol Rex is there, and this seat pays nothing to the custodians: it need not save up, as others must."""
    table = aims.table
    there = MECATOL_REX in table.chart.planets[system]
    return there and table.custodians and custodians_price(table, aims.seat) == 0


def has_soldiers(table: Galaxy, seat: int, system: int) -> bool:
    """Ground forces could leave that system aboard a ship."""
    player = table.players[seat]
    force = player.ships_in(system)
    if ground_forces(force):
        return True
    if not any(count(force, type) and unit_of(table, seat, type).capacity for type in SHIPS):
        return False
    return any(ground_forces(player.troops_on(planet)) for planet in table.chart.planets[system])


def open_worth(aims: Aims, system: int) -> float:
    """The planets there that nobody controls, or that others control with few soldiers and no ship."""
    table, seat = aims.table, aims.seat
    if any(ships(player.ships_in(system)) for other, player in enumerate(table.players) if other != seat):
        return 0.0
    worth = 0.0
    for gain, planet in to_take(aims, system):
        owner = table.controller[planet]
        if owner == NOBODY:
            worth += gain
        elif ground_forces_on(table, owner, planet) <= HARDLY:
            worth += HELD * gain
    return worth


def prospect(aims: Aims, system: int) -> float:
    """What it is worth to stand in a system with soldiers for whom there is nothing to land on yet."""
    if aims.ahead is None:
        aims.ahead = prospects(aims)
    return aims.ahead.get(system, 0.0)
