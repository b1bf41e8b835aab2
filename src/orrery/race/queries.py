"""Prices, strengths and scores: pure functions of what lies face up, so rules, views and bots ask the same ones.

A tableau is the cards whose powers work now: what was placed in this phase is not yet among them.
"""

from __future__ import annotations

from typing import Final

from orrery.race.card import Card
from orrery.race.cards import CARDS
from orrery.race.goods import ALIEN, ANY, sale_price
from orrery.race.powers import ConsumeAllGoods, ConsumeDifferentKinds, ConsumeGoods, DiscardForVp, SellGood
from orrery.race.scoring import Line

NEVER: Final = 99  # a price or a defense that nobody can meet


def find(tableau: list[int], name: str) -> bool:
    """Is a card of that name in the tableau?"""
    return any(CARDS[card].name == name for card in tableau)


# -- develop -----------------------------------------------------------------------------------------------------------


def development_price(tableau: list[int], card: int, bonus: bool) -> int:
    price = CARDS[card].cost - (1 if bonus else 0)
    for each in tableau:
        price -= CARDS[each].develop_for_less
    return max(0, price)


def may_develop(tableau: list[int], hand: list[int], bonus: bool) -> list[int]:
    """The developments of the hand that can be paid for and do not stand in the tableau already."""
    able: list[int] = []
    discount = 1 if bonus else 0
    for each in tableau:
        discount += CARDS[each].develop_for_less
    for card in hand:
        printed = CARDS[card]
        if not printed.is_world and printed.cost - discount < len(hand) and not find(tableau, printed.name):
            able.append(card)
    return able


# -- settle ------------------------------------------------------------------------------------------------------------


def total_military(tableau: list[int]) -> int:
    """Military against everything: specialised and temporary Military left out."""
    total = 0
    for card in tableau:
        total += CARDS[card].strength
    return total


def military_against(tableau: list[int], world: int) -> int:
    """Military that applies to the conquest of this world, without temporary Military."""
    target = CARDS[world]
    total = 0
    for each in tableau:
        card = CARDS[each]
        total += card.strength
        for power in card.specialised:
            if (power.rebels_only and target.rebel) or (power.kind != ANY and power.kind == target.kind):
                total += power.amount
    return total


def world_price(tableau: list[int], world: int) -> int:
    """Cards for a world that is paid for; a military world needs a Pay for Military power."""
    target = CARDS[world]
    price = target.cost
    for each in tableau:
        price -= CARDS[each].settle_for_less[target.kind]
    if target.military:
        if target.kind == ALIEN or not any(CARDS[each].pays_for_military for each in tableau):
            return NEVER
        price -= max([CARDS[each].pay_for_military_discount for each in tableau])
    return max(0, price)


def may_be_free(world: int) -> bool:
    """Whether giving up a card can make this world free: not if it is of the Alien kind."""
    return CARDS[world].kind != ALIEN


def temporary_military(tableau: list[int]) -> list[int]:
    """The cards that may be given up for Military."""
    return [card for card in tableau if CARDS[card].temporary_military]


def free_settlers(tableau: list[int]) -> list[int]:
    """The cards that may be given up to settle for nothing."""
    return [card for card in tableau if CARDS[card].settles_for_nothing]


def contact(tableau: list[int]) -> list[int]:
    """The cards that let a military world be paid for."""
    return [card for card in tableau if CARDS[card].pays_for_military]


def may_settle(tableau: list[int], hand: list[int]) -> list[int]:
    """The worlds of the hand that can be placed, with whatever must be given up for it."""
    able: list[int] = []
    worlds = [card for card in hand if CARDS[card].is_world]
    if not worlds:
        return able
    reserve = 0
    free = False
    for each in tableau:
        reserve += CARDS[each].temporary_military
        free = free or CARDS[each].settles_for_nothing
    for card in worlds:
        target = CARDS[card]
        if target.military and military_against(tableau, card) + reserve >= target.cost:
            able.append(card)
            continue
        price = world_price(tableau, card)
        if price < len(hand) or (price < NEVER and free and may_be_free(card)):
            able.append(card)
    return able


# -- trade and consume -------------------------------------------------------------------------------------------------


def sale(tableau: list[int], world: int, with_trade_powers: bool = True) -> int:
    """Cards for selling the good of this world."""
    kind = CARDS[world].kind
    cards = sale_price(kind)
    if with_trade_powers:
        cards += CARDS[world].sell_for_more_here
        for each in tableau:
            cards += CARDS[each].sell_for_more[kind]
    return cards


def goods_of(goods: dict[int, int], kind: int) -> list[int]:
    """The worlds that hold a good of the kind."""
    return [world for world in goods if kind == ANY or CARDS[world].kind == kind]


def kinds_held(goods: dict[int, int]) -> int:
    return len({CARDS[world].kind for world in goods})


def can_consume(card: int, place: int, hand: list[int], goods: dict[int, int]) -> bool:
    """Whether this Consume power has what it takes."""
    power = CARDS[card].powers[place]
    if isinstance(power, ConsumeGoods):
        return len(goods) >= power.goods and len(goods_of(goods, power.kind)) >= power.goods
    if isinstance(power, (ConsumeAllGoods, SellGood)):
        return bool(goods)
    if isinstance(power, ConsumeDifferentKinds):
        return kinds_held(goods) >= power.kinds
    if isinstance(power, DiscardForVp):
        return bool(hand)
    return True


def consume_powers(tableau: list[int], hand: list[int], goods: dict[int, int], used: tuple[int, ...]) -> list[int]:
    """The Consume powers that can still be used, as codes (see `code_of`)."""
    able: list[int] = []
    for card in tableau:
        for place in CARDS[card].consumes:
            code = code_of(card, place)
            if code not in used and can_consume(card, place, hand, goods):
                able.append(code)
    return able


def code_of(card: int, place: int) -> int:
    """One number for a power: its card and its place among the card's powers."""
    return card * 8 + place


# -- scores ------------------------------------------------------------------------------------------------------------


def score(tableau: list[int], goods: dict[int, int], chips: int) -> int:
    return chips + sum([card_score(card, tableau, goods, chips) for card in tableau])


def card_score(card: int, tableau: list[int], goods: dict[int, int], chips: int) -> int:
    """The VP of one card: as printed, or counted for a six-cost development."""
    scoring = CARDS[card].scoring
    points = CARDS[card].vp
    if scoring.lines:
        points += sum([points_for(scoring.lines, CARDS[each]) for each in tableau])
    if scoring.per_three_chips:
        points += scoring.per_three_chips * (chips // 3)
    if scoring.per_military:
        points += scoring.per_military * total_military(tableau)
    if scoring.per_good:
        points += scoring.per_good * len(goods)
    return points


def points_for(lines: tuple[Line, ...], card: Card) -> int:
    """A card scores under the first line that it fits, and only there."""
    for line in lines:
        if fits(line, card):
            return line.points
    return 0


def fits(line: Line, card: Card) -> bool:
    return not (
        (line.named and line.named != card.key)
        or (line.world and not card.is_world)
        or (line.development and card.is_world)
        or (line.kind != ANY and line.kind != card.kind)
        or (line.source != ANY and line.source != card.source)
        or (line.military and not card.military)
        or (line.rebel and not card.rebel)
        or (line.alien and not card.alien)
        or (line.cost != ANY and line.cost != card.cost)
        or (line.power_in != ANY and not card.has_power_in(line.power_in))
    )
