"""Research Team: Biotic: one green prerequisite less."""

from __future__ import annotations

from typing import Final

from orrery.ti4.agenda import Agenda, AttachedLaw
from orrery.ti4.technology import GREEN


class ResearchTeamBiotic(AttachedLaw):
    """Elected planet: attached. Who controls it may exhaust this card, not the planet, to ignore 1 green
    prerequisite of a technology."""

    KEY = "research-team-biotic"
    TRAIT = "industrial"
    SKIPS = GREEN


AGENDA: Final[Agenda] = ResearchTeamBiotic()
