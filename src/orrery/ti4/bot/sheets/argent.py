"""How the bot plays the Argent Flight, and with their help: a greater volley where it may hit something, and the
dearest ships are raided."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.reasons import Reason
from orrery.ti4.bot.replies import best, of_kind
from orrery.ti4.factions.argent import raided_by
from orrery.ti4.queries import unit_of
from orrery.ti4.rules.bombardment import Bombardment
from orrery.ti4.rules.one_more_shot import firing, guns_of

MANY: Final = 3  # dice beside which one more changes little
WORTH: Final = 6  # what a die must need at most, for a note


def worth_a_note(aims: Aims, decision: Decision, number: int) -> bool:
    """One more die is much where few are rolled, or where each is likely to hit."""
    guns = guns_of(aims.table, aims.seat)
    easy = min([hit_on for _, _, hit_on, _ in guns]) <= WORTH
    return easy and (isinstance(firing(aims.table), Bombardment) or sum([dice for _, dice, _, _ in guns]) <= MANY)


def raid(aims: Aims, decision: Decision) -> Choice:
    """The dearest: they would sustain the hits of the first round."""
    opponent = raided_by(aims.table, aims.seat)

    def worth(option: Option) -> float:
        return float(unit_of(aims.table, opponent, of_kind(option, "type")).cost)

    return best(decision, worth)


REASONS: Final[dict[str, Reason]] = {"strike-wing-ambuscade": worth_a_note}
TECHS: Final = {"strike-wing-alpha-2": 4.0, "aerie-hololattice": 3.0}
JUDGED: Final[dict[str, Any]] = {"raid ships": raid}
