"""Miscount Disclosed: a law is voted on again."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import Agenda, ElectLaw, Voters
from orrery.ti4.rules.agenda_phase import AgendaPhase
from orrery.ti4.state import Galaxy


class MiscountDisclosed(ElectLaw):
    """Elected law: voted on again as if it were just revealed. It stays in play meanwhile (F.agenda.5)."""

    KEY = "miscount-disclosed"

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        phase = game.innermost(AgendaPhase)
        assert isinstance(phase, AgendaPhase)
        phase.extra = (*phase.extra, outcome.id())
        return None


AGENDA: Final[Agenda] = MiscountDisclosed()
