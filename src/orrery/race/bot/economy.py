"""The powers of a tableau added up, and what they will give in the rounds that are left."""

from __future__ import annotations

from typing import Final

from orrery.race.bot.consumption import (
    NONE,
    Appetite,
    Goods,
    Meal,
    Table,
    appetite_of,
    good_kind,
    one_more,
    rank,
    without,
)
from orrery.race.bot.flow import flow_of
from orrery.race.bot.points import POINTS
from orrery.race.bot.weights import Weights
from orrery.race.card import Card
from orrery.race.cards import CARDS, FIRST_REVISED, FIRST_STORM
from orrery.race.goods import ANY, KINDS, NO_GOOD, sale_price
from orrery.race.powers import (
    Ante,
    ConsumeAllGoods,
    ConsumeDifferentKinds,
    ConsumeEachKind,
    ConsumeGoods,
    DiscardForCards,
    DiscardForVp,
    DrawAtConsume,
    DrawIfLucky,
    DrawPerCard,
    GainVp,
    LargerTableau,
    Power,
    ProduceHereForCard,
    ProduceOnWindfallForCard,
    SecondWorld,
    SellGood,
    Takeover,
)
from orrery.race.queries import FULL_TABLEAU, count_of, total_military

LUCK: Final = 0.2  # how often a number is named rightly
STAKE: Final = 0.5  # cards that a stake wins on average


def prizes() -> list[Card]:
    return [CARDS[number] for number in range(FIRST_REVISED) if CARDS[number].military and CARDS[number].start < 0]


MEMORY: Final = 5_000  # economies kept
PLAIN_PRICES: Final = [sale_price(kind) for kind in range(5)]
PRIZES: Final = prizes()  # the worlds that can be conquered
PRIZE_WORTH: Final = [card.vp + (1.5 if card.kind else 0.3) + 0.5 * card.strength for card in PRIZES]
SETTLED_KINDS: Final = (0.35, 0.28, 0.20, 0.10, 0.07)  # how the worlds that are paid for are spread over the kinds


