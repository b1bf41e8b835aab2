"""Political Favor, of the Xxcha: they speak against an agenda for another."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.components import COMPONENTS
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import lose_strategy_token
from orrery.ti4.rules.note_moves import return_note
from orrery.ti4.rules.vote import agenda_now
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_AGENDA_REVEALED


class PoliticalFavor(Deed):
    """When an agenda is revealed: the Xxcha player returns 1 token of the strategy pool to the reinforcements; without
    one it cannot be played. The agenda is discarded, and the next one is revealed and voted on in its place. Then it
    returns."""

    WINDOWS = (WHEN_AGENDA_REVEALED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return game.players[COMPONENTS[source].issuer].strategy > 0

    def commit(self, game: Galaxy) -> Next:
        lose_strategy_token(game, COMPONENTS[self.source].issuer)
        return_note(game, self.seat, self.source)
        agenda_now(game).replace(game, self.seat)
        return None


DEEDS = (PoliticalFavor,)
