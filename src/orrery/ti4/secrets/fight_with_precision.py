"""Fight with Precision: the last fighters of a player in a system fall to anti-fighter barrage."""

from __future__ import annotations

from orrery.ti4.rules.hits import AssignBarrageHits
from orrery.ti4.rules.moments import Aftermath, what_happened
from orrery.ti4.rules.secret import ScoreSecret
from orrery.ti4.state import Galaxy
from orrery.ti4.units import FIGHTER, count
from orrery.ti4.windows import WHEN_UNIT_DESTROYED


class FightWithPrecision(ScoreSecret):
    WINDOWS = (WHEN_UNIT_DESTROYED,)

    @classmethod
    def holds(cls, game: Galaxy, seat: int) -> bool:
        fallen = what_happened(game)
        if fallen.by != seat or fallen.seat == seat or fallen.about != FIGHTER:
            return False
        cause = game.beneath(game.innermost(Aftermath))
        left = count(game.players[fallen.seat].ships_in(fallen.number), FIGHTER)
        return isinstance(cause, AssignBarrageHits) and not left


DEEDS = (FightWithPrecision,)
