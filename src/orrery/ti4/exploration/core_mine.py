"""Core Mine: a trade good out of a dangerous pit."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option
from orrery.kernel.procedure import Next
from orrery.ti4.rules.hazards import Hazard
from orrery.ti4.rules.moves import gain_goods
from orrery.ti4.state import Galaxy


class CoreMine(Hazard):
    """With a mech on this planet, or if you remove 1 of your infantry from it: gain 1 trade good."""

    def question(self, options: list[Option]) -> Decision:
        return Decision(self.seat, "core-mine", options, things=(("planet", self.planet),))

    def reward(self, game: Galaxy) -> Next:
        gain_goods(game, self.seat, 1)
        return None


RESOLVE: Final = CoreMine
