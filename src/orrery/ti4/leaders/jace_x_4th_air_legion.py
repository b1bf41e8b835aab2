"""Jace X, 4th Air Legion, hero of the Sol: all command tokens come back from the board."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.rules.deed import Hero
from orrery.ti4.rules.moves import return_tokens
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import ACTION


class JaceX(Hero):
    """As an action: take all your command tokens off the board into your reinforcements."""

    WINDOWS = (ACTION,)

    def commit(self, game: Galaxy) -> Next:
        game.note("tokens returned", self.seat, len(game.players[self.seat].tokens))
        return_tokens(game, self.seat)
        return None


DEEDS = (JaceX,)
