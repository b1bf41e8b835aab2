"""Which action to choose: play the round through in thought with the phases that others may call."""

from __future__ import annotations

import math
from typing import Final

from orrery.kernel.rng import Rng
from orrery.race.bot.consumption import Goods, good_kind, one_more
from orrery.race.bot.economy import Economy
from orrery.race.bot.forecast import (
    CONSUMING,
    DEVELOPING,
    EXPLORING,
    FULL,
    PRODUCING,
    SETTLING,
    Rival,
    Scenario,
    scenarios,
)
from orrery.race.bot.points import score_of
from orrery.race.bot.position import Position
from orrery.race.cards import CARDS
from orrery.race.goods import ALIEN
from orrery.race.queries import NEVER
from orrery.race.state import (
    CONSUME_TRADE,
    CONSUME_X2,
    DEVELOP,
    DEVELOP_2,
    EXPLORE_1_1,
    EXPLORE_5,
    PRODUCE,
    SETTLE,
    SETTLE_2,
)

PHASE_OF: Final = {
    EXPLORE_5: EXPLORING,
    EXPLORE_1_1: EXPLORING,
    DEVELOP: DEVELOPING,
    SETTLE: SETTLING,
    CONSUME_TRADE: CONSUMING,
    CONSUME_X2: CONSUMING,
    PRODUCE: PRODUCING,
    DEVELOP_2: DEVELOPING,
    SETTLE_2: SETTLING,
}


SHIP: Final = 1.8  # what is lost with a card that is given up to settle for nothing


class Placing:
    """Cards that could be placed in this round: what they give and what must be paid."""

    def __init__(self, cards: tuple[int, ...], gain: float, cost: float) -> None:
        self.cards = cards
        self.gain = gain
        self.cost = cost


