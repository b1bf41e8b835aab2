"""Betray a Friend: win a combat against somebody whose note lay in the own play area when the action began."""

from __future__ import annotations

from orrery.ti4.components import COMPONENTS
from orrery.ti4.rules.combat_now import combat_now, opponent_now
from orrery.ti4.rules.secret import ScoreSecret
from orrery.ti4.rules.tactical import TacticalAction
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_GROUND_COMBAT_WON, AFTER_SPACE_COMBAT_WON


class BetrayAFriend(ScoreSecret):
    """In a tactical action of one's own; a note that the action itself sends back counts."""

    WINDOWS = (AFTER_SPACE_COMBAT_WON, AFTER_GROUND_COMBAT_WON)

    @classmethod
    def holds(cls, game: Galaxy, seat: int) -> bool:
        if combat_now(game).winner != seat:
            return False
        for frame in game.stack:
            action = frame.procedure
            if isinstance(action, TacticalAction) and action.seat == seat:
                return opponent_now(game, seat) in [COMPONENTS[note].issuer for note in action.areas[seat]]
        return False


DEEDS = (BetrayAFriend,)
