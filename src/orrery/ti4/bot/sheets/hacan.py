"""How the bot plays the Emirates of Hacan: goods buy hits where a combat is open, and the strategy card it wants."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import Aims, leader
from orrery.ti4.bot.economy import card_worth
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.reasons_of_war import undecided
from orrery.ti4.bot.replies import best, of_kind
from orrery.ti4.bot.trading import WINNING
from orrery.ti4.components import COMPONENTS
from orrery.ti4.factions.hacan import dice_of
from orrery.ti4.payments import GOODS
from orrery.ti4.rules.swapping import SwapStrategies
from orrery.ti4.technologies.quantum_datahub_node import PRICE

TOKEN: Final = 1.5  # what a command token is worth, in goods
HELP: Final = 0.5  # what a good in the hands of another costs


def spare_goods(aims: Aims) -> int:
    return max(0, aims.table.players[aims.seat].goods - aims.saved[GOODS])


def turned(decision: Decision) -> list[int]:
    """The places of dice that hit with 1 more, and would not without."""
    dice = enumerate(decision.options)
    return [place for place, option in dice if of_kind(option, "shows") + 1 == of_kind(option, "needs")]


def choose_dice(aims: Aims, decision: Decision) -> Choice:
    """Those that it turns, as far as there are goods to spare."""
    return Choice(decision.seat, tuple(turned(decision)[: min(decision.most, spare_goods(aims))]))


def buys_hits(aims: Aims, decision: Decision, number: int) -> bool:
    """Some die would hit, in a combat that is not decided."""
    dice = dice_of(aims.table, aims.seat)
    if dice is None or not turned(dice) or not spare_goods(aims):
        return False
    return undecided(aims, decision, number)


def swaps(aims: Aims, decision: Decision, number: int) -> bool:
    """The best of their cards is worth more than the worst of one's own by what it costs."""
    own = aims.table.players[aims.seat].strategies
    gain = max([card_worth(aims, card) for card in SwapStrategies.theirs_to_take(aims.table, aims.seat, number)])
    gain -= min([card_worth(aims, card) for card in own])
    return spare_goods(aims) >= PRICE and gain > PRICE * (1.0 + HELP) + TOKEN


def choose_friend(aims: Aims, decision: Decision) -> Choice:
    """Who is farthest from winning, and least of all the leader."""
    table, first = aims.table, leader(aims.table, aims.seat)

    def worth(option: Option) -> float:
        other = option.id()
        points = table.players[other].points
        return -points - (5.0 if other == first else 0.0) - (9.0 if points >= WINNING else 0.0)

    return best(decision, worth)


def far_from_issuer(aims: Aims, decision: Decision, number: int) -> bool:
    """It would not go back at once: nothing of the Hacan stands where one's own ships are."""
    table = aims.table
    theirs = table.players[COMPONENTS[number].issuer].space
    return not any(system in theirs for system in table.players[aims.seat].space)


REASONS: Final[dict[str, Reason]] = {
    "wrath-of-kenara": buys_hits,
    "quantum-datahub-node": swaps,
    "production-biomes": whenever,
    "trade-convoys": far_from_issuer,
}
JUDGED: Final = {"raise dice": choose_dice, "production biomes": choose_friend}
TECHS: Final = {"production-biomes": 4.0, "quantum-datahub-node": 1.5}
