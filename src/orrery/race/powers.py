"""The powers of cards, one class for each that the rulebook names, grouped by phase. Data only: the rules use them."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.race.goods import ANY

EXPLORE: Final = 1
DEVELOP: Final = 2
SETTLE: Final = 3
TRADE: Final = 4  # not a phase of its own, but its powers are no Consume powers
CONSUME: Final = 5
PRODUCE: Final = 6


class Power:
    PHASE: ClassVar[int] = 0


# -- I: explore --------------------------------------------------------------------------------------------------------


class DrawMore(Power):
    PHASE = EXPLORE

    def __init__(self, amount: int) -> None:
        self.amount = amount


class KeepMore(Power):
    PHASE = EXPLORE

    def __init__(self, amount: int) -> None:
        self.amount = amount


# -- II: develop -------------------------------------------------------------------------------------------------------


class DrawAtDevelop(Power):
    """Draw when the phase starts, before developments are chosen."""

    PHASE = DEVELOP

    def __init__(self, amount: int) -> None:
        self.amount = amount


class DevelopForLess(Power):
    PHASE = DEVELOP

    def __init__(self, amount: int) -> None:
        self.amount = amount


class DrawAfterDeveloping(Power):
    PHASE = DEVELOP

    def __init__(self, amount: int) -> None:
        self.amount = amount


# -- III: settle -------------------------------------------------------------------------------------------------------


class SettleForLess(Power):
    """Worlds cost less; with a kind, only worlds of that kind."""

    PHASE = SETTLE

    def __init__(self, amount: int, kind: int = ANY) -> None:
        self.amount = amount
        self.kind = kind


class SettleForNothing(Power):
    """The card may be given up to make a world free that is not of the Alien kind."""

    PHASE = SETTLE


class Military(Power):
    """Strength for conquest; specialised if it counts only against a kind or only against Rebels."""

    PHASE = SETTLE

    def __init__(self, amount: int, kind: int = ANY, rebels_only: bool = False) -> None:
        self.amount = amount
        self.kind = kind
        self.rebels_only = rebels_only


class TemporaryMilitary(Power):
    """The card may be given up for Military until the phase ends."""

    PHASE = SETTLE

    def __init__(self, amount: int) -> None:
        self.amount = amount


class PayForMilitary(Power):
    """A military world that is not of the Alien kind may be placed by payment: its defense, less the discount."""

    PHASE = SETTLE

    def __init__(self, discount: int) -> None:
        self.discount = discount


class DrawAfterSettling(Power):
    PHASE = SETTLE

    def __init__(self, amount: int) -> None:
        self.amount = amount


# -- $: trade ----------------------------------------------------------------------------------------------------------


class SellForMore(Power):
    """More cards for a good that is sold; with a kind, for that kind; `here`: for the good of this world only."""

    PHASE = TRADE

    def __init__(self, amount: int, kind: int = ANY, here: bool = False) -> None:
        self.amount = amount
        self.kind = kind
        self.here = here


# -- IV: consume -------------------------------------------------------------------------------------------------------


class ConsumeGoods(Power):
    """Each use takes `goods` goods of the kind and gives VP and cards; at most `up_to` uses."""

    PHASE = CONSUME

    def __init__(self, goods: int = 1, kind: int = ANY, up_to: int = 1, vp: int = 0, cards: int = 0) -> None:
        self.goods = goods
        self.kind = kind
        self.up_to = up_to
        self.vp = vp
        self.cards = cards


class ConsumeDifferentKinds(Power):
    """Goods of that many different kinds for VP."""

    PHASE = CONSUME

    def __init__(self, kinds: int, vp: int) -> None:
        self.kinds = kinds
        self.vp = vp


class ConsumeAllGoods(Power):
    """All goods that are left; one VP less than their number."""

    PHASE = CONSUME


class SellGood(Power):
    """A good for cards at its price, with or without the owner's Trade powers."""

    PHASE = CONSUME

    def __init__(self, with_trade_powers: bool) -> None:
        self.with_trade_powers = with_trade_powers


class DiscardForVp(Power):
    """Up to so many cards from hand may be discarded for 1 VP each, never doubled."""

    PHASE = CONSUME

    def __init__(self, up_to: int) -> None:
        self.up_to = up_to


class DrawAtConsume(Power):
    PHASE = CONSUME

    def __init__(self, amount: int) -> None:
        self.amount = amount


class DrawIfLucky(Power):
    """Name a number; the top card of the pile is kept if its cost or defense is that number."""

    PHASE = CONSUME

    def __init__(self, highest: int) -> None:
        self.highest = highest


# -- V: produce --------------------------------------------------------------------------------------------------------


class ProduceHere(Power):
    PHASE = PRODUCE


class ProduceOnWindfall(Power):
    """A good on one empty windfall world, of the kind if one is named."""

    PHASE = PRODUCE

    def __init__(self, kind: int = ANY) -> None:
        self.kind = kind


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
