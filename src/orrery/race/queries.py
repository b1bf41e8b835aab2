"""Prices, strengths and scores: pure functions of what lies face up, so rules, views and bots ask the same ones.

A tableau is the cards whose powers work now: what was placed in this phase is not yet among them.
"""

from __future__ import annotations

from typing import Final

from orrery.race.card import Card, is_one
from orrery.race.cards import CARDS, MULTI_KIND_WORLD
from orrery.race.goods import ALIEN, ANY, KINDS, MULTI, NO_GOOD, sale_price
from orrery.race.powers import (
    EVERY,
    Ante,
    ConsumeAllGoods,
    ConsumeDifferentKinds,
    ConsumeEachKind,
    ConsumeGoods,
    DiscardForCards,
    DiscardForPrestige,
    DiscardForVp,
    HandLimit,
    LargerTableau,
    Military,
    Power,
    SellGood,
    SpendPrestige,
)
from orrery.race.scoring import Line

NEVER: Final = 99  # a price or a defense that nobody can meet
FULL_TABLEAU: Final = 12
HAND_LIMIT: Final = 10
END_PRESTIGE: Final = 15


def find(tableau: list[int], name: str) -> bool:
    """Is a card of that name in the tableau?"""
    return any(CARDS[card].name == name for card in tableau)


def count_of(tableau: list[int], what: int) -> int:
    """How many cards there are of what a power counts."""
    return sum([1 for card in tableau if is_one(CARDS[card], what)])


def find_power(tableau: list[int], kind: type[Power]) -> int:
    """The first card that has such a power, or -1."""
    for card in tableau:
        for power in CARDS[card].powers:
            if isinstance(power, kind):
                return card
    return -1


def full_tableau(tableau: list[int]) -> int:
    """The number of cards with which this tableau ends the game."""
    number = FULL_TABLEAU
    for card in tableau:
        for power in CARDS[card].powers:
            if isinstance(power, LargerTableau):
                number = power.cards
    return number


def hand_limit(tableau: list[int]) -> int:
    """The number of cards to which this player discards at the end of a round."""
    number = HAND_LIMIT
    for card in tableau:
        for power in CARDS[card].powers:
            if isinstance(power, HandLimit):
                number = power.cards
    return number


def is_full(tableau: list[int]) -> bool:
    """Whether this tableau ends the game."""
    return len(tableau) >= FULL_TABLEAU and len(tableau) >= full_tableau(tableau)


# -- develop -----------------------------------------------------------------------------------------------------------


def development_price(tableau: list[int], card: int, bonus: int) -> int:
    """Cards for a development; `bonus` is what an action takes off. Optional powers are left out."""
    price = CARDS[card].cost - bonus
    for each in tableau:
        price -= CARDS[each].develop_for_less
    return max(0, price)


# -- settle ------------------------------------------------------------------------------------------------------------


def total_military(tableau: list[int]) -> int:
    """Military against everything: specialised and temporary Military left out."""
    total = 0
    for each in tableau:
        card = CARDS[each]
        total += card.strength
        for power in card.counted:
            total += amount_of(power, tableau)
    return total


def card_military(card: int, tableau: list[int]) -> int:
    """What one card of the tableau adds to that."""
    printed = CARDS[card]
    return printed.strength + sum([amount_of(power, tableau) for power in printed.counted])


def amount_of(power: Military, tableau: list[int]) -> int:
    """What a power is worth that counts the owner's cards, or that needs one."""
    if power.owning != EVERY and not count_of(tableau, power.owning):
        return 0
    return power.amount * count_of(tableau, power.per) if power.per != EVERY else power.amount


def military_against(tableau: list[int], world: int) -> int:
    """Military that applies to the conquest of this world, without temporary Military."""
    target = CARDS[world]
    total = 0
    for each in tableau:
        card = CARDS[each]
        total += card.strength
        for power in card.specialised:
            if target.rebel if power.rebels_only else target.suits[power.kind]:
                total += power.amount
        for power in card.counted:
            total += amount_of(power, tableau)
    return total


def payers_for(tableau: list[int], world: int) -> list[int]:
    """The cards that let this military world be paid for."""
    target = CARDS[world]
    return [card for card in tableau if CARDS[card].pays_for_military and is_one(target, CARDS[card].pays_for)]


def price_by(tableau: list[int], world: int, payers: list[int]) -> int:
    """Cards for a world that is paid for, a military one by means of these cards. Optional powers are left out."""
    target = CARDS[world]
    price = target.cost
    for each in tableau:
        price -= CARDS[each].settle_for_less[target.kind]
    if target.military:
        for each in payers:
            price -= CARDS[each].pay_for_military_discount
        for each in tableau:
            price -= CARDS[each].pay_for_less
    return max(0, price)


