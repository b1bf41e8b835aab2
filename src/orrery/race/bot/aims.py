"""Goals: how near each player is to them, and what a card brings nearer."""

from __future__ import annotations

import math
from typing import Final

from orrery.race.card import Card
from orrery.race.cards import CARDS
from orrery.race.goals import GOALS, goal_number
from orrery.race.goods import KINDS, MULTI, NOVELTY, RARE
from orrery.race.powers import CONSUME, EXPLORE, PRODUCE, Takeover
from orrery.race.queries import total_military
from orrery.race.view import PlayerView, RaceView

STANDARD_OF_LIVING: Final = goal_number("galactic-standard-of-living")
DIVERSITY: Final = goal_number("system-diversity")
INNOVATION: Final = goal_number("innovation-leader")
INFLUENCE: Final = goal_number("military-influence")
RICHES: Final = goal_number("galactic-riches")
STANDING: Final = goal_number("galactic-standing")
PEACE_WAR: Final = goal_number("peace-war-leader")
MILITARY: Final = goal_number("greatest-military")
PRESTIGE: Final = goal_number("galactic-prestige")

NEEDED: Final = {
    "overlord-discoveries": 3,
    "galactic-status": 1,
    "uplift-knowledge": 3,
    "expansion-leader": 8,
}
FAR: Final = 9  # steps; as good as out of reach
HOPE: Final = 0.42  # chance to take one more step in time
RACE: Final = 0.55  # what is left of the chance if somebody else is nearer


def counts_for(card: Card, key: str) -> int:
    """What one card adds to what the goal counts."""
    if key == "overlord-discoveries":
        return 1 if card.alien else 0
    if key == "galactic-status":
        return 1 if not card.is_world and card.cost == 6 and card.scoring.counts else 0
    if key == "uplift-knowledge":
        return 1 if "uplift" in card.symbols else 0
    if key == "expansion-leader":
        return 1
    if key == "production-leader":
        return 1 if card.production else 0
    if key == "greatest-infrastructure":
        return 0 if card.is_world else 1
    if key == "largest-industry":
        fits = card.suits[NOVELTY] or card.suits[RARE]
        return 1 if (card.production or card.windfall) and fits else 0
    if key == "propaganda-edge":
        return 1 if card.rebel and card.military else 0
    if key == "prosperity-lead":
        return 1 if card.has_power_in(CONSUME) else 0
    if key == "research-leader":
        return 1 if card.has_power_in(EXPLORE) else 0
    return 0


def phases_of(card: Card) -> int:
    """The phases that the card has powers in, as bits."""
    bits = 0
    for power in card.powers:
        if EXPLORE <= power.PHASE <= PRODUCE:
            bits |= 1 << power.PHASE
    return bits


def bits_in(bits: int) -> int:
    return bin(bits).count("1")


COUNTS: Final = [[counts_for(card, goal.key) for card in CARDS] for goal in GOALS]
PHASE_BITS: Final = [phases_of(card) for card in CARDS]
ALL_PHASES: Final = PRODUCE - EXPLORE + 1


def missing(goal: int, cards: tuple[int, ...], player: PlayerView, takeovers: bool) -> int:
    """How many steps this player, with these cards, is away from a goal for who is first."""
    key = GOALS[goal].key
    if key in NEEDED:
        counts = COUNTS[goal]
        return max(0, NEEDED[key] - sum([counts[card] for card in cards]))
    if goal == INNOVATION:
        bits = 0
        for card in cards:
            bits |= PHASE_BITS[card]
        return ALL_PHASES - bits_in(bits)
    if goal == DIVERSITY:
        return missing_kinds(cards)
    if goal == INFLUENCE:
        imperium = sum([1 for card in cards if CARDS[card].imperium])
        worlds = sum([1 for card in cards if CARDS[card].military])
        return max(0, min(3 - imperium, 4 - worlds))
    if goal == STANDARD_OF_LIVING:
        return (max(0, 5 - player.chips) + 1) // 2
    if goal == RICHES:
        places = sum([1 for card in cards if CARDS[card].production or CARDS[card].windfall])
        return max(0, 4 - max(places, len(player.goods))) + (0 if len(player.goods) >= 4 else 1)
    if goal == STANDING:
        return max(0, 2 - player.standing.prestige) + (max(0, 3 - player.chips) + 1) // 2
    if goal == PEACE_WAR:
        return missing_peace(cards, takeovers)
    return FAR


