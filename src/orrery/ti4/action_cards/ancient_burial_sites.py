"""Ancient Burial Sites: the cultural planets of a player are exhausted before the votes."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, Thing, about
from orrery.kernel.procedure import Next
from orrery.ti4.initiative import clockwise
from orrery.ti4.planets import ready_planets, traits_of
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.moves import exhaust_planet
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import START_OF_AGENDA_PHASE


class AncientBurialSites(ActionCard):
    """At the start of the agenda phase: choose a player, whose cultural planets are all exhausted."""

    WINDOWS = (START_OF_AGENDA_PHASE,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, target: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.target = target

    def choose(self, game: Galaxy) -> Next:
        if self.target != NOBODY:
            return None
        return Decision(self.seat, "choose player", about("seat", clockwise(game, self.seat)))

    def aims(self) -> tuple[Thing, ...]:
        return (("seat", self.target),) if self.target != NOBODY else ()

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.target = reply.option().id()
        return None

    def commit(self, game: Galaxy) -> Next:
        for planet in ready_planets(game, self.target):
            if "cultural" in traits_of(game, planet):
                exhaust_planet(game, planet)
                game.note("planet exhausted", self.target, planet)
        return None


DEEDS = (AncientBurialSites,)
