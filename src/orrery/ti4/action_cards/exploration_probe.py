"""Exploration Probe: a frontier is explored from afar."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next
from orrery.ti4.adjacency import adjacent
from orrery.ti4.queries import has_ships
from orrery.ti4.rules.aimed import AimedCard
from orrery.ti4.rules.exploring import ExploreFrontier
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import ACTION


class ExplorationProbe(AimedCard):
    """As an action: explore a frontier token in or adjacent to a system that contains your ships."""

    WINDOWS = (ACTION,)
    KIND = "system"

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        return [system for system in game.frontier if is_in_reach(game, seat, system)]

    def commit(self, game: Galaxy) -> Next:
        return Call(ExploreFrontier(self.seat, self.target))


def is_in_reach(game: Galaxy, seat: int, system: int) -> bool:
    return any(has_ships(game, seat, near) for near in [system, *adjacent(game, system, seat)])


DEEDS = (ExplorationProbe,)
