"""Riftwalker Meian, hero of the Creuss: two systems change places."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Reply, Thing, about
from orrery.kernel.procedure import Next
from orrery.ti4.adjacency import holes_of, is_nexus
from orrery.ti4.chart import FAR
from orrery.ti4.queries import has_units
from orrery.ti4.rules.deed import Hero
from orrery.ti4.rules.moves import exchange_systems
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import ACTION

BOTH: Final = 2


def movable(game: Galaxy, seat: int) -> list[int]:
    """The systems with wormholes or units of this player, but for those that lie beside the board: the Creuss home and
    the wormhole nexus."""
    holes, chart = holes_of(game), game.chart
    there = [system for system in range(chart.systems) if system in holes or has_units(game, seat, system)]
    return [system for system in there if chart.places[system] != FAR and not is_nexus(game, system)]


class RiftwalkerMeian(Hero):
    """As an action: swap the positions of 2 systems that contain wormholes or your units."""

    WINDOWS = (ACTION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, one: int = NOBODY, other: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.one = one
        self.other = other

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return len(movable(game, seat)) >= BOTH

    def choose(self, game: Galaxy) -> Next:
        systems = [system for system in movable(game, self.seat) if system != self.one]
        if self.one == NOBODY:
            return Decision(self.seat, "swap which system", about("system", systems))
        things = (("system", self.one),)
        return (
            Decision(self.seat, "swap with", about("system", systems), things=things) if self.other == NOBODY else None
        )

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        if self.one == NOBODY:
            self.one = reply.option().id()
        else:
            self.other = reply.option().id()
        return None

    def aims(self) -> tuple[Thing, ...]:
        named = [system for system in (self.one, self.other) if system != NOBODY]
        return tuple([("system", system) for system in named])

    def commit(self, game: Galaxy) -> Next:
        exchange_systems(game, self.seat, self.one, self.other)
        return None


DEEDS = (RiftwalkerMeian,)
