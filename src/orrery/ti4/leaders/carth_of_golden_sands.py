"""Carth of Golden Sands, agent of the Hacan: there is always something to trade."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, Thing, about
from orrery.kernel.procedure import Next
from orrery.ti4.rules.commodities import gain, gain_commodities, room_for
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.moves import replenish
from orrery.ti4.state import ACTION, NOBODY, Galaxy
from orrery.ti4.windows import ACTION_PHASE_ANY_TIME, END_OF_TURN, START_OF_TURN

COMMODITIES: Final = 2


def choices(game: Galaxy, seat: int) -> list[Option]:
    """Commodities for oneself, as far as there is room; or another player, full or not: that one replenishes."""
    own = [gain(COMMODITIES)] if room_for(game, seat) > 0 else []
    others = [each for each in range(game.seats) if each != seat and not game.players[each].eliminated]
    return [*own, *about("seat", others)]


class CarthOfGoldenSands(Agent):
    """In the action phase, while nothing is being resolved, exhaust: gain 2 commodities, or replenish the commodities
    of another player. Its owner is asked at the start and at the end of each turn, and may say so beside any other
    question."""

    WINDOWS = (ACTION_PHASE_ANY_TIME, START_OF_TURN, END_OF_TURN)

    def __init__(
        self, seat: int, source: int, cancelled: bool = False, whom: int = NOBODY, decided: bool = False
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.whom = whom  # who replenishes; nobody: commodities for oneself
        self.decided = decided

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return game.phase == ACTION and bool(choices(game, seat))

    def choose(self, game: Galaxy) -> Next:
        return None if self.decided else Decision(self.seat, "carth", choices(game, self.seat))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.decided = True
        if reply.option().key == "seat":
            self.whom = reply.option().id()
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("seat", self.whom),) if self.whom != NOBODY else ()

    def commit(self, game: Galaxy) -> Next:
        if self.whom == NOBODY:
            gain_commodities(game, self.seat, COMMODITIES)
        else:
            replenish(game, self.whom)
        return None


DEEDS = (CarthOfGoldenSands,)
