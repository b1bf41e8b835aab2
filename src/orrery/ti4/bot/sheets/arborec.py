"""How the bot plays the Arborec: what grows grows where most would be lost, and spreads to planets without guards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.kernel.decision import Choice, Decision, Form, Gift
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.guarding import GUARD, bare_planets, reinforce
from orrery.ti4.bot.reasons import Reason
from orrery.ti4.bot.replies import filled
from orrery.ti4.building import producers
from orrery.ti4.components import COMPONENTS
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.notes.stymie import Stymied
from orrery.ti4.payments import RESOURCES
from orrery.ti4.reinforcements import left_of
from orrery.ti4.rules.relocating import TO
from orrery.ti4.technologies.bioplasmosis import KIND, ends_of, growing
from orrery.ti4.units import INFANTRY

TO_BUILD: Final = 2  # resources that make it worth while to build


def can_build(aims: Aims, decision: Decision, number: int) -> bool:
    return aims.spare(RESOURCES) >= TO_BUILD


def spreading(aims: Aims) -> tuple[Gift, ...]:
    """One infantry each to planets without any, the dearest first, from a neighbour that keeps its guard."""
    left = {place - ON_PLANET: number for place, _, number in growing(aims.table, aims.seat)}
    taken: dict[int, int] = {}
    to: list[Gift] = []
    for planet in bare_planets(aims)[: left_of(aims.table, aims.seat, INFANTRY)]:  # a figure for each place
        near = [each for each in sorted(left) if left[each] > GUARD and planet in ends_of(aims.table, aims.seat, each)]
        if near:
            start = max(near, key=lambda each: left[each])
            left[start] -= 1
            taken[start] = taken.get(start, 0) + 1
            to.append((ON_PLANET + planet, TO + KIND, 1))
    return (*[(ON_PLANET + planet, KIND, number) for planet, number in sorted(taken.items())], *to)


def is_bare(aims: Aims, decision: Decision, number: int) -> bool:
    return bool(spreading(aims))


def spread(aims: Aims, decision: Decision) -> Choice:
    return filled(decision, Form(spreading(aims)))


def stops_them(aims: Aims, decision: Decision, number: int) -> bool:
    """Something of theirs that produces stands where one's own units would stop it."""
    table, theirs = aims.table, COMPONENTS[number].issuer
    barred = Stymied(aims.seat, theirs)
    systems = [system for system in range(table.chart.systems) if producers(table, theirs, system)]
    return any(barred.bars_production(table, theirs, system) for system in systems)


REASONS: Final[dict[str, Reason]] = {
    "duha-menaimon": can_build,
    "bioplasmosis": is_bare,
    "stymie": stops_them,
}
TECHS: Final = {"letani-warrior-2": 4.5, "bioplasmosis": 1.0}  # better soldiers, and twice the production of each
JUDGED: Final[dict[str, Callable[[Aims, Decision], Choice]]] = {"grow on": reinforce, "spread": spread}
