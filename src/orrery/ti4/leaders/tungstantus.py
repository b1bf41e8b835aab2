"""Tungstantus, commander of the Titans: whatever produces pays."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.queries import goods_worth
from orrery.ti4.reinforcements import on_board
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import gain_goods
from orrery.ti4.rules.production import producing
from orrery.ti4.state import Galaxy
from orrery.ti4.units import PDS, SPACE_DOCK
from orrery.ti4.windows import WHEN_UNITS_USE_PRODUCTION

STRUCTURES: Final = 5


class Tungstantus(Deed):
    """When your units use production you may gain 1 trade good, which may pay for what is produced. Something must be:
    who produces nothing has not used production."""

    WINDOWS = (WHEN_UNITS_USE_PRODUCTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        use = producing(game)
        if use.seat != seat:
            return False
        works = use.works(game)
        works.money += goods_worth(game, seat)
        works.budget += goods_worth(game, seat)
        return any(most for _, _, most in works.rows(game))

    def commit(self, game: Galaxy) -> Next:
        producing(game).must = True
        gain_goods(game, self.seat, 1)
        return None


def structures(game: Galaxy, seat: int) -> tuple[int, int]:
    return on_board(game, seat, PDS) + on_board(game, seat, SPACE_DOCK), STRUCTURES


DEEDS = (Tungstantus,)
UNLOCKS = structures