class Economy:
    """What the powers of some cards add up to."""

    def __init__(self) -> None:
        self.cards: tuple[int, ...] = ()
        self.sixes: tuple[int, ...] = ()
        self.draw_more = 0
        self.keep_more = 0
        self.draw_at_develop = 0
        self.develop_for_less = 0
        self.draw_after_developing = 0
        self.settle_for_less = [0, 0, 0, 0, 0]
        self.ships = 0
        self.strength = 0
        self.against = [0, 0, 0, 0, 0]  # Military against worlds of a kind only
        self.against_rebels = 0
        self.temporary = 0
        self.recruits = 0  # hand cards that can be discarded for Military
        self.payers: tuple[int, ...] = ()  # cards that let pay for military worlds
        self.discount_for_military = 0  # what other cards take off then
        self.openers: tuple[int, ...] = ()  # cards that can be given up to conquer a peaceful world
        self.helpers: tuple[int, ...] = ()  # cards that can make a development cheaper
        self.second_world = False
        self.raiders: tuple[int, ...] = ()  # cards with a takeover power
        self.counted = False  # Military that depends on other cards
        self.full = FULL_TABLEAU
        self.flow = 0.0  # cards in a round by powers that other sums leave out
        self.prestige = 0.0  # prestige in a round
        self.draw_after_settling = 0
        self.sell_for_more = [0, 0, 0, 0, 0]
        self.sell_here = 0
        self.consumes: tuple[Power, ...] = ()
        self._appetites: tuple[Appetite, ...] | None = None
        self._futures: dict[float, float] = {}  # by rounds left
        self.draws = 0.0  # at Consume, without any good
        self.exchanges = 0.0  # the same, for a hand card
        self.discards = 0  # cards that can be turned into VP
        self.produces = [0, 0, 0, 0, 0]
        self.windfalls = [0, 0, 0, 0, 0]
        self.fills: tuple[int, ...] = ()  # kinds of windfall worlds that powers produce on
        self.paid: tuple[int, ...] = ()  # kinds of windfall worlds that a hand card lets produce
        self.produce_draws = 0
        self.draws_per_world = [0, 0, 0, 0, 0]
        self.draws_per_good = [0, 0, 0, 0, 0]
        self.draws_per_kind = 0
        self.draws_for_most = 0
        self.draws_per_card: tuple[DrawPerCard, ...] = ()

    def copy(self) -> Economy:
        new = Economy()
        new.cards = self.cards
        new.sixes = self.sixes
        new.draw_more = self.draw_more
        new.keep_more = self.keep_more
        new.draw_at_develop = self.draw_at_develop
        new.develop_for_less = self.develop_for_less
        new.draw_after_developing = self.draw_after_developing
        new.settle_for_less = self.settle_for_less.copy()
        new.ships = self.ships
        new.strength = self.strength
        new.against = self.against.copy()
        new.against_rebels = self.against_rebels
        new.temporary = self.temporary
        new.recruits = self.recruits
        new.payers = self.payers
        new.discount_for_military = self.discount_for_military
        new.openers = self.openers
        new.helpers = self.helpers
        new.second_world = self.second_world
        new.raiders = self.raiders
        new.counted = self.counted
        new.full = self.full
        new.flow = self.flow
        new.prestige = self.prestige
        new.draw_after_settling = self.draw_after_settling
        new.sell_for_more = self.sell_for_more.copy()
        new.sell_here = self.sell_here
        new.consumes = self.consumes
        new.draws = self.draws
        new.exchanges = self.exchanges
        new.discards = self.discards
        new.produces = self.produces.copy()
        new.windfalls = self.windfalls.copy()
        new.fills = self.fills
        new.paid = self.paid
        new.produce_draws = self.produce_draws
        new.draws_per_world = self.draws_per_world.copy()
        new.draws_per_good = self.draws_per_good.copy()
        new.draws_per_kind = self.draws_per_kind
        new.draws_for_most = self.draws_for_most
        new.draws_per_card = self.draws_per_card
        return new

    def plus(self, number: int) -> Economy:
        """The economy with one more card."""
        new = self.copy()
        new.add(number)
        return new

    def add(self, number: int) -> None:
        card = CARDS[number]
        kind = good_kind(number)
        self._appetites = None
        self._futures = {}
        self.cards = (*self.cards, number)
        if number in POINTS:
            self.sixes = (*self.sixes, number)
        self.draw_more += card.draw_more
        self.keep_more += card.keep_more
        self.draw_at_develop += card.draw_at_develop
        self.develop_for_less += card.develop_for_less
        self.draw_after_developing += card.draw_after_developing
        self.draw_after_settling += card.draw_after_settling
        self.produce_draws += card.draw_at_produce + card.draw_if_produced_here
        self.sell_here += card.sell_for_more_here
        self._add_military(card, number)
        for each in range(5):
            self.settle_for_less[each] += card.settle_for_less[each]
            self.sell_for_more[each] += card.sell_for_more[each]
        for place in card.consumes:
            self._add_consume(card.powers[place])
        self.fills = self.fills + card.windfall_kinds
        if card.production:
            self.produces[kind] += 1
        elif card.windfall:
            self.windfalls[kind] += 1
        if card.draw_per_world != NO_GOOD:
            self.draws_per_world[card.draw_per_world] += 1
        if card.draw_per_good != NO_GOOD:
            self.draws_per_good[card.draw_per_good] += 1
        if card.draw_per_kind:
            self.draws_per_kind += 1
        self.draws_for_most += card.draw_for_most
        if number >= FIRST_STORM:
            self._add_power_of_sets(number)
        if self.counted:
            self.strength = total_military(list(self.cards))

    def _add_power_of_sets(self, number: int) -> None:
        """What only cards of the sets have."""
        card = CARDS[number]
        self.recruits += card.military_for_cards
        self.counted = self.counted or bool(card.counted)
        if card.conquers_peaceful is not None:
            self.openers = (*self.openers, number)
        if card.helps_develop:
            self.helpers = (*self.helpers, number)
        if card.sell_for_more_per is not None:
            more = card.sell_for_more_per
            self.sell_for_more[more.kind] += more.amount * count_of(list(self.cards), more.per)
        if card.draw_per_card is not None:
            self.draws_per_card = (*self.draws_per_card, card.draw_per_card)
        for power in card.powers:
            if isinstance(power, SecondWorld):
                self.second_world = True
            elif isinstance(power, Takeover):
                self.raiders = (*self.raiders, number)
            elif isinstance(power, LargerTableau):
                self.full = power.cards
            elif isinstance(power, ProduceOnWindfallForCard):
                self.paid = (*self.paid, power.kind)
            elif isinstance(power, ProduceHereForCard):
                self.produce_draws -= 1
        cards, prestige = flow_of(card)
        self.flow += cards
        self.prestige += prestige

    def _add_military(self, card: Card, number: int) -> None:
        self.strength += card.strength
        self.temporary += card.temporary_military
        self.discount_for_military += card.pay_for_less
        for power in card.specialised:
            if power.rebels_only:
                self.against_rebels += power.amount
            elif power.kind != ANY:
                self.against[power.kind] += power.amount
        if card.settles_for_nothing:
            self.ships += 1
        if card.pays_for_military:
            self.payers = (*self.payers, number)

    def _add_consume(self, power: Power) -> None:
        if isinstance(power, DrawAtConsume):
            self.draws += power.amount
        elif isinstance(power, DrawIfLucky):
            self.draws += LUCK
        elif isinstance(power, Ante):
            self.exchanges += STAKE
        elif isinstance(power, DiscardForCards):
            self.exchanges += 0.3 * power.up_to
        elif isinstance(power, DiscardForVp):
            self.discards += power.up_to
        elif isinstance(power, GainVp):
            self.draws += power.vp  # a point is worth about a card
        elif isinstance(power, (ConsumeGoods, ConsumeDifferentKinds, ConsumeEachKind, ConsumeAllGoods, SellGood)):
            self.consumes = (*self.consumes, power)

    # -- goods ---------------------------------------------------------------------------------------------------------

    def price(self, kind: int) -> int:
        """Cards for a good of the kind that is sold."""
        return PLAIN_PRICES[kind] + self.sell_for_more[kind]

    def appetites(self) -> tuple[Appetite, ...]:
        """The Consume powers that take goods, in the order in which they are used."""
        known = self._appetites
        if known is None:
            prices = [PLAIN_PRICES[kind] + self.sell_for_more[kind] for kind in range(5)]
            found = [appetite_of(power, prices, PLAIN_PRICES) for power in self.consumes]
            found.sort(key=sort_key)
            known = self._appetites = tuple(found)
        return known

    def consume(self, table: Table, goods: Goods, times: int, card: float) -> Meal:
        return table.meal(goods, self.appetites(), float(times), card)

    def trade(self, table: Table, goods: Goods, card: float, times: int = 1, more: int = 0) -> Meal:
        """Sell the good that is best sold, for so many cards more, and consume the rest; `taken` is the good sold."""
        best = Meal(0.0, NONE, goods)
        appetites = self.appetites()
        for kind in KINDS:
            if goods[kind]:
                sold = one_more(NONE, kind)
                meal = table.meal(without(goods, sold), appetites, float(times), card)
                worth = (self.price(kind) + more) * card + meal.worth
                if worth > best.worth:
                    best = Meal(worth, sold, meal.left)
        return best

    def best_use(self, table: Table, goods: Goods, card: float) -> float:
        """What these goods give to somebody who calls Consume for them."""
        double = self.consume(table, goods, 2, card).worth
        return max(double, self.trade(table, goods, card).worth)

    def after_producing(self, left: Goods, bonus: int) -> Goods:
        """The goods after Produce if these were left; what is left lies on windfall worlds as far as possible.

        `bonus`: how many windfall worlds produce because of the action.
        """
        goods = [0, 0, 0, 0, 0]
        empty = [0, 0, 0, 0, 0]
        for kind in KINDS:
            on_windfalls = min(left[kind], self.windfalls[kind])
            goods[kind] = on_windfalls + max(self.produces[kind], left[kind] - on_windfalls)
            empty[kind] = self.windfalls[kind] - on_windfalls
        free = bonus
        for kind in self.fills + self.paid if self.paid else self.fills:
            if kind == ANY:
                free += 1
            elif empty[kind] > 0:
                empty[kind] -= 1
                goods[kind] += 1
        for kind in (4, 3, 2, 1):
            filled = min(free, empty[kind])
            goods[kind] += filled
            free -= filled
        return (0, goods[1], goods[2], goods[3], goods[4])

    def cards_for_producing(self, before: Goods, after: Goods) -> float:
        """Cards that Produce gives besides the goods."""
        number = float(self.produce_draws) + 0.5 * self.draws_for_most
        for kind in KINDS:
            new = after[kind] - before[kind]
            number += self.draws_per_world[kind] * (self.produces[kind] + self.windfalls[kind])
            if new > 0:
                number += self.draws_per_good[kind] * new + self.draws_per_kind
        for each in self.draws_per_card:
            number += each.amount * count_of(list(self.cards), each.per)
        return number

    # -- the future ----------------------------------------------------------------------------------------------------

    def future(self, table: Table, left: float, card: float, weights: Weights) -> float:
        """What the powers will give in the rounds that are left."""
        if left <= 0:
            return 0.0
        known = self._futures.get(left)
        if known is None:
            known = self._futures[left] = self._future(table, left, card, weights)
        return known

    def _future(self, table: Table, left: float, card: float, weights: Weights) -> float:
        cards = weights.explore_draw * self.draw_more + weights.explore_keep * 0.5 * self.keep_more
        develop = self.develop_for_less + self.draw_after_developing + 1.2 * self.draw_at_develop
        cards += weights.develop_often * develop
        settle = float(self.draw_after_settling)
        for kind in range(5):
            settle += SETTLED_KINDS[kind] * min(3, self.settle_for_less[kind])
            cards += weights.trade_often * 0.2 * self.sell_for_more[kind]
        cards += weights.settle_often * settle
        cards += 0.4 * (self.draws + self.exchanges) + self.flow
        each_round = cards * card + self.cycles(table, card, weights)
        each_round += 0.25 * self.discards * max(0.0, 1.0 - card)
        once = (2.2 if self.ships else 0.0) + (1.2 if self.temporary else 0.0)
        once *= card * min(1.0, left / 2)
        return left * (each_round + self.conquests(weights, card)) + once

    def cycles(self, table: Table, card: float, weights: Weights) -> float:
        """What producing and consuming gives in a round, on average."""
        full = self.after_producing(NONE, 0)
        if full == NONE and not self.draws_per_card:
            return 0.0
        worth = self.best_use(table, full, card)
        worth += card * self.cards_for_producing(NONE, full)
        return weights.cycle * worth + weights.cycle_more * max(0.0, worth - weights.cycle_large)

    def conquests(self, weights: Weights, card: float) -> float:
        """What conquering worlds not yet in hand gives in a round, on average."""
        if self.strength <= 0 and not self.against_rebels and not any(self.against):
            return 0.0
        total = 0.0
        for place in range(len(PRIZES)):
            prize = PRIZES[place]
            strength = self.strength + self.against[prize.kind]
            if prize.rebel:
                strength += self.against_rebels
            if strength >= prize.cost:
                total += PRIZE_WORTH[place]
        return weights.military * total


def sort_key(appetite: Appetite) -> tuple[int, ...]:
    return (rank(appetite), *appetite)


class Memory(Table):
    """Meals and economies found before. Nothing of a game is in it that its views would not tell again."""

    def __init__(self) -> None:
        super().__init__()
        self.economies: dict[tuple[int, ...], Economy] = {(): Economy()}

    def economy(self, cards: tuple[int, ...]) -> Economy:
        known = self.economies.get(cards)
        if known is None:
            if len(self.economies) > MEMORY:
                self.economies = {(): Economy()}
            known = self.economy(cards[:-1]).plus(cards[-1])
            self.economies[cards] = known
        return known
