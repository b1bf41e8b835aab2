"""How the bot plays the leaders of the Naaz-Rokha: it digs for itself, and takes what cards of others are worth."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.economy import card_worth, planet_income
from orrery.ti4.bot.leaders.norr import for_me
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.replies import best
from orrery.ti4.leaders.garv_and_gunn import NOTHING
from orrery.ti4.leaders.hesh_and_prit import NO_MORE
from orrery.ti4.units import MECH, count

WITH_MECH: Final = 3.0  # two cards to choose from


def dig(aims: Aims, decision: Decision) -> Choice:
    """Where a mech stands; else the richest, which an attachment makes richer."""
    troops = aims.table.players[aims.seat].troops_on

    def worth(option: Option) -> float:
        if option == NOTHING:
            return -1.0
        return planet_income(aims, option.id()) + (WITH_MECH if count(troops(option.id()), MECH) else 0.0)

    return best(decision, worth)


def relic_left(aims: Aims, decision: Decision, number: int) -> bool:
    """A relic is worth them: when nothing better is left to do, others have played their cards in every round."""
    return bool(aims.table.relics)


def synthesis(aims: Aims, decision: Decision) -> Choice:
    """The cards that one would have liked to have."""
    return best(decision, lambda option: 0.0 if option == NO_MORE else card_worth(aims, option.id()))


REASONS: Final[dict[str, Reason]] = {
    "garv-and-gunn": for_me,
    "dart-and-tai": whenever,
    "hesh-and-prit": relic_left,
}
JUDGED: Final = {"garv and gunn": dig, "synthesis": synthesis}
