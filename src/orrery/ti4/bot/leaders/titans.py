"""How the bot plays the leaders and the mech of the Titans of Ul: hits on itself are cancelled, and where somebody must
be fought two come in the place of one."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.replies import best, of_kind
from orrery.ti4.bot.sheets.titans import rivals
from orrery.ti4.leaders.tellurian import hits_now
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.mechs.hecatoncheires import placing
from orrery.ti4.queries import ground_forces_on
from orrery.ti4.rules.hits import FIGHTERS


def hits_me(aims: Aims, decision: Decision, number: int) -> bool:
    """Something better than a fighter is hit."""
    return any(batch[0] == aims.seat and batch[3] != FIGHTERS for batch in hits_now(aims.table).batches)


def which_hit(aims: Aims, decision: Decision) -> Choice:
    """One against oneself, not one on fighters."""

    def worth(option: Option) -> float:
        return 2.0 * (of_kind(option, "seat") == aims.seat) - float(of_kind(option, "kind") == FIGHTERS)

    return best(decision, worth)


def two_for_one(aims: Aims, decision: Decision, number: int) -> bool:
    """Where others stand or nobody of one's own does; elsewhere the cannons are better."""
    planet = placing(aims.table).at - ON_PLANET
    return rivals(aims, planet) > 0 or not ground_forces_on(aims.table, aims.seat, planet)


REASONS: Final[dict[str, Reason]] = {
    "tellurian": hits_me,
    "tungstantus": whenever,
    "ul-the-progenitor": whenever,
    "hecatoncheires": two_for_one,
}
JUDGED: Final = {"cancel hit": which_hit}
