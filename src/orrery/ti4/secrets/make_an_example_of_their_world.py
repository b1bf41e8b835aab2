"""Make an Example of Their World: the last ground forces on a planet fall to bombardment."""

from __future__ import annotations

from orrery.ti4.loading import ON_PLANET
from orrery.ti4.queries import ground_forces_on
from orrery.ti4.rules.bombardment import Bombardment
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.secret import ScoreSecret
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_UNIT_DESTROYED


class MakeAnExample(ScoreSecret):
    WINDOWS = (WHEN_UNIT_DESTROYED,)

    @classmethod
    def holds(cls, game: Galaxy, seat: int) -> bool:
        fallen = what_happened(game)
        if fallen.by != seat or fallen.seat == seat or fallen.number < ON_PLANET:
            return False
        if not any(isinstance(frame.procedure, Bombardment) for frame in game.stack):
            return False
        return not ground_forces_on(game, fallen.seat, fallen.number - ON_PLANET)


DEEDS = (MakeAnExample,)
