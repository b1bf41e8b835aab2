"""Powers of Produce."""

from __future__ import annotations

from orrery.race.goods import ANY
from orrery.race.powers.power import PRODUCE, Power


class ProduceHere(Power):
    PHASE = PRODUCE


class ProduceHereForCard(Power):
    """This world produces only if a card is discarded from hand."""

    PHASE = PRODUCE


class ProduceOnWindfall(Power):
    """A good on one empty windfall world, of the kind if one is named; `elsewhere`: not on this one."""

    PHASE = PRODUCE

    def __init__(self, kind: int = ANY, elsewhere: bool = False) -> None:
        self.kind = kind
        self.elsewhere = elsewhere


class ProduceOnWindfallForCard(Power):
    """A card may be discarded from hand for a good on one empty windfall world, of the kind if one is named."""

    PHASE = PRODUCE

    def __init__(self, kind: int = ANY) -> None:
        self.kind = kind


class PrestigeIfProducedHere(Power):
    PHASE = PRODUCE

    def __init__(self, amount: int) -> None:
        self.amount = amount


class DrawIfProducedHere(Power):
    PHASE = PRODUCE

    def __init__(self, amount: int) -> None:
        self.amount = amount


class DrawAtProduce(Power):
    PHASE = PRODUCE

    def __init__(self, amount: int) -> None:
        self.amount = amount


class DrawPerGoodProduced(Power):
    PHASE = PRODUCE

    def __init__(self, kind: int) -> None:
        self.kind = kind


class DrawPerKindProduced(Power):
    PHASE = PRODUCE


class DrawIfProducedMost(Power):
    """At the end of the phase, for more goods of the kind than every other player produced."""

    PHASE = PRODUCE

    def __init__(self, kind: int, amount: int) -> None:
        self.kind = kind
        self.amount = amount


class DrawPerWorld(Power):
    """A card for each world of the kind in the tableau, windfall or production."""

    PHASE = PRODUCE

    def __init__(self, kind: int) -> None:
        self.kind = kind


class DrawPerCard(Power):
    """So many cards for each card of the tableau that is counted."""

    PHASE = PRODUCE

    def __init__(self, amount: int, per: int) -> None:
        self.amount = amount
        self.per = per


class PrestigeForMostChromosomes(Power):
    """Prestige for more worlds with the chromosome than every other player has."""

    PHASE = PRODUCE

    def __init__(self, amount: int) -> None:
        self.amount = amount


class TakeSavedCards(Power):
    """Take the cards from under this world."""

    PHASE = PRODUCE
