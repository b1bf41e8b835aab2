"""Scanlink Drone Network: a planet is explored once more when its system is activated."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, Thing, about
from orrery.kernel.procedure import Call, Next
from orrery.ti4.planets import traits_of
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.exploring import Explore
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import WHEN_SYSTEM_ACTIVATED


class ScanlinkDroneNetwork(Deed):
    """When you activate a system you may explore 1 planet in it that contains 1 or more of your units."""

    WINDOWS = (WHEN_SYSTEM_ACTIVATED,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, planet: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.planet = planet

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return game.active == seat and bool(scanned(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.planet != NOBODY:
            return None
        return Decision(self.seat, "explore which", about("planet", scanned(game, self.seat)))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.planet = reply.option().id()
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("planet", self.planet),) if self.planet != NOBODY else ()

    def commit(self, game: Galaxy) -> Next:
        return Call(Explore(self.seat, self.planet))


def scanned(game: Galaxy, seat: int) -> list[int]:
    """Planets of the active system with units of this player; without a trait there is no deck for them (29.2b)."""
    planets = game.chart.planets[game.active_system]
    return [planet for planet in planets if game.players[seat].troops_on(planet) and traits_of(game, planet)]


DEEDS = (ScanlinkDroneNetwork,)
