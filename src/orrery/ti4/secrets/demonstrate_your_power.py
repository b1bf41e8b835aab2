"""Demonstrate Your Power: a space combat ends, and three ships other than fighters are still there."""

from __future__ import annotations

from typing import Final

from orrery.ti4.combat import capital_side
from orrery.ti4.rules.combat_now import combat_now
from orrery.ti4.rules.combat_round import any_round
from orrery.ti4.rules.secret import ScoreSecret
from orrery.ti4.rules.space_combat import SpaceCombat
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import END_OF_SPACE_COMBAT_ROUND

SHIPS_LEFT: Final = 3


class DemonstrateYourPower(ScoreSecret):
    """Won or not; what counts as a ship in this combat counts."""

    WINDOWS = (END_OF_SPACE_COMBAT_ROUND,)

    @classmethod
    def holds(cls, game: Galaxy, seat: int) -> bool:
        combat = combat_now(game)
        if not isinstance(combat, SpaceCombat) or not (any_round(game).is_over(game) or combat.drawn):
            return False
        return capital_side(game, seat, combat.system) >= SHIPS_LEFT


DEEDS = (DemonstrateYourPower,)
