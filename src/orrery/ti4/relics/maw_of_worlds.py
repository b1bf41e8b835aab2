"""Maw of Worlds: a technology for the strength of all planets."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, about
from orrery.kernel.procedure import Call, Next
from orrery.ti4.planets import ready_planets
from orrery.ti4.research import may_own, technology_deck
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import exhaust_planet
from orrery.ti4.rules.relic_moves import purge_relic
from orrery.ti4.rules.researching import GainTechnology
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import START_OF_AGENDA_PHASE


class MawOfWorlds(Deed):
    """At the start of the agenda phase, purge this and exhaust all your planets: gain any 1 technology of your deck,
    whatever its prerequisites."""

    WINDOWS = (START_OF_AGENDA_PHASE,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, tech: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.tech = tech

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(within_reach(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.tech != NOBODY:
            return None
        return Decision(self.seat, "maw-of-worlds", about("tech", within_reach(game, self.seat)))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.tech = reply.option().id()
        return None

    def pay(self, game: Galaxy) -> Next:
        purge_relic(game, self.seat, self.source)
        for planet in ready_planets(game, self.seat):
            exhaust_planet(game, planet)
            game.note("planet exhausted", self.seat, planet)
        return None

    def commit(self, game: Galaxy) -> Next:
        return Call(GainTechnology(self.seat, self.tech))


def within_reach(game: Galaxy, seat: int) -> list[int]:
    return [tech for tech in technology_deck(game, seat) if may_own(game, seat, tech)]


DEEDS = (MawOfWorlds,)
