"""The Prophet's Tears: who weeps them knows more."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Call, Next
from orrery.ti4.components import NUMBER
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.drawing import DrawCards
from orrery.ti4.rules.researching import Research
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_TECHNOLOGY_RESEARCHED

TEARS: Final = NUMBER["the-prophets-tears"]


class Wept(Modifier):
    """When you research, exhaust this to ignore 1 prerequisite."""

    def ignores_one(self, game: Galaxy, seat: int, upgrades: int) -> int:
        return TEARS if seat == self.owner else -1


class TheProphetsTears(Agent):
    """When you research a technology, exhaust: draw 1 action card. Who wants to ignore a prerequisite instead says so
    with the prerequisites."""

    WINDOWS = (WHEN_TECHNOLOGY_RESEARCHED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        """Also where something else takes the place of research: both are for who would research."""
        now = game.innermost(Research)
        return isinstance(now, Research) and now.seat == seat and bool(game.deck or game.discard)

    def commit(self, game: Galaxy) -> Next:
        return Call(DrawCards(self.seat, 1))


STANDING = Wept
DEEDS = (TheProphetsTears,)
