"""What goods give when they are consumed: the best share-out of goods among Consume powers."""

from __future__ import annotations

from typing import Final

from orrery.race.cards import CARDS
from orrery.race.goods import ALIEN, ANY, KINDS, MULTI, NOVELTY
from orrery.race.powers import (
    ConsumeAllGoods,
    ConsumeDifferentKinds,
    ConsumeEachKind,
    ConsumeGoods,
    Power,
    SellGood,
)

Goods = tuple[int, int, int, int, int]  # how many of each kind; the first place stays empty
Appetite = tuple[int, ...]  # a Consume power as numbers: its form, then what the form needs

NONE: Final[Goods] = (0, 0, 0, 0, 0)
TAKES: Final = 0  # TAKES, goods, kind, at most so many times, VP, cards, prestige
DIFFERENT: Final = 1  # DIFFERENT, kinds, VP
SELLS: Final = 2  # SELLS, price of each kind
ALL: Final = 3
PRESTIGE: Final = 1.3  # a point at the end, perhaps the lead; never doubled
MEMORY: Final = 60_000  # results kept; more would only fill the machine


def appetite_of(power: Power, prices: list[int], plain_prices: list[int]) -> Appetite:
    """The power as numbers, or an empty tuple if it takes no goods. Prices are those of goods, by kind."""
    if isinstance(power, ConsumeGoods):
        return taker_of(power)
    if isinstance(power, ConsumeEachKind):
        return (TAKES, 1, ANY, power.up_to, power.vp, power.cards, 0)
    if isinstance(power, ConsumeDifferentKinds):
        return (DIFFERENT, power.kinds, power.vp)
    if isinstance(power, SellGood):
        return (SELLS, *(prices if power.with_trade_powers else plain_prices))
    if isinstance(power, ConsumeAllGoods):
        return (ALL,)
    return ()


def taker_of(power: ConsumeGoods) -> Appetite:
    return (TAKES, power.goods, power.kind, power.up_to, power.vp, power.cards, power.prestige)


def good_kind(world: int, said: int = NOVELTY) -> int:
    """The kind of a world; of the one whose owner may say what it is, what is said."""
    return said if CARDS[world].kind == MULTI else CARDS[world].kind


def rank(appetite: Appetite) -> int:
    """The order in which powers are used: who takes one kind only comes first, who takes everything last."""
    if appetite[0] == TAKES:
        return 0 if appetite[2] != ANY else 1
    return {DIFFERENT: 2, SELLS: 3, ALL: 4}[appetite[0]]


class Meal:
    """The best way to consume: what it gives, what the first power takes, and what is left at the end."""

    def __init__(self, worth: float, taken: Goods, left: Goods) -> None:
        self.worth = worth
        self.taken = taken
        self.left = left


class Table:
    """Looks for the best meal with VP and cards at certain worths, and remembers what it found."""

    def __init__(self) -> None:
        self.found: dict[tuple[Goods, tuple[Appetite, ...], float, float], Meal] = {}

    def meal(self, goods: Goods, appetites: tuple[Appetite, ...], vp: float, card: float) -> Meal:
        """Let the first power take what is best, given that the others take theirs afterwards."""
        if not appetites or goods == NONE:
            return Meal(0.0, NONE, goods)
        key = (goods, appetites, vp, card)
        known = self.found.get(key)
        if known is not None:
            return known
        if len(self.found) > MEMORY:
            self.found.clear()
        first, others = appetites[0], appetites[1:]
        rest = self.meal(goods, others, vp, card)
        best = Meal(rest.worth, NONE, rest.left)
        for taken in helpings(first, goods):
            rest = self.meal(without(goods, taken), others, vp, card)
            worth = rest.worth + gain(first, taken, vp, card)
            if worth > best.worth:
                best = Meal(worth, taken, rest.left)
        self.found[key] = best
        return best


def without(goods: Goods, taken: Goods) -> Goods:
    return (
        0,
        goods[1] - taken[1],
        goods[2] - taken[2],
        goods[3] - taken[3],
        goods[4] - taken[4],
    )


def one_more(goods: Goods, kind: int) -> Goods:
    more = list(goods)
    more[kind] += 1
    return (0, more[1], more[2], more[3], more[4])


def gain(appetite: Appetite, taken: Goods, vp: float, card: float) -> float:
    """What the power gives for these goods."""
    number = taken[1] + taken[2] + taken[3] + taken[4]
    form = appetite[0]
    if form == TAKES:
        return (number // appetite[1]) * (appetite[4] * vp + appetite[5] * card + appetite[6] * PRESTIGE)
    if form == DIFFERENT:
        return appetite[2] * vp
    if form == ALL:
        return (number - 1) * vp
    for kind in KINDS:
        if taken[kind]:
            return appetite[kind + 1] * card
    return 0.0


def helpings(appetite: Appetite, goods: Goods) -> list[Goods]:
    """All that the power could take."""
    number = goods[1] + goods[2] + goods[3] + goods[4]
    form = appetite[0]
    if form == ALL:
        return [goods]
    if form == SELLS:
        return choices(goods, 1)
    if form == DIFFERENT:
        single = (0, min(1, goods[1]), min(1, goods[2]), min(1, goods[3]), min(1, goods[4]))
        return choices(single, appetite[1])
    size, kind, times = appetite[1], appetite[2], appetite[3]
    found: list[Goods] = []
    if kind != ANY:
        for uses in range(min(times, goods[kind] // size), 0, -1):
            taken = [0, 0, 0, 0, 0]
            taken[kind] = uses * size
            found.append((0, taken[1], taken[2], taken[3], taken[4]))
        return found
    for uses in range(min(times, number // size), 0, -1):
        found += choices(goods, uses * size)
    return found


def choices(goods: Goods, number: int) -> list[Goods]:
    """All ways to take that many goods, cheap kinds first."""
    found: list[Goods] = []
    for novelty in range(min(number, goods[NOVELTY]), -1, -1):
        for rare in range(min(number - novelty, goods[2]), -1, -1):
            for genes in range(min(number - novelty - rare, goods[3]), -1, -1):
                alien = number - novelty - rare - genes
                if alien <= goods[ALIEN]:
                    found.append((0, novelty, rare, genes, alien))
    return found
