"""Hegemonic Trade Policy, of the Winnu: influence builds, resources rule."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, about
from orrery.kernel.procedure import Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.planets import planets_of
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import exhaust
from orrery.ti4.rules.production import producing
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import WHEN_UNITS_USE_PRODUCTION


class Swapped(Modifier):
    """`about` is the planet."""

    SCOPE = "production"

    def swaps_values(self, game: Galaxy, planet: int) -> bool:
        return planet == self.about


class HegemonicTradePolicy(Deed):
    """When your units use production, exhaust: swap the resources and the influence of 1 planet you control for that
    use, also for what a space dock on it can produce."""

    WINDOWS = (WHEN_UNITS_USE_PRODUCTION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, planet: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.planet = planet

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return producing(game).seat == seat and bool(planets_of(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.planet != NOBODY:
            return None
        return Decision(self.seat, "swap values", about("planet", planets_of(game, self.seat)))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.planet = reply.option().id()
        return None

    def pay(self, game: Galaxy) -> Next:
        exhaust(game, self.seat, self.source)
        return None

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Swapped(self.seat, self.planet))
        game.note("values swapped", self.seat, self.planet)
        return None


DEEDS = (HegemonicTradePolicy,)
