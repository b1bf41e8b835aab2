"""Freelancers: a unit for whatever one can pay."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.ti4.payments import EITHER
from orrery.ti4.rules.production import Produce
from orrery.ti4.state import Galaxy


class Freelancers(Procedure):
    """You may produce 1 unit in this system; influence may be spent for it as if it were resources."""

    STEPS = (Step("ti4:29.7", "produce"),)

    def __init__(self, seat: int, planet: int) -> None:
        self.seat = seat
        self.planet = planet

    def produce(self, game: Galaxy) -> Next:
        return Call(Produce(self.seat, game.chart.system_of[self.planet], number=1, money=EITHER))


RESOLVE: Final = Freelancers
