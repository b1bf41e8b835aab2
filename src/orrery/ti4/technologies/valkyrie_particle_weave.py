"""Valkyrie Particle Weave, of the N'orr: who is hit on the ground hits back."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.rules.combat_round import any_round
from orrery.ti4.rules.deed import Deed
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import END_OF_GROUND_COMBAT_ROLL_STEP


class ValkyrieParticleWeave(Deed):
    """After the combat rolls of a round of ground combat, if your opponent has made 1 or more hits, even hits that are
    cancelled later: you make 1 more."""

    WINDOWS = (END_OF_GROUND_COMBAT_ROLL_STEP,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        fight = any_round(game)
        made = {fight.attacker: fight.hits[1], fight.defender: fight.hits[0]}  # by the opponent of each
        return made.get(seat, 0) > 0

    def commit(self, game: Galaxy) -> Next:
        fight = any_round(game)
        attacker, defender = fight.hits
        fight.hits = (attacker + 1, defender) if self.seat == fight.attacker else (attacker, defender + 1)
        return None


DEEDS = (ValkyrieParticleWeave,)
