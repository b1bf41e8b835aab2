"""Sh'val, Harbinger, hero of the N'orr: past the fleets, straight to the ground."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.rules.deed import Hero
from orrery.ti4.rules.movement import Movement
from orrery.ti4.rules.tactical import STRAIGHT, TacticalAction
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_ACTIVE_PLAYER_MOVES_SHIPS_INTO_ACTIVE_SYSTEM


class ShvalHarbinger(Hero):
    """After you move ships into the active system: go straight to committing ground forces; then all your ships there
    go back to the reinforcements."""

    WINDOWS = (AFTER_ACTIVE_PLAYER_MOVES_SHIPS_INTO_ACTIVE_SYSTEM,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return seat == game.active

    def commit(self, game: Galaxy) -> Next:
        movement, action = game.innermost(Movement), game.innermost(TacticalAction)
        assert isinstance(movement, Movement)
        assert isinstance(action, TacticalAction)
        movement.silent = True
        action.skips += ("fight", STRAIGHT)
        return None


DEEDS = (ShvalHarbinger,)
