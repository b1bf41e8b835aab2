"""Nexus Sovereignty: the nexus is reached from few places, or from the middle as well."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import AGAINST, Agenda, Law, Voters
from orrery.ti4.rules.find_moves import place_gamma_wormhole
from orrery.ti4.state import Galaxy
from orrery.ti4.tiles import MECATOL_REX


class Sovereign(Law):
    def seals_nexus(self, game: Galaxy) -> bool:
        return True


class NexusSovereignty(Agenda):
    """For, a law: alpha and beta wormholes of the wormhole nexus have no effect during movement.

    Against: a gamma wormhole token is placed in the system of Mecatol Rex.
    """

    KEY = "nexus-sovereignty"
    LAW = True
    CHANGES = Sovereign

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        if outcome == AGAINST:
            place_gamma_wormhole(game, game.speaker, game.chart.system_of[MECATOL_REX])
        return None


AGENDA: Final[Agenda] = NexusSovereignty()
