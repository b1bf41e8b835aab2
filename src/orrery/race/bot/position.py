"""A seat's view in numbers: what each card would give, what it costs, and what holding it is worth."""

from __future__ import annotations

from typing import Final

from orrery.race.bot.aims import Aims
from orrery.race.bot.consumption import good_kind
from orrery.race.bot.economy import Economy, Memory
from orrery.race.bot.forecast import economies, goods_of, rounds_left
from orrery.race.bot.leading import Lead
from orrery.race.bot.points import POINTS, USUAL_POINTS, other_points
from orrery.race.bot.threats import danger, threats_to
from orrery.race.bot.weights import Weights
from orrery.race.cards import CARDS, MULTI_KIND_WORLD
from orrery.race.goods import ALIEN, KINDS, NOVELTY
from orrery.race.queries import NEVER, payers_for
from orrery.race.rules.develop import prestige_for_developing
from orrery.race.rules.placing import prestige_for_settling
from orrery.race.view import RaceView

USUAL_HAND: Final = 5
LEAST_CARD: Final = 0.01  # cards decide ties even when nothing else is left to decide


class Position:
    """What a greedy player thinks of its place in the game."""

    def __init__(self, view: RaceView, table: Memory, weights: Weights) -> None:
        self.view = view
        self.table = table
        self.weights = weights
        self.economies = economies(view, table)
        self.left = rounds_left(view, self.economies, table)
        me = view.players[view.seat]
        self.economy = self.economies[view.seat]
        self.hand = list(view.hand)
        self.pool = [*view.hand, *view.drawn]  # all that may be held after this question
        if not me.tableau and view.drawn:  # two start worlds: the first one, once it is chosen
            self.economy = table.economy((view.drawn[0],))
            self.pool = self.hand
        self.chips = me.chips
        self.prestige = me.standing.prestige
        self.sets = view.sets != 0
        worth = weights.card * min(1.0, self.left / weights.card_late)
        self.card = max(LEAST_CARD, round(worth * 20) / 20)
        thirst = 1.0 + weights.thirst * (USUAL_HAND - len(self.hand))
        thirst = min(1.5, max(0.35, thirst))
        self.drink = max(LEAST_CARD, round(20 * self.card * thirst) / 20)  # a card more or less, with this hand
        self.said = self.best_kind()  # what the world of any kind is
        self.goods = goods_of(me, self.said)
        self.lead = Lead(view, self.left, self.economy.sixes)
        self.aims = Aims(view, [each.cards for each in self.economies], self.left) if view.goals else None
        self.threats = threats_to(view)
        self.danger = 0.0
        self.now = 0.0
        self.names: list[str] = []
        self._gains: dict[int, float] = {}
        self._holds: dict[int, float] = {}
        self.begin_with(self.economy)

    def begin_with(self, economy: Economy) -> None:
        """Judge all cards anew for this economy."""
        self.economy = economy
        self.now = economy.future(self.table, self.left, self.card, self.weights)
        self.names = [CARDS[card].name for card in economy.cards]
        self._gains = {}
        self._holds = {}
        if self.aims is not None:
            self.aims.begin_with(economy.cards)
        if self.threats:
            self.danger = danger(self.threats, economy.cards, self.view.seat)

    def best_kind(self) -> int:
        """The kind that the good of the world of any kind is worth most as; it is not for trade."""
        goods = self.view.players[self.view.seat].goods
        if MULTI_KIND_WORLD not in goods:
            return NOVELTY
        best, said = -1.0, NOVELTY
        for kind in KINDS:
            held = goods_of(self.view.players[self.view.seat], kind)
            worth = self.economy.consume(self.table, held, 2, max(0.05, self.card)).worth
            if worth > best + 0.001:
                best, said = worth, kind
        return said

    def kind_of(self, world: int) -> int:
        return good_kind(world, self.said)

    def gain(self, card: int) -> float:
        """VP that the card brings until the end of the game, once it lies in the tableau."""
        known = self._gains.get(card)
        if known is not None:
            return known
        after = self.table.economy((*self.economy.cards, card))
        worth = after.future(self.table, self.left, self.card, self.weights) - self.now
        worth += CARDS[card].vp
        for six in self.economy.sixes:
            worth += self.more_points(six, card, after)
        for six in self.pool:
            if six != card and six in POINTS:
                worth += self.more_points(six, card, after) * self.weights.plan_six * self.reach(six)
        if card in POINTS:
            worth += self.own_points(card, after)
        worth += self.opens(card)
        if self.sets:
            worth += self.gain_of_sets(card, after)
        self._gains[card] = worth
        return worth

    def more_points(self, six: int, card: int, after: Economy) -> float:
        """What a six-cost development counts more with this card."""
        points = float(POINTS[six][card])
        if not self.sets:
            return points + CARDS[six].scoring.per_military * CARDS[card].strength
        points += other_points(six, after.cards, after.strength, 0.0, CARDS[card].prestige)
        return points - other_points(six, self.economy.cards, self.economy.strength, 0.0, 0.0)

    def gain_of_sets(self, card: int, after: Economy) -> float:
        """What a card brings by prestige and for goals, and what it does for safety from takeovers."""
        worth, prestige = 0.0, 0
        if self.lead.counts:
            prestige = CARDS[card].prestige + self.prestige_for_placing(card)
            worth += self.lead.worth(prestige)
            worth += self.left * (after.prestige - self.economy.prestige) * self.lead.each
        if self.aims is not None:
            worth += self.aims.gain(after.cards, prestige)
        if self.threats:
            worth -= danger(self.threats, after.cards, self.view.seat) - self.danger
        if self.view.takeovers and after.raiders != self.economy.raiders:
            worth += self.weights.raid * min(1.0, self.left / 3)
        return worth

    def prestige_for_placing(self, card: int) -> int:
        """What the tableau gives for placing this card."""
        if not self.economy.prestige:
            return 0
        if CARDS[card].is_world:
            return prestige_for_settling(list(self.economy.cards), card)
        return prestige_for_developing(list(self.economy.cards), card)

    def own_points(self, six: int, after: Economy) -> float:
        """What a six-cost development counts now, and what it may still come to count."""
        points, scoring = POINTS[six], CARDS[six].scoring
        total = 0.0
        for card in after.cards:
            total += points[card]
        chips = self.chips + 0.8 * self.left
        prestige = self.prestige + CARDS[six].prestige + self.left * after.prestige
        total += other_points(six, after.cards, after.strength, chips, prestige)
        if self.left > 0:
            hope = 0.0
            for card in self.hand:
                if card != six:
                    hope += (points[card] + scoring.per_military * CARDS[card].strength) * self.reach(card)
            total += self.weights.growth * hope * min(1.0, self.left / 3)
            total += self.weights.dream * self.left * USUAL_POINTS[six]
        return total

    def opens(self, card: int) -> float:
        """What worlds in hand are worth that this card brings within reach of conquest."""
        printed = CARDS[card]
        strength = printed.strength + printed.temporary_military + printed.military_for_cards
        if strength <= 0 and not printed.specialised:
            return 0.0
        total = 0.0
        for world in self.pool:
            target = CARDS[world]
            if world != card and target.military:
                missing = target.cost - self.strength_against(world)
                more = strength
                for power in printed.specialised:
                    if (power.rebels_only and target.rebel) or power.kind == target.kind:
                        more += power.amount
                if 0 < missing <= more:
                    total += 0.35 * (target.vp + 1.0) * min(1.0, self.left / 2)
        return total

    def strength_against(self, world: int) -> int:
        target = CARDS[world]
        strength = self.economy.strength + self.economy.against[good_kind(world)]
        if target.rebel:
            strength += self.economy.against_rebels
        return strength

    def price(self, card: int) -> int:
        """Cards to be paid, without the bonus of an action; nothing for a conquest; NEVER if it cannot be placed."""
        printed = CARDS[card]
        if not printed.is_world:
            return NEVER if printed.name in self.names else max(0, printed.cost - self.economy.develop_for_less)
        price = max(0, printed.cost - self.economy.settle_for_less[good_kind(card)])
        if printed.military:
            if self.strength_against(card) >= printed.cost:
                return 0
            payers = payers_for(list(self.economy.payers), card) if self.economy.payers else []
            if not payers:
                return NEVER
            discount = sum([CARDS[payer].pay_for_military_discount for payer in payers])
            price = max(0, price - self.economy.discount_for_military - discount)
        return price

    def reach(self, card: int) -> float:
        """How likely it is that the card will be placed, if it is held for that."""
        price = self.price(card)
        soon = min(1.0, self.left / 1.5)
        if price < NEVER:
            missing = price - (len(self.pool) - 1)
            if missing <= 0:
                return soon
            if CARDS[card].is_world and self.economy.ships and CARDS[card].kind != ALIEN:
                return 0.9 * soon
            return soon * float(0.85**missing)
        if not CARDS[card].is_world:
            return 0.0
        missing = CARDS[card].cost - self.strength_against(card)
        if missing <= self.economy.temporary + self.economy.recruits:
            return 0.8 * soon
        return float(0.6**missing) * min(1.0, self.left / 4)

    def hold(self, card: int) -> float:
        """What the card is worth in hand: as money, or to be placed later. One can place only so many."""
        if not self._holds:
            promises = [(-self.promise(each), each) for each in self.pool]
            promises.sort()
            share = self.weights.plan
            seen: list[str] = []
            for promise, each in promises:
                name = CARDS[each].name
                self._holds[each] = self.drink + (0.0 if name in seen else -promise * share)
                seen.append(name)
                share *= self.weights.crowd
        return self._holds[card]

    def promise(self, card: int) -> float:
        """What the card gives beyond its cost, if it comes to be placed."""
        reach = self.reach(card)
        if reach <= 0.0:
            return 0.0
        price = self.price(card)
        cost = self.card * (1 + (price if price < NEVER else 1))
        return reach * max(0.0, self.gain(card) + self.arrival(card) - cost)

    def arrival(self, card: int) -> float:
        """What the good is worth that lies on a windfall world as soon as it is placed."""
        printed = CARDS[card]
        if not printed.windfall or self.left < 0.5:
            return 0.0
        crowd = sum(self.goods)
        return self.weights.goods_sold * self.card * self.economy.price(good_kind(card)) * (1.0 if crowd == 0 else 0.7)

    def good_worth(self) -> float:
        """What one more good is worth, of whatever kind."""
        if self.left < 0.5:
            return 0.1
        return self.weights.goods_sold * max(2.0 * self.card, 1.4)

    def given_up(self, card: int) -> float:
        """What is lost with a card of the tableau."""
        without = self.table.economy(tuple([each for each in self.economy.cards if each != card]))
        rest = self.now - without.future(self.table, self.left, self.card, self.weights)
        for six in self.economy.sixes:
            rest += POINTS[six][card]
        return rest + CARDS[card].vp
