"""Berekar Berekon, agent of the Winnu: what is built costs less."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.production import producing
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_UNITS_USE_PRODUCTION

SAVED: Final = 2  # resources


class Cheaper(Modifier):
    """For whoever produces."""

    SCOPE = "production"

    def lowers_price(self, game: Galaxy, seat: int) -> int:
        return SAVED if seat == self.owner else 0


class BerekarBerekon(Agent):
    """When units of a player use production, exhaust: all that is produced costs 2 less together."""

    WINDOWS = (WHEN_UNITS_USE_PRODUCTION,)

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Cheaper(producing(game).seat))
        return None


DEEDS = (BerekarBerekon,)
