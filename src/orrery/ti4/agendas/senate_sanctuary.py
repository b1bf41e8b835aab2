"""Senate Sanctuary: influence."""

from __future__ import annotations

from typing import Final

from orrery.ti4.agenda import Agenda, AttachedLaw


class SenateSanctuary(AttachedLaw):
    """Elected planet: attached; its influence is 2 more from now on."""

    KEY = "senate-sanctuary"
    TRAIT = "cultural"


AGENDA: Final[Agenda] = SenateSanctuary()
