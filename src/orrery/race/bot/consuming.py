"""Consume: which good to sell, which power to use next, which goods it takes."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option
from orrery.race.bot.consumption import (
    DIFFERENT,
    NONE,
    SELLS,
    TAKES,
    Appetite,
    Goods,
    appetite_of,
    one_more,
    rank,
    taker_of,
    without,
)
from orrery.race.bot.position import Position
from orrery.race.cards import CARDS
from orrery.race.goods import ANY, sale_price
from orrery.race.powers import (
    Ante,
    ConsumeGoods,
    DiscardForCards,
    DiscardForPrestige,
    DiscardForVp,
    DrawAtConsume,
    DrawIfLucky,
    GainVp,
    SellGood,
    SpendPrestige,
)
from orrery.race.state import CONSUME_TRADE, CONSUME_X2


def times(position: Position) -> float:
    """What VP are multiplied with."""
    me = position.view.players[position.view.seat]
    more = 1.0 if me.standing.boosted in (CONSUME_TRADE, CONSUME_X2) else 0.0
    return more + (2.0 if CONSUME_X2 in me.actions else 1.0)


def card_worth(position: Position) -> float:
    return max(0.05, position.card)


def appetite(position: Position, card: int, place: int) -> Appetite:
    economy = position.economy
    prices = [economy.price(kind) for kind in range(5)]
    plain = [sale_price(kind) for kind in range(5)]
    return appetite_of(CARDS[card].powers[place], prices, plain)


def world_to_sell(position: Position, decision: Decision) -> int:
    """The dearest good, unless it is worth more to a Consume power."""
    power = selling_power(decision)
    with_trade_powers = power is None or power.with_trade_powers
    appetites = position.economy.appetites()
    card = card_worth(position)
    best, place = -1.0, 0
    for index in range(len(decision.options)):
        world = decision.options[index].id()
        kind = position.kind_of(world)
        cards = sale_price(kind)
        if with_trade_powers:
            cards = position.economy.price(kind) + CARDS[world].sell_for_more_here
        rest = position.table.meal(without(position.goods, one_more(NONE, kind)), appetites, times(position), card)
        worth = cards * card + rest.worth + (0.01 if CARDS[world].production else 0.0)
        if worth > best:
            best, place = worth, index
    return place


def selling_power(decision: Decision) -> SellGood | None:
    if decision.things:
        for power in CARDS[decision.things[0][1]].powers:
            if isinstance(power, SellGood):
                return power
    return None


def power_to_use(position: Position, options: list[Option]) -> int:
    """Draw first; then the powers that take their goods as the best share-out has it; cards for VP come last."""
    takers: list[tuple[int, ...]] = []  # order, place in the options
    for index in range(len(options)):
        if not options[index].things:
            continue
        card, place = options[index].things[0][1], options[index].things[1][1]
        power = CARDS[card].powers[place]
        if isinstance(power, (DrawAtConsume, DrawIfLucky, GainVp)):
            return index
        if not power.OPTIONAL:
            appetite_here = appetite(position, card, place)
            takers.append((rank(appetite_here), *appetite_here, index))
    if not takers:
        return optional_power(position, options)
    takers.sort()
    goods = position.goods
    for at in range(len(takers)):
        appetites = tuple([taker[1:-1] for taker in takers[at:]])
        taken = position.table.meal(goods, appetites, times(position), card_worth(position)).taken
        if sum(taken) and sum(taken) == forced(appetites[0], position.goods):
            return takers[at][-1]
        goods = without(goods, taken)
    return takers[0][-1]


def forced(taker: Appetite, goods: Goods) -> int:
    """How many goods the power takes if it is used now."""
    if taker[0] == TAKES:
        held = sum(goods) if taker[2] == ANY else goods[taker[2]]
        return min(taker[3], held // taker[1]) * taker[1]
    if taker[0] == DIFFERENT:
        return taker[1]
    return 1 if taker[0] == SELLS else sum(goods)


def optional_power(position: Position, options: list[Option]) -> int:
    """The power that gives most for what it takes; pass, which comes last, if none is worth it."""
    best, place = 0.0, len(options) - 1
    for index in range(len(options)):
        if options[index].key == "bonus":
            worth = 1.0 - cheapest(position, 1)
        elif not options[index].things:
            continue
        else:
            worth = worth_of(position, options[index])
        if worth > best:
            best, place = worth, index
    return place


def cheapest(position: Position, number: int) -> float:
    """What so many cards in hand are worth, the least useful ones."""
    return sum(sorted([position.hold(card) for card in position.hand])[:number])


def worth_of(position: Position, option: Option) -> float:
    """What a power that need not be used gives, less what it takes."""
    power = CARDS[option.things[0][1]].powers[option.things[1][1]]
    if isinstance(power, DiscardForVp):
        return 1.0 - cheapest(position, 1)
    if isinstance(power, DiscardForPrestige):
        return position.lead.worth(power.prestige) - cheapest(position, power.cards)
    if isinstance(power, SpendPrestige):
        gain = times(position) * power.vp + position.drink * power.cards
        return gain + position.lead.worth(-power.prestige)
    if isinstance(power, DiscardForCards):
        return position.drink - cheapest(position, 1) + 0.1
    if isinstance(power, Ante):
        return 0.1 if is_stake_worth(position) else 0.0
    return 0.05  # it takes a good that would otherwise only wait


def is_stake_worth(position: Position) -> bool:
    """Whether a card in hand is cheap enough to be staked."""
    return any(1 <= CARDS[card].cost <= 4 and position.hold(card) < 2.0 * position.drink for card in position.hand)


def goods_to_take(position: Position, decision: Decision) -> list[int]:
    """Goods of the kinds that the other powers need least; those of production worlds first, for they come again."""
    card = decision.things[0][1]
    if decision.prompt == "good":
        return [spare_good(position, decision)]
    mine: Appetite = ()
    for power in CARDS[card].powers:
        if isinstance(power, ConsumeGoods):
            mine = taker_of(power)
    later = [other for other in position.economy.appetites() if (rank(other), *other) >= (rank(mine), *mine)]
    if mine in later:
        later.remove(mine)
    meal = position.table.meal(position.goods, (mine, *later), times(position), card_worth(position))
    wanted = list(meal.taken)
    order = order_of_goods(decision)
    picks: list[int] = []
    for place in order:
        kind = position.kind_of(decision.options[place].id())
        if wanted[kind] and len(picks) < decision.least:
            wanted[kind] -= 1
            picks.append(place)
    for place in order:
        if place not in picks and len(picks) < decision.least:
            picks.append(place)
    return picks


def order_of_goods(decision: Decision) -> list[int]:
    """The goods in the order in which they are best given away."""
    keys: list[tuple[int, int, int]] = []
    for place in range(len(decision.options)):
        if not decision.options[place].things:
            continue
        world = CARDS[decision.options[place].id()]
        keys.append((0 if world.production else 1, world.kind, place))
    keys.sort()
    return [key[2] for key in keys]


def spare_good(position: Position, decision: Decision) -> int:
    """The kind of which most is held."""
    best, place = -1, 0
    for at in order_of_goods(decision):
        held = position.goods[position.kind_of(decision.options[at].id())]
        if held > best:
            best, place = held, at
    return place
