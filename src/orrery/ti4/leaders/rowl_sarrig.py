"""Rowl Sarrig, commander of the Saar: what one dock builds, another has."""

from __future__ import annotations

from typing import Final

from orrery.ti4.modifier import Modifier
from orrery.ti4.reinforcements import on_board
from orrery.ti4.state import Galaxy
from orrery.ti4.units import SPACE_DOCK

DOCKS: Final = 3


class RowlSarrig(Modifier):
    """When you produce fighters or infantry, each of them may be placed at any of your space docks that is not
    blockaded."""

    def places_at_docks(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


def docks(game: Galaxy, seat: int) -> tuple[int, int]:
    return on_board(game, seat, SPACE_DOCK), DOCKS


STANDING = RowlSarrig
UNLOCKS = docks
