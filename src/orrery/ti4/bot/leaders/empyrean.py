"""How the bot plays the leaders and the mech of the Empyrean: for itself, and against what is aimed at it."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.ending import worth_of_hero
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.reasons_of_war import against_me
from orrery.ti4.bot.replies import best, of_kind
from orrery.ti4.combat import force_at
from orrery.ti4.leaders.conservator_procyon import empty_systems
from orrery.ti4.queries import has_ships
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.units import ground_forces

FRONTIERS: Final = 2  # so many to be worth the hero
AT_LAST: Final = 1


def my_ships(aims: Aims, decision: Decision, number: int) -> bool:
    """One's own ships have moved; nobody else is helped."""
    return what_happened(aims.table).seat == aims.seat


def enough_void(aims: Aims, decision: Decision, number: int) -> bool:
    """Ships of one's own stand in several systems without planets, or at last in one."""
    there = [system for system in empty_systems(aims.table) if has_ships(aims.table, aims.seat, system)]
    return len(there) >= worth_of_hero(aims, FRONTIERS, AT_LAST)


def spared(aims: Aims, decision: Decision) -> Choice:
    """A damaged one first; else where most others guard beside it."""

    def worth(option: Option) -> float:
        return 10.0 * of_kind(option, "damaged") + ground_forces(force_at(aims.table, aims.seat, option.id()))

    return best(decision, worth)


def next_frontier(aims: Aims, decision: Decision) -> Choice:
    """All of them are explored: the order hardly matters."""
    return best(decision, lambda option: -float(option.id()))


REASONS: Final[dict[str, Reason]] = {
    "acamar": my_ships,
    "xuange": whenever,
    "conservator-procyon": enough_void,
    "watcher": against_me,
}
JUDGED: Final = {"which watcher": spared, "next frontier": next_frontier}
