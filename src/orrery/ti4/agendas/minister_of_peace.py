"""Minister of Peace: an activation ends the turn."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Leave, Next
from orrery.ti4.agenda import OWNED, Agenda, ElectPlayer
from orrery.ti4.queries import has_units
from orrery.ti4.rules.agenda_moves import repeal_law
from orrery.ti4.rules.deed import ENDED, Deed
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_SYSTEM_ACTIVATED


class Peace(Deed):
    """After somebody activates a system with units of another player: its owner may discard it, whose units ever they
    are; the turn of the active player ends at once."""

    WINDOWS = (AFTER_SYSTEM_ACTIVATED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        others = [other for other in range(game.seats) if other != game.active]
        return any(has_units(game, other, game.active_system) for other in others)

    def commit(self, game: Galaxy) -> Next:
        """Neither the other answers nor the rest of the tactical action come; the end of the turn does."""
        repeal_law(game, self.source)
        return Leave("tactical action", ENDED)


class MinisterOfPeace(ElectPlayer):
    KEY = "minister-of-peace"
    LAW = True
    PLACE = OWNED


AGENDA: Final[Agenda] = MinisterOfPeace()
DEEDS: Final = (Peace,)
