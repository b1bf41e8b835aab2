"""How the bot plays the Naaz-Rokha Alliance, and with their forgeries: relics first, tokens where they lack."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.economy import lacking_tokens
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.reasons_of_war import undecided
from orrery.ti4.bot.replies import best
from orrery.ti4.factions.naazrokha import FOR_RELIC
from orrery.ti4.finds import ATTACHED, FRAGMENT, KEPT
from orrery.ti4.rules.find_moves import row_of
from orrery.ti4.rules.fragments import UNKNOWN, pairs_of_a_kind

WORTH: Final = {FRAGMENT: 3.0, ATTACHED: 2.0, KEPT: 1.5}  # what a find brings that stays; others: one good or so
RELIC: Final = 4.0
TOKEN: Final = 2.0  # where tokens lack


def choose_find(aims: Aims, decision: Decision) -> Choice:
    """What stays is better than what is used up; fragments most of all."""
    return best(decision, lambda option: WORTH.get(row_of(option.id()).after, 1.0))


def makes_something(aims: Aims, decision: Decision, number: int) -> bool:
    """Two of a kind for a relic; or one alone, if command tokens lack."""
    fragments = aims.table.players[aims.seat].fragments
    if aims.table.relics and pairs_of_a_kind(fragments):
        return True
    return lacking_tokens(aims) > 0


def fabricate(aims: Aims, decision: Decision) -> Choice:
    """A relic while there are any; fragments of unknown origin, which serve for all, are kept."""

    def worth(option: Option) -> float:
        unknown = sum([row_of(number).key == UNKNOWN for _, number in option.things])
        made = (RELIC if aims.table.relics else 0.0) if option.key == FOR_RELIC else TOKEN
        return made - 0.5 * unknown

    return best(decision, worth)


def forge(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: -sum([row_of(number).key == UNKNOWN for _, number in option.things]))


REASONS: Final[dict[str, Reason]] = {
    "distant-suns": whenever,
    "fabrication": makes_something,
    "supercharge": undecided,
    "black-market-forgery": whenever,
}
TECHS: Final = {"supercharge": 3.0, "pre-fab-arcologies": 2.5}
JUDGED: Final[dict[str, Any]] = {"which find": choose_find, "fabricate": fabricate, "forge": forge}
