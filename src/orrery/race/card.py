"""What a card is: its printed values and powers, and the sums that rules ask for again and again."""

from __future__ import annotations

from typing import Final

from orrery.race.goods import ANY, NO_GOOD, PRODUCTION, WINDFALL
from orrery.race.powers import (
    ConsumeAllGoods,
    ConsumeDifferentKinds,
    ConsumeGoods,
    DevelopForLess,
    DiscardForVp,
    DrawAfterDeveloping,
    DrawAfterSettling,
    DrawAtConsume,
    DrawAtDevelop,
    DrawAtProduce,
    DrawIfLucky,
    DrawIfProducedHere,
    DrawIfProducedMost,
    DrawMore,
    DrawPerGoodProduced,
    DrawPerKindProduced,
    DrawPerWorld,
    KeepMore,
    Military,
    PayForMilitary,
    Power,
    ProduceOnWindfall,
    SellForMore,
    SellGood,
    SettleForLess,
    SettleForNothing,
    TemporaryMilitary,
)
from orrery.race.scoring import Scoring

NOTHING: Final = Scoring()


class Card:
    """One card as printed. Copies of a card share this object; what lies on the table are numbers (`cards.CARDS`)."""

    def __init__(
        self,
        key: str,
        name: str,
        is_world: bool,
        military: bool,
        cost: int,
        vp: int,
        kind: int,
        source: int,
        start: int,
        preset: int,
        copies: int,
        symbols: tuple[str, ...],
        powers: tuple[Power, ...],
        scoring: Scoring,
    ) -> None:
        self.key = key
        self.name = name
        self.is_world = is_world
        self.military = military
        self.cost = cost  # the defense of a military world
        self.vp = vp
        self.kind = kind
        self.source = source
        self.start = start  # number of a start world, else -1
        self.preset = preset  # the first-game hand that one copy belongs to, else 0
        self.copies = copies
        self.rebel = "rebel" in symbols
        self.alien = "alien" in symbols
        self.powers = powers
        self.scoring = scoring
        self.windfall = source == WINDFALL
        self.production = source == PRODUCTION
        # The sums: a rule that asks a whole tableau adds these up and looks at no power.
        self.draw_more = 0
        self.keep_more = 0
        self.draw_at_develop = 0
        self.develop_for_less = 0
        self.draw_after_developing = 0
        self.settle_for_less = [0, 0, 0, 0, 0]  # by kind of the world to be settled
        self.settles_for_nothing = False
        self.strength = 0  # Military against everything
        self.specialised: tuple[Military, ...] = ()
        self.temporary_military = 0
        self.pays_for_military = False
        self.pay_for_military_discount = 0
        self.draw_after_settling = 0
        self.sell_for_more = [0, 0, 0, 0, 0]  # by kind of the good
        self.sell_for_more_here = 0
        self.consumes: tuple[int, ...] = ()  # places of its Consume powers in `powers`
        self.windfall_kinds: tuple[int, ...] = ()  # kinds of its ProduceOnWindfall powers
        self.draw_if_produced_here = 0
        self.draw_at_produce = 0
        self.draw_per_world = NO_GOOD  # the kind it counts
        self.draw_per_good = NO_GOOD
        self.draw_per_kind = False
        self.most_of = NO_GOOD
        self.draw_for_most = 0
        for place in range(len(powers)):
            self._add(place, powers[place])

    def _add(self, place: int, power: Power) -> None:
        if isinstance(power, DrawMore):
            self.draw_more += power.amount
        elif isinstance(power, KeepMore):
            self.keep_more += power.amount
        elif isinstance(power, DrawAtDevelop):
            self.draw_at_develop += power.amount
        elif isinstance(power, DevelopForLess):
            self.develop_for_less += power.amount
        elif isinstance(power, DrawAfterDeveloping):
            self.draw_after_developing += power.amount
        elif isinstance(power, SettleForLess):
            add_by_kind(self.settle_for_less, power.kind, power.amount)
        elif isinstance(power, SettleForNothing):
            self.settles_for_nothing = True
        elif isinstance(power, Military):
            if power.kind == ANY and not power.rebels_only:
                self.strength += power.amount
            else:
                self.specialised = (*self.specialised, power)
        elif isinstance(power, TemporaryMilitary):
            self.temporary_military += power.amount
        elif isinstance(power, PayForMilitary):
            self.pays_for_military = True
            self.pay_for_military_discount = power.discount
        elif isinstance(power, DrawAfterSettling):
            self.draw_after_settling += power.amount
        elif isinstance(power, SellForMore):
            if power.here:
                self.sell_for_more_here += power.amount
            else:
                add_by_kind(self.sell_for_more, power.kind, power.amount)
        elif isinstance(
            power,
            (
                ConsumeGoods,
                ConsumeDifferentKinds,
                ConsumeAllGoods,
                SellGood,
                DiscardForVp,
                DrawAtConsume,
                DrawIfLucky,
            ),
        ):
            self.consumes = (*self.consumes, place)
        elif isinstance(power, ProduceOnWindfall):
            self.windfall_kinds = (*self.windfall_kinds, power.kind)
        elif isinstance(power, DrawIfProducedHere):
            self.draw_if_produced_here += power.amount
        elif isinstance(power, DrawAtProduce):
            self.draw_at_produce += power.amount
        elif isinstance(power, DrawPerWorld):
            self.draw_per_world = power.kind
        elif isinstance(power, DrawPerGoodProduced):
            self.draw_per_good = power.kind
        elif isinstance(power, DrawPerKindProduced):
            self.draw_per_kind = True
        elif isinstance(power, DrawIfProducedMost):
            self.most_of = power.kind
            self.draw_for_most = power.amount

    def has_power_in(self, phase: int) -> bool:
        return any(power.PHASE == phase for power in self.powers)


def add_by_kind(sums: list[int], kind: int, amount: int) -> None:
    for each in range(len(sums)):
        if kind == ANY or kind == each:
            sums[each] += amount


def development(
    key: str,
    name: str,
    *,
    cost: int,
    vp: int = 0,
    preset: int = 0,
    copies: int = 1,
    symbols: tuple[str, ...] = (),
    powers: tuple[Power, ...] = (),
    scoring: Scoring = NOTHING,
) -> Card:
    return Card(key, name, False, False, cost, vp, NO_GOOD, NO_GOOD, -1, preset, copies, symbols, powers, scoring)


def world(
    key: str,
    name: str,
    *,
    cost: int,
    vp: int,
    windfall: int = NO_GOOD,
    production: int = NO_GOOD,
    start: int = -1,
    preset: int = 0,
    symbols: tuple[str, ...] = (),
    powers: tuple[Power, ...] = (),
    military: bool = False,
) -> Card:
    """A world; `windfall` or `production` names the kind of its good."""
    kind = windfall or production
    source = WINDFALL if windfall else PRODUCTION if production else NO_GOOD
    return Card(key, name, True, military, cost, vp, kind, source, start, preset, 1, symbols, powers, NOTHING)


def military_world(
    key: str,
    name: str,
    *,
    defense: int,
    vp: int,
    windfall: int = NO_GOOD,
    production: int = NO_GOOD,
    start: int = -1,
    preset: int = 0,
    symbols: tuple[str, ...] = (),
    powers: tuple[Power, ...] = (),
) -> Card:
    return world(
        key,
        name,
        cost=defense,
        vp=vp,
        windfall=windfall,
        production=production,
        start=start,
        preset=preset,
        symbols=symbols,
        powers=powers,
        military=True,
    )