def may_be_free(world: int) -> bool:
    """Whether giving up a card can make this world free: not if it is of the Alien kind."""
    return CARDS[world].kind != ALIEN


# -- trade and consume -------------------------------------------------------------------------------------------------


def sale(tableau: list[int], world: int, with_trade_powers: bool = True, kind: int = NO_GOOD) -> int:
    """Cards for selling the good of this world; `kind`: what its owner says it is, if that is free."""
    sold = kind if kind != NO_GOOD else CARDS[world].kind
    cards = sale_price(sold)
    if with_trade_powers:
        cards += CARDS[world].sell_for_more_here
        for each in tableau:
            cards += CARDS[each].sell_for_more[sold]
            more = CARDS[each].sell_for_more_per
            if more is not None and more.kind == sold:
                cards += more.amount * count_of(tableau, more.per)
    return cards


def best_sale(tableau: list[int], world: int, with_trade_powers: bool = True) -> int:
    """The most cards that the good of this world can be sold for."""
    if CARDS[world].kind != MULTI:
        return sale(tableau, world, with_trade_powers)
    return max([sale(tableau, world, with_trade_powers, kind) for kind in KINDS])


def goods_of(goods: dict[int, int], kind: int) -> list[int]:
    """The worlds that hold a good of the kind, or one that may be said to be."""
    return [world for world in goods if CARDS[world].suits[kind]]


def goods_for(card: int, power: ConsumeGoods, goods: dict[int, int]) -> list[int]:
    """The worlds whose goods this power can take."""
    if power.here:
        return [card] if card in goods else []
    return goods_of(goods, power.kind)


def kinds_held(goods: dict[int, int]) -> int:
    """How many different kinds the goods can be said to be of."""
    kinds = {CARDS[world].kind for world in goods}
    return len(kinds) if MULTI not in kinds else min(len(KINDS), len(kinds))


def no_consuming(card: int, place: int, hand: list[int], goods: dict[int, int], prestige: int = 0) -> str:
    """What this Consume power lacks, as the key of a reason; "" if it has what it takes."""
    power = CARDS[card].powers[place]
    if isinstance(power, ConsumeGoods):
        if power.here:
            return "" if card in goods else "no-good"
        enough = len(goods) >= power.goods and len(goods_of(goods, power.kind)) >= power.goods
        return "" if enough else "goods-lacking" if power.kind == ANY else "goods-of-kind-lacking"
    if isinstance(power, (ConsumeAllGoods, SellGood, ConsumeEachKind)):
        return "" if goods else "goods-lacking"
    if isinstance(power, ConsumeDifferentKinds):
        return "" if kinds_held(goods) >= power.kinds else "kinds-lacking"
    if isinstance(power, (DiscardForVp, DiscardForCards)):
        return "" if hand else "hand-lacking"
    if isinstance(power, DiscardForPrestige):
        return "" if len(hand) >= power.cards else "hand-lacking"
    if isinstance(power, SpendPrestige):
        return "" if prestige >= power.prestige else "prestige-lacking"
    if isinstance(power, Ante):
        return "" if any(power.lowest <= CARDS[each].cost <= power.highest for each in hand) else "stake-lacking"
    return ""


def must_consume(card: int, place: int, hand: list[int], goods: dict[int, int]) -> bool:
    """Whether a power that can be used has to be: not if it says "may".

    Nor if all depends on a good that its owner may say to be of another kind.
    """
    power = CARDS[card].powers[place]
    if power.OPTIONAL:
        return False
    if MULTI_KIND_WORLD in goods:
        if isinstance(power, ConsumeDifferentKinds) or (isinstance(power, ConsumeGoods) and power.kind != ANY):
            fixed = {world: good for world, good in goods.items() if world != MULTI_KIND_WORLD}
            return not no_consuming(card, place, hand, fixed)
    return True


def consume_powers(
    tableau: list[int], hand: list[int], goods: dict[int, int], used: tuple[int, ...], prestige: int = 0
) -> list[int]:
    """The Consume powers that can still be used, as codes (see `code_of`)."""
    able: list[int] = []
    for card in tableau:
        for place in CARDS[card].consumes:
            code = code_of(card, place)
            if code not in used and not no_consuming(card, place, hand, goods, prestige):
                able.append(code)
    return able


