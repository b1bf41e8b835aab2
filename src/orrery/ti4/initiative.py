"""The order of the players: by initiative, clockwise from the speaker or from somebody else."""

from __future__ import annotations

from typing import Final

from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import deciding
from orrery.ti4.state import AGENDA, NOBODY, STATUS, STRATEGY, Galaxy
from orrery.ti4.windows import CLOCKWISE_FROM_ACTIVE, INITIATIVE, SPEAKER_CLOCKWISE

LAST: Final = 99  # comes after every strategy card


def clockwise(game: Galaxy, first: int) -> list[int]:
    """Everybody who is still in the game, beginning with that seat."""
    seats = [(first + step) % game.seats for step in range(game.seats)]
    return [seat for seat in seats if not game.players[seat].eliminated]


def zero_of(game: Galaxy) -> int:
    """Who has initiative 0 now, whatever their strategy cards say."""
    for each in deciding(game, Modifier.goes_first):
        seat = each.goes_first(game)
        if seat != NOBODY:
            return seat
    return NOBODY


def by_initiative(game: Galaxy) -> list[int]:
    """By the lowest number among the strategy cards. Who has none comes last; among them clockwise from the speaker."""
    zero, players = zero_of(game), game.players
    order = clockwise(game, game.speaker)
    return sorted(order, key=lambda seat: 0 if seat == zero else min(players[seat].strategies, default=LAST))


def beginning_with(order: list[int], first: int) -> list[int]:
    """The same order, turned."""
    at = order.index(first) if first in order else 0
    return order[at:] + order[:at]


def order_of(game: Galaxy, name: str) -> list[int]:
    """In which order the players are asked at a moment: that of the phase, unless it has an order of its own."""
    if name == CLOCKWISE_FROM_ACTIVE and game.active != NOBODY:
        return clockwise(game, game.active)
    if name == SPEAKER_CLOCKWISE or (name != INITIATIVE and game.phase in (STRATEGY, AGENDA)):
        return clockwise(game, game.speaker)
    order = by_initiative(game)
    return order if name == INITIATIVE or game.phase == STATUS else beginning_with(order, game.active)
