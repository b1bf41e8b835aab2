"""The nine categories of a search, and the cards that fit each: pure functions, like `queries`."""

from __future__ import annotations

from typing import Final

from orrery.race.card import Card
from orrery.race.cards import CARDS
from orrery.race.goods import ALIEN, MULTI
from orrery.race.powers import (
    CancelTakeover,
    ConsumeAllGoods,
    ConsumeDifferentKinds,
    ConsumeEachKind,
    ConsumeGoods,
    Power,
    Takeover,
    TakeoverDefense,
)

MILITARY_DEVELOPMENT: Final = 0
MILITARY_WINDFALL: Final = 1
PEACEFUL_WINDFALL: Final = 2
CHROMOSOME: Final = 3
ALIEN_GOOD: Final = 4
TWO_GOODS: Final = 5
STRONG_WORLD: Final = 6
SIX_COST: Final = 7
TAKEOVER: Final = 8
CATEGORIES: Final = (
    "military-development",
    "military-windfall",
    "nonmilitary-windfall",
    "chromosome-world",
    "alien-good-world",
    "consumes-two-or-more",
    "strong-military-world",
    "six-cost-development",
    "takeover-power",
)


def is_in_category(card: Card, category: int) -> bool:
    """Whether the card is one of those that a search in this category can find."""
    if category == MILITARY_DEVELOPMENT:
        return not card.is_world and card.strength in (1, 2)
    if category == MILITARY_WINDFALL:
        return card.windfall and card.military and card.cost in (1, 2)
    if category == PEACEFUL_WINDFALL:
        return card.windfall and not card.military and card.cost in (1, 2)
    if category == CHROMOSOME:
        return card.is_world and card.chromosome
    if category == ALIEN_GOOD:
        return card.kind in (ALIEN, MULTI)
    if category == TWO_GOODS:
        return any(takes_two_goods(power) for power in card.powers)
    if category == STRONG_WORLD:
        return card.military and card.cost >= 5
    if category == SIX_COST:
        return not card.is_world and card.cost == 6 and card.scoring.counts
    return any(isinstance(power, (Takeover, TakeoverDefense, CancelTakeover)) for power in card.powers)


def takes_two_goods(power: Power) -> bool:
    """Whether a Consume power can take two or more goods."""
    if isinstance(power, ConsumeGoods):
        return power.goods * power.up_to >= 2
    return isinstance(power, (ConsumeAllGoods, ConsumeDifferentKinds, ConsumeEachKind))


# By category: whether each card of CARDS is in it.
FOUND_BY: Final = [[is_in_category(card, category) for card in CARDS] for category in range(len(CATEGORIES))]


def may_be_passed_over(card: int, category: int) -> bool:
    """Whether the searcher may say that the card is not of the category after all: only the multi-kind world."""
    return category == ALIEN_GOOD and CARDS[card].kind == MULTI
