"""Prophecy of Ixth: better fighters, as long as they are built."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.agenda import OWNED, Agenda, ElectPlayer, Law
from orrery.ti4.building import number_of
from orrery.ti4.rules.agenda_moves import repeal_law
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.production import producing
from orrery.ti4.state import Galaxy
from orrery.ti4.units import FIGHTER
from orrery.ti4.windows import AFTER_UNITS_USE_PRODUCTION

FIGHTERS: Final = 2


class Fervour(Law):
    def combat_bonus(self, game: Galaxy, seat: int, type: int, place: int, opponent: int) -> int:
        return int(seat == self.owner and type == FIGHTER)


class Unheeded(Deed):
    """When its owner has used production for fewer than 2 fighters it is discarded."""

    WINDOWS = (AFTER_UNITS_USE_PRODUCTION,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        now = producing(game)
        return now.seat == seat and number_of(now.built, FIGHTER) < FIGHTERS

    def commit(self, game: Galaxy) -> Next:
        repeal_law(game, self.source)
        return None


class ProphecyOfIxth(ElectPlayer):
    """Its owner's fighters have 1 more on each combat roll."""

    KEY = "prophecy-of-ixth"
    LAW = True
    PLACE = OWNED
    CHANGES = Fervour


AGENDA: Final[Agenda] = ProphecyOfIxth()
DEEDS: Final = (Unheeded,)
