"""Brother Omar, commander of the Yin: knows what grows, and makes it grow."""

from __future__ import annotations

from orrery.ti4.components import NUMBER
from orrery.ti4.modifier import Modifier
from orrery.ti4.state import USED, Galaxy
from orrery.ti4.technology import GREEN
from orrery.ti4.units import INFANTRY


class BrotherOmar(Modifier):
    """It counts as 1 green prerequisite. Each time you pay the cost of infantry that you produce, you may place 1 more
    of them; they count against no production limit."""

    def counts_as(self, game: Galaxy, seat: int) -> str:
        return GREEN if seat == self.owner else ""

    def brings_one_more(self, game: Galaxy, seat: int, type: int) -> bool:
        return (seat, type) == (self.owner, INFANTRY)


STANDING = BrotherOmar
EARNED = (USED, NUMBER["indoctrination"])
