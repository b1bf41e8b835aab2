"""Gamma Wormhole: a door opens beside a planet."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next, Procedure, Step
from orrery.ti4.rules.find_moves import place_gamma_wormhole
from orrery.ti4.state import Galaxy


class GammaWormhole(Procedure):
    """Put a gamma wormhole token into this system."""

    STEPS = (Step("ti4:100.4b", "place"),)

    def __init__(self, seat: int, planet: int) -> None:
        self.seat = seat
        self.planet = planet

    def place(self, game: Galaxy) -> Next:
        place_gamma_wormhole(game, self.seat, game.chart.system_of[self.planet])
        return None


RESOLVE: Final = GammaWormhole
