"""The Clan of Saar: whoever lives from what others leave behind needs no home. Their docks fly (see `units`)."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.procedure import Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.control import gaining
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import gain_goods
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_CONTROL_GAINED


class Scavenge(Deed):
    """After you gain control of a planet, gain 1 trade good: for each planet one, after it has been explored."""

    WINDOWS = (AFTER_CONTROL_GAINED,)
    DUTY = True
    WAITS = True  # who fears for the good spends what is there before it comes

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return gaining(game).seat == seat

    def commit(self, game: Galaxy) -> Next:
        gain_goods(game, self.seat, 1)
        return None


class Nomadic(Modifier):
    """You may score public objectives even if you do not control the planets of your home system."""

    def scores_without_home(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


DEEDS: Final[dict[str, tuple[Any, ...]]] = {"scavenge": (Scavenge,)}
STANDING: Final[dict[str, type[Modifier]]] = {"nomadic": Nomadic}
