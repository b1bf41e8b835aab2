"""The order of the players: by initiative, clockwise from the speaker or from somebody else."""

from __future__ import annotations

from typing import Final

from orrery.ti4.state import AGENDA, NOBODY, STATUS, STRATEGY, Galaxy
from orrery.ti4.windows import CLOCKWISE_FROM_ACTIVE, INITIATIVE, SPEAKER_CLOCKWISE

LAST: Final = 99  # comes after every strategy card


def clockwise(game: Galaxy, first: int) -> list[int]:
    """Everybody who is still in the game, beginning with that seat."""
    seats = [(first + step) % game.seats for step in range(game.seats)]
    return [seat for seat in seats if not game.players[seat].eliminated]


def initiative_of(game: Galaxy, seat: int) -> int:
    """The lowest number among the strategy cards."""
    return min(game.players[seat].strategies, default=LAST)


def by_initiative(game: Galaxy) -> list[int]:
    """Who has no strategy card comes last; among them clockwise from the speaker."""
    return sorted(clockwise(game, game.speaker), key=lambda seat: initiative_of(game, seat))


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
