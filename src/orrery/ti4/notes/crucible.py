"""Crucible, of the Vuil'raith: gravity rifts carry, and take nothing."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.note_moves import return_note
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_SYSTEM_ACTIVATED

FARTHER: Final = 1


class Calm(Modifier):
    def calms_rifts(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner

    def farther_by_rifts(self, game: Galaxy, seat: int) -> int:
        return FARTHER if seat == self.owner else 0


class Crucible(Deed):
    """After you activate a system: your ships do not roll for gravity rifts in this movement, and those that move out
    of one or through one move 1 farther still. Then it returns."""

    WINDOWS = (AFTER_SYSTEM_ACTIVATED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return game.active == seat

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Calm(self.seat))
        return_note(game, self.seat, self.source)
        return None


DEEDS = (Crucible,)
