"""What can be developed and settled with all that a player has: pure functions, like `queries`.

A tableau is the cards whose powers work now. Cards that were given up in this phase are among them, but what they were
given up for cannot be had twice. What cannot be had is told by the key of a reason ("too-dear"); "" means that it can.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option, Thing
from orrery.race.cards import CARDS
from orrery.race.goods import MULTI, NO_GOOD
from orrery.race.queries import (
    NEVER,
    find,
    may_be_free,
    military_against,
    payers_for,
    price_by,
)

PAY: Final = "pay"
CONQUER: Final = "conquer"
FOR_NOTHING: Final = (0,)  # a price
BOOSTED_PRICE: Final = 3  # the prestige bonus: so many cards less
BOOSTED_MILITARY: Final = 2  # and so much Military until the phase ends


class Means:
    """What a player has beside tableau and hand, and what has been used in this phase."""

    def __init__(
        self,
        goods: tuple[int, ...] = (),
        prestige: int = 0,
        gone: tuple[int, ...] = (),
        used: tuple[int, ...] = (),
        reinforced: int = 0,
        cheaper: int = 0,
    ) -> None:
        self.goods = goods  # the worlds whose goods can be spent
        self.prestige = prestige
        self.gone = gone
        self.used = used  # cards whose powers have been used, once for each use
        self.reinforced = reinforced
        self.cheaper = cheaper  # what a bonus takes off the price of a world


NOTHING_ELSE: Final = Means()


def goods_suffice(kinds: list[int], goods: tuple[int, ...]) -> bool:
    """Whether there is a good for each of these kinds; one that may be said to be of any kind fills one gap."""
    left = [CARDS[world].kind for world in goods]
    missing = 0
    for kind in kinds:
        if kind in left:
            left.remove(kind)
        else:
            missing += 1
    return missing <= left.count(MULTI)


# -- develop -----------------------------------------------------------------------------------------------------------


def develop_helpers(tableau: list[int], also: Means) -> list[int]:
    """The cards with optional powers that can make a development cheaper now."""
    return [card for card in tableau if CARDS[card].helps_develop and not no_help_to_develop(card, also)]


def no_help_to_develop(card: int, also: Means) -> str:
    """Why the optional power of this card cannot make a development cheaper now."""
    if not CARDS[card].helps_develop:
        return "no-optional-power"
    if card in also.gone or card in also.used:
        return "used"
    good = CARDS[card].develop_for_good
    return "" if good is None or goods_suffice([good.kind], also.goods) else "kind-lacking"


def develop_discount(card: int) -> int:
    """What the optional power of this card takes off the price of a development."""
    good = CARDS[card].develop_for_good
    return good.amount if good is not None else CARDS[card].develop_for_giving_up


def may_develop(tableau: list[int], hand: list[int], bonus: int, also: Means = NOTHING_ELSE) -> list[int]:
    """The developments of the hand that can be paid for and do not stand in the tableau already."""
    discount = develop_discounts(tableau, bonus, also)
    return [card for card in hand if not no_development(tableau, card, len(hand) - 1, discount)]


def develop_discounts(tableau: list[int], bonus: int, also: Means) -> int:
    """What bonus and powers can take off the price of a development, all together."""
    discount = bonus
    helped = False
    for each in tableau:
        discount += CARDS[each].develop_for_less
        helped = helped or CARDS[each].helps_develop
    if helped:
        for helper in develop_helpers(tableau, also):
            discount += develop_discount(helper)
    return discount


def no_development(tableau: list[int], card: int, others: int, discount: int) -> str:
    """Why this card of the hand cannot be developed with so many others to pay with."""
    printed = CARDS[card]
    if printed.is_world:
        return "is-world"
    if printed.cost - discount > others:
        return "too-dear"
    return "stands-already" if find(tableau, printed.name) else ""


# -- settle ------------------------------------------------------------------------------------------------------------


def subsets(cards: list[int]) -> list[list[int]]:
    """All ways to use some of these cards, the fewest first."""
    found: list[list[int]] = [[]]
    for card in cards:
        found += [[*some, card] for some in found]
    return found


def soldiers(tableau: list[int], also: Means = NOTHING_ELSE) -> list[int]:
    """The cards that can give temporary Military now for themselves, for prestige or for a good."""
    found: list[int] = []
    for each in tableau:
        card = CARDS[each]
        if card.helps_settle and each not in also.used:
            for_good = card.military_for_good
            if (
                (card.temporary_military and each not in also.gone)
                or (card.military_for_prestige and also.prestige)
                or (for_good is not None and goods_suffice([for_good.kind], also.goods))
            ):
                found.append(each)
    return found


def soldier_strength(card: int) -> int:
    """The temporary Military that the card gives, but for hand cards."""
    for_good = CARDS[card].military_for_good
    by_good = for_good.amount if for_good is not None else 0
    return CARDS[card].temporary_military + CARDS[card].military_for_prestige + by_good


def recruits(tableau: list[int], hand: int, also: Means = NOTHING_ELSE, rest: bool = False) -> int:
    """How many hand cards can still be discarded for Military, 1 each."""
    return min(sum([recruits_by(card, also.used, rest) for card in tableau]), hand)


def recruits_by(card: int, used: tuple[int, ...], rest: bool) -> int:
    """How many of them the power of this card takes.

    A power is used once. Only in defence against a takeover (`rest`) may what is left of it be used later.
    """
    times = used.count(card)
    return max(0, CARDS[card].military_for_cards - times) if rest or not times else 0


def free_settlers(tableau: list[int], also: Means = NOTHING_ELSE) -> list[int]:
    """The cards that may be given up to settle for nothing."""
    return [card for card in tableau if CARDS[card].settles_for_nothing and card not in also.gone]


def conquerors(tableau: list[int], also: Means = NOTHING_ELSE) -> list[int]:
    """The cards that may be given up to conquer a world that is not military."""
    return [card for card in tableau if CARDS[card].conquers_peaceful is not None and card not in also.gone]


def savers(tableau: list[int], also: Means = NOTHING_ELSE) -> list[int]:
    """The cards that make a world cheaper for a good."""
    found: list[int] = []
    for card in tableau:
        power = CARDS[card].settle_for_good
        if power is not None and card not in also.used and goods_suffice([power.kind], also.goods):
            found.append(card)
    return found


def goods_spent(cards: list[int]) -> list[int]:
    """The kinds of the goods that the optional powers of these cards take, in a settle phase."""
    kinds: list[int] = []
    for card in cards:
        for_price, for_military = CARDS[card].settle_for_good, CARDS[card].military_for_good
        if for_price is not None:
            kinds.append(for_price.kind)
        if for_military is not None:
            kinds.append(for_military.kind)
    return kinds


def saving(cards: list[int]) -> int:
    """What the goods discarded for these cards take off the price."""
    total = 0
    for card in cards:
        power = CARDS[card].settle_for_good
        if power is not None:
            total += power.amount
    return total


def defense_of(world: int, by: list[int]) -> int:
    """The defense of a world that is to be conquered; one that is not military by means of one of these cards."""
    if CARDS[world].military:
        return CARDS[world].cost
    for card in by:
        power = CARDS[card].conquers_peaceful
        if power is not None:
            return CARDS[world].cost - power.less  # it may be below zero, as Military may
    return NEVER


def price_of(tableau: list[int], world: int, by: list[int], also: Means = NOTHING_ELSE) -> int:
    """Cards for a world that is paid for with the optional powers of these cards."""
    if any(CARDS[card].settles_for_nothing for card in by):
        return 0
    payers = [card for card in by if CARDS[card].pays_for_military]
    return max(0, price_by(tableau, world, payers) - saving(by) - also.cheaper)


class Reach:
    """What all optional powers together can do for a world that is to be placed."""

    def __init__(self, helpers: list[int], reserve: int, free: bool, peaceful: list[int], cheaper: int) -> None:
        self.helpers = helpers
        self.reserve = reserve  # temporary Military
        self.free = free  # a card can be given up to settle for nothing
        self.peaceful = peaceful  # cards that may be given up to conquer a world that is not military
        self.cheaper = cheaper


def may_settle(tableau: list[int], hand: list[int], also: Means = NOTHING_ELSE, by_conquest: bool = False) -> list[int]:
    """The worlds of the hand that can be placed, with whatever must be given up for it."""
    worlds = [card for card in hand if CARDS[card].is_world]
    if not worlds:
        return worlds
    others = len(hand) - 1
    reach = reach_of(tableau, others, also)
    return [card for card in worlds if not no_settling(tableau, card, others, reach, by_conquest)]


def reach_of(tableau: list[int], others: int, also: Means) -> Reach:
    """The same for any world in hand, with so many other cards."""
    helpers = [card for card in tableau if CARDS[card].helps_settle]
    reserve = also.reinforced
    free = False
    peaceful: list[int] = []
    cheaper = also.cheaper
    if helpers:
        reserve += sum([soldier_strength(card) for card in soldiers(helpers, also)])
        reserve += recruits(helpers, others, also)
        free = bool(free_settlers(helpers, also))
        peaceful = conquerors(helpers, also)
        cheaper += best_saving(helpers, also)
    return Reach(helpers, reserve, free, peaceful, cheaper)


def no_settling(tableau: list[int], card: int, others: int, reach: Reach, by_conquest: bool) -> str:
    """Why this card of the hand cannot be placed in a Settle phase with so many others to pay with."""
    target = CARDS[card]
    if not target.is_world:
        return "is-development"
    if target.military:
        if military_against(tableau, card) + reach.reserve >= target.cost:
            return ""
    elif reach.peaceful and conquerable(tableau, card, reach.peaceful, reach.reserve):
        return ""
    payers = payers_for(reach.helpers, card) if target.military and reach.helpers else []
    if by_conquest or (target.military and not payers):
        return "too-strong" if target.military or reach.peaceful else "not-military"
    if price_by(tableau, card, payers) - reach.cheaper <= others or (reach.free and may_be_free(card)):
        return ""
    return "too-strong-too-dear" if target.military or reach.peaceful else "too-dear"


def conquerable(tableau: list[int], world: int, by: list[int], reserve: int) -> bool:
    """Whether a world that is not military can be conquered by giving up one of these cards."""
    strength = military_against(tableau, world) + reserve
    return any(strength >= defense_of(world, [card]) for card in by)


def best_saving(tableau: list[int], also: Means) -> int:
    """The most that goods can take off the price of a world."""
    return max(
        [saving(some) for some in subsets(savers(tableau, also)) if goods_suffice(goods_spent(some), also.goods)]
    )


def ways(
    tableau: list[int], hand: int, world: int, also: Means = NOTHING_ELSE, by_conquest: bool = False
) -> list[Option]:
    """How the world can be placed: by payment or conquest, each with the optional powers that may go with it.

    `hand` is the number of cards left to pay with. An option names the cards whose powers are used; how many hand cards
    are discarded for Military is asked afterwards.
    """
    helpers = [card for card in tableau if CARDS[card].helps_settle]
    if not helpers:
        return plain_ways(tableau, hand, world, also, by_conquest)
    armies = [some for some in subsets(soldiers(helpers, also)) if goods_suffice(goods_spent(some), also.goods)]
    found = conquests(tableau, hand, world, also, armies)
    if by_conquest:
        return found
    payers = [some for some in subsets(payers_for(helpers, world)) if some] if CARDS[world].military else [[]]
    ships = free_settlers(helpers, also) if may_be_free(world) else []
    savings = subsets(savers(helpers, also))
    for some in payers:
        for army in armies:
            for saved in savings:
                if saved and not goods_suffice(goods_spent([*saved, *army]), also.goods):
                    continue
                by = [*some, *saved, *army]
                price = price_of(tableau, world, by, also)
                if price <= hand:
                    found.append(Option(PAY, things_of(by), (price,)))
            for ship in ships:
                found.append(Option(PAY, things_of([*some, ship, *army]), FOR_NOTHING))
    if ships:
        found += idle_ways(payers, ships, savings, armies, also)
    return found


def idle_ways(
    payers: list[list[int]], ships: list[int], savings: list[list[int]], armies: list[list[int]], also: Means
) -> list[Option]:
    """The ways to settle for nothing with yet another power that lowers a price: nothing forbids to use it in vain."""
    found: list[Option] = []
    for fleet in subsets(ships):
        for saved in savings:
            if fleet and len(fleet) + len(saved) > 1:
                for some in payers:
                    for army in armies:
                        if goods_suffice(goods_spent([*saved, *army]), also.goods):
                            found.append(Option(PAY, things_of([*some, *fleet, *saved, *army]), FOR_NOTHING))
    return found


def plain_ways(tableau: list[int], hand: int, world: int, also: Means, by_conquest: bool) -> list[Option]:
    """The same where no optional power can help."""
    if CARDS[world].military:
        strength, defense = military_against(tableau, world) + also.reinforced, CARDS[world].cost
        return [Option(CONQUER, (), (strength, defense))] if strength >= defense else []
    if by_conquest:
        return []
    price = max(0, price_by(tableau, world, []) - also.cheaper)
    return [Option(PAY, (), (price,))] if price <= hand else []


def conquests(tableau: list[int], hand: int, world: int, also: Means, armies: list[list[int]]) -> list[Option]:
    """The ways to conquer the world, by each of these choices of temporary Military that can be enough."""
    found: list[Option] = []
    openers: list[list[int]] = [[]] if CARDS[world].military else [[card] for card in conquerors(tableau, also)]
    if openers:
        from_hand = recruits(tableau, hand, also)
        for opener in openers:
            defense = defense_of(world, opener)
            for army in armies:
                strength = conquest_strength(tableau, world, army, also)
                if strength + from_hand >= defense:
                    found.append(Option(CONQUER, things_of([*opener, *army]), (strength, defense)))
    return found


def conquest_strength(tableau: list[int], world: int, army: list[int], also: Means) -> int:
    """Military against this world with the temporary Military of these cards, but without that of hand cards."""
    return military_against(tableau, world) + also.reinforced + sum([soldier_strength(card) for card in army])


def gives_up(card: int, way: str) -> bool:
    """Whether a card leaves the tableau if its optional power is used on this way to place a world."""
    printed = CARDS[card]
    opens = printed.conquers_peaceful is not None and way == CONQUER
    return bool(printed.temporary_military) or printed.settles_for_nothing or opens


def things_of(cards: list[int]) -> tuple[Thing, ...]:
    return tuple([("card", card) for card in cards])


# -- replacing a world -------------------------------------------------------------------------------------------------


def replacements(tableau: list[int], hand: list[int], most: int) -> list[tuple[int, int]]:
    """Pairs of a world that is not military and a world in hand of its kind that costs up to so much more."""
    found: list[tuple[int, int]] = []
    for old in tableau:
        for new in hand:
            if same_kind(old, new) and 0 <= CARDS[new].cost - CARDS[old].cost <= most:
                found.append((old, new))
    return found


def same_kind(old: int, new: int) -> bool:
    """Both are worlds that are not military and of one kind; to have none counts as a kind."""
    one, other = CARDS[old], CARDS[new]
    if not (one.is_world and other.is_world) or one.military or other.military:
        return False
    if NO_GOOD in (one.kind, other.kind):
        return one.kind == other.kind
    return one.suits[other.kind] or other.suits[one.kind]
