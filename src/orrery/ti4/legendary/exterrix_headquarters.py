"""Exterrix Headquarters, of Mallice: money without questions."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next
from orrery.ti4.rules.commodities import convert, convert_commodities
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.moves import gain_goods
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import END_OF_TURN

GOODS: Final = 2
UNASKED: Final = -1


class ExterrixHeadquarters(Agent):
    """At the end of your turn, exhaust: gain 2 trade goods, or turn all your commodities into trade goods."""

    WINDOWS = (END_OF_TURN,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, turned: int = UNASKED) -> None:
        super().__init__(seat, source, cancelled)
        self.turned = turned  # commodities; 0: goods are gained

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return game.active == seat

    def choose(self, game: Galaxy) -> Next:
        if self.turned != UNASKED:
            return None
        held = game.players[self.seat].commodities
        gain = Option("gain goods", (("n", GOODS),))
        return Decision(self.seat, "exterrix-headquarters", [gain, convert(held)] if held else [gain])

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.turned = reply.option().id() if reply.option().key == convert(0).key else 0
        return None

    def commit(self, game: Galaxy) -> Next:
        if self.turned:
            convert_commodities(game, self.seat, self.turned)
        else:
            gain_goods(game, self.seat, GOODS)
        return None


DEEDS = (ExterrixHeadquarters,)
