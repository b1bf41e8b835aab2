"""A heuristic player: looks at its view, weighs the options, takes the one that promises most."""

from __future__ import annotations

import math
from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.kernel.imagining import Imagine
from orrery.kernel.laws import random_choice
from orrery.kernel.rng import Rng
from orrery.race.bot.answers import (
    best_card,
    bonus_of_develop,
    card_to_draft,
    card_to_save,
    card_to_stake,
    cards_for_prestige,
    good_to_spend,
    kind_to_say,
    power_to_produce_more,
    power_to_settle_more,
    way_to_develop,
    world_to_produce_on,
    worlds_to_replace,
)
from orrery.race.bot.consuming import goods_to_take, power_to_use, world_to_sell
from orrery.race.bot.consumption import one_more
from orrery.race.bot.economy import Memory
from orrery.race.bot.plan import Plan
from orrery.race.bot.position import Position
from orrery.race.bot.raids import army_to_add, recruits_to_send, takeover_to_declare, takeover_to_veto
from orrery.race.bot.searches import card_to_take, category_to_search, unseen
from orrery.race.bot.threats import action_now, means_of
from orrery.race.bot.weights import Weights
from orrery.race.cards import CARDS
from orrery.race.powers import StartWithFewer
from orrery.race.rules.placing import prestige_for_paying
from orrery.race.settling import price_of
from orrery.race.standing import NO_ACTION
from orrery.race.state import DEVELOP, DEVELOP_2, SEARCH, SETTLE, SETTLE_2
from orrery.race.view import RaceView

OPENING_HAND: Final = 4
# Questions about hand cards to be kept, paid or thrown away.
CARD_PROMPTS: Final = (
    "keep",
    "pay",
    "hand limit",
    "opening discard",
    "discard for vp",
    "mix",
    "draw and discard",
    "exchange",
    "cards for prestige",
    "recruit",
    "discard to produce",
)
LIKELY: Final = 5  # sets of phases to think through when one action is chosen
LIKELY_OF_PAIRS: Final = 3


class GreedyBot:
    """Sees its view and its question, nothing else, and remembers nothing of the game."""

    IMAGINES = False

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights if weights is not None else Weights()
        self.memory = Memory()

    def choose(self, view: RaceView, decision: Decision, rng: Rng, imagine: Imagine | None = None) -> Choice:
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
        if prompt in CARD_PROMPTS:
            return cards_to_pick(position, decision)
        if prompt in ("develop", "settle", "settle another"):
            return [card_to_place(position, decision)]
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
        if prompt in ("start world", "side"):
            return [start_world(position, options)]
        return picks_of_sets(position, decision, rng)


def picks_of_sets(position: Position, decision: Decision, rng: Rng) -> list[int]:
    """The same for questions that only the sets ask."""
    prompt = decision.prompt
    if prompt == "discard for prestige":
        return cards_for_prestige(position, decision)
    if prompt in ("recruit more", "recruit in defence"):
        return recruits_to_send(position, decision)
    if prompt in ("add military", "add military in defence"):
        return [army_to_add(position, decision)]
    if prompt == "takeover":
        return [takeover_to_declare(position, decision)]
    if prompt == "veto":
        return [takeover_to_veto(position, decision)]
    if prompt == "announce":
        return [bonus_to_announce(position, decision, rng)]
    if prompt == "search category":
        return [category_to_search(position, decision)]
    if prompt == "search":
        return [card_to_take(position, decision)]
    if prompt == "save":
        return [card_to_save(position, decision)]
    if prompt == "draft":
        return [card_to_draft(position, decision)]
    if prompt == "stake":
        return [card_to_stake(position, decision)]
    if prompt == "prize":
        return [best_card(position, decision)]
    if prompt == "kind":
        return [kind_to_say(position, decision)]
    if prompt == "develop how":
        return [way_to_develop(position, decision)]
    if prompt == "spend good":
        return [good_to_spend(position, decision)]
    if prompt == "settle more":
        return [power_to_settle_more(position, decision)]
    if prompt == "replace":
        return [worlds_to_replace(position, decision)]
    if prompt == "produce more":
        return [power_to_produce_more(position, decision)]
    if prompt == "produce where":
        return [world_to_produce_on(position, decision)]
    return []


