"""Judicial Abolishment: a law is discarded."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import Agenda, ElectLaw, Voters
from orrery.ti4.rules.agenda_moves import repeal_law
from orrery.ti4.state import Galaxy


class JudicialAbolishment(ElectLaw):
    """Elected law: discarded."""

    KEY = "judicial-abolishment"

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        repeal_law(game, outcome.id())
        return None


AGENDA: Final[Agenda] = JudicialAbolishment()
