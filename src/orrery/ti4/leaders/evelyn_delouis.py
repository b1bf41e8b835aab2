"""Evelyn DeLouis, agent of the Sol: one ground force rolls one die more."""

from __future__ import annotations

from orrery.kernel.decision import Decision, about
from orrery.ti4.rules.one_more_die import OneMoreDie
from orrery.ti4.windows import START_OF_GROUND_COMBAT_ROUND


class EvelynDelouis(OneMoreDie):
    """At the start of a ground combat round, exhaust: 1 ground force in it, of either side, rolls 1 more die."""

    WINDOWS = (START_OF_GROUND_COMBAT_ROUND,)

    def ask_whose(self, sides: list[int]) -> Decision:
        return Decision(self.seat, "whose ground force", about("seat", sides))

    def ask_which(self, types: list[int]) -> Decision:
        return Decision(self.seat, "which ground force", about("type", types))


DEEDS = (EvelynDelouis,)
