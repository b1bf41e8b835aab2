"""Mercenary Outfit: somebody to guard the planet."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Done, Next, Procedure, Step
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.queries import is_closed
from orrery.ti4.reinforcements import figure_at_hand
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.state import Galaxy
from orrery.ti4.units import INFANTRY

DECLINE: Final = Option("place nothing")
PLACE: Final = Option("place infantry")


class MercenaryOutfit(Procedure):
    """You may place 1 infantry on this planet."""

    STEPS = (Step("ti4:29.7", "choose", "place"),)

    def __init__(self, seat: int, planet: int) -> None:
        self.seat = seat
        self.planet = planet

    def choose(self, game: Galaxy) -> Next:
        place = ON_PLANET + self.planet
        if is_closed(game, self.planet) or not figure_at_hand(game, self.seat, INFANTRY, place):
            return None
        return Decision(self.seat, "may place infantry", [DECLINE, PLACE], things=(("planet", self.planet),))

    def place(self, game: Galaxy, reply: Reply) -> Next:
        if reply.option() == DECLINE:
            return Done()
        return Call(PlaceUnits(self.seat, ON_PLANET + self.planet, INFANTRY))


RESOLVE: Final = MercenaryOutfit
