"""Ul the Progenitor, hero of the Titans: a world that wakes."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.attachments import ATTACHMENT
from orrery.ti4.rules.deed import Hero
from orrery.ti4.rules.find_moves import attach
from orrery.ti4.rules.moves import leave_leaders, ready_planet
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.tiles import PLANETS
from orrery.ti4.windows import ACTION

ELYSIUM: Final = next(number for number, planet in enumerate(PLANETS) if planet.key == "elysium")


class UlTheProgenitor(Hero):
    """As an action: ready Elysium and attach this card to it, for good. Its values rise by 3 each, and whoever controls
    it fires its space cannon as if it were a unit."""

    WINDOWS = (ACTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return game.chart.system_of[ELYSIUM] != NOBODY

    def commit(self, game: Galaxy) -> Next:
        ready_planet(game, ELYSIUM)
        attach(game, ELYSIUM, ATTACHMENT["ul-the-progenitor"])
        game.note("attached", self.seat, ELYSIUM, self.source)
        return None

    def purge(self, game: Galaxy) -> Next:
        """It lies on the planet now (7.12a)."""
        leave_leaders(game, self.seat, self.source)
        return None


DEEDS = (UlTheProgenitor,)
