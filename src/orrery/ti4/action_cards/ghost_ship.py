"""Ghost Ship: a destroyer out of a wormhole."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next
from orrery.ti4.adjacency import wormholes_in
from orrery.ti4.queries import enemies_in
from orrery.ti4.reinforcements import at_hand
from orrery.ti4.rules.aimed import AimedCard, is_home
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.state import Galaxy
from orrery.ti4.units import DESTROYER
from orrery.ti4.windows import ACTION


class GhostShip(AimedCard):
    """As an action: place 1 destroyer in a system that has a wormhole, holds no ships of others and is no home."""

    WINDOWS = (ACTION,)
    KIND = "system"

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        if not at_hand(game, seat, DESTROYER):
            return []
        holed = [system for system in range(game.chart.systems) if wormholes_in(game, system)]
        return [system for system in holed if not is_home(game, system) and not enemies_in(game, seat, system)]

    def commit(self, game: Galaxy) -> Next:
        return Call(PlaceUnits(self.seat, self.target, DESTROYER))


DEEDS = (GhostShip,)
