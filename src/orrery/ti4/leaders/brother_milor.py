"""Brother Milor, agent of the Yin: out of the wreck come fighters."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Done, Next, Procedure, Step
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.reinforcements import figure_at_hand
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.state import Galaxy
from orrery.ti4.units import CRUISER, DESTROYER, FIGHTER
from orrery.ti4.windows import AFTER_UNIT_DESTROYED

WRECKS: Final = (DESTROYER, CRUISER)
NOTHING: Final = Option("place nothing")
ONE: Final = Option("one fighter")
TWO: Final = Option("two fighters")


class BrotherMilor(Agent):
    """After a destroyer or cruiser of a player is destroyed, exhaust: that player may place up to 2 fighters in that
    system."""

    WINDOWS = (AFTER_UNIT_DESTROYED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        lost = what_happened(game)
        if lost.about not in WRECKS or lost.number >= ON_PLANET:
            return False
        return figure_at_hand(game, lost.seat, FIGHTER, lost.number)

    def commit(self, game: Galaxy) -> Next:
        lost = what_happened(game)
        return Call(FightOn(lost.seat, lost.number))


class FightOn(Procedure):
    """Whose ship it was says how many."""

    STEPS = (Step("ti4:31.7", "choose_number", "place"),)

    def __init__(self, seat: int, system: int) -> None:
        self.seat = seat
        self.system = system

    def choose_number(self, game: Galaxy) -> Next:
        return Decision(self.seat, "milor", [NOTHING, ONE, TWO], things=(("system", self.system),))

    def place(self, game: Galaxy, reply: Reply) -> Next:
        if reply.option() == NOTHING:
            return Done()
        return Call(PlaceUnits(self.seat, self.system, FIGHTER, 1 if reply.option() == ONE else 2))


DEEDS = (BrotherMilor,)
