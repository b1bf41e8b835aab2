"""Neuroglaive, of the Naalu: who comes near them loses command."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.limits import fleet_tokens
from orrery.ti4.queries import has_ships
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.foreign_tokens import lose_foreign_tokens
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_SYSTEM_ACTIVATED


class Neuroglaive(Deed):
    """After another player activates a system with your ships: that player returns 1 token of the fleet pool to the
    reinforcements."""

    WINDOWS = (AFTER_SYSTEM_ACTIVATED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        if seat == game.active or not fleet_tokens(game, game.active):
            return False
        return has_ships(game, seat, game.active_system)

    def commit(self, game: Galaxy) -> Next:
        """Fleets that are too large now are seen to before anything moves."""
        if not game.players[game.active].fleet:
            lose_foreign_tokens(game, game.active, 1)
            return None
        game.players[game.active].fleet -= 1
        game.mark_fleets(game.active)
        game.note("fleet token lost", game.active)
        return None


DEEDS = (Neuroglaive,)
