"""How the bot plays the leaders of the Nekro: cards to spare become goods, rich planets are taken apart."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot import targets
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.cards import KEPT
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.replies import best
from orrery.ti4.components import CARD, COMPONENTS
from orrery.ti4.leaders.unitdsgnflayesh import planets
from orrery.ti4.planets import influence, resources

MANY: Final = 4  # action cards: one of them can be spared
RICH: Final = 3  # resources and influence that are worth the hero
DEAR: Final = 1.0  # a card that is kept longer than others is kept


def cards_to_spare(aims: Aims, decision: Decision, number: int) -> bool:
    return len(aims.table.players[aims.seat].hand) >= MANY


def wealth(aims: Aims, planet: int) -> int:
    return resources(aims.table, planet) + influence(aims.table, planet)


def rich_enough(aims: Aims, decision: Decision, number: int) -> bool:
    return max([wealth(aims, planet) for planet in planets(aims.table, aims.seat)], default=0) >= RICH


def what_to_give_up(aims: Aims, decision: Decision) -> Choice:
    """A card that is missed little; of tokens none."""

    def worth(option: Option) -> float:
        if option.key != CARD:
            return 0.0 if not option.things else -1.0
        return 2.0 * DEAR - KEPT.get(COMPONENTS[option.id()].key, DEAR)

    return best(decision, worth)


def which_planet(aims: Aims, decision: Decision) -> Choice:
    """The richest; of equals one of others."""

    def worth(option: Option) -> float:
        return wealth(aims, option.id()) + 0.5 * (aims.table.controller[option.id()] != aims.seat)

    return best(decision, worth)


REASONS: Final[dict[str, Reason]] = {
    "nekro-malleon": cards_to_spare,
    "nekro-acidos": whenever,
    "unitdsgnflayesh": rich_enough,
}
JUDGED: Final = {
    "malleon whom": targets.own_side,
    "malleon what": what_to_give_up,
    "take apart": which_planet,
}
