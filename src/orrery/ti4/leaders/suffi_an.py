"""Suffi An, agent of the Mentak: a robbery that leaves both sides cards."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.components import NUMBER
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.moves import draw
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_ABILITY_USED

PILLAGE: Final = NUMBER["pillage"]


class SuffiAn(Agent):
    """After Pillage was used against another player, exhaust: you and that player draw 1 action card each."""

    WINDOWS = (AFTER_ABILITY_USED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        use = what_happened(game)
        return use.about == PILLAGE and use.number != seat

    def commit(self, game: Galaxy) -> Next:
        for seat in (self.seat, what_happened(game).number):
            draw(game, seat, 1)
        return None


DEEDS = (SuffiAn,)
