"""Research Team: Warfare: one red prerequisite less."""

from __future__ import annotations

from typing import Final

from orrery.ti4.agenda import Agenda, AttachedLaw
from orrery.ti4.technology import RED


class ResearchTeamWarfare(AttachedLaw):
    """Elected planet: attached. Who controls it may exhaust this card, not the planet, to ignore 1 red
    prerequisite of a technology."""

    KEY = "research-team-warfare"
    TRAIT = "hazardous"
    SKIPS = RED


AGENDA: Final[Agenda] = ResearchTeamWarfare()
