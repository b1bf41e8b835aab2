"""Scepter of Emelpar: command without end."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Call, Next
from orrery.ti4.components import NUMBER
from orrery.ti4.modifier import Modifier
from orrery.ti4.reinforcements import tokens_left, tokens_to_place
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.dues import TakeFromPool
from orrery.ti4.rules.token_spending import TokenSpending
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_STRATEGY_TOKEN_SPENT

SCEPTER: Final = NUMBER["scepter-of-emelpar"]


class Held(Modifier):
    """It can pay for a token, also where none is left in the strategy pool."""

    def saves_strategy_token(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner and SCEPTER not in game.players[seat].exhausted and tokens_to_place(game, seat)


class ScepterOfEmelpar(Agent):
    """When you would spend a token of your strategy pool, exhaust: it comes from your reinforcements instead."""

    WINDOWS = (WHEN_STRATEGY_TOKEN_SPENT,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        """Not for a token that something else has paid."""
        spending = spending_now(game)
        if spending.seat != seat or spending.lacks(game) or spending.saved >= spending.wanted():
            return False
        return tokens_to_place(game, seat)

    def commit(self, game: Galaxy) -> Next:
        spending_now(game).saved += 1
        return None if tokens_left(game, self.seat) else Call(TakeFromPool(self.seat))


class NothingElse(ScepterOfEmelpar):
    """Who has spent what the pool does not hold has chosen so."""

    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        spending = spending_now(game)
        return spending.seat == seat and spending.lacks(game)


def spending_now(game: Galaxy) -> TokenSpending:
    now = game.innermost(TokenSpending)
    assert isinstance(now, TokenSpending)
    return now


STANDING = Held
DEEDS = (ScepterOfEmelpar, NothingElse)
