"""Spending command tokens of the strategy pool, for which something else may pay."""

from __future__ import annotations

from orrery.kernel.procedure import Procedure
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_STRATEGY_TOKEN_SPENT


class TokenSpending(Procedure):
    """A step in which a player spends tokens of the strategy pool: what saves one says so before they are gone."""

    def __init__(self, seat: int, saved: int = 0) -> None:
        self.seat = seat
        self.saved = saved  # tokens that need not come from the pool

    def wanted(self) -> int:
        """How many are spent."""
        raise NotImplementedError

    def lacks(self, game: Galaxy) -> bool:
        """The pool does not hold as many: something else must pay."""
        return self.wanted() - self.saved > game.players[self.seat].strategy


def tell_spent(game: Galaxy, seat: int, number: int) -> None:
    """Others may react to each token of the strategy pool that was spent."""
    for _ in range(number):
        game.happen(AFTER_STRATEGY_TOKEN_SPENT, seat)