# -- actions -----------------------------------------------------------------------------------------------------------


def best_actions(position: Position, decision: Decision, rng: Rng) -> list[int]:
    """The action, or the pair of actions, that promises most."""
    if decision.most > 1:
        return best_pair(position, decision, rng)
    view = position.view
    chosen = view.players[view.seat].actions  # who chooses last has chosen one of two before
    sets: list[tuple[int, ...]] = []
    boosts: list[int] = []
    for option in decision.options:
        sets.append((*chosen, option.id()))
        boosts.append(option.id() if len(option.things) > 1 else NO_ACTION)
    return [Plan(position).best(sets, boosts, LIKELY, rng)]


def best_pair(position: Position, decision: Decision, rng: Rng) -> list[int]:
    """Two actions; the prestige/search card is laid in the place of the one whose bonus it is to be."""
    actions = [option.id() for option in decision.options]
    places: list[list[int]] = []
    sets: list[tuple[int, ...]] = []
    boosts: list[int] = []
    for first in range(len(actions)):
        for second in range(first + 1, len(actions)):
            pair = (actions[first], actions[second])
            if (DEVELOP_2 in pair and DEVELOP not in pair) or (SETTLE_2 in pair and SETTLE not in pair):
                continue  # as good as the first copy
            places.append([first, second])
            sets.append(pair)
            boosts.append(NO_ACTION)
    plan = Plan(position)
    best = plan.best(sets, boosts, LIKELY_OF_PAIRS, rng)
    if SEARCH not in actions or not position.prestige or SEARCH in sets[best]:
        return places[best]
    expected = plan.expected(LIKELY_OF_PAIRS)
    plain = plan.worth(sets[best], expected)
    for boosted in sets[best]:
        if plan.worth(sets[best], expected, boosted) > plain:
            (other,) = [place for place in places[best] if actions[place] != boosted]
            return [other, actions.index(SEARCH)]
    return places[best]


def bonus_to_announce(position: Position, decision: Decision, rng: Rng) -> int:
    """For which action the prestige/search card was laid; what lies beside it is not on offer."""
    boosts = [option.id() if len(option.things) > 1 else NO_ACTION for option in decision.options]
    if len(boosts) == 1:
        return 0
    laid = [action for action in range(SETTLE_2 + 1) if action not in boosts]
    sets = [(*laid, option.id()) for option in decision.options]
    return Plan(position).best(sets, boosts, LIKELY_OF_PAIRS, rng)


# -- cards in hand -----------------------------------------------------------------------------------------------------


def cards_to_pick(position: Position, decision: Decision) -> list[int]:
    """Keep what is worth most; pay with and discard what is worth least."""
    holds = [position.hold(option.id()) for option in decision.options]
    order = sorted(range(len(holds)), key=holds.__getitem__)
    if decision.prompt == "exchange":
        return order[:1]
    if decision.prompt == "keep":
        return order[len(order) - decision.most :] if decision.most else []
    if decision.prompt == "discard for vp":
        return [place for place in order[: decision.most] if holds[place] < 1.0]
    return order[: decision.least]


def card_to_place(position: Position, decision: Decision) -> int:
    """The card whose gain exceeds its cost most, or none: then a takeover can be declared in the place of a world."""
    plan = Plan(position)
    options = decision.options
    settling = decision.prompt == "settle" and view_bonus(position, SETTLE, SETTLE_2)
    boosted = position.view.players[position.view.seat].standing.boosted in (SETTLE, SETTLE_2)
    best, place = plan.raid if decision.prompt != "develop" else 0.0, 0
    for index in range(1, len(options)):
        card = options[index].id()
        placing = plan.placing((card,), bonus_of_develop(position), settling, 0, boosted)
        if placing is None:
            worth = position.gain(card) - 2.0  # something else must be given up for it
        else:
            worth = placing.gain - placing.cost + position.arrival(card)
        if len(position.economy.cards) + 1 >= position.economy.full:
            worth += plan.ending(worth)
        if worth > best:
            best, place = worth, index
    return place


