"""The Stillness of Stars, agent of the Vuil'raith: it pays, and takes."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, Thing, about
from orrery.kernel.procedure import Next
from orrery.ti4.building import PRODUCIBLE, may_own
from orrery.ti4.components import FACTIONS
from orrery.ti4.queries import unit_of
from orrery.ti4.rules.capturing import capture, may_capture
from orrery.ti4.rules.commodities import convert_commodities
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.technologies.vortex import in_reinforcements
from orrery.ti4.windows import AFTER_COMMODITIES_REPLENISHED


def prey(game: Galaxy, seat: int, other: int) -> list[int]:
    """What costs no more than the other's commodity value and is left; what has no cost is none of it."""
    if not may_capture(game, seat, other):
        return []
    most = FACTIONS[game.players[other].faction].commodities
    priced = [type for type in PRODUCIBLE if 0 < unit_of(game, other, type).cost <= most and may_own(game, other, type)]
    return [type for type in priced if in_reinforcements(game, other, type)]


class TheStillnessOfStars(Agent):
    """After another player replenishes commodities, exhaust: they become trade goods, and you capture 1 unit from that
    player's reinforcements that costs no more than its commodity value."""

    WINDOWS = (AFTER_COMMODITIES_REPLENISHED,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, type: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.type = type

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        other = what_happened(game).seat
        return other != seat and bool(prey(game, seat, other))

    def choose(self, game: Galaxy) -> Next:
        if self.type != NOBODY:
            return None
        other = what_happened(game).seat
        types = about("type", prey(game, self.seat, other))
        return Decision(self.seat, "capture for goods", types, things=(("seat", other),))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.type = reply.option().id()
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("type", self.type),) if self.type != NOBODY else ()

    def commit(self, game: Galaxy) -> Next:
        other = what_happened(game).seat
        convert_commodities(game, other, game.players[other].commodities)
        capture(game, self.seat, other, self.type)
        return None


DEEDS = (TheStillnessOfStars,)
