"""The Crown of Emphidia: it explores, and at the tomb it is worth a point."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Reply, about
from orrery.kernel.procedure import Call, Next
from orrery.ti4.components import thing_of
from orrery.ti4.planets import has_attached, planets_of
from orrery.ti4.rules.deed import Agent, Deed
from orrery.ti4.rules.exploring import Explore, decks_for
from orrery.ti4.rules.moves import gain_point
from orrery.ti4.rules.relic_moves import purge_relic
from orrery.ti4.rules.tactical import TacticalAction
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import AFTER_TACTICAL_ACTION, END_OF_STATUS_PHASE

TOMB: Final = "tomb-of-emphidia"


class CrownExplores(Agent):
    """After you perform a tactical action, exhaust: explore 1 planet you control."""

    WINDOWS = (AFTER_TACTICAL_ACTION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, planet: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.planet = planet

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        action = game.innermost(TacticalAction)
        return isinstance(action, TacticalAction) and action.seat == seat and bool(explorable(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.planet != NOBODY:
            return None
        return Decision(self.seat, "explore which", about("planet", explorable(game, self.seat)))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.planet = reply.option().id()
        return None

    def commit(self, game: Galaxy) -> Next:
        return Call(Explore(self.seat, self.planet))


class CrownAtTheTomb(Deed):
    """At the end of the status phase, purge: gain 1 victory point if you control the planet with the Tomb of
    Emphidia."""

    WINDOWS = (END_OF_STATUS_PHASE,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return any(has_attached(game, planet, TOMB) for planet in planets_of(game, seat))

    def pay(self, game: Galaxy) -> Next:
        purge_relic(game, self.seat, self.source)
        return None

    def commit(self, game: Galaxy) -> Next:
        gain_point(game, self.seat, thing_of(self.source))
        return None


def explorable(game: Galaxy, seat: int) -> list[int]:
    return [planet for planet in planets_of(game, seat) if decks_for(game, planet)]


DEEDS = (CrownExplores, CrownAtTheTomb)
