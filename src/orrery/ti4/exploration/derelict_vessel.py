"""Derelict Vessel: a secret out of the dark."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.ti4.rules.drawing import DrawSecret
from orrery.ti4.state import Galaxy


class DerelictVessel(Procedure):
    """Draw 1 secret objective."""

    STEPS = (Step("ti4:29.7", "draw"),)

    def __init__(self, seat: int, system: int) -> None:
        self.seat = seat
        self.system = system

    def draw(self, game: Galaxy) -> Next:
        return Call(DrawSecret(self.seat))


RESOLVE: Final = DerelictVessel
