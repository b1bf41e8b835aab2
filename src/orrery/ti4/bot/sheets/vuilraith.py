"""How the bot plays the Vuil'raith: captured units pay for its own, the dear ones first."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.adjacency import RIFT, all_anomalies
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.replies import best, of_kind, proposed
from orrery.ti4.building import may_own
from orrery.ti4.queries import unit_of
from orrery.ti4.state import NOBODY
from orrery.ti4.units import ships

USELESS: Final = 0.5  # of its cost: a unit that one cannot build oneself is only taken from its owner


def prisoner(aims: Aims, type: int, owner: int) -> float:
    """What a captured unit saves; a type that one cannot build is missed by its owner alone."""
    table = aims.table
    if not may_own(table, aims.seat, type):
        return USELESS * unit_of(table, owner, type).cost
    unit = unit_of(table, aims.seat, type)
    return unit.cost / (2 if unit.pair else 1)


def capture_what(aims: Aims, decision: Decision) -> Choice:
    """The dearest of which one has no use for oneself is worth less than what one builds."""
    owner = of_kind(Option("", decision.things), "seat")

    def worth(option: Option) -> float:
        whose = of_kind(option, "seat")
        return prisoner(aims, of_kind(option, "type"), whose if whose != NOBODY else owner)

    return best(decision, worth)


def return_captives(aims: Aims, decision: Decision) -> Choice:
    """As many as can be: what is saved is spent on something else."""
    return proposed(decision)


def leaves_rifts(aims: Aims, decision: Decision, number: int) -> bool:
    """Ships of one's own stand in a gravity rift from which they could move."""
    table, player = aims.table, aims.table.players[aims.seat]
    rifts = [system for system, kinds in enumerate(all_anomalies(table)) if RIFT in kinds]
    return any(ships(player.ships_in(system)) and system not in player.tokens for system in rifts)


REASONS: Final[dict[str, Reason]] = {"vortex": whenever, "crucible": leaves_rifts}
JUDGED: Final = {"capture what": capture_what, "return captives": return_captives}
TECHS: Final = {"dimensional-tear-2": 2.5, "vortex": 3.0}
