"""How the bot plays the leaders and the mech of the Winnu: for its own production, and for a point."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.economy import card_worth
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.replies import best
from orrery.ti4.components import STRATEGY_CARDS
from orrery.ti4.leaders.berekar_berekon import SAVED
from orrery.ti4.payments import RESOURCES
from orrery.ti4.rules.production import producing

WORTH_A_HERO: Final = 8.0  # resources that the primary of a strategy card brings


def builds_much(aims: Aims, decision: Decision, number: int) -> bool:
    """One's own units produce, and enough of them that all of it is saved."""
    now = producing(aims.table)
    return now.seat == aims.seat and now.works(aims.table).limit >= SAVED and aims.spare(RESOURCES) >= SAVED


def worth_speaking(aims: Aims, decision: Decision, number: int) -> bool:
    return max([card_worth(aims, card) for card in STRATEGY_CARDS]) >= WORTH_A_HERO


def which_card(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: card_worth(aims, option.id()))


def for_nobody(aims: Aims, decision: Decision) -> Choice:
    """What others gain by it is lost to oneself."""
    return Choice(decision.seat, ())


REASONS: Final[dict[str, Reason]] = {
    "berekar-berekon": builds_much,
    "mathis-mathinus": worth_speaking,
    "reclaimer": whenever,
}
JUDGED: Final = {"imperial seal": which_card, "seal for": for_nobody}
