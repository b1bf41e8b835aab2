"""Quash: a deal that was made comes to nothing."""

from __future__ import annotations

from orrery.cosmic.encounter import DEAL, FAILED_DEAL
from orrery.cosmic.rules.deed import Artifact
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import DEAL_MADE
from orrery.kernel.procedure import Next


class Quash(Artifact):
    """Any player, right after a deal is made: it is called off, and both main players pay for a failed deal."""

    WINDOWS = (DEAL_MADE,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return game.now().outcome == DEAL

    def commit(self, game: Cosmic) -> Next:
        game.now().outcome = FAILED_DEAL
        game.note("quashed", self.seat)
        return None


DEEDS = (Quash,)
