"""Bunker: planets under cover."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.combat import bombarding_guns
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.invasion import Invasion
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import START_OF_INVASION

COVER: Final = 4


class UnderCover(Modifier):
    SCOPE = "invasion"

    def bombardment_bonus(self, game: Galaxy, planet: int) -> int:
        return -COVER if game.controller[planet] == self.owner else 0


class Bunker(ActionCard):
    """At the start of an invasion: -4 to each bombardment roll against planets you control, as long as it lasts.

    For whoever controls a planet there that the active player's ships could bombard.
    """

    WINDOWS = (START_OF_INVASION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        now = game.innermost(Invasion)
        assert isinstance(now, Invasion)
        mine = any(game.controller[planet] == seat for planet in game.chart.planets[now.system])
        return mine and seat != now.seat and bool(bombarding_guns(game, now.seat, now.system))

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(UnderCover(self.seat))
        return None


DEEDS = (Bunker,)
