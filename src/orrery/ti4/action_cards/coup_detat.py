"""Coup d'Etat: a strategic action does not take place, and the turn is over."""

from __future__ import annotations

from orrery.kernel.procedure import Leave, Next
from orrery.ti4.rules.deed import ENDED, ActionCard
from orrery.ti4.rules.strategic import StrategicAction
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_PLAYER_WOULD_PERFORM_STRATEGIC_ACTION


class CoupDetat(ActionCard):
    """When another player would perform a strategic action: that player's turn ends, the action is not resolved and the
    strategy card is not exhausted."""

    WINDOWS = (WHEN_PLAYER_WOULD_PERFORM_STRATEGIC_ACTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return about_to_act(game).seat != seat

    def commit(self, game: Galaxy) -> Next:
        action = about_to_act(game)
        game.note("strategic action foiled", self.seat, action.card, action.seat)
        return Leave(StrategicAction.SCOPE, ENDED)


def about_to_act(game: Galaxy) -> StrategicAction:
    now = game.innermost(StrategicAction)
    assert isinstance(now, StrategicAction)
    return now


DEEDS = (CoupDetat,)
