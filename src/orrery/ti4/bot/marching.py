"""Where soldiers are on their way: free planets that one step more will bring within reach."""

from __future__ import annotations

from typing import Final

from orrery.ti4.adjacency import adjacent
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.attack import to_take
from orrery.ti4.state import NOBODY

NEXT_STEP: Final = 0.4  # of what lies there: it comes a turn later, and others may be there before
MOST: Final = 10.0  # of what lies there: Mecatol Rex is wanted by everybody


def prospects(aims: Aims) -> dict[int, float]:
    """Systems next to one's own ships from which the next step leads to planets that nobody controls, and that no ship
    of one's own is next to yet."""
    table, seat = aims.table, aims.seat
    space = table.players[seat].space
    found: dict[int, float] = {}
    for system in range(table.chart.systems):
        if all(table.controller[planet] != NOBODY for planet in table.chart.planets[system]) or system in space:
            continue
        beside = adjacent(table, system, seat)
        if any(near in space for near in beside):
            continue
        free = [worth for worth, planet in to_take(aims, system) if table.controller[planet] == NOBODY]
        worth = NEXT_STEP * min(sum(free), MOST)
        for near in beside:
            if worth > found.get(near, 0.0) and any(each in space for each in adjacent(table, near, seat)):
                found[near] = worth
    return found


def prospect(aims: Aims, system: int) -> float:
    """What it is worth to stand in a system with soldiers for whom there is nothing to land on yet."""
    if aims.ahead is None:
        aims.ahead = prospects(aims)
    return aims.ahead.get(system, 0.0)
