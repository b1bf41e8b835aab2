"""How the bot plays the Yssaril Tribes: it waits while it has cards to spare, and takes what is kept longest."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.cards import KEPT
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.replies import best
from orrery.ti4.components import COMPONENTS

TO_SPARE: Final = 6  # action cards, of which one may go for a turn more


def worth_waiting(aims: Aims, decision: Decision, number: int) -> bool:
    """Others still act, and a token is left for what they leave open."""
    table, player = aims.table, aims.table.players[aims.seat]
    others = [other for seat, other in enumerate(table.players) if seat != aims.seat]
    return len(player.hand) >= TO_SPARE and bool(player.tactic) and not all(other.passed for other in others)


def take_card(aims: Aims, decision: Decision) -> Choice:
    """What one would keep longest."""
    return best(decision, lambda option: KEPT.get(COMPONENTS[option.id()].key, 1.0))


REASONS: Final[dict[str, Reason]] = {
    "stall-tactics": worth_waiting,
    "mageon-implants": whenever,
    "spy-net": whenever,
}
JUDGED: Final = {"take card": take_card}
