"""Assassinate Representative: a player has no vote on an agenda."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.initiative import clockwise
from orrery.ti4.rules.aimed import AimedCard
from orrery.ti4.rules.rider import NoVote
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_AGENDA_REVEALED


class AssassinateRepresentative(AimedCard):
    """After an agenda is revealed: choose a player, who cannot vote on it. Predictions are no votes."""

    WINDOWS = (AFTER_AGENDA_REVEALED,)
    KIND = "seat"

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        return clockwise(game, seat)

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(NoVote(self.target))
        game.note("no vote", self.target)
        return None


DEEDS = (AssassinateRepresentative,)
