"""What is kept back while there is still much to take: for a carrier and those who fly with it, for the custodians."""

from __future__ import annotations

from typing import Final

from orrery.ti4.bot.aims import POINT, Aims
from orrery.ti4.bot.making import docked_systems, lacks_transports
from orrery.ti4.bot.moving import best_plan
from orrery.ti4.building import is_blockaded
from orrery.ti4.payments import INFLUENCE, RESOURCES, purse
from orrery.ti4.rules.custodians import custodians_price
from orrery.ti4.rules.tactical import may_activate
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import CARRIER, UNITS

WITH_INFANTRY: Final = UNITS[CARRIER].cost + 1  # two of them cost one resource


def for_carrier(aims: Aims) -> int:
    """Resources for a carrier with infantry, while transports lack and one can still be built in this round: they come
    before technologies and tokens."""
    table, seat = aims.table, aims.seat
    if not lacks_transports(aims) or not table.players[seat].tactic:
        return 0
    docks = [system for system in docked_systems(aims) if not is_blockaded(table, seat, system)]
    if all(system in table.players[seat].tokens for system in docks):
        return 0
    has = purse(table, seat, RESOURCES)
    return min(has, WITH_INFANTRY) if has >= UNITS[CARRIER].cost else 0


def for_custodians(aims: Aims) -> int:
    """Influence to send the custodians away, if soldiers could land on Mecatol Rex in this round."""
    table, seat = aims.table, aims.seat
    if not table.custodians or not table.players[seat].tactic:
        return 0
    price, there = custodians_price(table, seat), table.chart.system_of[MECATOL_REX]
    if price > purse(table, seat, INFLUENCE) or there not in may_activate(table, seat):
        return 0
    return price if best_plan(aims, there)[0] >= POINT else 0


def keep_back(aims: Aims) -> None:
    """Save it, while one judges what others offer."""
    aims.saved[RESOURCES] += for_carrier(aims)
    aims.saved[INFLUENCE] += for_custodians(aims)
