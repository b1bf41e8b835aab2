"""What the bot makes of the action cards of Prophecy of Kings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import Aims, leader, under_way
from orrery.ti4.bot.council import BAD_OUTCOME, BETTER, known_agenda
from orrery.ti4.bot.economy import GOOD_TECHS, best_tech, card_worth
from orrery.ti4.bot.outcomes import outcome_worth
from orrery.ti4.bot.reasons import Reason, gets_there, whenever
from orrery.ti4.bot.reasons_of_war import attacked, losing
from orrery.ti4.bot.replies import all_worth, best, of_kind, picked
from orrery.ti4.bot.trading import give_note
from orrery.ti4.components import COMPONENTS
from orrery.ti4.objective_cards import OBJECTIVES
from orrery.ti4.payments import GOODS, RESOURCES
from orrery.ti4.queries import unit_of
from orrery.ti4.rules.strategic import StrategicAction
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.units import CAPITAL, MECH, count

GAINED: Final = 2.0  # what a technology must be worth beyond the one that goes for it
PROTOTYPE: Final = 4  # resources


def judged(aims: Aims, outcome: Option) -> float:
    """What an outcome of the agenda that is voted on is worth."""
    now = under_way(aims.table, ResolveAgenda)
    if not isinstance(now, ResolveAgenda):
        return 0.0
    return outcome_worth(aims.table, aims.seat, known_agenda(now, aims.seat), outcome)


def outcome_now(aims: Aims) -> Option:
    now = under_way(aims.table, ResolveAgenda)
    assert isinstance(now, ResolveAgenda)
    return now.outcome


# -- reasons -----------------------------------------------------------------------------------------------------------


def better_elected(aims: Aims, decision: Decision, number: int) -> bool:
    """To be elected oneself is better by enough."""
    mine = Option("seat", (("seat", aims.seat),))
    return judged(aims, mine) - judged(aims, outcome_now(aims)) >= BETTER


def worth_foiling(aims: Aims, decision: Decision, number: int) -> bool:
    return judged(aims, outcome_now(aims)) <= BAD_OUTCOME


def stops_leader(aims: Aims, decision: Decision, number: int) -> bool:
    """The leader would act."""
    action = under_way(aims.table, StrategicAction)
    return isinstance(action, StrategicAction) and action.seat == leader(aims.table, aims.seat)


def worth_diverting(aims: Aims, decision: Decision, number: int) -> bool:
    """The best that could be researched is worth more than the least that one has."""
    own = [GOOD_TECHS.get(COMPONENTS[tech].key, 1.0) for tech in aims.table.players[aims.seat].techs]
    return bool(own) and best_tech(aims) - min(own) >= GAINED


def chooses_first(aims: Aims, decision: Decision, number: int) -> bool:
    """Goods on cards are for who chooses before others."""
    return aims.table.speaker == aims.seat


def can_afford_prototype(aims: Aims, decision: Decision, number: int) -> bool:
    return aims.spare(RESOURCES) >= PROTOTYPE and best_tech(aims) > 0.0


def pays_an_objective(aims: Aims, decision: Decision, number: int) -> bool:
    """With the goods for two ships an objective can be paid for which there are too few."""
    table, player = aims.table, aims.table.players[aims.seat]
    costs = [
        unit_of(table, aims.seat, type).cost
        for force in player.space.values()
        for type in CAPITAL
        if count(force, type)
    ]
    most = sum(sorted(costs)[-2:])
    prices = [price for card in aims.public for kind, price in OBJECTIVES[card].requires.prices() if kind == GOODS]
    return any(player.goods < price <= player.goods + most for price in prices)


REASONS: Final[dict[str, Reason]] = {
    "archaeological-expedition": whenever,
    "confounding-legal-text": better_elected,
    "coup-detat": stops_leader,
    "deadly-plot": worth_foiling,
    "decoy-operation": attacked,
    "diplomatic-pressure": whenever,
    "divert-funding": worth_diverting,
    "exploration-probe": whenever,
    "manipulate-investments": chooses_first,
    "nav-suite": gets_there,
    "refit-troops": whenever,
    "reveal-prototype": can_afford_prototype,
    "reverse-engineer": whenever,
    "rout": losing,
    "scuttle": pays_an_objective,
    "seize-artifact": whenever,
    "waylay": whenever,
}


# -- answers -----------------------------------------------------------------------------------------------------------


def search(aims: Aims, decision: Decision) -> Choice:
    """Where fragments lie closest: the cultural deck has most of them, the industrial one fewest."""
    order = ("cultural", "hazardous", "industrial")
    return best(decision, lambda option: -float(order.index(option.key)))


def bring_all(aims: Aims, decision: Decision) -> Choice:
    """As many as may come, mechs before infantry."""
    return all_worth(decision, lambda option: 2.0 if of_kind(option, "type") == MECH else 1.0)


def invest(aims: Aims, decision: Decision) -> Choice:
    """Most on what one will choose oneself; the others get as little as must be."""
    return best(decision, lambda option: card_worth(aims, option.id()))


def refit(aims: Aims, decision: Decision) -> Choice:
    return all_worth(decision, lambda option: 1.0)


def scuttle(aims: Aims, decision: Decision) -> Choice:
    """The dearest first, as many as may be."""

    def worth(option: Option) -> float:
        return float(unit_of(aims.table, aims.seat, of_kind(option, "type")).cost)

    return all_worth(decision, worth)


def seize(aims: Aims, decision: Decision) -> Choice:
    """One that counts as any."""
    keys = [option.key for option in decision.options]
    return picked(decision, keys.index("unknown-relic-fragment") if "unknown-relic-fragment" in keys else 0)


def divert(aims: Aims, decision: Decision) -> Choice:
    """What is worth least."""
    return best(decision, lambda option: -GOOD_TECHS.get(COMPONENTS[option.id()].key, 1.0))


JUDGED: Final[dict[str, Callable[[Aims, Decision], Choice]]] = {
    "hand over note": give_note,
    "search deck": search,
    "decoys": bring_all,
    "invest in": invest,
    "invest more": invest,
    "refit": refit,
    "scuttle": scuttle,
    "seize fragment": seize,
    "target tech": divert,
}
