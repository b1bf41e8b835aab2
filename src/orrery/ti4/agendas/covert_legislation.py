"""Covert Legislation: an agenda is voted on that nobody but the speaker has seen."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.ti4.agenda import Agenda
from orrery.ti4.state import Galaxy


class CovertLegislation(Agenda):
    """The speaker draws the next agenda and names its outcomes alone; everybody votes on those. It is shown when its
    outcome is resolved."""

    KEY = "covert-legislation"
    HIDES = True

    def outcomes(self, game: Galaxy) -> list[Option]:
        return []


AGENDA: Final[Agenda] = CovertLegislation()
