"""How long the game will last, and which phases the others will call."""

from __future__ import annotations

import math
from typing import Final

from orrery.race.bot.consumption import Goods, Table, good_kind
from orrery.race.bot.economy import Economy, Memory
from orrery.race.bot.weights import Weights
from orrery.race.cards import BRINK_OF_WAR
from orrery.race.goods import NOVELTY
from orrery.race.state import CONSUME_TRADE, CONSUME_X2, DEVELOP, EXPLORE_1_1, EXPLORE_5, PRODUCE, SETTLE
from orrery.race.view import PlayerView, RaceView

CHIPS_EACH: Final = 12
CHIPS_OF_BRINK: Final = 5
END_PRESTIGE: Final = 15
USUAL: Final = 3.0  # rounds of usual play that a first impression is mixed with
EXPLORING: Final = 0  # the phases, as places in a list of chances
DEVELOPING: Final = 1
SETTLING: Final = 2
CONSUMING: Final = 3
PRODUCING: Final = 4


def goods_of(player: PlayerView, said: int = NOVELTY) -> Goods:
    """How many goods of each kind lie on the player's worlds; `said`: what the world of any kind is."""
    goods = [0, 0, 0, 0, 0]
    for world in player.goods:
        goods[good_kind(world, said)] += 1
    return (0, goods[1], goods[2], goods[3], goods[4])


def economies(view: RaceView, memory: Memory) -> list[Economy]:
    """The economy of each player, with what was placed in this phase."""
    return [memory.economy(player.tableau + player.placed) for player in view.players]


def part_of_round_left(view: RaceView) -> float:
    """How much of the placing in this round is still to come."""
    if view.phase < 0:
        return 0.0 if view.players[view.seat].actions else 1.0
    return 1.0 if view.phase < 2 else 0.5 if view.phase < 4 else 0.0


def rounds_left(view: RaceView, all_economies: list[Economy], table: Table) -> float:
    """Rounds after this one until a tableau is full or the VP chips are gone."""
    seats = len(view.players)
    played = max(0, view.rounds - 1) + 1.0 - part_of_round_left(view)
    soonest = 99.0
    eaten = 0.0
    for seat in range(seats):
        size, full_size = max(1, len(all_economies[seat].cards)), all_economies[seat].full
        if size >= full_size:
            return 0.0
        pace = (size - 1 + USUAL * (1.0 + 0.08 * (seats - 2))) / (played + USUAL)
        soonest = min(soonest, (full_size - size) / pace)
        economy = all_economies[seat]
        full = economy.after_producing((0, 0, 0, 0, 0), 0)
        eaten += 0.4 * economy.consume(table, full, 2, 0.3).worth
    if view.rounds and view.pool <= 0:
        return 0.0
    taken = CHIPS_EACH * seats - view.pool
    if view.sets & BRINK_OF_WAR:
        taken += CHIPS_OF_BRINK
        prestige = max([player.standing.prestige for player in view.players])
        if prestige >= END_PRESTIGE:
            return 0.0
        soonest = min(soonest, (END_PRESTIGE - prestige) * (played + USUAL) / (prestige + 1.5))
    pace = 0.5 * (taken + USUAL * 0.5 * seats) / (played + USUAL) + 0.5 * eaten
    soonest = min(soonest, view.pool / max(0.3, pace))
    return max(0.0, round(2.0 * (soonest - part_of_round_left(view))) / 2.0)


class Rival:
    """What each phase is worth to another player, as far as one can see, and how likely the player is to call it."""

    def __init__(self, player: PlayerView, economy: Economy, card: float, table: Table, weights: Weights) -> None:
        hand = player.hand_size
        goods = goods_of(player)
        double = economy.consume(table, goods, 2, card).worth
        single = economy.consume(table, goods, 1, card).worth
        trade = economy.trade(table, goods, card).worth
        full = economy.after_producing(goods, 1)
        produce = weights.goods * (economy.best_use(table, full, card) - economy.best_use(table, goods, card))
        produce += card * economy.cards_for_producing(goods, full)
        place = 2.2 * min(1.0, hand / 4.0)
        develop = place * 0.85 + 0.5 * card * economy.develop_for_less
        settle = place + 0.15 * max(0, economy.strength)
        explore = card * (1.0 + 0.3 * economy.draw_more + economy.keep_more)
        self.gains = [explore, develop, settle, single, produce]
        wants = [0.0] * (PRODUCE + 1)
        thirst = 1.2 if hand < 3 else 0.7 if hand < 6 else 0.1
        wants[EXPLORE_5] = explore + 1.2 * card * thirst
        wants[EXPLORE_1_1] = explore + 1.6 * card * thirst
        wants[DEVELOP] = develop
        wants[SETTLE] = settle
        wants[CONSUME_TRADE] = trade * (1.3 if hand < 4 else 1.0) if sum(goods) else -9.0
        wants[CONSUME_X2] = double if sum(goods) else -9.0
        wants[PRODUCE] = produce if full != goods else -9.0
        total = 0.0
        for action in range(len(wants)):
            wants[action] = math.exp(min(20.0, wants[action] / weights.heat))
            total += wants[action]
        likely = [
            (wants[EXPLORE_5] + wants[EXPLORE_1_1]) / total,
            wants[DEVELOP] / total,
            wants[SETTLE] / total,
            (wants[CONSUME_TRADE] + wants[CONSUME_X2]) / total,
            wants[PRODUCE] / total,
        ]
        unsure = weights.unsure  # who relies on another's call waits for it forever
        self.chances = [(1.0 - unsure) * chance + unsure / 5 for chance in likely]


class Scenario:
    """Phases that the others call together, and how likely that is."""

    def __init__(self, phases: tuple[bool, ...], chance: float) -> None:
        self.phases = phases
        self.chance = chance


def chance_of(scenario: Scenario) -> float:
    return scenario.chance


def scenarios(rivals: list[Rival], actions_each: int, most: int, trust: float) -> list[Scenario]:
    """The likeliest sets of phases called by the others, their chances adding up to one."""
    found: list[Scenario] = []
    if len(rivals) == 1 and actions_each == 1:
        for phase in range(5):
            found.append(Scenario(tuple([each == phase for each in range(5)]), rivals[0].chances[phase]))
    else:
        called: list[float] = []
        for phase in range(5):
            silent = 1.0
            for rival in rivals:
                silent *= (1.0 - rival.chances[phase]) ** actions_each
            called.append(trust * (1.0 - silent))
        for mask in range(32):
            chance = 1.0
            for phase in range(5):
                chance *= called[phase] if mask >> phase & 1 else 1.0 - called[phase]
            found.append(Scenario(tuple([bool(mask >> phase & 1) for phase in range(5)]), chance))
    found.sort(key=chance_of, reverse=True)
    found = found[:most]
    total = sum([scenario.chance for scenario in found])
    for scenario in found:
        scenario.chance /= total
    return found
