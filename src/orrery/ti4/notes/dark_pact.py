"""Dark Pact, of the Empyrean: who gives them everything is paid for it."""

from __future__ import annotations

from orrery.ti4.components import FACTIONS
from orrery.ti4.modifier import Modifier
from orrery.ti4.notes.trade_convoys import Attacked, TradeConvoys
from orrery.ti4.state import Galaxy


class DarkPact(TradeConvoys):
    """As an action: put it face up before you."""


class PactBroken(Attacked):
    """When you activate a system with units of the Empyrean player it goes back."""


class Pact(Modifier):
    """As long as it lies there: when you give the Empyrean player (`about`) as many commodities as you can have, you
    and they gain 1 trade good each."""

    def rewards_gift(self, game: Galaxy, giver: int, receiver: int, commodities: int) -> int:
        if (giver, receiver) != (self.owner, self.about):
            return 0
        return int(commodities == FACTIONS[game.players[giver].faction].commodities)


DEEDS = (DarkPact, PactBroken)
STANDING = Pact
