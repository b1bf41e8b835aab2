"""How the bot plays the leaders of the Mentak: cards and notes are taken, the hero is for a combat that he may turn."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision
from orrery.ti4.bot.aims import Aims, leader
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.reasons_of_war import undecided
from orrery.ti4.rules.moments import what_happened


def no_card_for_the_leader(aims: Aims, decision: Decision, number: int) -> bool:
    return what_happened(aims.table).number != leader(aims.table, aims.seat)


REASONS: Final[dict[str, Reason]] = {
    "suffi-an": no_card_for_the_leader,
    "sula-mentarion": whenever,
    "ipswitch-loose-cannon": undecided,
}
