"""A heuristic player: looks at its view, weighs the options, takes the one that promises most."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.kernel.laws import random_choice
from orrery.kernel.rng import Rng
from orrery.race.bot.consuming import goods_to_take, power_to_use, world_to_sell
from orrery.race.bot.consumption import good_kind, one_more
from orrery.race.bot.economy import Memory
from orrery.race.bot.forecast import FULL
from orrery.race.bot.plan import Plan
from orrery.race.bot.position import Position
from orrery.race.bot.weights import Weights
from orrery.race.cards import CARDS, FIRST_REVISED, FIRST_STORM, deck_of
from orrery.race.queries import NEVER
from orrery.race.settling import price_of
from orrery.race.state import DEVELOP, DEVELOP_2, SETTLE, SETTLE_2
from orrery.race.view import RaceView

LIKELY: Final = 5  # sets of phases to think through when one action is chosen
LIKELY_OF_PAIRS: Final = 3


class GreedyBot:
    """Sees its view and its question, nothing else, and remembers nothing of the game."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights if weights is not None else Weights()
        self.memory = Memory()

    def choose(self, view: Any, decision: Decision, rng: Rng) -> Choice:
        assert isinstance(view, RaceView)
        picks = self.picks(view, decision, rng)
        if not picks and decision.least:
            return random_choice(decision, rng)
        return Choice(decision.seat, tuple(sorted(picks)))

    def picks(self, view: RaceView, decision: Decision, rng: Rng) -> list[int]:
        """The places of the options to take; none if the question is unknown."""
        prompt = decision.prompt
        if prompt == "name a number":
            return [likeliest_number(view, decision)]
        position = Position(view, self.memory, self.weights)
        options = decision.options
        if prompt == "action":
            return best_actions(position, decision, rng)
        if prompt in ("keep", "pay", "hand limit", "opening discard", "discard for vp"):
            return cards_to_pick(position, decision)
        if prompt in ("develop", "settle"):
            return [card_to_place(position, options)]
        if prompt == "settle how":
            return [way_to_settle(position, decision)]
        if prompt == "sell":
            return [world_to_sell(position, decision)]
        if prompt == "consume":
            return [power_to_use(position, options)]
        if prompt in ("goods", "good"):
            return goods_to_take(position, decision)
        if prompt == "windfall":
            return [windfall_to_fill(position, options)]
        if prompt == "start world":
            return [start_world(position, options)]
        return []


# -- actions -----------------------------------------------------------------------------------------------------------


def best_actions(position: Position, decision: Decision, rng: Rng) -> list[int]:
    """The action, or the pair of actions, that promises most."""
    actions = [option.id() for option in decision.options]
    number = len(actions)
    if decision.most == 1:
        sets: list[tuple[int, ...]] = [(action,) for action in actions]
        return [Plan(position).best(sets, LIKELY, rng)]
    places: list[list[int]] = []
    sets = []
    for first in range(number):
        for second in range(first + 1, number):
            pair = (actions[first], actions[second])
            if (DEVELOP_2 in pair and DEVELOP not in pair) or (SETTLE_2 in pair and SETTLE not in pair):
                continue  # as good as the first copy
            places.append([first, second])
            sets.append(pair)
    return places[Plan(position).best(sets, LIKELY_OF_PAIRS, rng)]


# -- cards in hand -----------------------------------------------------------------------------------------------------


def cards_to_pick(position: Position, decision: Decision) -> list[int]:
    """Keep what is worth most; pay with and discard what is worth least."""
    holds = [position.hold(option.id()) for option in decision.options]
    order = sorted(range(len(holds)), key=holds.__getitem__)
    if decision.prompt == "keep":
        return order[len(order) - decision.most :] if decision.most else []
    if decision.prompt == "discard for vp":
        return [place for place in order[: decision.most] if holds[place] < 1.0]
    return order[: decision.least]


def card_to_place(position: Position, options: list[Option]) -> int:
    """The card whose gain exceeds its cost most, or none."""
    plan = Plan(position)
    developing = view_bonus(position, DEVELOP, DEVELOP_2)
    settling = view_bonus(position, SETTLE, SETTLE_2)
    best, place = 0.0, 0
    for index in range(1, len(options)):
        card = options[index].id()
        placing = plan.placing((card,), developing, settling, 0)
        if placing is None:
            worth = position.gain(card) - 2.0  # something else must be given up for it
        else:
            worth = placing.gain - placing.cost + position.arrival(card)
        if len(position.economy.cards) + 1 >= FULL:
            worth += plan.ending(worth)
        if worth > best:
            best, place = worth, index
    return place


def view_bonus(position: Position, first: int, second: int) -> bool:
    actions = position.view.players[position.view.seat].actions
    return first in actions or second in actions


def way_to_settle(position: Position, decision: Decision) -> int:
    """Pay, conquer or give up a card: whatever costs least."""
    view = position.view
    world = decision.things[0][1]
    tableau = list(view.players[view.seat].tableau)
    best, place = -1e9, 0
    money = sorted([position.hold(card) for card in position.hand])
    for index in range(len(decision.options)):
        option = decision.options[index]
        by = [card for _, card in option.things]
        price = price_of(tableau, world, by) if option.key == "pay" else 0
        cost = 0.0
        for card in by:
            if card in tableau and (CARDS[card].helps_settle and not CARDS[card].pays_for_military):
                cost += given_up(position, card)
        cost += sum(money[:price]) if price < NEVER else 99.0
        if -cost > best:
            best, place = -cost, index
    return place


def given_up(position: Position, card: int) -> float:
    """What is lost with a card of the tableau."""
    without = position.table.economy(tuple([each for each in position.economy.cards if each != card]))
    rest = position.now - without.future(position.table, position.left, position.card, position.weights)
    return rest + CARDS[card].vp


def start_world(position: Position, options: list[Option]) -> int:
    """The start world that suits the hand best."""
    best, place = -1e9, 0
    view = position.view
    for index in range(len(options)):
        world = options[index].id()
        position.begin_with(position.table.economy((world,)))
        worth = position.now + CARDS[world].vp + position.arrival(world)
        holds = sorted([position.hold(card) for card in view.hand], reverse=True)
        worth += sum(holds[:4])
        if worth > best:
            best, place = worth, index
    return place


# -- goods -------------------------------------------------------------------------------------------------------------


def windfall_to_fill(position: Position, options: list[Option]) -> int:
    """The windfall world whose good promises most, by the power that is good for least else."""
    best, place = -1e9, 0
    for index in range(len(options)):
        world, by = options[index].things[0][1], options[index].things[1][1]
        kind = good_kind(world)
        goods = one_more(position.goods, kind)
        worth = position.economy.best_use(position.table, goods, max(0.1, position.card))
        worth += 0.01 * position.economy.price(kind)
        worth += position.card * (CARDS[world].draw_if_produced_here + position.economy.draws_per_good[kind])
        if by >= 0 and kind in CARDS[by].windfall_kinds:
            worth += 0.2
        if worth > best:
            best, place = worth, index
    return place


def likeliest_number(view: RaceView, decision: Decision) -> int:
    """The number that most of the cards bear that this seat has not seen."""
    seen = [*view.hand, *view.drawn]
    for player in view.players:
        seen += [*player.tableau, *player.placed]
    edition = "revised" if any(FIRST_REVISED <= card < FIRST_STORM for card in seen) else "first"
    counts = [0] * 10
    for card in deck_of(edition, view.sets):
        if card not in seen:
            counts[CARDS[card].cost] += 1
    numbers = [counts[option.id()] for option in decision.options]
    return numbers.index(max(numbers))
