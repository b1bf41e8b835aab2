"""How the bot plays the leaders and the mech of the Sol: where soldiers may turn a combat, when tokens lie about."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision
from orrery.ti4.bot import targets
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.ending import worth_of_hero
from orrery.ti4.bot.moving import best_freed
from orrery.ti4.bot.reasons import WORTH_AN_ACTION, Reason, whenever
from orrery.ti4.bot.reasons_of_war import undecided
from orrery.ti4.mechs.zs_thunderbolt_m2 import ZsThunderboltM2
from orrery.ti4.payments import RESOURCES

TOKENS: Final = 3  # on the board that make their return worth while
AT_LAST: Final = 1


def frees_enough(aims: Aims, decision: Decision, number: int) -> bool:
    """Several tokens hold fleets that would still go somewhere, and there is one to send them."""
    player = aims.table.players[aims.seat]
    enough = len(player.tokens) >= worth_of_hero(aims, TOKENS, AT_LAST)
    return enough and player.tactic > 0 and best_freed(aims) >= WORTH_AN_ACTION


def can_spare(aims: Aims, decision: Decision, number: int) -> bool:
    """Nothing that is saved for an objective."""
    return aims.spare(RESOURCES) >= ZsThunderboltM2.PRICE


REASONS: Final[dict[str, Reason]] = {
    "evelyn-delouis": undecided,
    "claire-gibson": whenever,
    "jace-x-4th-air-legion": frees_enough,
    "zs-thunderbolt-m2": can_spare,
}
JUDGED: Final = {"whose ground force": targets.own_side, "which ground force": targets.dearest}
