"""Dictate Policy: three laws are in play."""

from __future__ import annotations

from typing import Final

from orrery.ti4.rules.secret import ScoreSecret
from orrery.ti4.state import AGENDA, Galaxy
from orrery.ti4.windows import AFTER_OUTCOME_RESOLVED, START_OF_AGENDA_PHASE

LAWS: Final = 3


class DictatePolicy(ScoreSecret):
    """Whenever that may have become so in the agenda phase: before predictions are paid."""

    WINDOWS = (START_OF_AGENDA_PHASE, AFTER_OUTCOME_RESOLVED)

    @classmethod
    def holds(cls, game: Galaxy, seat: int) -> bool:
        return game.phase == AGENDA and len(game.laws) >= LAWS


DEEDS = (DictatePolicy,)
