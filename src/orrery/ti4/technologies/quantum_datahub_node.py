"""Quantum Datahub Node, of the Hacan: a strategy card for another, at a price."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Call, Next
from orrery.ti4.queries import strategy_tokens
from orrery.ti4.rules.giving import give_goods
from orrery.ti4.rules.strategic import SpendToken
from orrery.ti4.rules.swapping import SwapStrategies
from orrery.ti4.state import Galaxy

PRICE: Final = 3


class QuantumDatahubNode(SwapStrategies):
    """At the end of the strategy phase: spend 1 token from your strategy pool and give another player 3 of your trade
    goods; then give that player 1 of your strategy cards and take 1 of theirs."""

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        player = game.players[seat]
        return strategy_tokens(game, seat) > 0 and player.goods >= PRICE and SwapStrategies.fits(game, seat, source)

    def pay(self, game: Galaxy) -> Next:
        give_goods(game, self.seat, self.other(game), PRICE)
        return Call(SpendToken(self.seat))


DEEDS = (QuantumDatahubNode,)
