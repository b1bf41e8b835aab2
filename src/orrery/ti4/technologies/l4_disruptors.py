"""L4 Disruptors, of the Letnev: nobody fires at their landing."""

from __future__ import annotations

from orrery.ti4.modifier import Modifier
from orrery.ti4.state import Galaxy


class L4Disruptors(Modifier):
    """During an invasion nobody can use space cannon against your units."""

    def silences_defense(self, game: Galaxy, target: int) -> bool:
        return target == self.owner


STANDING = L4Disruptors
