"""What a card is: its printed values and powers, and the sums that rules ask for again and again."""

from __future__ import annotations

from typing import Final

from orrery.race.goods import ALIEN, ANY, NO_GOOD, PRODUCTION, WINDFALL, suits
from orrery.race.powers import (
    ALIEN_KIND,
    CHROMOSOME_WORLD,
    CONSUME,
    EVERY,
    IMPERIUM_CARD,
    MILITARY_WORLD,
    NOT_ALIEN_KIND,
    PRODUCTION_WORLD,
    REBEL_DEVELOPMENT,
    REBEL_MILITARY_WORLD,
    REBEL_WORLD,
    SIX_COST,
    ConquerPeaceful,
    DevelopForGivingUp,
    DevelopForGood,
    DevelopForLess,
    DrawAfterDeveloping,
    DrawAfterSettling,
    DrawAtDevelop,
    DrawAtProduce,
    DrawIfProducedHere,
    DrawIfProducedMost,
    DrawMore,
    DrawPerCard,
    DrawPerGoodProduced,
    DrawPerKindProduced,
    DrawPerWorld,
    KeepMore,
    Military,
    MilitaryForCards,
    MilitaryForGood,
    MilitaryForPrestige,
    MixWithHand,
    PayForMilitary,
    PayForMilitaryForLess,
    Power,
    PrestigeForCard,
    PrestigeIfProducedHere,
    ProduceHere,
    ProduceHereForCard,
    ProduceOnWindfall,
    ProduceOnWindfallForCard,
    SellForMore,
    SellForMorePer,
    SettleForGood,
    SettleForLess,
    SettleForNothing,
    SiftAfterSettling,
    SiftAtDevelop,
    TemporaryMilitary,
)
from orrery.race.scoring import Scoring

