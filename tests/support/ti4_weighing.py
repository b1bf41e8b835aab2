"""Tables at which the bot weighs something: three players who are no neighbours, and what one of them aims at."""

from __future__ import annotations

from orrery.ti4.bot.aims import Aims
from orrery.ti4.tiles import MECATOL_REX, PLANETS
from support.ti4 import Table

FREE = [each for each, planet in enumerate(PLANETS) if not planet.home and each != MECATOL_REX]


def three() -> Table:
    return Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).ships(2, 4, cruiser=1)


def aims_of(table: Table, seat: int = 0) -> Aims:
    return Aims(table.game, seat)
