"""Powers of Explore."""

from __future__ import annotations

from orrery.race.powers.power import EXPLORE, Power


class DrawMore(Power):
    PHASE = EXPLORE

    def __init__(self, amount: int) -> None:
        self.amount = amount


class KeepMore(Power):
    PHASE = EXPLORE

    def __init__(self, amount: int) -> None:
        self.amount = amount


class MixWithHand(Power):
    """What was drawn joins the hand, and what may not be kept is discarded from all of it."""

    PHASE = EXPLORE


class PrestigeForCard(Power):
    """Before anybody draws, a card from hand may be discarded for prestige."""

    PHASE = EXPLORE

    def __init__(self, prestige: int) -> None:
        self.prestige = prestige
