"""The Helmsman, hero of the L1Z1X: the great ships come out of the dark, together."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Reply, Thing, about
from orrery.kernel.procedure import Call, Next
from orrery.ti4.queries import enemies_in
from orrery.ti4.rules.deed import Hero
from orrery.ti4.rules.leaping import Leap, leaping
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import DREADNOUGHT, FLAGSHIP
from orrery.ti4.windows import ACTION

GREAT: Final = (DREADNOUGHT, FLAGSHIP)


def havens(game: Galaxy, seat: int) -> list[int]:
    """The systems without ships of others into which one of those ships could come."""
    free = [system for system in range(game.chart.systems) if not enemies_in(game, seat, system)]
    return [system for system in free if leaping(game, seat, system, GREAT)]


class TheHelmsman(Hero):
    """As an action: choose a system without ships of other players; you may move your flagship and any of your
    dreadnoughts from other systems into it, with what they carry."""

    WINDOWS = (ACTION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, system: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.system = system

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(havens(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.system != NOBODY:
            return None
        return Decision(self.seat, "leap where", about("system", havens(game, self.seat)))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.system = reply.option().id()
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("system", self.system),) if self.system != NOBODY else ()

    def commit(self, game: Galaxy) -> Next:
        return Call(Leap(self.seat, self.system, types=GREAT))


DEEDS = (TheHelmsman,)
