"""Sabotage: cancel another player's action card."""

from __future__ import annotations

from orrery.kernel.deed import cancel_answered, subject
from orrery.kernel.procedure import Next
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_ACTION_CARD_PLAYED


class Sabotage(ActionCard):
    """When another player plays an action card other than Sabotage: cancel it."""

    WINDOWS = (WHEN_ACTION_CARD_PLAYED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        card = subject(game)
        return card.seat != seat and not isinstance(card, Sabotage)

    def commit(self, game: Galaxy) -> Next:
        game.note("cancelled", self.seat, cancel_answered(game, self).seat)
        return None


DEEDS = (Sabotage,)
