"""Archived Secret: a secret objective for the elected player."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Call, Next
from orrery.ti4.agenda import Agenda, ElectPlayer, Voters
from orrery.ti4.rules.drawing import DrawSecret
from orrery.ti4.state import Galaxy


class ArchivedSecret(ElectPlayer):
    """Elected player: draws 1 secret objective."""

    KEY = "archived-secret"

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        return Call(DrawSecret(outcome.id()))


AGENDA: Final[Agenda] = ArchivedSecret()
