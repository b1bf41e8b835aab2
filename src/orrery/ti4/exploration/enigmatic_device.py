"""Enigmatic Device: kept until somebody pays for finding out what it is."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Call, Next
from orrery.ti4.payments import RESOURCES
from orrery.ti4.research import funds, may_research
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.find_moves import purge_kept
from orrery.ti4.rules.researching import Research
from orrery.ti4.rules.spending import Spend
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import ACTION

PRICE: Final = 6


class EnigmaticDevice(Deed):
    """As an action, spend 6 resources and purge: research 1 technology."""

    WINDOWS = (ACTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return funds(game, seat) >= PRICE and may_research(game, seat)

    def pay(self, game: Galaxy) -> Next:
        purge_kept(game, self.seat, self.source)
        return Call(Spend(self.seat, RESOURCES, PRICE, researches=True))

    def commit(self, game: Galaxy) -> Next:
        return Call(Research(self.seat))


DEEDS = (EnigmaticDevice,)
