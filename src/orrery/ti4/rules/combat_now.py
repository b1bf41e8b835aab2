"""The combat that is going on, in space or on the ground."""

from __future__ import annotations

from orrery.ti4.rules.ground_combat import GroundCombat
from orrery.ti4.rules.space_combat import SpaceCombat
from orrery.ti4.state import NOBODY, Galaxy


def combat_now(game: Galaxy) -> SpaceCombat | GroundCombat:
    """The innermost one."""
    for frame in reversed(game.stack):
        if isinstance(frame.procedure, (SpaceCombat, GroundCombat)):
            return frame.procedure
    raise LookupError("no combat is going on")


def system_of_combat(game: Galaxy) -> int:
    """Where it goes on."""
    combat = combat_now(game)
    return combat.system if isinstance(combat, SpaceCombat) else game.chart.system_of[combat.planet]


def opponent_now(game: Galaxy, seat: int) -> int:
    """Against whom this player fights in the combat that is going on, or nobody."""
    for frame in reversed(game.stack):
        now = frame.procedure
        if isinstance(now, (SpaceCombat, GroundCombat)):
            return {now.attacker: now.defender, now.defender: now.attacker}.get(seat, NOBODY)
    return NOBODY
