"""The Thundarian, agent of the Nomad: the dice are rolled as if they had not been."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.rules.combat_round import any_round
from orrery.ti4.rules.deed import Agent
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import END_OF_GROUND_COMBAT_ROLL_STEP, END_OF_SPACE_COMBAT_ROLL_STEP


class TheThundarian(Agent):
    """After the dice of a round of any combat are rolled, exhaust: no hits are assigned, and the roll dice step of that
    round begins anew."""

    WINDOWS = (END_OF_SPACE_COMBAT_ROLL_STEP, END_OF_GROUND_COMBAT_ROLL_STEP)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        """Once for a roll, whoever has its text: after the new dice it may be used again."""
        return not any_round(game).again

    def commit(self, game: Galaxy) -> Next:
        any_round(game).again = True
        return None


DEEDS = (TheThundarian,)
