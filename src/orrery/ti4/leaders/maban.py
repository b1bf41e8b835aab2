"""M'aban, commander of the Naalu: one fighter more for every price."""

from __future__ import annotations

from typing import Final

from orrery.ti4.modifier import Modifier
from orrery.ti4.reinforcements import on_board
from orrery.ti4.state import Galaxy
from orrery.ti4.units import FIGHTER

FIGHTERS: Final = 12


class Maban(Modifier):
    """Each time you pay the cost of fighters that you produce, you may place 1 more of them; they count against no
    production limit."""

    def brings_one_more(self, game: Galaxy, seat: int, type: int) -> bool:
        return (seat, type) == (self.owner, FIGHTER)


def fighters(game: Galaxy, seat: int) -> tuple[int, int]:
    return on_board(game, seat, FIGHTER), FIGHTERS


STANDING = Maban
UNLOCKS = fighters
