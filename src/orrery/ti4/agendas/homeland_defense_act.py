"""Homeland Defense Act: any number of PDS on a planet."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Call, Next
from orrery.ti4.agenda import AGAINST, Agenda, Law, Voters
from orrery.ti4.initiative import clockwise
from orrery.ti4.rules.each_player import DestroyChosen, everywhere
from orrery.ti4.state import Galaxy
from orrery.ti4.units import PDS


class Fortified(Law):
    def lifts_structure_limit(self, game: Galaxy, type: int) -> bool:
        return type == PDS


class HomelandDefenseAct(Agenda):
    """For, a law: planets may hold any number of PDS. Against: each player destroys 1 PDS of their own."""

    KEY = "homeland-defense-act"
    LAW = True
    CHANGES = Fortified

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        if outcome != AGAINST:
            return None
        seats = clockwise(game, game.speaker)
        return Call(DestroyChosen(tuple([(seat, 1, (PDS,), everywhere(game, seat)) for seat in seats])))


AGENDA: Final[Agenda] = HomelandDefenseAct()
