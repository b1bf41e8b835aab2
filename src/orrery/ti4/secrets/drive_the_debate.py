"""Drive the Debate: an agenda elects its owner, or a planet of theirs."""

from __future__ import annotations

from orrery.ti4.rules.secret import ScoreSecret
from orrery.ti4.rules.vote import agenda_now
from orrery.ti4.state import AGENDA, Galaxy
from orrery.ti4.windows import BEFORE_OUTCOME_RESOLVES


class DriveTheDebate(ScoreSecret):
    """After all that may still change who is elected; not if the outcome is not resolved."""

    WINDOWS = (BEFORE_OUTCOME_RESOLVES,)

    @classmethod
    def holds(cls, game: Galaxy, seat: int) -> bool:
        agenda = agenda_now(game)
        if game.phase != AGENDA or agenda.unresolved or not agenda.outcome.things:
            return False
        kind, number = agenda.outcome.things[0]
        return number == seat if kind == "seat" else kind == "planet" and game.controller[number] == seat


DEEDS = (DriveTheDebate,)
