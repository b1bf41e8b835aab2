"""Who can be attacked with what, and how strong both sides are: pure functions, like `queries`.

A tableau is the cards that lay there when the Settle phase began. What was placed since then is not among them, but
what has left since then is.
"""

from __future__ import annotations

from typing import Final

from orrery.race.cards import CARDS
from orrery.race.goods import KINDS, MULTI
from orrery.race.powers import (
    AT_IMPERIUM,
    AT_MILITARY,
    AT_REBEL_WORLD,
    IMPERIUM_CARD,
    MILITARY_WORLD,
    REBEL_MILITARY_WORLD,
    CancelTakeover,
    Takeover,
    TakeoverDefense,
)
from orrery.race.queries import card_military, count_of, total_military
from orrery.race.settling import Means, conquerors, goods_spent, goods_suffice, recruits, soldier_strength, subsets
from orrery.race.settling import soldiers as soldiers_of

NO_OPENER: Final = -1
NO_CARD: Final = -1
Term = tuple[str, int, int]  # of a strength: what it is for, the card that gives it, how much


class Attack:
    """A takeover that was declared. On the table it is a tuple of these numbers."""

    def __init__(
        self, attacker: int, card: int, place: int, world: int, owner: int, opener: int = NO_OPENER, bonus: int = 0
    ) -> None:
        self.attacker = attacker
        self.card = card  # the one with the takeover power
        self.place = place  # of the power, among those of the card
        self.world = world
        self.owner = owner  # of the world, when it was declared
        self.opener = opener  # the card given up to attack a world that is not military
        self.bonus = bonus  # 1: if it succeeds, the bonus of the Settle action comes with it

    def power(self) -> Takeover:
        power = CARDS[self.card].powers[self.place]
        assert isinstance(power, Takeover)
        return power

    def values(self) -> tuple[int, ...]:
        return (self.attacker, self.card, self.place, self.world, self.owner, self.opener, self.bonus)


def attack_of(values: tuple[int, ...]) -> Attack:
    attacker, card, place, world, owner, opener, bonus = values
    return Attack(attacker, card, place, world, owner, opener, bonus)


def attacks_of(declared: tuple[tuple[int, ...], ...]) -> list[Attack]:
    return [attack_of(values) for values in declared]


# -- who can be attacked -----------------------------------------------------------------------------------------------


def place_of_takeover(card: int) -> int:
    """The place of the takeover power among those of the card, or -1."""
    for place in range(len(CARDS[card].powers)):
        if isinstance(CARDS[card].powers[place], Takeover):
            return place
    return -1


def veto_of(tableau: list[int]) -> tuple[int, int]:
    """The card that can make a takeover fail and the prestige it takes; -1: there is none."""
    for card in tableau:
        for power in CARDS[card].powers:
            if isinstance(power, CancelTakeover):
                return card, power.prestige
    return -1, 0


def vulnerable(tableau: list[int], aim: int) -> bool:
    """Whether a power with this aim may be used against the owner of the tableau."""
    if aim == AT_REBEL_WORLD:
        return count_of(tableau, REBEL_MILITARY_WORLD) > 0
    if aim == AT_IMPERIUM:
        return count_of(tableau, IMPERIUM_CARD) > 0
    if aim == AT_MILITARY:
        return total_military(tableau) >= 1
    return True


def openers_for(world: int, openers: list[int]) -> list[int]:
    """By which card the world can be attacked: a military world without one, another world by one of these."""
    if not CARDS[world].is_world:
        return []
    return [NO_OPENER] if CARDS[world].military else openers


def is_target(world: int, aim: int) -> bool:
    """Whether a power with this aim can take this world, military or made so: one is for Rebel worlds only."""
    return CARDS[world].is_world and (aim != AT_REBEL_WORLD or CARDS[world].rebel)


def takeover_openers(tableau: list[int], also: Means) -> list[int]:
    """The cards that may be given up to take over a world that is not military."""
    found: list[int] = []
    for card in conquerors(tableau, also):
        power = CARDS[card].conquers_peaceful
        if power is not None and power.with_takeover:
            found.append(card)
    return found


# -- strength ----------------------------------------------------------------------------------------------------------


def armies_of(tableau: list[int], also: Means) -> list[list[int]]:
    """All choices of cards that give temporary Military now, the fewest first; hand cards are left out."""
    helpers = [card for card in tableau if CARDS[card].helps_settle]
    return [some for some in subsets(soldiers_of(helpers, also)) if goods_suffice(goods_spent(some), also.goods)]


