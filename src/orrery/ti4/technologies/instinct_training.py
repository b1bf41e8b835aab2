"""Instinct Training, of the Xxcha: another's card is foreseen."""

from __future__ import annotations

from orrery.kernel.deed import cancel_answered, subject
from orrery.kernel.procedure import Call, Next
from orrery.ti4.queries import strategy_tokens
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import exhaust
from orrery.ti4.rules.strategic import SpendToken
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_ACTION_CARD_PLAYED


class InstinctTraining(Deed):
    """When another player plays an action card, also a Sabotage: exhaust this and spend 1 token from your strategy pool
    to cancel it."""

    WINDOWS = (WHEN_ACTION_CARD_PLAYED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return subject(game).seat != seat and strategy_tokens(game, seat) > 0

    def pay(self, game: Galaxy) -> Next:
        exhaust(game, self.seat, self.source)
        return Call(SpendToken(self.seat))

    def commit(self, game: Galaxy) -> Next:
        game.note("cancelled", self.seat, cancel_answered(game, self).seat)
        return None


DEEDS = (InstinctTraining,)
