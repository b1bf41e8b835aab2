"""E-Res Siphons, of the Jol-Nar: whoever comes to their ships pays them."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.queries import has_ships
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import gain_goods
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_SYSTEM_ACTIVATED

GOODS: Final = 4


class EResSiphons(Deed):
    """After another player activates a system with 1 or more of your ships: gain 4 trade goods."""

    WINDOWS = (AFTER_SYSTEM_ACTIVATED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return seat != game.active and has_ships(game, seat, game.active_system)

    def commit(self, game: Galaxy) -> Next:
        gain_goods(game, self.seat, GOODS)
        return None


DEEDS = (EResSiphons,)
