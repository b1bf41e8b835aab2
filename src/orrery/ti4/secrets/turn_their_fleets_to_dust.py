"""Turn Their Fleets to Dust: the last ships of a player in a system fall to space cannons."""

from __future__ import annotations

from orrery.ti4.queries import has_ships
from orrery.ti4.rules.hits import AssignCannonHits
from orrery.ti4.rules.moments import Aftermath, what_happened
from orrery.ti4.rules.secret import ScoreSecret
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_UNIT_DESTROYED


class TurnToDust(ScoreSecret):
    """By the hits themselves: not where a card or missing capacity takes the last ship."""

    WINDOWS = (WHEN_UNIT_DESTROYED,)

    @classmethod
    def holds(cls, game: Galaxy, seat: int) -> bool:
        fallen = what_happened(game)
        if fallen.by != seat or fallen.seat == seat:
            return False
        cause = game.beneath(game.innermost(Aftermath))
        return isinstance(cause, AssignCannonHits) and not has_ships(game, fallen.seat, fallen.number)


DEEDS = (TurnToDust,)
