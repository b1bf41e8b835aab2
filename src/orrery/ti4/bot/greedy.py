"""A bot that answers sensibly and never throws dice for it: the best sample, attacks that are likely to be won."""

from __future__ import annotations

from orrery.kernel.decision import Choice, Decision
from orrery.kernel.imagining import Imagine
from orrery.kernel.rng import Rng
from orrery.ti4.view import Ti4View


class GreedyBot:
    """The first of what is proposed."""

    IMAGINES = False

    def choose(self, view: Ti4View, decision: Decision, rng: Rng, imagine: Imagine | None = None) -> Choice:
        if decision.forms:
            return Choice(decision.seat, (), decision.forms[0])
        return Choice(decision.seat, tuple(range(decision.least)))