NOTHING: Final = Scoring()
NO_PLACE: Final = -1


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
        prestige: int = 0,
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
        self.symbols = symbols
        self.rebel = "rebel" in symbols
        self.alien = "alien" in symbols
        self.imperium = "imperium" in symbols
        self.chromosome = "chromosome" in symbols
        self.prestige = prestige  # for placing it from hand
        self.powers = powers
        self.scoring = scoring
        self.windfall = source == WINDFALL
        self.production = source == PRODUCTION
        self.suits = suits(kind)  # by the kind that a power names
        # The sums: a rule that asks a whole tableau adds these up and looks at no power.
        self.draw_more = 0
        self.keep_more = 0
        self.mixes = False
        self.prestige_for_card = 0
        self.draw_at_develop = 0
        self.develop_for_less = 0
        self.draw_after_developing = 0
        self.helps_develop = False  # with an optional power
        self.develop_for_giving_up = 0
        self.develop_for_good: DevelopForGood | None = None
        self.sift_at_develop = 0
        self.settle_for_less = [0, 0, 0, 0, 0, 0]  # by kind of the world to be settled
        self.helps_settle = False  # with an optional power
        self.settles_for_nothing = False
        self.settle_for_good: SettleForGood | None = None
        self.strength = 0  # Military against everything, whatever its owner has
        self.specialised: tuple[Military, ...] = ()  # counts against some worlds only
        self.counted: tuple[Military, ...] = ()  # against everything, but it depends on the owner's other cards
        self.temporary_military = 0
        self.military_for_cards = 0
        self.military_for_prestige = 0
        self.military_for_good: MilitaryForGood | None = None
        self.pays_for_military = False
        self.pays_for = EVERY  # for which military worlds
        self.pay_for_military_discount = 0
        self.pay_for_less = 0  # when another power lets pay
        self.conquers_peaceful: ConquerPeaceful | None = None
        self.draw_after_settling = 0
        self.sift_after_settling = 0
        self.sell_for_more = [0, 0, 0, 0, 0, 0]  # by kind of the good
        self.sell_for_more_here = 0
        self.sell_for_more_per: SellForMorePer | None = None
        self.consumes: tuple[int, ...] = ()  # places of its Consume powers in `powers`
        self.produces = False  # without anything to be paid
        self.windfall_kinds: tuple[int, ...] = ()  # kinds of its ProduceOnWindfall powers
        self.windfall_elsewhere = False
        self.produces_for_card = NO_PLACE  # place of a Produce power that a hand card is discarded for
        self.draw_if_produced_here = 0
        self.prestige_if_produced_here = 0
        self.draw_at_produce = 0
        self.draw_per_world = NO_GOOD  # the kind it counts
        self.draw_per_card: DrawPerCard | None = None
        self.draw_per_good = NO_GOOD
        self.draw_per_kind = False
        self.most_of = NO_GOOD
        self.draw_for_most = 0
        for place in range(len(powers)):
            self._add(place, powers[place])

    def _add(self, place: int, power: Power) -> None:
        """Each power in the sums of its phase; what happens only now and then is looked for among the powers."""
        self._add_early(power)
        self._add_settle(power)
        self._add_produce(place, power)
        if power.PHASE == CONSUME:
            self.consumes = (*self.consumes, place)
        elif isinstance(power, SellForMore):
            if power.here:
                self.sell_for_more_here += power.amount
            else:
                add_by_kind(self.sell_for_more, power.kind, power.amount)
        elif isinstance(power, SellForMorePer):
            self.sell_for_more_per = power

    def _add_early(self, power: Power) -> None:
        if isinstance(power, DrawMore):
            self.draw_more += power.amount
        elif isinstance(power, KeepMore):
            self.keep_more += power.amount
        elif isinstance(power, MixWithHand):
            self.mixes = True
        elif isinstance(power, PrestigeForCard):
            self.prestige_for_card = power.prestige
        elif isinstance(power, DrawAtDevelop):
            self.draw_at_develop += power.amount
        elif isinstance(power, DevelopForLess):
            self.develop_for_less += power.amount
        elif isinstance(power, DrawAfterDeveloping):
            self.draw_after_developing += power.amount
        elif isinstance(power, DevelopForGivingUp):
            self.helps_develop = True
            self.develop_for_giving_up = power.amount
        elif isinstance(power, DevelopForGood):
            self.helps_develop = True
            self.develop_for_good = power
        elif isinstance(power, SiftAtDevelop):
            self.sift_at_develop = power.draw

    def _add_settle(self, power: Power) -> None:
        if isinstance(power, SettleForLess):
            add_by_kind(self.settle_for_less, power.kind, power.amount)
        elif isinstance(power, DrawAfterSettling):
            self.draw_after_settling += power.amount
        elif isinstance(power, SiftAfterSettling):
            self.sift_after_settling = power.draw
        elif isinstance(power, PayForMilitaryForLess):
            self.pay_for_less = power.amount
        elif isinstance(power, Military):
            if power.specialised:
                self.specialised = (*self.specialised, power)
            elif power.per != EVERY or power.owning != EVERY:
                self.counted = (*self.counted, power)
            else:
                self.strength += power.amount
        else:
            self.helps_settle = self._add_optional(power) or self.helps_settle

    def _add_optional(self, power: Power) -> bool:
        """A power that its owner may use to place a world. False: it is another one."""
        if isinstance(power, SettleForNothing):
            self.settles_for_nothing = True
        elif isinstance(power, SettleForGood):
            self.settle_for_good = power
        elif isinstance(power, TemporaryMilitary):
            self.temporary_military += power.amount
        elif isinstance(power, MilitaryForCards):
            self.military_for_cards = power.up_to
        elif isinstance(power, MilitaryForPrestige):
            self.military_for_prestige = power.amount
        elif isinstance(power, MilitaryForGood):
            self.military_for_good = power
        elif isinstance(power, PayForMilitary):
            self.pays_for_military = True
            self.pays_for = power.what
            self.pay_for_military_discount = power.discount
        elif isinstance(power, ConquerPeaceful):
            self.conquers_peaceful = power
        else:
            return False
        return True

    def _add_produce(self, place: int, power: Power) -> None:
        if isinstance(power, ProduceHere):
            self.produces = True
        elif isinstance(power, ProduceOnWindfall):
            self.windfall_kinds = (*self.windfall_kinds, power.kind)
            self.windfall_elsewhere = power.elsewhere
        elif isinstance(power, (ProduceHereForCard, ProduceOnWindfallForCard)):
            self.produces_for_card = place
        elif isinstance(power, DrawIfProducedHere):
            self.draw_if_produced_here += power.amount
        elif isinstance(power, PrestigeIfProducedHere):
            self.prestige_if_produced_here = power.amount
        elif isinstance(power, DrawAtProduce):
            self.draw_at_produce += power.amount
        elif isinstance(power, DrawPerWorld):
            self.draw_per_world = power.kind
        elif isinstance(power, DrawPerCard):
            self.draw_per_card = power
        elif isinstance(power, DrawPerGoodProduced):
            self.draw_per_good = power.kind
        elif isinstance(power, DrawPerKindProduced):
            self.draw_per_kind = True
        elif isinstance(power, DrawIfProducedMost):
            self.most_of = power.kind
            self.draw_for_most = power.amount

    def has_power_in(self, phase: int) -> bool:
        return any(power.PHASE == phase for power in self.powers)


def is_one(card: Card, what: int) -> bool:
    """Whether the card is what a power counts or is good for."""
    if what == EVERY:
        return True
    if what == MILITARY_WORLD:
        return card.military
    if what == REBEL_WORLD:
        return card.is_world and card.rebel
    if what == REBEL_MILITARY_WORLD:
        return card.military and card.rebel
    if what == CHROMOSOME_WORLD:
        return card.chromosome
    if what == ALIEN_KIND:
        return card.kind == ALIEN
    if what == NOT_ALIEN_KIND:
        return card.kind != ALIEN
    if what == PRODUCTION_WORLD:
        return card.production
    if what == REBEL_DEVELOPMENT:
        return card.rebel and not card.is_world
    if what == SIX_COST:
        return card.cost == 6 and not card.is_world
    if what == IMPERIUM_CARD:
        return card.imperium
    raise ValueError(what)


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
    prestige: int = 0,
) -> Card:
    return Card(
        key, name, False, False, cost, vp, NO_GOOD, NO_GOOD, -1, preset, copies, symbols, powers, scoring, prestige
    )


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
    scoring: Scoring = NOTHING,
    prestige: int = 0,
    military: bool = False,
) -> Card:
    """A world; `windfall` or `production` names the kind of its good."""
    kind = windfall or production
    source = WINDFALL if windfall else PRODUCTION if production else NO_GOOD
    return Card(key, name, True, military, cost, vp, kind, source, start, preset, 1, symbols, powers, scoring, prestige)


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
    prestige: int = 0,
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
        prestige=prestige,
        military=True,
    )
