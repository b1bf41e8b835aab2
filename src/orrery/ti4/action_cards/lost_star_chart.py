"""Lost Star Chart: all wormholes lead to one another."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_SYSTEM_ACTIVATED


class Charted(Modifier):
    def joins_wormholes(self, game: Galaxy, seat: int) -> bool:
        return True


class LostStarChart(ActionCard):
    """After you activate a system: in this tactical action systems with an alpha and with a beta wormhole are adjacent
    to one another, for everybody and everything."""

    WINDOWS = (AFTER_SYSTEM_ACTIVATED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return seat == game.active

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Charted(self.seat))
        return None


DEEDS = (LostStarChart,)
