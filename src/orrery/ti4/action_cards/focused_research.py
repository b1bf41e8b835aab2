"""Focused Research: a technology for trade goods."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Call, Next
from orrery.ti4.research import may_research
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.moves import spend_goods
from orrery.ti4.rules.researching import Research
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import ACTION

PRICE: Final = 4


class FocusedResearch(ActionCard):
    """As an action, spend 4 trade goods: research 1 technology, which is named after that."""

    WINDOWS = (ACTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return game.players[seat].goods >= PRICE and may_research(game, seat)

    def pay(self, game: Galaxy) -> Next:
        spend_goods(game, self.seat, PRICE)
        return None

    def commit(self, game: Galaxy) -> Next:
        return Call(Research(self.seat))


DEEDS = (FocusedResearch,)
