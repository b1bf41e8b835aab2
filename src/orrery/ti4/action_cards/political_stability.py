"""Political Stability: strategy cards are kept."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_RETURNING_STRATEGY_CARDS


def status_phase(game: Galaxy) -> StatusPhase:
    now = game.innermost(StatusPhase)
    assert isinstance(now, StatusPhase)
    return now


class PoliticalStability(ActionCard):
    """When you would return your strategy cards: keep them; you choose none in the next strategy phase."""

    WINDOWS = (WHEN_RETURNING_STRATEGY_CARDS,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(game.players[seat].strategies) and seat not in status_phase(game).keeping

    def commit(self, game: Galaxy) -> Next:
        status_phase(game).keeping += (self.seat,)
        game.note("strategies kept", self.seat, *game.players[self.seat].strategies)
        return None


DEEDS = (PoliticalStability,)
