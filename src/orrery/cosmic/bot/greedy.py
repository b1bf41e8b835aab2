"""The heuristic player: one method for each kind of question."""

from __future__ import annotations

from orrery.cosmic.cards import ATTACK, CARDS, NEGOTIATE
from orrery.cosmic.view import CosmicView
from orrery.kernel.decision import Choice, Decision
from orrery.kernel.laws import random_choice
from orrery.kernel.rng import Rng


class GreedyBot:
    """Answers from its seat's view alone."""

    def choose(self, view: CosmicView, decision: Decision, rng: Rng) -> Choice:
        if decision.prompt == "encounter card":
            return self.lay(view, decision)
        if decision.prompt == "launch":
            return Choice(decision.seat, tuple(range(min(decision.most, len(decision.options)))))
        return random_choice(decision, rng)

    def lay(self, view: CosmicView, decision: Decision) -> Choice:
        """The highest attack; a negotiate if there is none."""
        best, place = -1, 0
        for at, option in enumerate(decision.options):
            card = CARDS[option.id()]
            worth = card.value if card.type == ATTACK else 0 if card.type == NEGOTIATE else 12
            if worth > best:
                best, place = worth, at
        return Choice(decision.seat, (place,))
