"""Veto: an agenda is discarded for the next one."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.vote import agenda_now
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_AGENDA_REVEALED


class Veto(ActionCard):
    """When an agenda is revealed: discard it; the next one is revealed and voted on in its place."""

    WINDOWS = (WHEN_AGENDA_REVEALED,)

    def commit(self, game: Galaxy) -> Next:
        agenda_now(game).replace(game, self.seat)
        return None


DEEDS = (Veto,)
