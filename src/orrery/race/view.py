"""What a seat may see: the only door between the table and any client or bot. Scores and Military follow from it."""

from __future__ import annotations

from orrery.kernel.decision import Decision
from orrery.kernel.plain import Value
from orrery.race.standing import NO_STANDING, NOTHING_SPENT, Spent, Standing


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
        saved_size: int = 0,
        spent: Spent = NOTHING_SPENT,
        standing: Standing = NO_STANDING,
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
        self.saved_size = saved_size
        self.spent = spent
        self.standing = standing

    def powers(self) -> list[int]:
        """The cards whose powers work in this phase."""
        return [*self.tableau, *self.spent.gone]


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
        saved: tuple[int, ...] = (),
        pack: tuple[int, ...] = (),
        sets: int = 0,
        takeovers: bool = False,
        goals: tuple[int, ...] = (),
        leaders: tuple[int, ...] = (),
        attacks: tuple[tuple[int, ...], ...] = (),
        shown: tuple[int, ...] = (),
        piles: tuple[int, ...] = (),
        heaps: tuple[int, ...] = (),
        picked: tuple[int, ...] = (),
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
        self.saved = saved  # own cards under Galactic Scavengers
        self.pack = pack  # to draft from
        self.sets = sets
        self.takeovers = takeovers
        self.goals = goals
        self.leaders = leaders
        self.attacks = attacks
        self.shown = shown
        self.piles = piles  # sizes of the personal draw piles, with the draft
        self.heaps = heaps
        self.picked = picked  # own cards drafted so far
