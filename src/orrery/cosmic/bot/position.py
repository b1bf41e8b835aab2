"""What a position is worth to a seat: its chance to win, as far as the table tells."""

from __future__ import annotations

import math
from typing import Final

from orrery.cosmic.bot.worth import hand_worth
from orrery.cosmic.cards import ALIEN
from orrery.cosmic.state import Cosmic, Power

STEEP: Final = 1.1  # a colony ahead is worth three to one
SHARED: Final = 0.8  # of its part of a win: glory that others have too
POWER: Final = 0.5
SHIP: Final = 0.02
NEEDED_SHIP: Final = 0.035  # more, for each of the first: whoever has few can neither attack nor hold
ENOUGH_SHIPS: Final = 12
CARD: Final = 0.055  # in a hand that one does not see
FULL_HAND: Final = 10
HOME: Final = 0.06
LAST_HOMES: Final = -0.2  # one more home colony lost, and the power is
THIN: Final = -0.04  # a foreign colony of one ship
TECHNOLOGY: Final = 0.3
RESEARCH: Final = 0.03
TOKEN: Final = 0.04  # of a Warrior
CITADEL: Final = 0.006  # of a point
HARDER: Final = 0.25  # the last colony is the hardest: who stands before it is watched by all

TICK_TOCK: Final = ALIEN["tick-tock"]
MASOCHIST: Final = ALIEN["masochist"]
WARRIOR: Final = ALIEN["warrior"]
MISER: Final = ALIEN["miser"]
CITADELS: Final = ALIEN["citadel"]


def outlook(game: Cosmic, me: int) -> float:
    """Between 0 and 1. A win that is shared counts for a part of one, and more than none."""
    if game.winners:
        if me not in game.winners:
            return 0.0
        return 1.0 if len(game.winners) == 1 else SHARED / len(game.winners)
    weights = [math.exp(STEEP * strength(game, seat, seat == me)) for seat in range(game.seats)]
    return weights[me] / sum(weights)


def strength(game: Cosmic, seat: int, mine: bool) -> float:
    """How well a seat stands, in colonies."""
    player = game.players[seat]
    ships = homes = 0
    foreign = 0
    thin = 0
    for planet, there in enumerate(game.colonies):
        if there[seat]:
            ships += there[seat]
            if game.owner(planet) == seat:
                homes += 1
            else:
                foreign += 1
                thin += there[seat] == 1
    afloat = ships + player.gate + player.beside + player.adrift
    total = SHIP * afloat + NEEDED_SHIP * min(ENOUGH_SHIPS, afloat) + HOME * homes + THIN * thin
    progress = float(foreign)
    works = False
    for power in player.powers:
        if not power.lost:
            works = True
            progress = max(progress, other_way(game, power, afloat))
            total += stored(power, mine)
    if works:
        total += POWER + (LAST_HOMES if homes <= game.options.planets_each - 2 else 0.0)
    for tech in player.techs:
        total += TECHNOLOGY if tech.done else RESEARCH * tech.ships
    if mine:
        total += hand_worth([power.alien for power in player.powers if not power.lost], player.hand)
    else:
        total += CARD * min(FULL_HAND, len(player.hand))
    return total + progress + (HARDER if progress >= game.options.planets_each - 1 else 0.0)


def other_way(game: Cosmic, power: Power, afloat: int) -> float:
    """How far a power that wins in a way of its own has come, in colonies."""
    if power.alien == TICK_TOCK and power.tokens:
        return game.options.planets_each - power.tokens / 2
    if power.alien == MASOCHIST:
        return game.options.planets_each * (1 - afloat / (4 * game.options.planets_each))
    return 0.0


def stored(power: Power, mine: bool) -> float:
    """What lies on a sheet and will count later."""
    if power.alien == WARRIOR:
        return TOKEN * power.tokens
    if power.alien == MISER:
        return hand_worth([MISER], power.cards) if mine else CARD * len(power.cards)
    if power.alien == CITADELS:
        return 10 * CITADEL * len(power.cards)
    return 0.0
