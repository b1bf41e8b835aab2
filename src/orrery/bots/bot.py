"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from orrery.kernel.decision import Choice, Decision
from orrery.kernel.imagining import Imagine
from orrery.kernel.laws import random_choice
from orrery.kernel.rng import Rng

View = TypeVar("View", contravariant=True)


class Bot(Protocol[View]):
    """Answers the question of its seat. All it gets is the seat's view, a generator for its own luck, and imagined
    tables: they look like the real one to this seat, and what it cannot know is dealt anew on each of them."""

    IMAGINES: bool  # it wants imagined tables; where they have to be carried to a worker, others get none

    def choose(self, view: View, decision: Decision, rng: Rng, imagine: Imagine) -> Choice: ...


class RandomBot:
    """Any legal reply, all options alike."""

    IMAGINES = False

    def choose(self, view: Any, decision: Decision, rng: Rng, imagine: Imagine | None = None) -> Choice:
        return random_choice(decision, rng)


def luck_of(seed: int, seat: int, made: int = 0) -> int:
    """The seed of a bot's own luck at that table and seat, after so many choices of its own."""
    return (seed * 100 + seat + 1) * 1_000_003 + made
