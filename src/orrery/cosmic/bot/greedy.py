"""The player: habit where it does, foresight where it decides something."""

from __future__ import annotations

from orrery.cosmic.bot.candidates import candidates
from orrery.cosmic.bot.foresight import BUDGET, HARD_BUDGET, best_of
from orrery.cosmic.bot.judgement import is_close
from orrery.cosmic.view import CosmicView
from orrery.kernel.decision import Choice, Decision
from orrery.kernel.imagining import Imagine
from orrery.kernel.rng import Rng


class GreedyBot:
    """Answers from its seat's view and from tables that the seat can imagine. Without those it plays by habit."""

    IMAGINES = True

    def choose(self, view: CosmicView, decision: Decision, rng: Rng, imagine: Imagine | None = None) -> Choice:
        choices = candidates(view, decision)
        if imagine is None or len(choices) == 1:
            return choices[0]
        close = any(is_close(view, seat) for seat in range(len(view.players)))
        return best_of(choices, imagine, HARD_BUDGET if close else BUDGET)
