"""What a seat may see: the only door between the table and any client or bot. Scores and Military follow from it."""

from __future__ import annotations

from orrery.kernel.decision import Decision
from orrery.kernel.plain import Value


class PlayerView(Value):
    """What everybody sees of one player."""

    def __init__(
        self,
        start: int,
        hand_size: int,
        drawn_size: int,
        tableau: tuple[int, ...],
        placed: tuple[int, ...],
        goods: tuple[int, ...],
        produced: tuple[int, ...],
        actions: tuple[int, ...],
        chips: int,
    ) -> None:
        self.start = start
        self.hand_size = hand_size
        self.drawn_size = drawn_size
        self.tableau = tableau
        self.placed = placed
        self.goods = goods  # the worlds that hold a good; which card it is nobody knows
        self.produced = produced
        self.actions = actions
        self.chips = chips


class RaceView(Value):
    """The whole game as one seat sees it."""

    def __init__(
        self,
        seat: int,
        hand: tuple[int, ...],
        drawn: tuple[int, ...],
        players: tuple[PlayerView, ...],
        deck: int,
        discard: int,
        pool: int,
        first: int,
        rounds: int,
        phase: int,
        actions_each: int,
        over: bool,
        winners: tuple[int, ...],
        asked: Decision | None,
    ) -> None:
        self.seat = seat
        self.hand = hand
        self.drawn = drawn
        self.players = players
        self.deck = deck
        self.discard = discard
        self.pool = pool
        self.first = first
        self.rounds = rounds
        self.phase = phase
        self.actions_each = actions_each
        self.over = over
        self.winners = winners
        self.asked = asked
