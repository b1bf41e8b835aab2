"""Nav Suite: anomalies are no obstacle."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_SYSTEM_ACTIVATED


class Guided(Modifier):
    """Neither closed nor dangerous nor slow; nor does a gravity rift help. Retreats are another matter."""

    def ignores_anomalies(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


class NavSuite(ActionCard):
    """After you activate a system: in the movement of this tactical action your ships ignore the effects of
    anomalies."""

    WINDOWS = (AFTER_SYSTEM_ACTIVATED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return seat == game.active

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Guided(self.seat))
        return None


DEEDS = (NavSuite,)