def view_bonus(position: Position, first: int, second: int) -> bool:
    actions = position.view.players[position.view.seat].actions
    return first in actions or second in actions


def way_to_settle(position: Position, decision: Decision) -> int:
    """Pay, conquer, give up a card, a good or prestige: whatever costs least."""
    view = position.view
    me = view.players[view.seat]
    means = means_of(me, action_now(view))
    best, place = math.inf, 0
    money = sorted([position.hold(card) for card in position.hand])
    for index in range(len(decision.options)):
        option = decision.options[index]
        by = [card for _, card in option.things]
        if option.key == "pay":
            price = price_of(me.powers(), decision.things[0][1], by, means)
        else:
            price = max(0, option.values[1] - option.values[0])  # hand cards for Military
        cost = sum(money[:price])
        for card in by:
            cost += used_up(position, card, option.key)
        if cost < best:
            best, place = cost, index
    return place


def used_up(position: Position, card: int, way: str) -> float:
    """What it costs to use the optional power of a card: the card itself, prestige, a good, or nothing."""
    printed = CARDS[card]
    if printed.conquers_peaceful is not None and way == "conquer":
        return position.given_up(card) - position.lead.worth(printed.conquers_peaceful.prestige)
    if printed.temporary_military or printed.settles_for_nothing:
        return position.given_up(card)
    if printed.military_for_prestige:
        return -position.lead.worth(-1)
    if printed.military_for_good is not None or printed.settle_for_good is not None:
        return position.good_worth()
    return -position.lead.worth(prestige_for_paying(position.view.players[position.view.seat].powers()))


def start_world(position: Position, options: list[Option]) -> int:
    """The start world that suits the hand best."""
    best, place = -1e9, 0
    view = position.view
    for index in range(len(options)):
        world = options[index].id()
        position.begin_with(position.table.economy((world,)))
        worth = position.now + CARDS[world].vp + position.arrival(world)
        holds = sorted([position.hold(card) for card in view.hand], reverse=True)
        worth += sum(holds[: opening_hand_of(world)])
        if worth > best:
            best, place = worth, index
    return place


def opening_hand_of(world: int) -> int:
    for power in CARDS[world].powers:
        if isinstance(power, StartWithFewer):
            return power.cards
    return OPENING_HAND


# -- goods -------------------------------------------------------------------------------------------------------------


def windfall_to_fill(position: Position, options: list[Option]) -> int:
    """The windfall world whose good promises most, by the power that is good for least else."""
    best, place = -1e9, 0
    for index in range(len(options)):
        world, by = options[index].things[0][1], options[index].things[1][1]
        kind = position.kind_of(world)
        goods = one_more(position.goods, kind)
        worth = position.economy.best_use(position.table, goods, max(0.1, position.card))
        worth += 0.01 * position.economy.price(kind)
        worth += position.card * (CARDS[world].draw_if_produced_here + position.economy.draws_per_good[kind])
        worth += position.lead.worth(CARDS[world].prestige_if_produced_here)
        if by >= 0 and kind in CARDS[by].windfall_kinds:
            worth += 0.2
        if worth > best:
            best, place = worth, index
    return place


def likeliest_number(view: RaceView, decision: Decision) -> int:
    """The number that most of the cards bear that this seat has not seen."""
    counts = [0] * 10
    for card in unseen(view):
        counts[CARDS[card].cost] += 1
    numbers = [counts[option.id()] for option in decision.options]
    return numbers.index(max(numbers))
