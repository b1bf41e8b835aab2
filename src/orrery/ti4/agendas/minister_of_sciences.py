"""Minister of Sciences: research for nothing."""

from __future__ import annotations

from typing import Final

from orrery.ti4.agenda import OWNED, Agenda, ElectPlayer, Law
from orrery.ti4.state import Galaxy


class Sciences(Law):
    def researches_for_nothing(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


class MinisterOfSciences(ElectPlayer):
    """Its owner pays no resources for research by the Technology strategy card; the token of the secondary is paid."""

    KEY = "minister-of-sciences"
    LAW = True
    PLACE = OWNED
    CHANGES = Sciences


AGENDA: Final[Agenda] = MinisterOfSciences()
