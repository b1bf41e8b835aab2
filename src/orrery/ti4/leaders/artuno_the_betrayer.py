"""Artuno the Betrayer, agent of the Nomad: what is gained is kept aside, and comes twice."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.moves import FROM_SUPPLY, store_goods
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_TRADE_GOODS_GAINED


class ArtunoTheBetrayer(Agent):
    """When you gain trade goods from the supply, exhaust: as many are laid on this card. When it readies you gain
    them."""

    WINDOWS = (WHEN_TRADE_GOODS_GAINED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        gain = what_happened(game)
        return gain.seat == seat and gain.number == FROM_SUPPLY

    def commit(self, game: Galaxy) -> Next:
        store_goods(game, self.seat, game.bearer(self.seat, self.source), what_happened(game).about)
        return None


DEEDS = (ArtunoTheBetrayer,)