def missing_kinds(cards: tuple[int, ...]) -> int:
    """Kinds of goods that no world is for; the world of any kind is for one of them."""
    kinds: list[int] = []
    free = 0
    for card in cards:
        kind = CARDS[card].kind
        if kind == MULTI:
            free = 1
        elif kind in KINDS and kind not in kinds:
            kinds.append(kind)
    return max(0, len(KINDS) - len(kinds) - free)


def missing_peace(cards: tuple[int, ...], takeovers: bool) -> int:
    """Steps to Military below zero with two worlds, or to a takeover power with two military worlds."""
    worlds = sum([1 for card in cards if CARDS[card].is_world])
    steps = max(0, 2 - worlds) + max(0, total_military(list(cards)) + 1)
    if takeovers:
        military = sum([1 for card in cards if CARDS[card].military])
        armed = any(isinstance(power, Takeover) for card in cards for power in CARDS[card].powers)
        steps = min(steps, max(0, 2 - military) + (0 if armed else 2))
    return steps


def amount(goal: int, cards: tuple[int, ...], prestige: int) -> int:
    """How much of what a goal for most counts a player with these cards has."""
    if goal == MILITARY:
        return total_military(list(cards))
    if goal == PRESTIGE:
        return prestige
    counts = COUNTS[goal]
    return sum([counts[card] for card in cards])


class Aims:
    """The goals of a game as one seat sees them, with cards of its own that may be more than lie there now."""

    def __init__(self, view: RaceView, tableaus: list[tuple[int, ...]], left: float) -> None:
        self.me = view.players[view.seat]
        self.takeovers = view.takeovers
        self.left = left
        self.firsts: list[tuple[int, int]] = []  # goal, steps that the nearest of the others is away
        self.mosts: list[tuple[int, int, bool]] = []  # goal, the most that another has, whether the tile is mine
        others = [seat for seat in range(len(view.players)) if seat != view.seat]
        for goal in view.goals:
            if GOALS[goal].most:
                best = max([amount(goal, tableaus[each], view.players[each].standing.prestige) for each in others])
                self.mosts.append((goal, best, goal in self.me.standing.goals))
            elif not any(goal in player.standing.goals for player in view.players):
                steps = [missing(goal, tableaus[each], view.players[each], view.takeovers) for each in others]
                self.firsts.append((goal, min(steps)))
        self.now = 0.0

    def begin_with(self, cards: tuple[int, ...]) -> None:
        self.now = self.worth(cards)

    def gain(self, cards: tuple[int, ...], prestige: int) -> float:
        """What these cards, and so much more prestige, are worth for the goals beyond what lies there now."""
        return self.worth(cards, prestige) - self.now

    def worth(self, cards: tuple[int, ...], prestige: int = 0) -> float:
        total = 0.0
        for goal, others in self.firsts:
            total += GOALS[goal].vp * self.chance(missing(goal, cards, self.me, self.takeovers), others)
        for goal, best, held in self.mosts:
            have = amount(goal, cards, self.me.standing.prestige + prestige)
            total += GOALS[goal].vp * self.hold(have, best, GOALS[goal].least, held)
        return total

    def chance(self, steps: int, others: int) -> float:
        """To be first, so many steps away, with somebody else so many steps away."""
        if steps <= 0:
            return 1.0
        if steps > 2.0 * self.left + 1.0:
            return 0.0
        chance = float(HOPE**steps)
        return chance if others > steps else chance * RACE if others else 0.0

    def hold(self, have: int, best: int, least: int, held: bool) -> float:
        """To have most in the end; who holds the tile keeps it in a tie."""
        ahead = have - max(least, best + (0 if held or best < least else 1))
        sharp = 0.7 + 1.6 / (1.0 + self.left)
        return 1.0 / (1.0 + math.exp(-sharp * (ahead + 0.5)))

    def step(self, goal: int) -> float:
        """What it is worth to reach this goal for who is first now, for one who does not do it by placing cards."""
        for each, others in self.firsts:
            if each == goal:
                steps = missing(goal, self.me.tableau, self.me, self.takeovers)
                return GOALS[goal].vp * (1.0 - self.chance(steps, others)) if steps else 0.0
        return 0.0
