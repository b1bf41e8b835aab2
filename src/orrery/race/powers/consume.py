"""Powers of Consume."""

from __future__ import annotations

from orrery.race.goods import ANY
from orrery.race.powers.power import CONSUME, Power

Gain = tuple[int, int, int]  # VP before they are doubled, cards, prestige


class ConsumeGoods(Power):
    """Each use takes `goods` goods of the kind and gives VP, cards and prestige; at most `up_to` uses.

    `here`: the good must lie on this world.
    """

    PHASE = CONSUME

    def __init__(
        self,
        goods: int = 1,
        kind: int = ANY,
        up_to: int = 1,
        vp: int = 0,
        cards: int = 0,
        prestige: int = 0,
        here: bool = False,
    ) -> None:
        self.goods = goods
        self.kind = kind
        self.up_to = up_to
        self.vp = vp
        self.cards = cards
        self.prestige = prestige
        self.here = here

    def uses(self, fitting: int) -> int:
        """How often it can be used at once with so many goods."""
        return min(self.up_to, fitting // self.goods)

    def gives(self, uses: int) -> Gain:
        return uses * self.vp, uses * self.cards, uses * self.prestige


class ConsumeDifferentKinds(Power):
    """Goods of that many different kinds for VP."""

    PHASE = CONSUME

    def __init__(self, kinds: int, vp: int) -> None:
        self.kinds = kinds
        self.vp = vp

    def gives(self) -> Gain:
        return self.vp, 0, 0


class ConsumeEachKind(Power):
    """Up to one good of each of so many kinds; each gives VP and cards."""

    PHASE = CONSUME

    def __init__(self, up_to: int, vp: int, cards: int) -> None:
        self.up_to = up_to
        self.vp = vp
        self.cards = cards

    def gives(self, kinds: int) -> Gain:
        return kinds * self.vp, kinds * self.cards, 0


class ConsumeAllGoods(Power):
    """All goods that are left; one VP less than their number."""

    PHASE = CONSUME

    def gives(self, goods: int) -> Gain:
        return goods - 1, 0, 0


class SellGood(Power):
    """A good for cards at its price, with or without the owner's Trade powers."""

    PHASE = CONSUME

    def __init__(self, with_trade_powers: bool) -> None:
        self.with_trade_powers = with_trade_powers


class DiscardForVp(Power):
    """Up to so many cards from hand may be discarded for 1 VP each, never doubled."""

    PHASE = CONSUME
    OPTIONAL = True

    def __init__(self, up_to: int) -> None:
        self.up_to = up_to


class DiscardForCards(Power):
    """Up to so many cards from hand may be discarded; as many are drawn."""

    PHASE = CONSUME
    OPTIONAL = True

    def __init__(self, up_to: int) -> None:
        self.up_to = up_to


class DiscardForPrestige(Power):
    """So many cards from hand may be discarded for prestige."""

    PHASE = CONSUME
    OPTIONAL = True

    def __init__(self, cards: int, prestige: int) -> None:
        self.cards = cards
        self.prestige = prestige


class SpendPrestige(Power):
    """Prestige may be spent for VP or cards."""

    PHASE = CONSUME
    OPTIONAL = True

    def __init__(self, prestige: int, vp: int = 0, cards: int = 0) -> None:
        self.prestige = prestige
        self.vp = vp
        self.cards = cards


class GainVp(Power):
    """VP for nothing."""

    PHASE = CONSUME

    def __init__(self, vp: int) -> None:
        self.vp = vp


class DrawAtConsume(Power):
    PHASE = CONSUME

    def __init__(self, amount: int) -> None:
        self.amount = amount


class DrawIfLucky(Power):
    """Name a number; the top card of the pile is kept if its cost or defense is that number."""

    PHASE = CONSUME

    def __init__(self, highest: int) -> None:
        self.highest = highest


class Ante(Power):
    """A hand card may be staked: turn up as many cards as it costs, and win one if any of them costs more."""

    PHASE = CONSUME
    OPTIONAL = True

    def __init__(self, lowest: int, highest: int) -> None:
        self.lowest = lowest
        self.highest = highest
