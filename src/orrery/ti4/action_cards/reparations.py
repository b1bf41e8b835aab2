"""Reparations: a lost planet costs its conqueror another."""

from __future__ import annotations

from orrery.kernel.decision import Reply, Thing
from orrery.kernel.procedure import Next
from orrery.ti4.planets import exhausted_planets, ready_planets
from orrery.ti4.rules.aimed import AimedCard
from orrery.ti4.rules.control import GainControl
from orrery.ti4.rules.moves import exhaust_planet, ready_planet
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import AFTER_CONTROL_GAINED


def gained(game: Galaxy) -> GainControl:
    now = game.innermost(GainControl)
    assert isinstance(now, GainControl)
    return now


class Reparations(AimedCard):
    """After another player has gained control of a planet of yours: exhaust 1 planet of that player and ready 1 of
    yours, or whichever of the two can be done (31.9)."""

    WINDOWS = (AFTER_CONTROL_GAINED,)

    def __init__(
        self, seat: int, source: int, cancelled: bool = False, target: int = NOBODY, readied: int = NOBODY
    ) -> None:
        super().__init__(seat, source, cancelled, target)
        self.readied = readied

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        return ready_planets(game, gained(game).seat)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return gained(game).before == seat and bool(cls.targets(game, seat) or exhausted_planets(game, seat))

    def choose(self, game: Galaxy) -> Next:
        theirs, mine = self.targets(game, self.seat), exhausted_planets(game, self.seat)
        if self.target == NOBODY and theirs:
            return self.ask("planet", theirs)
        return self.ask("planet", mine) if self.readied == NOBODY and mine else None

    def aims(self) -> tuple[Thing, ...]:
        return (*super().aims(), *((("planet", self.readied),) if self.readied != NOBODY else ()))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        planet = reply.option().id()
        if game.controller[planet] == self.seat:
            self.readied = planet
        else:
            self.target = planet
        return None

    def commit(self, game: Galaxy) -> Next:
        if self.target != NOBODY:
            exhaust_planet(game, self.target)
            game.note("planet exhausted", self.seat, self.target)
        if self.readied != NOBODY:
            ready_planet(game, self.readied)
            game.note("planet readied", self.seat, self.readied)
        return None


DEEDS = (Reparations,)
