"""Ancient Burial Sites: the cultural planets of a player are exhausted before the votes."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.initiative import clockwise
from orrery.ti4.planets import ready_planets, traits_of
from orrery.ti4.rules.aimed import AimedCard
from orrery.ti4.rules.moves import exhaust_planet
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import START_OF_AGENDA_PHASE


class AncientBurialSites(AimedCard):
    """At the start of the agenda phase: choose a player, whose cultural planets are all exhausted."""

    WINDOWS = (START_OF_AGENDA_PHASE,)
    KIND = "seat"

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        return clockwise(game, seat)

    def commit(self, game: Galaxy) -> Next:
        for planet in ready_planets(game, self.target):
            if "cultural" in traits_of(game, planet):
                exhaust_planet(game, planet)
                game.note("planet exhausted", self.target, planet)
        return None


DEEDS = (AncientBurialSites,)
