"""War Effort: a cruiser joins a fleet."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next
from orrery.ti4.queries import has_ships
from orrery.ti4.reinforcements import at_hand
from orrery.ti4.rules.aimed import AimedCard
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.state import Galaxy
from orrery.ti4.units import CRUISER
from orrery.ti4.windows import ACTION


class WarEffort(AimedCard):
    """As an action: place 1 cruiser in a system with 1 or more of your ships."""

    WINDOWS = (ACTION,)
    KIND = "system"

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        if not at_hand(game, seat, CRUISER):
            return []
        return [system for system in sorted(game.players[seat].space) if has_ships(game, seat, system)]

    def commit(self, game: Galaxy) -> Next:
        return Call(PlaceUnits(self.seat, self.target, CRUISER))


DEEDS = (WarEffort,)
