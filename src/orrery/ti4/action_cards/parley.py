"""Parley: those who have landed go back."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.invasion import Invasion
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_UNITS_COMMITTED


class Parley(ActionCard):
    """After another player has committed units to land on a planet you control: they return to the space area."""

    WINDOWS = (AFTER_UNITS_COMMITTED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        landing, now = what_happened(game), game.innermost(Invasion)
        still = isinstance(now, Invasion) and landing.number in now.landed  # nobody has sent them back before
        return still and landing.seat != seat and game.controller[landing.number] == seat

    def commit(self, game: Galaxy) -> Next:
        now = game.innermost(Invasion)
        assert isinstance(now, Invasion)
        now.send_back(game, what_happened(game).number)
        return None


DEEDS = (Parley,)
