"""Minister of Policy: one action card more."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Call, Next
from orrery.ti4.agenda import OWNED, Agenda, ElectPlayer
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.drawing import DrawCards
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import END_OF_STATUS_PHASE


class Policy(Deed):
    """At the end of the status phase its owner draws 1 action card; nothing adds to it (F.general.12)."""

    WINDOWS = (END_OF_STATUS_PHASE,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return True

    def commit(self, game: Galaxy) -> Next:
        return Call(DrawCards(self.seat, 1))


class MinisterOfPolicy(ElectPlayer):
    KEY = "minister-of-policy"
    LAW = True
    PLACE = OWNED


AGENDA: Final[Agenda] = MinisterOfPolicy()
DEEDS: Final = (Policy,)
