"""Research Team: Cybernetic: one yellow prerequisite less."""

from __future__ import annotations

from typing import Final

from orrery.ti4.agenda import Agenda, AttachedLaw
from orrery.ti4.technology import YELLOW


class ResearchTeamCybernetic(AttachedLaw):
    """Elected planet: attached. Who controls it may exhaust this card, not the planet, to ignore 1 yellow
    prerequisite of a technology."""

    KEY = "research-team-cybernetic"
    TRAIT = "industrial"
    SKIPS = YELLOW


AGENDA: Final[Agenda] = ResearchTeamCybernetic()
