"""Where ground forces are missing, and from where they can come."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Form, Gift, Option
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.replies import best, filled, proposed
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import home_of, influence, planets_of, resources
from orrery.ti4.queries import ground_forces_on
from orrery.ti4.reinforcements import left_of
from orrery.ti4.rules.relocating import TO, landing_places
from orrery.ti4.technologies.transit_diodes import MOST
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import INFANTRY, TYPES, count, whole

GUARD: Final = 2  # who stay where others are taken away
WORTH_MOVING: Final = 2  # so many at least
CAPITAL: Final = 6.0  # the home and Mecatol Rex are guarded first


def guard_worth(aims: Aims, planet: int) -> float:
    """How much would be lost with a planet."""
    table = aims.table
    at_home = table.chart.system_of[planet] == home_of(table, aims.seat)
    worth = 1.0 + resources(table, planet) + influence(table, planet)
    return worth + (CAPITAL if at_home or planet == MECATOL_REX else 0.0)


def bare_planets(aims: Aims) -> list[int]:
    """One's own without ground forces, the dearest first."""
    table, seat = aims.table, aims.seat
    bare = [planet for planet in planets_of(table, seat) if not ground_forces_on(table, seat, planet)]
    return sorted(bare, key=lambda planet: (-guard_worth(aims, planet), planet))


def relocation(aims: Aims) -> list[Gift]:
    """Infantry from where there is more than a guard to planets without any; nothing, if that is not worth while."""
    player = aims.table.players[aims.seat]
    bare = [planet for planet in bare_planets(aims) if planet in landing_places(aims.table, aims.seat)]
    bare = bare[: min(MOST, left_of(aims.table, aims.seat, INFANTRY))]  # each place needs a figure
    taken: list[Gift] = []
    left = len(bare)
    for planet in sorted(player.ground, key=lambda each: (-count(player.ground[each], INFANTRY), each)):
        spare = min(left, count(player.ground[planet], INFANTRY) - GUARD, whole(player.ground[planet], INFANTRY))
        if spare > 0:
            taken.append((ON_PLANET + planet, TYPES[INFANTRY], spare))
            left -= spare
    moved = sum([number for _, _, number in taken])
    to: list[Gift] = [(ON_PLANET + planet, TO + TYPES[INFANTRY], 1) for planet in bare[:moved]]
    return [*taken, *to] if moved >= WORTH_MOVING else []


def relocate(aims: Aims, decision: Decision) -> Choice:
    plan = relocation(aims)
    return filled(decision, Form(tuple(plan))) if plan else proposed(decision)


def reinforce(aims: Aims, decision: Decision) -> Choice:
    """The planet that is dearest for how many guard it."""

    def worth(option: Option) -> float:
        return guard_worth(aims, option.id()) / (1.0 + ground_forces_on(aims.table, aims.seat, option.id()))

    return best(decision, worth)
