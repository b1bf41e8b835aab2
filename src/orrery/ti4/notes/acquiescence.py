"""Acquiescence, of the Winnu: a strategy card of theirs for one of yours."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.components import COMPONENTS
from orrery.ti4.rules.note_moves import return_note
from orrery.ti4.rules.swapping import SwapStrategies
from orrery.ti4.state import Galaxy


class Acquiescence(SwapStrategies):
    """At the end of the strategy phase: swap 1 of your strategy cards with 1 that the Winnu player has chosen. Then it
    returns."""

    @classmethod
    def theirs_to_take(cls, game: Galaxy, seat: int, source: int) -> list[int]:
        return sorted(game.players[COMPONENTS[source].issuer].strategies)

    def commit(self, game: Galaxy) -> Next:
        return_note(game, self.seat, self.source)
        return super().commit(game)


DEEDS = (Acquiescence,)
