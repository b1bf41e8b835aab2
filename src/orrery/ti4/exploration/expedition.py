"""Expedition: the planet is of use at once."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option
from orrery.kernel.procedure import Next
from orrery.ti4.rules.hazards import Hazard
from orrery.ti4.rules.moves import ready_planet
from orrery.ti4.state import Galaxy


class Expedition(Hazard):
    """With a mech on this planet, or if you remove 1 of your infantry from it: ready this planet."""

    def question(self, options: list[Option]) -> Decision:
        return Decision(self.seat, "expedition", options, things=(("planet", self.planet),))

    def reward(self, game: Galaxy) -> Next:
        ready_planet(game, self.planet)
        game.note("planet readied", self.seat, self.planet)
        return None


RESOLVE: Final = Expedition
