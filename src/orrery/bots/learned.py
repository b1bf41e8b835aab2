"""A player that has learned by playing against itself (`tools/train`)."""

from __future__ import annotations

import math
from typing import Any, Final

from orrery.bots.bot import Bot
from orrery.bots.coder import Coder, Picking
from orrery.bots.net import Net, shares_of
from orrery.kernel.decision import Choice, Decision
from orrery.kernel.imagining import Imagine
from orrery.kernel.rng import Rng

FINE: Final = 1 << 30  # how finely luck is told apart
BEST: Final = 3  # options that are told of


class Weighed:
    """What a net thinks of a question: its best options, each with the share it would be taken with; and the chance
    to win, and by how many points."""

    def __init__(self, best: list[tuple[int, float]], wins: float, margin: float) -> None:
        self.best = best
        self.wins = wins
        self.margin = margin


class LearnedBot:
    """Asks a net. What the net does not know, the other bot answers. The temperature: 0 always takes the best."""

    IMAGINES = False

    def __init__(self, coder: Coder, net: Net, otherwise: Bot[Any], temperature: float = 0.0) -> None:
        self.coder = coder
        self.net = net
        self.otherwise = otherwise
        self.temperature = temperature

    def choose(self, view: Any, decision: Decision, rng: Rng, imagine: Imagine) -> Choice:
        if not self.coder.knows(decision):
            return self.otherwise.choose(view, decision, rng, imagine)
        picking = Picking(self.coder, view, decision)
        while not picking.done:
            numbers, _ = self.net.answers([(picking.seen(), picking.candidates)])[0]
            picking.take(taken(numbers, self.temperature, rng))
        return picking.choice()

    def weigh(self, view: Any, decision: Decision) -> Weighed | None:
        """Why it would choose so, for the first pick; None: there is nothing to weigh. An option of -1 is to stop."""
        if not self.coder.knows(decision):
            return None
        picking = Picking(self.coder, view, decision)
        if picking.done:
            return None
        numbers, values = self.net.answers([(picking.seen(), picking.candidates)])[0]
        shares = sorted(zip(picking.places, shares_of(numbers)), key=lambda each: -each[1])
        return Weighed(shares[:BEST], 1 / (1 + math.exp(-values[1])), 20 * values[2])


def taken(numbers: list[float], temperature: float, rng: Rng) -> int:
    """The candidate to take."""
    if temperature <= 0:
        return numbers.index(max(numbers))
    left = rng.below(FINE) / FINE
    shares = shares_of(numbers, temperature)
    for candidate, share in enumerate(shares):
        left -= share
        if left < 0:
            return candidate
    return len(shares) - 1
