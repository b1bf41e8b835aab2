"""Takeovers, an optional module of Rebel vs Imperium."""

from __future__ import annotations

from orrery.kernel.procedure import Next, Procedure, Step
from orrery.race.state import Race


def can_take_over(game: Race, seat: int, action: int) -> bool:
    """Whether this seat has a takeover power that it has not used in this phase, and a world within its reach."""
    return False


class DeclareTakeover(Procedure):
    """Name the power, the world and all temporary Military, or declare nothing. What is declared joins game.attacks."""

    STEPS = (Step("race:takeover.declare.8", "declare"),)

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def declare(self, game: Race) -> Next:
        return None


class ResolveTakeovers(Procedure):
    """All takeovers declared in this phase, in the order of seats. Empties game.attacks."""

    STEPS = (Step("race:takeover.resolve.1", "resolve"),)

    def __init__(self, action: int) -> None:
        self.action = action

    def resolve(self, game: Race) -> Next:
        return None
