"""Regulated Conscription: fighters and infantry one by one."""

from __future__ import annotations

from typing import Final

from orrery.ti4.agenda import Agenda, Law
from orrery.ti4.state import Galaxy


class OneByOne(Law):
    def ends_pairs(self, game: Galaxy, seat: int) -> bool:
        return True


class RegulatedConscription(Agenda):
    """For, a law: fighters and infantry are produced one for their cost, not two. Against: nothing."""

    KEY = "regulated-conscription"
    LAW = True
    CHANGES = OneByOne


AGENDA: Final[Agenda] = RegulatedConscription()
