"""How the bot plays the Mahact: it names outcomes it wants, and keeps the tokens that lend it most."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot import council, targets
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.outcomes import outcome_worth
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.replies import best, named
from orrery.ti4.components import COMMANDERS
from orrery.ti4.prediction import ABSTAIN

MATTERS: Final = 0.5  # what the best outcome is worth more than what is foreseen
TOKEN: Final = 2.0  # a command token of the fleet pool, in resources


def wants_another(aims: Aims, decision: Decision, number: int) -> bool:
    """The outcome that is foreseen is worth less than another."""
    now = council.forecast(aims)
    agenda = council.agenda_of(aims.table, decision)
    outcomes = council.outcomes_now(aims.table)
    wish = max([outcome_worth(aims.table, aims.seat, agenda, each) for each in outcomes], default=0.0)
    return wish - now.worth >= MATTERS


def vote_as_told(aims: Aims, decision: Decision) -> Choice:
    """As told, unless something else is worth a token more."""
    agenda, told = council.agenda_of(aims.table, decision), decision.options[0]

    def worth(option: Option) -> float:
        if option == ABSTAIN:
            return -TOKEN
        return outcome_worth(aims.table, aims.seat, agenda, option) - (0.0 if option == told else TOKEN)

    return best(decision, worth)


def whose_to_return(aims: Aims, decision: Decision) -> Choice:
    """Those first whose commander acts for nobody yet."""

    def worth(option: Option) -> float:
        return float(not any(leader in COMMANDERS for leader in aims.table.players[option.id()].leaders))

    return best(decision, worth)


def for_a_legionnaire(aims: Aims, decision: Decision) -> Choice:
    """A trade good is worth more than the commodity that it was."""
    return named(decision, "convert commodities")


REASONS: Final[dict[str, Reason]] = {
    "genetic-recombination": wants_another,
    "scepter-of-dominion": whenever,
}
JUDGED: Final = {
    "tell to vote": council.choose_outcome,
    "vote as told": vote_as_told,
    "return tokens": whose_to_return,
    "legionnaire": for_a_legionnaire,
    "hold where": targets.own_system,
}
TECHS: Final = {"crimson-legionnaire-2": 3.0, "genetic-recombination": 1.5}
