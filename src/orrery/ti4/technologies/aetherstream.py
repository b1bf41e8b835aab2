"""Aetherstream, of the Empyrean: whoever flies beside an anomaly flies farther."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.adjacency import adjacent, anomalies_of, are_neighbours
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import Deed
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_SYSTEM_ACTIVATED


class Stream(Modifier):
    """Ships of the player `about` move 1 farther in this tactical action."""

    def moves_farther(self, game: Galaxy, seat: int) -> int:
        return int(seat == self.about)


class Aetherstream(Deed):
    """After you or a neighbour activates a system that is adjacent to an anomaly: you may give all ships of that player
    +1 to their move value in this tactical action. No system is adjacent to itself."""

    WINDOWS = (AFTER_SYSTEM_ACTIVATED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        if not any(anomalies_of(game, near) for near in adjacent(game, game.active_system, seat)):
            return False
        return game.active == seat or are_neighbours(game, seat, game.active)

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Stream(self.seat, game.active))
        return None


DEEDS = (Aetherstream,)
