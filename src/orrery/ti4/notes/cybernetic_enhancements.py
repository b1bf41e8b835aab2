"""Cybernetic Enhancements, of the L1Z1X: their strategy token for one of another."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.components import COMPONENTS
from orrery.ti4.reinforcements import tokens_left
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import lose_strategy_token
from orrery.ti4.rules.note_moves import return_note
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import START_OF_TURN


class CyberneticEnhancements(Deed):
    """At the start of your turn: the L1Z1X player returns 1 token of the strategy pool to the reinforcements; then you
    put 1 of yours from the reinforcements into your strategy pool, if one is left. Then it goes back."""

    WINDOWS = (START_OF_TURN,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        """Without a token of theirs nothing comes "then" (31.17)."""
        return game.active == seat and game.players[COMPONENTS[source].issuer].strategy > 0

    def commit(self, game: Galaxy) -> Next:
        lose_strategy_token(game, COMPONENTS[self.source].issuer)
        if tokens_left(game, self.seat):
            game.players[self.seat].strategy += 1
            game.note("tokens gained", self.seat, 0, 0, 1)
        return_note(game, self.seat, self.source)
        return None


DEEDS = (CyberneticEnhancements,)
