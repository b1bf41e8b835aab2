"""Mageon Implants, of the Yssaril: the best card of another hand."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, Thing, about
from orrery.kernel.procedure import Call, Next
from orrery.ti4.components import thing_of
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.giving import TakeCard
from orrery.ti4.rules.moves import exhaust
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import ACTION


def targets(game: Galaxy, seat: int) -> list[int]:
    return [other for other, player in enumerate(game.players) if other != seat and player.hand]


class MageonImplants(Deed):
    """As an action, exhaust: look at another player's hand of action cards, choose 1 of them and take it."""

    WINDOWS = (ACTION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, target: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.target = target

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(targets(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.target != NOBODY:
            return None
        others = about("seat", targets(game, self.seat))
        return Decision(self.seat, "target seat", others, things=(thing_of(self.source),))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.target = reply.option().id()
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("seat", self.target),) if self.target != NOBODY else ()

    def pay(self, game: Galaxy) -> Next:
        exhaust(game, self.seat, self.source)
        return None

    def commit(self, game: Galaxy) -> Next:
        return Call(TakeCard(self.seat, self.target))


DEEDS = (MageonImplants,)