def code_of(card: int, place: int) -> int:
    """One number for a power: its card and its place among the card's powers."""
    return card * 8 + place


# -- scores ------------------------------------------------------------------------------------------------------------


def score(tableau: list[int], goods: dict[int, int], chips: int, prestige: int = 0, said: int = NO_GOOD) -> int:
    """VP chips, prestige and cards; goals are counted by themselves. `said`: what the multi-kind world is."""
    kind = best_kind(tableau, goods, chips, prestige, said)
    return chips + prestige + sum([card_score(card, tableau, goods, chips, prestige, kind) for card in tableau])


def best_kind(tableau: list[int], goods: dict[int, int], chips: int, prestige: int, said: int = NO_GOOD) -> int:
    """The kind that its owner gives the multi-kind world for the final count: the one that is worth most, or `said`."""
    if MULTI_KIND_WORLD not in tableau:
        return NO_GOOD
    if said != NO_GOOD:
        return said
    best, most = NO_GOOD, -1
    for kind in KINDS:
        total = sum([card_score(card, tableau, goods, chips, prestige, kind) for card in tableau])
        if total > most:
            best, most = kind, total
    return best


def card_score(
    card: int, tableau: list[int], goods: dict[int, int], chips: int, prestige: int = 0, kind: int = NO_GOOD
) -> int:
    """The VP of one card, as printed or counted at the end; `kind` is that of the multi-kind world."""
    scoring = CARDS[card].scoring
    points = CARDS[card].vp
    if not scoring.counts:
        return points
    points += sum([points_for(scoring.lines, CARDS[each], kind) for each in tableau]) if scoring.lines else 0
    return points + sum([each for each, _ in counted_points(card, tableau, len(goods), chips, prestige, kind)])


def counted_points(
    card: int, tableau: list[int], goods: int, chips: int, prestige: int, kind: int
) -> list[tuple[int, int]]:
    """What a six-cost development counts beside cards: points, and of how much."""
    scoring = CARDS[card].scoring
    found: list[tuple[int, int]] = []
    if scoring.per_three_chips:
        found.append((scoring.per_three_chips * (chips // 3), chips))
    if scoring.per_military:
        found.append((scoring.per_military * total_military(tableau), total_military(tableau)))
    if scoring.per_good:
        found.append((scoring.per_good * goods, goods))
    if scoring.per_prestige:
        found.append((scoring.per_prestige * prestige, prestige))
    if scoring.per_negative_military:
        found.append((scoring.per_negative_military * max(0, -total_military(tableau)), total_military(tableau)))
    if scoring.by_kinds:
        kinds = different_kinds(tableau, kind)
        found.append((scoring.by_kinds[kinds], kinds))
    return found


def kind_as(card: Card, kind: int) -> int:
    """The kind of a world, if the multi-kind world is said to be of that kind."""
    return kind if card.kind == MULTI else card.kind


def different_kinds(tableau: list[int], kind: int) -> int:
    """How many kinds of goods the worlds are for."""
    kinds = {kind_as(CARDS[card], kind) for card in tableau}
    return len(kinds - {NO_GOOD})


def points_for(lines: tuple[Line, ...], card: Card, kind: int = NO_GOOD) -> int:
    """A card scores under the first line that it fits, and only there."""
    line = line_for(lines, card, kind)
    return line.points if line is not None else 0


def lines_scored(card: Card, tableau: list[int], kind: int) -> list[tuple[int, Line]]:
    """The cards that score under lines of this one, each with its line."""
    found: list[tuple[int, Line]] = []
    for each in tableau:
        line = line_for(card.scoring.lines, CARDS[each], kind)
        if line is not None:
            found.append((each, line))
    return found


def line_for(lines: tuple[Line, ...], card: Card, kind: int = NO_GOOD) -> Line | None:
    """The line under which the card scores."""
    for line in lines:
        if fits(line, card, kind):
            return line
    return None


def fits(line: Line, card: Card, kind: int = NO_GOOD) -> bool:
    return not (
        (line.named and line.named != card.key)
        or (line.world and not card.is_world)
        or (line.development and card.is_world)
        or (line.kind != ANY and line.kind != kind_as(card, kind))
        or (line.source != ANY and line.source != card.source)
        or (line.military and not card.military)
        or (line.rebel and not card.rebel)
        or (line.alien and not card.alien)
        or (line.symbol and line.symbol not in card.symbols)
        or (line.cost != ANY and line.cost != card.cost)
        or (line.power_in != ANY and not card.has_power_in(line.power_in))
    )
