"""Powers of Trade."""

from __future__ import annotations

from orrery.race.goods import ANY
from orrery.race.powers.power import TRADE, Power


class SellForMore(Power):
    """More cards for a good that is sold; with a kind, for that kind; `here`: for the good of this world only."""

    PHASE = TRADE

    def __init__(self, amount: int, kind: int = ANY, here: bool = False) -> None:
        self.amount = amount
        self.kind = kind
        self.here = here


class SellForMorePer(Power):
    """More cards for a good of the kind that is sold, for each card of the owner that is counted."""

    PHASE = TRADE

    def __init__(self, amount: int, kind: int, per: int) -> None:
        self.amount = amount
        self.kind = kind
        self.per = per


class NotForTrade(Power):
    """The good of this world cannot be sold by the Trade action."""

    PHASE = TRADE