def army_strength(army: list[int]) -> int:
    return sum([soldier_strength(card) for card in army])


def reserve(tableau: list[int], hand: int, also: Means, rest: bool = False) -> int:
    """All temporary Military that could still be used; in defence also the `rest` of powers used in part."""
    return max([army_strength(army) for army in armies_of(tableau, also)]) + recruits(tableau, hand, also, rest)


def military_as(tableau: list[int], world: int, kind: int) -> int:
    """Military that applies to this world if it is of that kind, without temporary Military."""
    total = total_military(tableau)
    for card in tableau:
        if CARDS[card].specialised:
            total += military_on(card, world, kind)
    return total


def military_on(card: int, world: int, kind: int) -> int:
    """The specialised Military that a card gives against this world, if it is of that kind."""
    total = 0
    for power in CARDS[card].specialised:
        if CARDS[world].rebel if power.rebels_only else power.kind == kind:
            total += power.amount
    return total


def said_kind(attackers: list[int], owners: list[int], world: int) -> int:
    """The kind of the world; the owner of the multi-kind world says the one that is best for the defence."""
    if CARDS[world].kind != MULTI:
        return CARDS[world].kind
    best, least = MULTI, 0
    for kind in KINDS:
        lead = military_as(attackers, world, kind) - military_as(owners, world, kind)
        if best == MULTI or lead < least:
            best, least = kind, lead
    return best


def attack_strength(attackers: list[int], owners: list[int], attack: Attack, reinforced: int) -> int:
    """Military of the attacker: with what was added in this phase, and with what the power gives for Rebel worlds."""
    strength = military_as(attackers, attack.world, said_kind(attackers, owners, attack.world)) + reinforced
    return strength + attack.power().per_rebel_world * count_of(attackers, REBEL_MILITARY_WORLD)


def defense_strength(attackers: list[int], owners: list[int], attack: Attack, reinforced: int) -> int:
    """Military of the owner in defence, and the defense of the world: of one that is not military, its cost."""
    strength = military_as(owners, attack.world, said_kind(attackers, owners, attack.world)) + reinforced
    return strength + defense_bonus(owners) + CARDS[attack.world].cost


def defense_bonus(tableau: list[int]) -> int:
    """What powers give in defence, for each military world and more for each that is a Rebel one."""
    rebels = count_of(tableau, REBEL_MILITARY_WORLD)
    others = count_of(tableau, MILITARY_WORLD) - rebels
    return sum([guarded_by(card, rebels, others) for card in tableau]) if rebels or others else 0


def guarded_by(card: int, rebels: int, others: int) -> int:
    """What one card gives in defence for so many military worlds."""
    bonus = 0
    for power in CARDS[card].powers:
        if isinstance(power, TakeoverDefense):
            bonus += power.per_rebel_world * rebels + power.per_other_world * others
    return bonus


# -- the same, term by term --------------------------------------------------------------------------------------------


def attack_terms(attackers: list[int], owners: list[int], attack: Attack, boost: int, reinforced: int) -> list[Term]:
    """What makes up `attack_strength`, with the Military of the prestige bonus and what was added in this phase."""
    rebels = attack.power().per_rebel_world * count_of(attackers, REBEL_MILITARY_WORLD)
    found = military_terms(attackers, owners, attackers, attack.world, boost, reinforced)
    return [*found, *given([("power", attack.card, rebels)])]


def defense_terms(attackers: list[int], owners: list[int], attack: Attack, boost: int, reinforced: int) -> list[Term]:
    """What makes up `defense_strength`."""
    rebels = count_of(owners, REBEL_MILITARY_WORLD)
    others = count_of(owners, MILITARY_WORLD) - rebels
    guards = [("guards", card, guarded_by(card, rebels, others)) for card in owners]
    found = military_terms(attackers, owners, owners, attack.world, boost, reinforced)
    return [*found, *given([*guards, ("world", attack.world, CARDS[attack.world].cost)])]


def military_terms(
    attackers: list[int], owners: list[int], cards: list[int], world: int, boost: int, reinforced: int
) -> list[Term]:
    """What one side has against this world, whichever side it is."""
    kind = said_kind(attackers, owners, world)
    always = [("military", card, card_military(card, cards)) for card in cards]
    against = [("against", card, military_on(card, world, kind)) for card in cards]
    return given([*always, *against, ("boost", NO_CARD, boost), ("added", NO_CARD, reinforced)])


def given(terms: list[Term]) -> list[Term]:
    return [term for term in terms if term[2]]


def strength_of(terms: list[Term]) -> int:
    return sum([amount for _, _, amount in terms])
