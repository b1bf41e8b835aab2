"""Which action to choose: play the round through in thought with the phases that others may call."""

from __future__ import annotations

import math
from typing import Final

from orrery.kernel.rng import Rng
from orrery.race.bot.aims import RICHES, STANDARD_OF_LIVING
from orrery.race.bot.consumption import Goods, good_kind, one_more
from orrery.race.bot.economy import Economy
from orrery.race.bot.forecast import (
    CONSUMING,
    DEVELOPING,
    EXPLORING,
    PRODUCING,
    SETTLING,
    Rival,
    Scenario,
    scenarios,
)
from orrery.race.bot.points import score_of
from orrery.race.bot.position import Position
from orrery.race.bot.raids import best_raid
from orrery.race.bot.searches import best_promise
from orrery.race.cards import CARDS
from orrery.race.goals import goal_points
from orrery.race.goods import ALIEN
from orrery.race.queries import NEVER
from orrery.race.standing import NO_ACTION
from orrery.race.state import (
    CONSUME_TRADE,
    CONSUME_X2,
    DEVELOP,
    DEVELOP_2,
    EXPLORE_1_1,
    EXPLORE_5,
    PRODUCE,
    SEARCH,
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


LONG: Final = 20  # rounds; hardly a game of sensible players takes so many
SHIP: Final = 1.8  # what is lost with a card that is given up to settle for nothing


class Placing:
    """Cards that could be placed in this round: what they give and what must be paid."""

    def __init__(self, cards: tuple[int, ...], gain: float, cost: float, price: int = 0) -> None:
        self.cards = cards
        self.gain = gain
        self.cost = cost
        self.price = price  # hand cards that are paid


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
        self.raid = best_raid(position)
        self._placings: dict[tuple[int, int, int, bool, int, bool], Placing] = {}
        self._potentials: dict[tuple[tuple[int, ...], Goods], float] = {}
        self.before = self.potential((), position.goods)

    def my_lead(self, others: list[int]) -> float:
        """Points ahead of the best of the others, all counted as if the game ended now."""
        scores = [self.score(seat) for seat in range(len(self.position.view.players))]
        return scores[self.position.view.seat] - max([scores[seat] for seat in others])

    def score(self, seat: int) -> float:
        player, economy = self.position.view.players[seat], self.position.economies[seat]
        standing = player.standing
        points = score_of(economy.cards, economy.sixes, economy.strength, player.chips, standing.prestige)
        return points + player.chips + standing.prestige + goal_points(standing.goals, standing.tokens)

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

    def best(self, choices: list[tuple[int, ...]], boosts: list[int], most: int, rng: Rng) -> int:
        """The place of the best set of actions among these; a whim decides between those that are nearly as good.

        `boosts`: for each set the action that has the prestige bonus, or none.
        """
        expected = self.expected(most)
        best, place = -math.inf, 0
        for index in range(len(choices)):
            worth = self.worth(choices[index], expected, boosts[index])
            worth += self.weights.whim * rng.below(1000) / 1000
            if worth > best + 1e-9:
                best, place = worth, index
        return place

    def expected(self, most: int) -> list[Scenario]:
        """What the others may call; who chooses last has seen it."""
        view = self.position.view
        called = [player.actions for player in view.players if player.actions and player is not view.players[view.seat]]
        if called:
            phases = [PHASE_OF[action] for actions in called for action in actions if action != SEARCH]
            return [Scenario(tuple([phase in phases for phase in range(5)]), 1.0)]
        found = scenarios(self.rivals, view.actions_each, most, self.weights.trust)
        if view.rounds > LONG:  # everybody waits for another's call: rely on nobody
            alone = min(0.9, 0.15 * (view.rounds - LONG))
            for scenario in found:
                scenario.chance *= 1.0 - alone
            found.append(Scenario((False, False, False, False, False), alone))
        return found

    def worth(self, actions: tuple[int, ...], expected: list[Scenario], boosted: int = NO_ACTION) -> float:
        """What this choice is worth on average, less what it gives to the others."""
        mine = [PHASE_OF[action] for action in actions if action != SEARCH]
        total = 0.0
        for scenario in expected:
            worth = self.outcome(actions, scenario.phases, boosted)
            for phase in mine:
                if not scenario.phases[phase]:
                    for rival in self.rivals:
                        worth -= self.weights.rivals * rival.gains[phase] / len(self.rivals)
            total += scenario.chance * worth
        if boosted != NO_ACTION:
            total += self.position.lead.worth(-1) - self.price_of_card()
        elif SEARCH in actions:
            total += self.weights.found * best_promise(self.position) - self.price_of_card()
        return total

    def price_of_card(self) -> float:
        """What the prestige/search card, which is used only once, would still be worth later."""
        return self.weights.keep_bonus * min(1.0, self.position.left / 4)

    # -- one round in thought ------------------------------------------------------------------------------------------

    def outcome(self, actions: tuple[int, ...], others: tuple[bool, ...], boosted: int = NO_ACTION) -> float:
        """What the round gives me if I choose these actions and the others call these phases."""
        position, economy, card = self.position, self.position.economy, self.drink
        drawn = 0.0  # cards on top of those in hand when it comes to paying
        worth = 0.0
        if others[EXPLORING] or EXPLORE_5 in actions or EXPLORE_1_1 in actions:
            drawn, worth = self.explored(actions, boosted)
        developing = self.times(others[DEVELOPING], DEVELOP in actions, DEVELOP_2 in actions)
        settling = self.times(others[SETTLING], SETTLE in actions, SETTLE_2 in actions)
        if developing:
            drawn += developing * economy.draw_at_develop
            worth += developing * economy.draw_at_develop * card
        if settling and economy.second_world:
            settling += 1
        cheaper = (3 if boosted == DEVELOP else 1) if DEVELOP in actions else 0
        key = (developing, settling, cheaper, SETTLE in actions, int(drawn), boosted == SETTLE)
        placing = self._placings.get(key)
        if placing is None:
            placing = self._placings[key] = self.placed(*key)
        worth += placing.gain - placing.cost
        after, goods = self.economy_after(placing.cards), position.goods
        for placed in placing.cards:
            if CARDS[placed].windfall:
                goods = one_more(goods, good_kind(placed))
        ends = len(after.cards) >= after.full
        if others[CONSUMING] or CONSUME_TRADE in actions or CONSUME_X2 in actions:
            sold = by_bonus = 0
            more = 1 if boosted in (CONSUME_TRADE, CONSUME_X2) else 0
            if CONSUME_TRADE in actions:
                meal = after.trade(position.table, goods, card, 1 + more, 3 * more)
                sold, by_bonus = sum(meal.taken), 2 * more
            else:
                meal = after.consume(position.table, goods, (2 if CONSUME_X2 in actions else 1) + more, card)
            worth += meal.worth + after.draws * card
            if after.discards or after.exchanges or by_bonus:
                held = self.held(placing.cards, int(drawn + after.draws) + 2 * sold)[placing.price :]
                worth += self.for_cards(after, held, by_bonus)
            if position.aims is not None and position.chips + 0.7 * meal.worth >= 5.0:
                worth += position.aims.step(STANDARD_OF_LIVING)
            goods = meal.left
            ends = ends or meal.worth >= position.view.pool
        if others[PRODUCING] or PRODUCE in actions:
            bonus = (2 if boosted == PRODUCE else 1) if PRODUCE in actions else 0
            full = after.after_producing(goods, bonus)
            worth += card * (after.cards_for_producing(goods, full) + (3 if boosted == PRODUCE else 0))
            if position.view.saved:
                worth += card * len(position.view.saved)
            goods = full
        if position.aims is not None and sum(goods) >= 4:
            worth += position.aims.step(RICHES)
        if ends:
            return worth + self.ending(worth)
        return worth + self.potential(placing.cards, goods) - self.before

    def for_cards(self, economy: Economy, held: list[float], by_bonus: int) -> float:
        """What Consume gives for cards in hand: others, and points for those that are worth less; nothing for none."""
        worth = economy.exchanges * self.drink if held else 0.0
        for each in held[: economy.discards + by_bonus]:
            worth += max(0.0, 0.9 - each)
        return worth

    def times(self, called: bool, first: bool, second: bool) -> int:
        return (1 if called or first else 0) + (1 if second else 0)

    def ending(self, worth: float) -> float:
        """Ending the game is good for who is ahead."""
        lead = self.lead + worth
        return self.weights.end_lead if lead > 0 else -self.weights.end_lead

    def explored(self, actions: tuple[int, ...], boosted: int) -> tuple[float, float]:
        """Cards kept, and what they are worth: the more there was to choose from, the better they are."""
        economy = self.position.economy
        draw, keep = 2 + economy.draw_more, 1 + economy.keep_more
        if EXPLORE_5 in actions:
            draw += 5
        if EXPLORE_1_1 in actions:
            draw, keep = draw + 1, keep + 1
        if boosted in (EXPLORE_5, EXPLORE_1_1):
            draw, keep = draw + 6, keep + 1
        keep = min(keep, draw)
        each = self.drink * (1.0 + self.weights.explore_choice * math.log(draw / keep))
        return float(keep), keep * each

    def economy_after(self, cards: tuple[int, ...]) -> Economy:
        return self.position.table.economy(self.position.economy.cards + cards)

    # -- placing -------------------------------------------------------------------------------------------------------

    def placed(self, developing: int, settling: int, cheaper: int, draws: bool, drawn: int, boosted: bool) -> Placing:
        """The best cards to place, one for each phase, with what can be paid; or a takeover in the place of a world."""
        chosen: tuple[int, ...] = ()
        total = Placing((), 0.0, 0.0)
        firsts = self.developments if developing else []
        worlds = self.worlds if settling else []
        best = 0.0
        for first in [-1, *firsts]:
            for world in [-1, *worlds]:
                cards = tuple([card for card in (first, world) if card >= 0])
                placing = self.placing(cards, cheaper, draws, drawn, boosted)
                if placing is None:
                    continue
                if self.raid and settling and world < 0:
                    placing.gain += self.raid
                if placing.gain - placing.cost > best:
                    best, total, chosen = placing.gain - placing.cost, placing, cards
        for again, group in ((developing > 1, self.developments), (settling > 1, self.worlds)):
            if again:
                better = total
                for card in group:
                    if card not in chosen:
                        placing = self.placing((*chosen, card), cheaper, draws, drawn, boosted)
                        if placing is not None and placing.gain - placing.cost > best:
                            best, better = placing.gain - placing.cost, placing
                total, chosen = better, better.cards
        return total

    def placing(
        self, cards: tuple[int, ...], cheaper: int, draws: bool, drawn: int, boosted: bool = False
    ) -> Placing | None:
        """These cards placed together, or None if they cannot be paid for. `boosted`: Settle has the prestige bonus."""
        position = self.position
        price, gain, cost = 0, 0.0, 0.0
        for card in cards:
            printed = CARDS[card]
            if printed.is_world:
                each, more = self.price_of_world(card, boosted)
                if each == NEVER:
                    return None
                cost += more
                gain += self.drink * (position.economy.draw_after_settling + (1 if draws else 0))
            else:
                each = position.price(card)
                if each == NEVER:
                    return None
                each = max(0, each - cheaper)
                if position.economy.helpers and each > 2:
                    each, more = self.helped(each)
                    cost += more
                gain += self.drink * position.economy.draw_after_developing
            price += each
            gain += position.gain(card)
            cost += self.drink + self.weights.patience * (position.hold(card) - self.drink)
        if price > len(position.hand) + drawn - len(cards):
            return None
        return Placing(cards, gain, cost + self.payment(price, cards, drawn), price)

    def price_of_world(self, card: int, boosted: bool) -> tuple[int, float]:
        """Cards to be paid or discarded for a world, and what else is lost for it."""
        position, printed = self.position, CARDS[card]
        each = position.price(card)
        if each and printed.military:
            conquest = self.other_way(card, 2 if boosted else 0)
            if conquest[0] * self.drink + conquest[1] < each * self.drink:
                return conquest
        if boosted and each < NEVER:
            each = max(0, each - 3)
        if position.economy.ships and printed.kind != ALIEN and NEVER > each > 0 and each * self.drink > SHIP:
            return 0, SHIP
        if each and position.economy.openers and not printed.military:
            return self.by_force(card, each)
        return each, 0.0

    def other_way(self, card: int, boost: int) -> tuple[int, float]:
        """The price of a world that is conquered with temporary Military: hand cards, or a card of the tableau."""
        economy = self.position.economy
        missing = CARDS[card].cost - self.position.strength_against(card) - boost
        if missing <= economy.recruits:
            return max(0, missing), 0.0
        if missing <= economy.recruits + economy.temporary:
            return max(0, missing - economy.temporary), 1.0
        return NEVER, 0.0

    def by_force(self, card: int, price: int) -> tuple[int, float]:
        """The price of a peaceful world, or the loss of a card that lets conquer it."""
        position = self.position
        for opener in position.economy.openers:
            power = CARDS[opener].conquers_peaceful
            if power is None or position.strength_against(card) < CARDS[card].cost - power.less:
                continue
            loss = position.given_up(opener) - position.lead.worth(power.prestige)
            if loss < price * self.drink:
                return 0, loss
        return price, 0.0

    def helped(self, price: int) -> tuple[int, float]:
        """The price of a development, or less of it and the loss of a card that is given up for it."""
        for helper in self.position.economy.helpers:
            less = CARDS[helper].develop_for_giving_up
            if less:
                loss = self.position.given_up(helper)
                if loss < min(less, price) * self.drink:
                    return max(0, price - less), loss
        return price, 0.0

    def payment(self, price: int, cards: tuple[int, ...], drawn: int) -> float:
        """What the cheapest cards are worth that can pay this price."""
        return sum(self.held(cards, drawn)[:price]) if price else 0.0

    def held(self, placed: tuple[int, ...], drawn: int) -> list[float]:
        """What each card is worth that is in hand once these are placed and so many drawn, the cheapest first."""
        left = self.money.copy()
        for card in placed:
            left.remove(self.position.hold(card))
        return sorted(left + [self.drink] * drawn) if drawn else left
