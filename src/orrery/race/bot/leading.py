"""What prestige is worth: a point at the end, and the lead in every round to come."""

from __future__ import annotations

import math
from typing import Final

from orrery.race.cards import BRINK_OF_WAR, CARDS
from orrery.race.view import RaceView

LEAD: Final = 1.25  # what the leader has of it in a round: a point, and now and then a card
SHARED: Final = 0.85  # the same for who leads with another


class Lead:
    """How this seat stands in prestige. Nothing has a worth without the set that prestige comes with."""

    def __init__(self, view: RaceView, left: float, sixes: tuple[int, ...]) -> None:
        self.counts = view.sets & BRINK_OF_WAR != 0
        self.mine = 0
        self.best = 0  # of the others
        self.left = left
        self.each = 1.0
        self._worths: dict[int, float] = {}
        if self.counts:
            self.mine = view.players[view.seat].standing.prestige
            for seat in range(len(view.players)):
                if seat != view.seat:
                    self.best = max(self.best, view.players[seat].standing.prestige)
            for six in sixes:
                self.each += CARDS[six].scoring.per_prestige

    def worth(self, more: int) -> float:
        """What so much more prestige is worth, or so much less."""
        if not self.counts or not more:
            return 0.0
        return self.of(self.mine + more) - self.of(self.mine)

    def of(self, prestige: int) -> float:
        """What it is worth to have that much."""
        known = self._worths.get(prestige)
        if known is None:
            known = self.each * prestige + self.rounds(prestige)
            self._worths[prestige] = known
        return known

    def rounds(self, prestige: int) -> float:
        """Points for the lead in the rounds to come, with the chance that it is kept or won."""
        if prestige <= 0 or self.left <= 0:
            return 0.0
        ahead = prestige - self.best
        chance = 1.0 / (1.0 + math.exp(-1.1 * ahead))
        first = LEAD if ahead > 0 else SHARED if ahead == 0 else 0.0  # what comes with the next round is sure
        return first + max(0.0, self.left - 1.0) * LEAD * 0.7 * chance
