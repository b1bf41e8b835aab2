"""Harrugh Gefhara, hero of the Hacan: once, everything is on credit."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import Hero
from orrery.ti4.rules.production import producing
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_UNITS_USE_PRODUCTION


class OnCredit(Modifier):
    SCOPE = "production"

    def waives_cost(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


class HarrughGefhara(Hero):
    """When units of yours use production: each unit costs you nothing in this use. The production limit stays."""

    WINDOWS = (WHEN_UNITS_USE_PRODUCTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return producing(game).seat == seat

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(OnCredit(self.seat))
        return None


DEEDS = (HarrughGefhara,)
