"""The questions that only the sets ask: saved cards, prestige, stakes, further worlds, drafts."""

from __future__ import annotations

import math
from typing import Final

from orrery.kernel.decision import Decision
from orrery.race.bot.plan import Plan
from orrery.race.bot.points import POINTS
from orrery.race.bot.position import Position
from orrery.race.bot.searches import unseen
from orrery.race.cards import CARDS
from orrery.race.goods import MULTI
from orrery.race.powers import ExtraMilitaryWorld, ProduceOnWindfallForCard, ReplaceWorld
from orrery.race.rules.produce import draws_for_goods
from orrery.race.settling import replacements
from orrery.race.state import DEVELOP, DEVELOP_2

SECOND_DEVELOP: Final = 2  # places among the phases
PRODUCING_PHASE: Final = 6
MIDDLE: Final = 5.0  # rounds left when a drafted card comes to hand
TOGETHER: Final = 0.3  # share of the points that cards drafted together will come to count for each other


def lowest(position: Position, decision: Decision, number: int) -> list[int]:
    """The options for the cards in hand that are worth least."""
    holds = [position.hold(option.id()) for option in decision.options]
    return sorted(range(len(holds)), key=holds.__getitem__)[:number]


def card_to_save(position: Position, decision: Decision) -> int:
    """Of cards just paid the best one; of the opening hand the one that can be missed."""
    if position.view.rounds == 0:
        return lowest(position, decision, 1)[0]
    promises = [position.promise(option.id()) for option in decision.options]
    return promises.index(max(promises))


def cards_for_prestige(position: Position, decision: Decision) -> list[int]:
    """Cards that are worth less than the prestige they bring."""
    picks: list[int] = []
    for place in lowest(position, decision, decision.most):
        gain = position.lead.worth(len(picks) + 1) - position.lead.worth(len(picks))
        if position.hold(decision.options[place].id()) < gain:
            picks.append(place)
    return picks


def card_to_stake(position: Position, decision: Decision) -> int:
    """The stake that promises most: more cards are turned up for a dear one, but fewer beat it."""
    cards = unseen(position.view)
    best, place = -math.inf, 0
    for index in range(len(decision.options)):
        card = decision.options[index].id()
        cost = CARDS[card].cost
        beaten = sum([1 for other in cards if CARDS[other].cost > cost]) / max(1, len(cards))
        win = 1.0 - (1.0 - beaten) ** cost
        worth = win * position.drink * (1.0 + 0.4 * math.log(cost)) - (1.0 - win) * position.hold(card)
        if worth > best:
            best, place = worth, index
    return place


def best_card(position: Position, decision: Decision) -> int:
    """The card that promises most."""
    promises = [position.promise(option.id()) + 0.001 * CARDS[option.id()].cost for option in decision.options]
    return promises.index(max(promises))


def kind_to_say(position: Position, decision: Decision) -> int:
    """What the good of the world of any kind is: sold, the dearest; produced, what gives cards or is missing."""
    economy, view = position.economy, position.view
    producing = view.phase == PRODUCING_PHASE
    produced = view.players[view.seat].produced
    best, place = -math.inf, 0
    for index in range(len(decision.options)):
        kind = decision.options[index].id()
        if producing:
            worth = float(economy.draws_per_good[kind])
            if not produced[kind]:
                worth += economy.draws_per_kind
        else:
            worth = float(economy.price(kind))
        if worth > best:
            best, place = worth, index
    return place


def way_to_develop(position: Position, decision: Decision) -> int:
    """Pay with cards, or give up a card or a good for some of them: whatever costs least."""
    money = sorted([position.hold(each) for each in position.hand])
    best, place = math.inf, 0
    for index in range(len(decision.options)):
        cost = sum(money[: decision.options[index].values[0]])
        for _, helper in decision.options[index].things:
            spends = CARDS[helper].develop_for_good is not None
            cost += position.good_worth() if spends else position.given_up(helper)
        if cost < best:
            best, place = cost, index
    return place


def bonus_of_develop(position: Position) -> int:
    """What the action takes off the price of a development in this phase."""
    me = position.view.players[position.view.seat]
    action = DEVELOP_2 if position.view.phase == SECOND_DEVELOP else DEVELOP
    if action not in me.actions:
        return 0
    return 3 if me.standing.boosted == action else 1


def good_to_spend(position: Position, decision: Decision) -> int:
    """The good that is worth least: one that comes again by itself, of the cheapest kind."""
    keys: list[tuple[int, int, int]] = []
    for place in range(len(decision.options)):
        world = CARDS[decision.options[place].id()]
        keys.append((1 if world.kind == MULTI else 0, 0 if world.production else 1, place))
    return min(keys)[2]


# -- further worlds ----------------------------------------------------------------------------------------------------


def replacement(position: Position, old: int, new: int, prestige: int) -> float:
    """What it is worth to replace one world by another."""
    rest = tuple([card for card in position.economy.cards if card != old])
    before = position.economy
    after = position.table.economy((*rest, new))
    worth = after.future(position.table, position.left, position.card, position.weights)
    worth -= before.future(position.table, position.left, position.card, position.weights)
    worth += CARDS[new].vp - CARDS[old].vp + position.lead.worth(prestige + CARDS[new].prestige)
    for six in before.sixes:
        worth += POINTS[six][new] - POINTS[six][old]
    if CARDS[new].windfall and old not in position.view.players[position.view.seat].goods:
        worth += position.arrival(new)
    return worth - position.hold(new)


