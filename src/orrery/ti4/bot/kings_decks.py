"""What the bot makes of the cards and technologies of Prophecy of Kings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot import economy, trading
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.economy import GOOD_TECHS, planet_income
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.reasons_of_war import room_in_fleet
from orrery.ti4.bot.replies import all_worth, best, picked
from orrery.ti4.components import COMPONENTS, TECHNOLOGY
from orrery.ti4.payments import INFLUENCE, RESOURCES
from orrery.ti4.planets import influence
from orrery.ti4.rules.selling import SELL, specialties_to_sell
from orrery.ti4.rules.strategy_phase import gives_cards_away, receivers
from orrery.ti4.technologies.ai_development_algorithm import upgrades_of
from orrery.ti4.units import ground_forces
from orrery.ti4.windows import WHEN_YOU_CAST_VOTES


def purge_fragments(aims: Aims, decision: Decision) -> Choice:
    """What is there least often: three alike are worth a relic."""
    keys = [option.key for option in decision.options]

    def worth(option: Option) -> float:
        return -float(keys.count(option.key))

    return best(decision, worth)


def ready_best(aims: Aims, decision: Decision) -> Choice:
    """A technology that acts again, or the planet that gives most."""

    def worth(option: Option) -> float:
        if option.key == TECHNOLOGY:
            return GOOD_TECHS.get(COMPONENTS[option.id()].key, 1.0)
        return planet_income(aims, option.id())

    return best(decision, worth)


def explore_best(aims: Aims, decision: Decision) -> Choice:
    """The planet that one has most of, for what is found stays there."""
    return best(decision, lambda option: planet_income(aims, option.id()))


def end_or_sell(aims: Aims, decision: Decision) -> Choice:
    """Who has passed and needs the planets for nothing more in this round sells what they are good for."""
    keys = [option.key for option in decision.asides]
    idle = aims.table.players[aims.seat].passed and not (aims.saved[RESOURCES] or aims.saved[INFLUENCE])
    planets = specialties_to_sell(aims.table, aims.seat) if idle and SELL.key in keys else []
    if any(price_of_planet(aims, planet) > 0.0 for planet in planets):
        return picked(decision, len(decision.options) + keys.index(SELL.key))
    return trading.end_or_trade(aims, decision)


def sell(aims: Aims, decision: Decision) -> Choice:
    return all_worth(decision, lambda option: price_of_planet(aims, option.id()))


def price_of_planet(aims: Aims, planet: int) -> float:
    """A trade good; while there are agendas to vote on, less the votes."""
    return 1.5 - float(not aims.table.custodians) * influence(aims.table, planet)


def guard(aims: Aims, decision: Decision) -> Choice:
    """Where fewest ground forces stand; of equals the dearer planet."""
    ground = aims.table.players[aims.seat]

    def worth(option: Option) -> float:
        return 0.1 * planet_income(aims, option.id()) - ground_forces(ground.troops_on(option.id()))

    return best(decision, worth)


def ready_richest(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: planet_income(aims, option.id()))


def choose_strategy(aims: Aims, decision: Decision) -> Choice:
    """What must be given away is what is worth least, but for the goods on it."""
    table = aims.table
    if not gives_cards_away(table) or not receivers(table, aims.seat):
        return economy.choose_strategy(aims, decision)
    return best(decision, lambda option: 1.3 * table.bonus[option.id()] - economy.card_worth(aims, option.id()))


def give_card(aims: Aims, decision: Decision) -> Choice:
    """To who has fewest points."""
    return best(decision, lambda option: -float(aims.table.players[option.id()].points))


# -- reasons -----------------------------------------------------------------------------------------------------------


def pools_are_wrong(aims: Aims, decision: Decision, number: int) -> bool:
    """Nothing to act with, and tokens elsewhere."""
    player = aims.table.players[aims.seat]
    return player.tactic == 0 and player.strategy > 1 and not player.passed


def saves_enough(aims: Aims, decision: Decision, number: int) -> bool:
    """Unless an upgrade could be researched by its help, which is worth more than one resource."""
    return upgrades_of(aims.table, aims.seat) >= 2


def builds_well(aims: Aims, decision: Decision, number: int) -> bool:
    """A ship of some size can be paid."""
    return aims.spare(RESOURCES) >= 2 and room_in_fleet(aims, decision, number)


def either_part(aims: Aims, decision: Decision, number: int) -> bool:
    """More votes never hurt: the card is readied before it is needed again. Tokens are laid anew where that helps."""
    return decision.prompt == WHEN_YOU_CAST_VOTES or pools_are_wrong(aims, decision, number)


REASONS: Final[dict[str, Reason]] = {
    "bio-stims": whenever,
    "sling-relay": builds_well,
    "scanlink-drone-network": whenever,
    "predictive-intelligence": either_part,
    "ai-development-algorithm": saves_enough,
    "self-assembly-routines": whenever,
}
TECHS: Final = {
    "psychoarchaeology": 2.5,
    "bio-stims": 2.0,
    "dark-energy-tap": 3.0,
    "sling-relay": 2.0,
    "scanlink-drone-network": 3.0,
    "predictive-intelligence": 2.5,
    "ai-development-algorithm": 3.0,
    "self-assembly-routines": 3.0,
}
JUDGED: Final[dict[str, Callable[[Aims, Decision], Choice]]] = {
    "purge fragments": purge_fragments,
    "explore which": explore_best,
    "stimulate": ready_best,
    "assemble where": guard,
    "sell specialties": sell,
    "end turn": end_or_sell,
    "rearm where": guard,
    "ready few planets": ready_richest,
    "give chosen card": give_card,
    "grant technology": economy.choose_tech,
    "choose strategy": choose_strategy,
}
