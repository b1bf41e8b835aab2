"""How the bot plays the Winnu: influence builds where it is more than the resources, and cards are swapped for better
ones."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision
from orrery.ti4.bot.aims import Aims, under_way
from orrery.ti4.bot.economy import card_worth
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.replies import best
from orrery.ti4.components import COMPONENTS
from orrery.ti4.payments import INFLUENCE
from orrery.ti4.planets import influence, planets_of, resources
from orrery.ti4.rules.production import Produce
from orrery.ti4.units import SPACE_DOCK, count

WORTH_SWAPPING: Final = 1.0  # resources gained
OF_LIMIT: Final = 0.3  # what it is worth that one unit more may be produced


def swap_worth(aims: Aims, planet: int) -> float:
    """What is gained to build with, and by a dock on it."""
    table = aims.table
    more = influence(table, planet) - resources(table, planet)
    worth = 0.0 if table.exhausted[planet] else float(more)
    now = under_way(table, Produce)
    builds = isinstance(now, Produce) and table.chart.system_of[planet] == now.system
    if builds and count(table.players[aims.seat].troops_on(planet), SPACE_DOCK):
        worth += OF_LIMIT * more
    return worth


def pays_to_swap(aims: Aims, decision: Decision, number: int) -> bool:
    """Unless that influence is saved for an objective."""
    best_of_all = max([swap_worth(aims, planet) for planet in planets_of(aims.table, aims.seat)], default=0.0)
    return best_of_all >= WORTH_SWAPPING and not aims.saved[INFLUENCE]


def choose_swapped(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: swap_worth(aims, option.id()))


def better_of_theirs(aims: Aims, decision: Decision, number: int) -> bool:
    """The best card of the Winnu for the worst of one's own."""
    own = aims.table.players[aims.seat].strategies
    theirs = aims.table.players[COMPONENTS[number].issuer].strategies
    return max([card_worth(aims, card) for card in theirs]) > min([card_worth(aims, card) for card in own])


REASONS: Final[dict[str, Reason]] = {
    "hegemonic-trade-policy": pays_to_swap,
    "acquiescence": better_of_theirs,
    "lazax-gate-folding": whenever,
}
JUDGED: Final = {"swap values": choose_swapped}
TECHS: Final = {"lazax-gate-folding": 3.0, "hegemonic-trade-policy": 2.5}
