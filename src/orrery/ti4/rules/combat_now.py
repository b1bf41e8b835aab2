"""The combat that is going on, in space or on the ground."""

from __future__ import annotations

from orrery.ti4.rules.ground_combat import GroundCombat
from orrery.ti4.rules.space_combat import SpaceCombat
from orrery.ti4.state import Galaxy


def combat_now(game: Galaxy) -> SpaceCombat | GroundCombat:
    """The innermost one."""
    for frame in reversed(game.stack):
        if isinstance(frame.procedure, (SpaceCombat, GroundCombat)):
            return frame.procedure
    raise LookupError("no combat is going on")
