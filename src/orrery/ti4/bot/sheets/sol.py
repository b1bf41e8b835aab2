"""How the bot plays the Federation of Sol: tokens that no secondary needs become soldiers where guards are missing."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.guarding import bare_planets, guard_worth
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.replies import best
from orrery.ti4.units import ground_forces

KEPT: Final = 2  # tokens for secondaries, while so many may still come


def token_to_spare(aims: Aims) -> bool:
    """More tokens than secondaries of others that may be followed, and none of them saved for an objective."""
    table = aims.table
    others = [player for seat, player in enumerate(table.players) if seat != aims.seat]
    coming = sum([card not in player.used for player in others for card in player.strategies])
    return table.players[aims.seat].strategy > min(KEPT, coming) and aims.spare_tokens() > 0


def drops(aims: Aims, decision: Decision, number: int) -> bool:
    """A planet without a guard, or tokens that lie about."""
    strategy = aims.table.players[aims.seat].strategy
    return token_to_spare(aims) and (bool(bare_planets(aims)) or strategy > KEPT + 1)


def land(aims: Aims, decision: Decision) -> Choice:
    """The planet that is dearest for how many guard it; never nowhere."""
    troops = aims.table.players[aims.seat].troops_on

    def worth(option: Option) -> float:
        if not option.things:
            return -1.0
        guards = ground_forces(troops(option.id()))
        return guard_worth(aims, option.id()) / max(1, guards + 1)

    return best(decision, worth)


REASONS: Final[dict[str, Reason]] = {"orbital-drop": drops, "military-support": whenever}
JUDGED: Final = {"orbital drop": land, "military support": land}
TECHS: Final = {"advanced-carrier-2": 6.0, "spec-ops-2": 3.0}
