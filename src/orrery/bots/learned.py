"""A player that has learned by playing against itself (`tools/train`), and why it would play as it does."""

from __future__ import annotations

import math
from typing import Any, Final

from orrery.bots.bot import Bot
from orrery.bots.coder import Coder, Picking
from orrery.bots.net import Net, shares_of
from orrery.kernel.decision import Choice, Decision
from orrery.kernel.imagining import Imagine
from orrery.kernel.rng import Rng, seeded

FINE: Final = 1 << 30  # how finely luck is told apart
BEST: Final = 3  # options that are told of


class Weighed:
    """What a net thinks of a question: its best options for the first pick, each with the share it would be taken with;
    all that it would pick; the chance to win, and by how many points. An option of -1 is to stop."""

    def __init__(self, best: list[tuple[int, float]], picks: tuple[int, ...], wins: float, margin: float) -> None:
        self.best = best
        self.picks = picks
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
        return self.pick_on(Picking(self.coder, view, decision), self.temperature, rng)

    def pick_on(self, picking: Picking, temperature: float, rng: Rng) -> Choice:
        while not picking.done:
            numbers, _ = self.net.answers([(picking.seen(), picking.candidates)])[0]
            picking.take(taken(numbers, temperature, rng))
        return picking.choice()

    def weigh(self, view: Any, decision: Decision) -> Weighed | None:
        """Why it would choose so; None: there is nothing to weigh, or terms, which no option says."""
        if decision.forms or not self.coder.knows(decision):
            return None
        picking = Picking(self.coder, view, decision)
        if picking.done:
            return None
        numbers, values = self.net.answers([(picking.seen(), picking.candidates)])[0]
        shares = sorted(zip(picking.places, shares_of(numbers)), key=lambda each: -each[1])
        best = self.pick_on(picking, 0.0, seeded(0))
        return Weighed(shares[:BEST], best.picks, chance_of(values), self.coder.margin * values[2])

    def expected(self, view: Any, decision: Decision) -> tuple[float, float] | None:
        """The chance to win, and by how many points, as the seat that is asked sees it; None: the net cannot say."""
        if not self.coder.knows(decision):
            return None
        _, values = self.net.answers([(self.coder.seen(view, decision, []), [()])])[0]
        return chance_of(values), self.coder.margin * values[2]


def chance_of(values: list[float]) -> float:
    """The chance to win among what a net expects."""
    return 1 / (1 + math.exp(-values[1]))


def taken(numbers: list[float], temperature: float, rng: Rng) -> int:
    """The candidate to take."""
    if temperature <= 0:
        return numbers.index(max(numbers))
    return drawn(shares_of(numbers, temperature), rng)


def drawn(shares: list[float], rng: Rng) -> int:
    """One of the candidates, each as often as its share says."""
    left = rng.below(FINE) / FINE
    for candidate, share in enumerate(shares):
        left -= share
        if left < 0:
            return candidate
    return len(shares) - 1
