"""Miscount Disclosed: a law is voted on again."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Call, Next
from orrery.ti4.agenda import Agenda, ElectLaw, Voters
from orrery.ti4.rules.agenda_phase import AgendaPhase
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import Galaxy


class MiscountDisclosed(ElectLaw):
    """Elected law: voted on again as if it were just revealed. It stays in play meanwhile (F.agenda.5). Outside of an
    agenda phase there is no next agenda to wait for."""

    KEY = "miscount-disclosed"

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        for frame in game.stack:
            phase = frame.procedure
            if isinstance(phase, AgendaPhase):
                phase.extra = (*phase.extra, outcome.id())
                return None
        return Call(ResolveAgenda(outcome.id()))


AGENDA: Final[Agenda] = MiscountDisclosed()
