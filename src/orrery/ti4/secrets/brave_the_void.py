"""Brave the Void: win a combat in an anomaly."""

from __future__ import annotations

from orrery.ti4.adjacency import anomalies_of
from orrery.ti4.rules.combat_now import combat_now, system_of_combat
from orrery.ti4.rules.secret import ScoreSecret
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_GROUND_COMBAT_WON, AFTER_SPACE_COMBAT_WON


class BraveTheVoid(ScoreSecret):
    WINDOWS = (AFTER_SPACE_COMBAT_WON, AFTER_GROUND_COMBAT_WON)

    @classmethod
    def holds(cls, game: Galaxy, seat: int) -> bool:
        return combat_now(game).winner == seat and bool(anomalies_of(game, system_of_combat(game)))


DEEDS = (BraveTheVoid,)
