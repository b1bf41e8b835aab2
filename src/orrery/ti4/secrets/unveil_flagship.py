"""Unveil Flagship: win a space combat with the flagship there."""

from __future__ import annotations

from orrery.ti4.rules.combat_now import combat_now
from orrery.ti4.rules.secret import ScoreSecret
from orrery.ti4.rules.space_combat import SpaceCombat
from orrery.ti4.state import Galaxy
from orrery.ti4.units import FLAGSHIP, count
from orrery.ti4.windows import AFTER_SPACE_COMBAT_WON


class UnveilFlagship(ScoreSecret):
    """One that has fallen in this combat and come back in it does not count; one that came in it does."""

    WINDOWS = (AFTER_SPACE_COMBAT_WON,)

    @classmethod
    def holds(cls, game: Galaxy, seat: int) -> bool:
        combat = combat_now(game)
        assert isinstance(combat, SpaceCombat)
        force = game.players[seat].ships_in(combat.system)
        there = bool(count(force, FLAGSHIP))
        return combat.winner == seat and there and (seat, FLAGSHIP) not in combat.fallen


DEEDS = (UnveilFlagship,)
