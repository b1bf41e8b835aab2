"""How the bot plays the leaders of the Naalu: what it learns it keeps, and what it can have it takes."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.replies import filled, picked


def keep_to_oneself(aims: Aims, decision: Decision) -> Choice:
    return picked(decision, 0)


def all_of_them(aims: Aims, decision: Decision) -> Choice:
    """What finds no room is gone again, and has cost nothing."""
    return filled(decision, (decision.forms or [])[0])


REASONS: Final[dict[str, Reason]] = {"zeu": whenever, "the-oracle": whenever}
JUDGED: Final = {"show agenda to": keep_to_oneself, "produce more": all_of_them}
