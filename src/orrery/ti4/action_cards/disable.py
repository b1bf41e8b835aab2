"""Disable: the PDS of the others fall silent."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.combat import CANNON, SHIELD
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.invasion import Invasion
from orrery.ti4.state import Galaxy
from orrery.ti4.units import PDS, count
from orrery.ti4.windows import START_OF_INVASION


class Disabled(Modifier):
    SCOPE = "invasion"

    def takes_away(self, game: Galaxy, seat: int, type: int, ability: str) -> bool:
        return type == PDS and seat != self.owner and ability in (CANNON, SHIELD)


class Disable(ActionCard):
    """At the start of your invasion of a system with 1 or more PDS of others: as long as it lasts those of your
    opponents have neither planetary shield nor space cannon."""

    WINDOWS = (START_OF_INVASION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        now = game.innermost(Invasion)
        assert isinstance(now, Invasion)
        others = [player for other, player in enumerate(game.players) if other != seat]
        planets = game.chart.planets[now.system]
        return seat == now.seat and any(count(other.troops_on(each), PDS) for other in others for each in planets)

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Disabled(self.seat))
        return None


DEEDS = (Disable,)
