"""Nekro Acidos, commander of the Nekro: knowledge brings cards."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.queries import technologies
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.moves import draw
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_TECHNOLOGY_GAINED

OWNED: Final = 3


class NekroAcidos(Deed):
    """After you gain a technology you may draw 1 action card. A token that is laid on one is no gain."""

    WINDOWS = (AFTER_TECHNOLOGY_GAINED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return what_happened(game).seat == seat

    def commit(self, game: Galaxy) -> Next:
        draw(game, self.seat, 1)
        return None


def technologies_owned(game: Galaxy, seat: int) -> tuple[int, int]:
    return len(technologies(game, seat)), OWNED


DEEDS = (NekroAcidos,)
UNLOCKS = technologies_owned
