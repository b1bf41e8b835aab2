"""How the bot plays the Empyrean, and with their pacts: passage for whoever attacks the leader, repairs for its own."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision
from orrery.ti4.bot.aims import Aims, leader
from orrery.ti4.bot.leaders.norr import for_me
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.factions.empyrean import PRICE
from orrery.ti4.payments import INFLUENCE
from orrery.ti4.queries import has_units, unit_of
from orrery.ti4.rules.sustaining import just_sustained

DEAR: Final = 4  # what a unit costs that is worth a repair


def against_leader(aims: Aims, decision: Decision, number: int) -> bool:
    """Whoever attacks the strongest of the others may pass; the strongest may not."""
    table, first = aims.table, leader(aims.table, aims.seat)
    return table.active != first and has_units(table, first, table.active_system)


def mends_own(aims: Aims, decision: Decision, number: int) -> bool:
    """A dear unit of one's own, if the influence is not saved for something else."""
    use = just_sustained(aims.table)
    dear = unit_of(aims.table, use.seat, use.type).cost >= DEAR
    return use.seat == aims.seat and dear and aims.spare(INFLUENCE) >= PRICE


REASONS: Final[dict[str, Reason]] = {
    "aetherpassage": against_leader,
    "dynamo": mends_own,
    "aetherstream": for_me,
    "dark-pact": whenever,
    "blood-pact": whenever,
}
TECHS: Final = {"aetherstream": 3.5, "voidwatch": 2.0}
