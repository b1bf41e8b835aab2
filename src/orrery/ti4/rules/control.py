"""Gaining control of a planet."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Done, Next, Procedure, Step
from orrery.kernel.window import At
from orrery.ti4.rules.exploring import Explore
from orrery.ti4.rules.moves import gain_control, ready_planet
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import AFTER_CONTROL_GAINED, WHEN_CONTROL_GAINED


class GainControl(Procedure):
    """Structures of others are destroyed, the card comes exhausted; a planet that nobody controlled is explored.

    Every gain goes this way, by conquest or by presence alone, so that what comes with it hangs on one place.
    """

    STEPS = (
        At("ti4:53.1", WHEN_CONTROL_GAINED),
        Step("ti4:53.1", "take_card"),
        Step("ti4:53.1c", "explore"),
        At("ti4:53.1", AFTER_CONTROL_GAINED),
    )

    def __init__(self, seat: int, planet: int, before: int = NOBODY, readied: bool = False) -> None:
        self.seat = seat
        self.planet = planet
        self.before = before  # who controlled it
        self.readied = readied  # what brings it readies the card at once

    def take_card(self, game: Galaxy) -> Next:
        if game.controller[self.planet] == self.seat:  # nobody gains what they have (53.2)
            return Done()
        self.before = game.controller[self.planet]
        gain_control(game, self.seat, self.planet)
        if self.readied:
            ready_planet(game, self.planet)
        return None

    def explore(self, game: Galaxy) -> Next:
        return Call(Explore(self.seat, self.planet)) if self.before == NOBODY and game.kings else None


def gaining(game: Galaxy) -> GainControl:
    """The gain of control that something is about to answer."""
    now = game.innermost(GainControl)
    assert isinstance(now, GainControl)
    return now
