"""Destroy Their Greatest Ship: a flagship or war sun of another player."""

from __future__ import annotations

from typing import Final

from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.secret import ScoreSecret
from orrery.ti4.state import Galaxy
from orrery.ti4.units import FLAGSHIP, WAR_SUN
from orrery.ti4.windows import WHEN_UNIT_DESTROYED

GREATEST: Final = (FLAGSHIP, WAR_SUN)


class DestroyTheirGreatestShip(ScoreSecret):
    """At once, by hits or any ability that destroys, in a combat or not."""

    WINDOWS = (WHEN_UNIT_DESTROYED,)

    @classmethod
    def holds(cls, game: Galaxy, seat: int) -> bool:
        fallen = what_happened(game)
        return fallen.by == seat != fallen.seat and fallen.about in GREATEST


DEEDS = (DestroyTheirGreatestShip,)
