"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from orrery.kernel.decision import Choice, Decision
from orrery.kernel.laws import random_choice
from orrery.kernel.rng import Rng


class Bot(Protocol):
    """Answers the question of its seat. All it gets is the seat's view, and a generator for its own luck."""

    def choose(self, view: Any, decision: Decision, rng: Rng) -> Choice: ...


class RandomBot:
    """Any legal reply, all options alike."""

    def choose(self, view: Any, decision: Decision, rng: Rng) -> Choice:
        return random_choice(decision, rng)
