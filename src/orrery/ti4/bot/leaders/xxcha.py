"""How the bot plays the leaders of the Xxcha: its own planets are readied, and it decrees what it can gain by."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.agenda import AGENDAS
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.council import choose_outcome
from orrery.ti4.bot.economy import planet_income
from orrery.ti4.bot.outcomes import outcome_worth, worth_of_repeal
from orrery.ti4.bot.reasons import WORTH_AN_ACTION, Reason, whenever
from orrery.ti4.bot.replies import best
from orrery.ti4.planets import exhausted_planets


def readies_much(aims: Aims, decision: Decision, number: int) -> bool:
    own = exhausted_planets(aims.table, aims.seat)
    return max([planet_income(aims, planet) for planet in own], default=0.0) >= WORTH_AN_ACTION


def own_planet(aims: Aims, decision: Decision) -> Choice:
    """The one that gives most; never one of others."""

    def worth(option: Option) -> float:
        mine = aims.table.controller[option.id()] == aims.seat
        return planet_income(aims, option.id()) if mine else -1.0

    return best(decision, worth)


def not_mine(aims: Aims, decision: Decision) -> Choice:
    """Infantry of others goes."""
    return best(decision, lambda option: (1.0 if option.id() != aims.seat else -1.0) if option.things else 0.0)


def bad_law(aims: Aims, decision: Decision) -> Choice:
    """The one that does most harm, if any does."""

    def worth(option: Option) -> float:
        return worth_of_repeal(aims.table, aims.seat, option.id()) if option.things else 0.01

    return best(decision, worth)


def gainful(aims: Aims, decision: Decision) -> Choice:
    """Those of which some outcome is worth most; one that would be discarded at once is worth nothing."""

    def worth(option: Option) -> float:
        card = option.id()
        if AGENDAS[card].is_void(aims.table):
            return 0.0
        outcomes = AGENDAS[card].outcomes(aims.table)
        return max([outcome_worth(aims.table, aims.seat, card, each) for each in outcomes], default=0.0)

    return best(decision, worth)


REASONS: Final[dict[str, Reason]] = {"ggrocuto-rinn": readies_much, "xxekir-grom": whenever}
JUDGED: Final = {
    "rinn which planet": own_planet,
    "rinn infantry": not_mine,
    "decree law": bad_law,
    "decree which": gainful,
    "decree first": gainful,
    "decree": choose_outcome,
}
