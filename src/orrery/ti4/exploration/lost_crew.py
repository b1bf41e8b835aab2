"""Lost Crew: those who are found know something."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.ti4.rules.drawing import DrawCards
from orrery.ti4.state import Galaxy

CARDS: Final = 2


class LostCrew(Procedure):
    """Draw 2 action cards."""

    STEPS = (Step("ti4:29.7", "draw"),)

    def __init__(self, seat: int, system: int) -> None:
        self.seat = seat
        self.system = system

    def draw(self, game: Galaxy) -> Next:
        return Call(DrawCards(self.seat, CARDS))


RESOLVE: Final = LostCrew
