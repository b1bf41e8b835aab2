"""Ion Storm: a wormhole that turns over whenever ships use it. `rules.storm` turns it."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next, Procedure, Step
from orrery.ti4.rules.find_moves import place_storm
from orrery.ti4.state import Galaxy

SIDES: Final = ("alpha", "beta")


class IonStorm(Procedure):
    """Put the ion storm token into this system with the side up that you choose."""

    STEPS = (Step("ti4:29.7", "choose_side", "place"),)

    def __init__(self, seat: int, system: int) -> None:
        self.seat = seat
        self.system = system

    def choose_side(self, game: Galaxy) -> Next:
        options = [Option(f"storm {side}") for side in SIDES]
        return Decision(self.seat, "ion-storm", options, things=(("system", self.system),))

    def place(self, game: Galaxy, reply: Reply) -> Next:
        place_storm(game, self.seat, self.system, reply.option().key.removeprefix("storm "))
        return None


RESOLVE: Final = IonStorm
