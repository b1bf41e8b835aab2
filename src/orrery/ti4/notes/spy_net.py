"""Spy Net, of the Yssaril: one of their many cards for another."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next
from orrery.ti4.components import COMPONENTS
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.giving import TakeCard
from orrery.ti4.rules.note_moves import return_note
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import START_OF_TURN


class SpyNet(Deed):
    """At the start of your turn: look at the Yssaril player's hand of action cards, choose 1 of them and take it. Then
    it returns."""

    WINDOWS = (START_OF_TURN,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return seat == game.active and bool(game.players[COMPONENTS[source].issuer].hand)

    def commit(self, game: Galaxy) -> Next:
        return_note(game, self.seat, self.source)
        return Call(TakeCard(self.seat, COMPONENTS[self.source].issuer))


DEEDS = (SpyNet,)
