"""The Obsidian: one secret more."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.drawing import DrawSecret
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_RELIC_GAINED


class OneMore(Modifier):
    """You may have 1 secret objective more, scored ones counted."""

    def more_secrets(self, game: Galaxy, seat: int) -> int:
        return int(seat == self.owner)


class TheObsidian(Deed):
    """When you gain this: draw 1 secret objective."""

    WINDOWS = (WHEN_RELIC_GAINED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        gained = what_happened(game)
        return gained.seat == seat and gained.about == source

    def commit(self, game: Galaxy) -> Next:
        return Call(DrawSecret(self.seat))


STANDING = OneMore
DEEDS = (TheObsidian,)
