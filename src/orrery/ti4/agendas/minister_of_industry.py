"""Minister of Industry: a new space dock produces at once."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Call, Next
from orrery.ti4.agenda import OWNED, Agenda, ElectPlayer
from orrery.ti4.building import Works
from orrery.ti4.loading import system_at
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.production import Produce
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_SPACE_DOCK_PLACED


class Industry(Deed):
    """When its owner places a space dock: their units in that system may use production, paid as ever."""

    WINDOWS = (WHEN_SPACE_DOCK_PLACED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        placed = what_happened(game)
        return placed.seat == seat and Works(game, seat, system_at(game, placed.number)).limit > 0

    def commit(self, game: Galaxy) -> Next:
        return Call(Produce(self.seat, system_at(game, what_happened(game).number)))


class MinisterOfIndustry(ElectPlayer):
    KEY = "minister-of-industry"
    LAW = True
    PLACE = OWNED


AGENDA: Final[Agenda] = MinisterOfIndustry()
DEEDS: Final = (Industry,)
