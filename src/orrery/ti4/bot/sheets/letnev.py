"""How the bot plays the Barony of Letnev: dice are bought for combats that they may turn."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.reasons import Reason
from orrery.ti4.bot.reasons_of_war import undecided
from orrery.ti4.factions.letnev import PRICE
from orrery.ti4.payments import GOODS
from orrery.ti4.windows import START_OF_SPACE_COMBAT_ROUND


def buys_dice(aims: Aims, decision: Decision, number: int) -> bool:
    """With goods that are not saved for anything; dice that were bought are rolled again in any case."""
    if decision.prompt != START_OF_SPACE_COMBAT_ROUND:
        return True
    spare = aims.table.players[aims.seat].goods - aims.saved[GOODS]
    return spare >= PRICE and undecided(aims, decision, number)


def takes_dice(aims: Aims, decision: Decision, number: int) -> bool:
    return decision.prompt != START_OF_SPACE_COMBAT_ROUND or undecided(aims, decision, number)


REASONS: Final[dict[str, Reason]] = {"munitions-reserves": buys_dice, "war-funding": takes_dice}
TECHS: Final = {"non-euclidean-shielding": 4.0, "l4-disruptors": 1.5}
