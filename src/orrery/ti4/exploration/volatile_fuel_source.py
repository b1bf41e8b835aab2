"""Volatile Fuel Source: a command token."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option
from orrery.kernel.procedure import Call, Next
from orrery.ti4.rules.hazards import Hazard
from orrery.ti4.rules.tokens import GainTokens
from orrery.ti4.state import Galaxy


class VolatileFuelSource(Hazard):
    """With a mech on this planet, or if you remove 1 of your infantry from it: gain 1 command token."""

    def question(self, options: list[Option]) -> Decision:
        return Decision(self.seat, "volatile-fuel-source", options, things=(("planet", self.planet),))

    def reward(self, game: Galaxy) -> Next:
        return Call(GainTokens(self.seat, 1))


RESOLVE: Final = VolatileFuelSource
