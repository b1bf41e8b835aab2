"""Gamma Relay: a door opens in empty space."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next, Procedure, Step
from orrery.ti4.rules.find_moves import place_gamma_wormhole
from orrery.ti4.state import Galaxy


class GammaRelay(Procedure):
    """Put a gamma wormhole token into this system."""

    STEPS = (Step("ti4:100.4b", "place"),)

    def __init__(self, seat: int, system: int) -> None:
        self.seat = seat
        self.system = system

    def place(self, game: Galaxy) -> Next:
        place_gamma_wormhole(game, self.seat, self.system)
        return None


RESOLVE: Final = GammaRelay
