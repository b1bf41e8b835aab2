"""Temporal Command Suite, of the Nomad: what an agent has done it may do again."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next
from orrery.ti4.components import AGENTS
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.moves import exhaust, ready_card
from orrery.ti4.rules.spending import is_price_open
from orrery.ti4.rules.transaction import Transaction, has_anything
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_AGENT_EXHAUSTED


class TemporalCommandSuite(Deed):
    """After an agent becomes exhausted, exhaust this: ready it. If it is another player's you may make a transaction
    with that player, which counts among no others. While a price is paid there is none, as ever: who pays it has the
    means until it is paid."""

    WINDOWS = (AFTER_AGENT_EXHAUSTED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        use = what_happened(game)
        return use.about in AGENTS and use.about in game.players[use.seat].exhausted

    def pay(self, game: Galaxy) -> Next:
        exhaust(game, self.seat, self.source)
        return None

    def commit(self, game: Galaxy) -> Next:
        use = what_happened(game)
        ready_card(game, use.seat, use.about)
        game.note("agent readied", self.seat, use.about)
        if use.seat == self.seat or not has_anything(game, self.seat, use.seat) or is_price_open(game):
            return None
        return Call(Transaction(self.seat, use.seat, granted=True))


DEEDS = (TemporalCommandSuite,)
