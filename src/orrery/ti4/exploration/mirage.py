"""Mirage: a planet where there was none."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.ti4.rules.control import GainControl
from orrery.ti4.rules.find_moves import place_planet
from orrery.ti4.state import Galaxy
from orrery.ti4.tiles import PLANET

MIRAGE: Final = PLANET["mirage"]


class Mirage(Procedure):
    """Put the planet into this system, take its card and ready it. Nobody had it, so it is explored then."""

    STEPS = (Step("ti4:29.7", "place"), Step("ti4:53.1", "gain"))

    def __init__(self, seat: int, system: int) -> None:
        self.seat = seat
        self.system = system

    def place(self, game: Galaxy) -> Next:
        place_planet(game, self.seat, self.system, MIRAGE)
        return None

    def gain(self, game: Galaxy) -> Next:
        return Call(GainControl(self.seat, MIRAGE, readied=True))


RESOLVE: Final = Mirage
