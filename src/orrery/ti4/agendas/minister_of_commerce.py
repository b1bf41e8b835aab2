"""Minister of Commerce: replenishing is worth a good for each neighbour."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.adjacency import are_neighbours
from orrery.ti4.agenda import OWNED, Agenda, ElectPlayer
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.moves import gain_goods
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_COMMODITIES_REPLENISHED


class Commerce(Deed):
    """After its owner replenishes commodities: 1 trade good for each neighbour, all of them together."""

    WINDOWS = (AFTER_COMMODITIES_REPLENISHED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return what_happened(game).seat == seat and bool(neighbours(game, seat))

    def commit(self, game: Galaxy) -> Next:
        gain_goods(game, self.seat, len(neighbours(game, self.seat)))
        return None


def neighbours(game: Galaxy, seat: int) -> list[int]:
    others = [other for other, player in enumerate(game.players) if other != seat and not player.eliminated]
    return [other for other in others if are_neighbours(game, seat, other)]


class MinisterOfCommerce(ElectPlayer):
    KEY = "minister-of-commerce"
    LAW = True
    PLACE = OWNED


AGENDA: Final[Agenda] = MinisterOfCommerce()
DEEDS: Final = (Commerce,)
