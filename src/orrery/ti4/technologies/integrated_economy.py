"""Integrated Economy: a new planet builds at once."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next
from orrery.ti4.building import Works
from orrery.ti4.queries import is_closed
from orrery.ti4.rules.control import gaining
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.production import Produce
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_CONTROL_GAINED


class IntegratedEconomy(Deed):
    """After you gain control of a planet you may produce any number of units on it that together cost no more than its
    resources. They are paid for, and it is not the production ability. Ships are produced on the planet too: where no
    unit can be produced, none of them."""

    WINDOWS = (AFTER_CONTROL_GAINED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        gained = gaining(game)
        if gained.seat != seat or is_closed(game, gained.planet):
            return False
        works = Works(game, seat, game.chart.system_of[gained.planet], gained.planet)
        return any(most for _, _, most in works.rows(game))

    def commit(self, game: Galaxy) -> Next:
        planet = gaining(game).planet
        return Call(Produce(self.seat, game.chart.system_of[planet], planet=planet))


DEEDS = (IntegratedEconomy,)
