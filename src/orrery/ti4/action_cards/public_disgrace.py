"""Public Disgrace: somebody must choose another strategy card."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.strategy_phase import ChooseStrategyCard
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_PLAYER_CHOOSES_STRATEGY_CARD


def choosing(game: Galaxy) -> ChooseStrategyCard:
    now = game.innermost(ChooseStrategyCard)
    assert isinstance(now, ChooseStrategyCard)
    return now


class PublicDisgrace(ActionCard):
    """When another player chooses a strategy card: that player must choose another one, if there is any."""

    WINDOWS = (WHEN_PLAYER_CHOOSES_STRATEGY_CARD,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return choosing(game).seat != seat and len(choosing(game).cards(game)) > 1

    def commit(self, game: Galaxy) -> Next:
        choosing(game).denied += (choosing(game).card,)
        game.note("strategy denied", self.seat, choosing(game).card)
        return None


DEEDS = (PublicDisgrace,)
