"""Intercept: nobody gets away in this round."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.space_combat import combat_round
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_RETREAT_ANNOUNCED


class Intercept(ActionCard):
    """After your opponent has announced a retreat: it does not take place in this round."""

    WINDOWS = (AFTER_RETREAT_ANNOUNCED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        fight = combat_round(game)
        sides = (fight.attacker, fight.defender)
        return seat in sides and fight.retreating == fight.opponent(seat) and not fight.intercepted

    def commit(self, game: Galaxy) -> Next:
        combat_round(game).intercepted = True
        game.note("retreat intercepted", self.seat)
        return None


DEEDS = (Intercept,)
