"""Minister of Exploration: a good for each planet."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.agenda import OWNED, Agenda, ElectPlayer
from orrery.ti4.rules.control import gaining
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import gain_goods
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_CONTROL_GAINED


class Discovery(Deed):
    """When its owner gains control of a planet: 1 trade good, for each planet by itself."""

    WINDOWS = (WHEN_CONTROL_GAINED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        now = gaining(game)
        return now.seat == seat and game.controller[now.planet] != seat

    def commit(self, game: Galaxy) -> Next:
        gain_goods(game, self.seat, 1)
        return None


class MinisterOfExploration(ElectPlayer):
    KEY = "minister-of-exploration"
    LAW = True
    PLACE = OWNED


AGENDA: Final[Agenda] = MinisterOfExploration()
DEEDS: Final = (Discovery,)
