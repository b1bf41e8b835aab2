"""Research Team: Propulsion: one blue prerequisite less."""

from __future__ import annotations

from typing import Final

from orrery.ti4.agenda import Agenda, AttachedLaw
from orrery.ti4.technology import BLUE


class ResearchTeamPropulsion(AttachedLaw):
    """Elected planet: attached. Who controls it may exhaust this card, not the planet, to ignore 1 blue
    prerequisite of a technology."""

    KEY = "research-team-propulsion"
    TRAIT = "industrial"
    SKIPS = BLUE


AGENDA: Final[Agenda] = ResearchTeamPropulsion()
