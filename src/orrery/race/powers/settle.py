"""Powers of Settle."""

from __future__ import annotations

from orrery.race.goods import ANY
from orrery.race.powers.power import EVERY, NOT_ALIEN_KIND, SETTLE, Power


class SettleForLess(Power):
    """Worlds cost less; with a kind, only worlds of that kind."""

    PHASE = SETTLE

    def __init__(self, amount: int, kind: int = ANY) -> None:
        self.amount = amount
        self.kind = kind


class SettleForNothing(Power):
    """The card may be given up to make a world free that is not of the Alien kind."""

    PHASE = SETTLE


class SettleForGood(Power):
    """A good of the kind may be discarded to pay less for a world."""

    PHASE = SETTLE

    def __init__(self, amount: int, kind: int) -> None:
        self.amount = amount
        self.kind = kind


class Military(Power):
    """Strength for conquest; specialised if it counts only against a kind or only against Rebels.

    `per` counts cards of the owner; `owning` names a card that the owner must have for it to count.
    """

    PHASE = SETTLE

    def __init__(
        self, amount: int, kind: int = ANY, rebels_only: bool = False, per: int = EVERY, owning: int = EVERY
    ) -> None:
        self.amount = amount
        self.kind = kind
        self.rebels_only = rebels_only
        self.per = per
        self.owning = owning
        self.specialised = kind != ANY or rebels_only


class TemporaryMilitary(Power):
    """The card may be given up for Military until the phase ends."""

    PHASE = SETTLE

    def __init__(self, amount: int) -> None:
        self.amount = amount


class MilitaryForCards(Power):
    """Up to so many cards may be discarded from hand for 1 Military each until the phase ends."""

    PHASE = SETTLE

    def __init__(self, up_to: int) -> None:
        self.up_to = up_to


class MilitaryForPrestige(Power):
    """One prestige may be spent for Military until the phase ends."""

    PHASE = SETTLE

    def __init__(self, amount: int) -> None:
        self.amount = amount


class MilitaryForGood(Power):
    """A good of the kind may be discarded for Military until the phase ends."""

    PHASE = SETTLE

    def __init__(self, amount: int, kind: int) -> None:
        self.amount = amount
        self.kind = kind


class PayForMilitary(Power):
    """A military world that fits may be placed by payment: its defense, less the discount."""

    PHASE = SETTLE

    def __init__(self, discount: int, what: int = NOT_ALIEN_KIND) -> None:
        self.discount = discount
        self.what = what


class PayForMilitaryForLess(Power):
    """A military world that another power lets its owner pay for costs less."""

    PHASE = SETTLE

    def __init__(self, amount: int) -> None:
        self.amount = amount


class ConquerPeaceful(Power):
    """The card may be given up to conquer a world that is not military; its defense is its cost less so much."""

    PHASE = SETTLE

    def __init__(self, less: int, with_takeover: bool = False, prestige: int = 0) -> None:
        self.less = less
        self.with_takeover = with_takeover
        self.prestige = prestige


class SecondWorld(Power):
    """After a first world, a second one may be placed."""

    PHASE = SETTLE


class ExtraMilitaryWorld(Power):
    """After a world the card may be given up to conquer one more."""

    PHASE = SETTLE


class GoodOnNewWorld(Power):
    """A production world has a good as soon as it is placed."""

    PHASE = SETTLE


class ReplaceWorld(Power):
    """A world that is not military may be replaced by one of its kind that costs up to so much more, for prestige."""

    PHASE = SETTLE

    def __init__(self, most: int, prestige: int) -> None:
        self.most = most
        self.prestige = prestige


class SiftAfterSettling(Power):
    """After placing a world draw so many cards into hand, then discard one from hand."""

    PHASE = SETTLE

    def __init__(self, draw: int) -> None:
        self.draw = draw


class SavePaidForWorld(Power):
    """One of the cards paid for a world goes under this world."""

    PHASE = SETTLE


class PrestigeForSettling(Power):
    PHASE = SETTLE

    def __init__(self, amount: int, what: int) -> None:
        self.amount = amount
        self.what = what


class PrestigeForPaying(Power):
    """Prestige for placing a military world by payment."""

    PHASE = SETTLE

    def __init__(self, amount: int) -> None:
        self.amount = amount


class Takeover(Power):
    """A world of another player may be attacked; only with the module of takeovers."""

    PHASE = SETTLE

    def __init__(
        self,
        aim: int,
        given_up: bool = False,
        prestige_to_pay: int = 0,
        per_rebel_world: int = 0,
        prestige: int = 0,
        destroys: bool = False,
    ) -> None:
        self.aim = aim
        self.given_up = given_up
        self.prestige_to_pay = prestige_to_pay
        self.per_rebel_world = per_rebel_world  # Military for each Rebel military world of the attacker
        self.prestige = prestige  # for success
        self.destroys = destroys


class TakeoverDefense(Power):
    """Military in defence for each Rebel military world and each other military world; only with takeovers."""

    PHASE = SETTLE

    def __init__(self, per_rebel_world: int, per_other_world: int) -> None:
        self.per_rebel_world = per_rebel_world
        self.per_other_world = per_other_world


class CancelTakeover(Power):
    """Prestige may be spent to make a takeover fail, once in a phase; only with takeovers."""

    PHASE = SETTLE

    def __init__(self, prestige: int) -> None:
        self.prestige = prestige


class DrawAfterSettling(Power):
    PHASE = SETTLE

    def __init__(self, amount: int) -> None:
        self.amount = amount