def worlds_to_replace(position: Position, decision: Decision) -> int:
    """The exchange that promises most, or none; whatever it promises, it can wait for the world of the turn."""
    if decision.things:
        return 0
    best, place = 0.0, 0
    for index in range(1, len(decision.options)):
        old, new = [card for _, card in decision.options[index].things]
        worth = replacement(position, old, new, 1)
        if worth > best:
            best, place = worth, index
    return place


def power_to_settle_more(position: Position, decision: Decision) -> int:
    """The power whose world promises most; pass, which comes last, if none does."""
    plan = Plan(position)
    best, place = 0.0, len(decision.options) - 1
    for index in range(len(decision.options) - 1):
        card, at = decision.options[index].things[0][1], decision.options[index].things[1][1]
        power = CARDS[card].powers[at]
        if isinstance(power, ReplaceWorld):
            tableau = list(position.view.players[position.view.seat].tableau)
            pairs = replacements(tableau, position.hand, power.most)
            worth = max([0.0, *[replacement(position, old, new, power.prestige) for old, new in pairs]])
        elif isinstance(power, ExtraMilitaryWorld):
            worth = best_world(plan, True) - position.given_up(card)
        else:
            worth = max(best_world(plan, False), plan.raid)
        if worth > best:
            best, place = worth, index
    return place


def best_world(plan: Plan, by_conquest: bool) -> float:
    """What the best world in hand promises, if it is placed now."""
    best = 0.0
    for world in plan.worlds:
        if by_conquest and (not CARDS[world].military or plan.position.strength_against(world) < CARDS[world].cost):
            continue
        placing = plan.placing((world,), 0, False, 0)
        if placing is not None:
            best = max(best, placing.gain - placing.cost + plan.position.arrival(world))
    return best


# -- produce -----------------------------------------------------------------------------------------------------------


def power_to_produce_more(position: Position, decision: Decision) -> int:
    """A power that turns a card into a good, if the good is worth more. Else draws that are due anyway come first: one
    of their cards may be cheap enough. Pass comes last, when nothing else gives anything."""
    money = sorted([position.hold(card) for card in position.hand])
    produced = list(position.view.players[position.view.seat].produced)
    draws: list[tuple[bool, int]] = []
    for index in range(len(decision.options) - 1):
        card, at = decision.options[index].things[0][1], decision.options[index].things[1][1]
        if at != CARDS[card].produces_for_card:
            if draws_for_goods(CARDS[card], produced):
                draws.append((draws_more_later(position, card), index))
        elif money and money[0] < worth_of_produced(position, card):
            return index
    return min(draws)[1] if draws else len(decision.options) - 1


def draws_more_later(position: Position, card: int) -> bool:
    """Whether this card, which counts goods, would count one that can still be produced for a hand card."""
    me = position.view.players[position.view.seat]
    produced = list(me.produced)
    for kind in [kind for each in me.tableau for kind in kinds_for_card(position, each)]:
        more = produced.copy()
        more[kind] += 1
        if draws_for_goods(CARDS[card], more) > draws_for_goods(CARDS[card], produced):
            return True
    return False


def worth_of_produced(position: Position, card: int) -> float:
    """What the good is worth that this card turns a hand card into: at least what any good is, or its price."""
    prices = [position.economy.price(kind) for kind in kinds_for_card(position, card)]
    if position.left < 0.5 or not prices:
        return position.good_worth()
    first = 1.0 if sum(position.goods) == 0 else 0.7  # only one good is sold at a time
    return max(position.good_worth(), position.weights.goods_sold * position.card * max(prices) * first)


def kinds_for_card(position: Position, card: int) -> list[int]:
    """The kinds of goods that this card can still turn a hand card into."""
    me = position.view.players[position.view.seat]
    place = CARDS[card].produces_for_card
    if place < 0:
        return []
    power = CARDS[card].powers[place]
    if not isinstance(power, ProduceOnWindfallForCard):
        return [] if card in me.goods else [position.kind_of(card)]
    empty = [world for world in me.tableau if CARDS[world].windfall and world not in me.goods]
    return [position.kind_of(world) for world in empty if CARDS[world].suits[power.kind]]


def world_to_produce_on(position: Position, decision: Decision) -> int:
    """The windfall world whose good is the dearest, with what producing there gives."""
    worths = [
        position.economy.price(position.kind_of(option.id())) + CARDS[option.id()].draw_if_produced_here
        for option in decision.options
    ]
    return worths.index(max(worths))


# -- the draft ---------------------------------------------------------------------------------------------------------


def card_to_draft(position: Position, decision: Decision) -> int:
    """The card that promises most, with what it counts for cards drafted before and they for it."""
    position.left = MIDDLE
    position.begin_with(position.economy)
    worths = [draft_worth(position, option.id()) for option in decision.options]
    return worths.index(max(worths))


def draft_worth(position: Position, card: int) -> float:
    picked = position.view.picked
    worth = position.gain(card) - position.card * 0.6 * CARDS[card].cost
    if CARDS[card].military:
        strength = sum([max(0, CARDS[other].strength) for other in picked])
        worth = position.gain(card) * min(1.0, 0.25 + 0.04 * strength)
    if any(CARDS[other] is CARDS[card] for other in picked) and not CARDS[card].is_world:
        worth *= 0.7
    share = TOGETHER * min(1.0, 12 / (len(picked) + 1))
    for other in picked:
        if other in POINTS:
            worth += share * POINTS[other][card] * 0.5
        if card in POINTS:
            worth += share * POINTS[card][other] * 0.5
    return worth
