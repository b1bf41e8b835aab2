"""Terraforming Initiative: a better planet."""

from __future__ import annotations

from typing import Final

from orrery.ti4.agenda import Agenda, AttachedLaw


class TerraformingInitiative(AttachedLaw):
    """Elected planet: attached; its resources and its influence are 1 more each from now on."""

    KEY = "terraforming-initiative"
    TRAIT = "hazardous"


AGENDA: Final[Agenda] = TerraformingInitiative()
