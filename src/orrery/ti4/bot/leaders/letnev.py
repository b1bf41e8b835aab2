"""How the bot plays the leaders and the mech of the Letnev: for combats that they may turn, and for a great fleet."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.reasons_of_war import undecided
from orrery.ti4.limits import fleet_limit
from orrery.ti4.units import capital_ships


def pool_is_full(aims: Aims, decision: Decision, number: int) -> bool:
    """A fleet that has no room left, and ships elsewhere that could join it."""
    fleets = [capital_ships(force) for force in aims.table.players[aims.seat].space.values()]
    limit = fleet_limit(aims.table, aims.seat)
    return max(fleets, default=0) >= limit and sum(fleets) > limit


REASONS: Final[dict[str, Reason]] = {
    "viscount-unlenn": undecided,
    "rear-admiral-farran": whenever,
    "darktalon-treilla": pool_is_full,
    "dunlain-reaper": undecided,
}