class Plan:
    """Thinks through one round from the choice of actions on."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.weights = position.weights
        self.drink = position.drink
        view = position.view
        others = [seat for seat in range(len(view.players)) if seat != view.seat]
        self.rivals = [
            Rival(view.players[seat], position.economies[seat], position.card, position.table, self.weights)
            for seat in others
        ]
        self.developments = [card for card in position.hand if not CARDS[card].is_world]
        self.worlds = [card for card in position.hand if CARDS[card].is_world]
        self.money = sorted([position.hold(card) for card in position.hand])
        self.lead = self.my_lead(others)
        self._placings: dict[tuple[int, int, bool, bool, int], Placing] = {}
        self._potentials: dict[tuple[tuple[int, ...], Goods], float] = {}
        self.before = self.potential((), position.goods)

    def my_lead(self, others: list[int]) -> float:
        """Points ahead of the best of the others, all counted as if the game ended now."""
        view, economies = self.position.view, self.position.economies
        scores = [
            score_of(economies[seat].cards, economies[seat].sixes, economies[seat].strength, view.players[seat].chips)
            + view.players[seat].chips
            for seat in range(len(view.players))
        ]
        return float(scores[view.seat] - max([scores[seat] for seat in others]))

    def potential(self, placed: tuple[int, ...], goods: Goods) -> float:
        """What goods are worth that wait for a coming round, once these cards are placed."""
        if self.position.left <= 0:
            return 0.0
        known = self._potentials.get((placed, goods))
        if known is None:
            economy, table, card = self.economy_after(placed), self.position.table, self.position.card
            doubled = self.weights.goods * economy.consume(table, goods, 2, card).worth
            known = max(doubled, self.weights.goods_sold * economy.trade(table, goods, card).worth)
            known *= min(1.0, self.position.left)
            self._potentials[placed, goods] = known
        return known

    # -- choosing ------------------------------------------------------------------------------------------------------

    def best(self, choices: list[tuple[int, ...]], most: int, rng: Rng) -> int:
        """The place of the best set of actions among these; a whim decides between those that are nearly as good."""
        expected = scenarios(self.rivals, self.position.view.actions_each, most, self.weights.trust)
        best, place = -math.inf, 0
        for index in range(len(choices)):
            worth = self.worth(choices[index], expected) + self.weights.whim * rng.below(1000) / 1000
            if worth > best + 1e-9:
                best, place = worth, index
        return place

    def worth(self, actions: tuple[int, ...], expected: list[Scenario]) -> float:
        """What this choice is worth on average, less what it gives to the others."""
        mine = [PHASE_OF[action] for action in actions]
        total = 0.0
        for scenario in expected:
            worth = self.outcome(actions, scenario.phases)
            for phase in mine:
                if not scenario.phases[phase]:
                    for rival in self.rivals:
                        worth -= self.weights.rivals * rival.gains[phase] / len(self.rivals)
            total += scenario.chance * worth
        return total

    # -- one round in thought ------------------------------------------------------------------------------------------

    def outcome(self, actions: tuple[int, ...], others: tuple[bool, ...]) -> float:
        """What the round gives me if I choose these actions and the others call these phases."""
        position, economy, card = self.position, self.position.economy, self.drink
        drawn = 0.0  # cards on top of those in hand when it comes to paying
        worth = 0.0
        if others[EXPLORING] or EXPLORE_5 in actions or EXPLORE_1_1 in actions:
            drawn, worth = self.explored(actions)
        developing = self.times(others[DEVELOPING], DEVELOP in actions, DEVELOP_2 in actions)
        settling = self.times(others[SETTLING], SETTLE in actions, SETTLE_2 in actions)
        if developing:
            drawn += developing * economy.draw_at_develop
            worth += developing * economy.draw_at_develop * card
        key = (developing, settling, DEVELOP in actions, SETTLE in actions, int(drawn))
        placing = self._placings.get(key)
        if placing is None:
            placing = self._placings[key] = self.placed(*key)
        worth += placing.gain - placing.cost
        after, goods = self.economy_after(placing.cards), position.goods
        for placed in placing.cards:
            if CARDS[placed].windfall:
                goods = one_more(goods, good_kind(placed))
        ends = len(after.cards) >= FULL
        if others[CONSUMING] or CONSUME_TRADE in actions or CONSUME_X2 in actions:
            worth += after.draws * card + after.discards * max(0.0, 0.9 - card)
            if CONSUME_TRADE in actions:
                meal = after.trade(position.table, goods, card)
            else:
                meal = after.consume(position.table, goods, 2 if CONSUME_X2 in actions else 1, card)
            worth += meal.worth
            goods = meal.left
            ends = ends or meal.worth >= position.view.pool
        if others[PRODUCING] or PRODUCE in actions:
            full = after.after_producing(goods, PRODUCE in actions)
            worth += card * after.cards_for_producing(goods, full)
            goods = full
        if ends:
            return worth + self.ending(worth)
        return worth + self.potential(placing.cards, goods) - self.before

    def times(self, called: bool, first: bool, second: bool) -> int:
        return (1 if called or first else 0) + (1 if second else 0)

    def ending(self, worth: float) -> float:
        """Ending the game is good for who is ahead."""
        lead = self.lead + worth
        return self.weights.end_lead if lead > 0 else -self.weights.end_lead

    def explored(self, actions: tuple[int, ...]) -> tuple[float, float]:
        """Cards kept, and what they are worth: the more there was to choose from, the better they are."""
        economy = self.position.economy
        draw, keep = 2 + economy.draw_more, 1 + economy.keep_more
        if EXPLORE_5 in actions:
            draw += 5
        if EXPLORE_1_1 in actions:
            draw, keep = draw + 1, keep + 1
        keep = min(keep, draw)
        each = self.drink * (1.0 + self.weights.explore_choice * math.log(draw / keep))
        return float(keep), keep * each

    def economy_after(self, cards: tuple[int, ...]) -> Economy:
        return self.position.table.economy(self.position.economy.cards + cards)

    # -- placing -------------------------------------------------------------------------------------------------------

    def placed(self, developing: int, settling: int, cheaper: bool, draws: bool, drawn: int) -> Placing:
        """The best cards to place, one for each phase, with what can be paid."""
        chosen: tuple[int, ...] = ()
        total = Placing((), 0.0, 0.0)
        firsts = self.developments if developing else []
        worlds = self.worlds if settling else []
        best = 0.0
        for first in [-1, *firsts]:
            for world in [-1, *worlds]:
                cards = tuple([card for card in (first, world) if card >= 0])
                placing = self.placing(cards, cheaper, draws, drawn)
                if placing is not None and placing.gain - placing.cost > best:
                    best, total, chosen = placing.gain - placing.cost, placing, cards
        for again, group in ((developing > 1, self.developments), (settling > 1, self.worlds)):
            if again:
                better = total
                for card in group:
                    if card not in chosen:
                        placing = self.placing((*chosen, card), cheaper, draws, drawn)
                        if placing is not None and placing.gain - placing.cost > best:
                            best, better = placing.gain - placing.cost, placing
                total, chosen = better, better.cards
        return total

    def placing(self, cards: tuple[int, ...], cheaper: bool, draws: bool, drawn: int) -> Placing | None:
        """These cards placed together, or None if they cannot be paid for."""
        position = self.position
        price, gain, cost = 0, 0.0, 0.0
        for card in cards:
            each = position.price(card)
            if each == NEVER:
                each = self.other_way(card)
                if each == NEVER:
                    return None
                cost += 1.0
            printed = CARDS[card]
            if printed.is_world:
                if position.economy.ships and printed.kind != ALIEN and each * self.drink > SHIP:
                    each, cost = 0, cost + SHIP
                gain += self.drink * (position.economy.draw_after_settling + (1 if draws else 0))
            else:
                if cheaper and each:
                    each -= 1
                gain += self.drink * position.economy.draw_after_developing
            price += each
            gain += position.gain(card)
            cost += self.drink + self.weights.patience * (position.hold(card) - self.drink)
        if price > len(position.hand) + drawn - len(cards):
            return None
        return Placing(cards, gain, cost + self.payment(price, cards, drawn))

    def other_way(self, card: int) -> int:
        """The price of a world that needs a card of the tableau to be given up."""
        position = self.position
        if CARDS[card].military and position.strength_against(card) + position.economy.temporary >= CARDS[card].cost:
            return 0
        return NEVER

    def payment(self, price: int, cards: tuple[int, ...], drawn: int) -> float:
        """What the cheapest cards are worth that can pay this price."""
        if not price:
            return 0.0
        position = self.position
        left = self.money.copy()
        for card in cards:
            left.remove(position.hold(card))
        if drawn:
            left = sorted(left + [self.drink] * drawn)
        return sum(left[:price])
