"""That Which Molds Flesh, commander of the Vuil'raith: the small ones come of themselves."""

from __future__ import annotations

from typing import Final

from orrery.ti4.adjacency import RIFT, all_anomalies
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import has_units
from orrery.ti4.state import Galaxy

RIFTS: Final = 3
SMALL: Final = 2


class ThatWhichMoldsFlesh(Modifier):
    """When you produce fighters or infantry, up to 2 of them do not count against the production limit."""

    def uncounted_units(self, game: Galaxy, seat: int) -> int:
        return SMALL if seat == self.owner else 0


def units_in_rifts(game: Galaxy, seat: int) -> tuple[int, int]:
    rifts = [system for system, kinds in enumerate(all_anomalies(game)) if RIFT in kinds]
    return len([system for system in rifts if has_units(game, seat, system)]), RIFTS


STANDING = ThatWhichMoldsFlesh
UNLOCKS = units_in_rifts
