"""2RAM, commander of the L1Z1X: no shield stops the bombs."""

from __future__ import annotations

from typing import Final

from orrery.ti4.modifier import Modifier
from orrery.ti4.reinforcements import on_board
from orrery.ti4.state import Galaxy
from orrery.ti4.units import DREADNOUGHT

DREADNOUGHTS: Final = 4


class TwoRam(Modifier):
    """Planetary shields do not keep your units from bombarding. The units keep it, for whatever else it does."""

    def ignores_shields(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


def dreadnoughts(game: Galaxy, seat: int) -> tuple[int, int]:
    return on_board(game, seat, DREADNOUGHT), DREADNOUGHTS


STANDING = TwoRam
UNLOCKS = dreadnoughts
