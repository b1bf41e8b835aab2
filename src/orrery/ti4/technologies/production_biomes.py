"""Production Biomes, of the Hacan: wealth for oneself and a friend."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Reply, Thing, about
from orrery.kernel.procedure import Call, Next
from orrery.ti4.initiative import clockwise
from orrery.ti4.queries import strategy_tokens
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import exhaust, gain_goods
from orrery.ti4.rules.strategic import SpendToken
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import ACTION

OWN: Final = 4
GIVEN: Final = 2


class ProductionBiomes(Deed):
    """As an action: exhaust this and spend 1 token from your strategy pool to gain 4 trade goods; 1 other player of
    your choice gains 2."""

    WINDOWS = (ACTION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, other: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.other = other

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        """Who is left alone has nobody to choose, and an action is performed whole or not at all (58.3)."""
        return bool(strategy_tokens(game, seat)) and len(clockwise(game, seat)) > 1

    def choose(self, game: Galaxy) -> Next:
        if self.other != NOBODY:
            return None
        return Decision(self.seat, "production biomes", about("seat", clockwise(game, self.seat)[1:]))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.other = reply.option().id()
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("seat", self.other),) if self.other != NOBODY else ()

    def pay(self, game: Galaxy) -> Next:
        exhaust(game, self.seat, self.source)
        return Call(SpendToken(self.seat))

    def commit(self, game: Galaxy) -> Next:
        gain_goods(game, self.seat, OWN)
        gain_goods(game, self.other, GIVEN)
        return None


DEEDS = (ProductionBiomes,)
