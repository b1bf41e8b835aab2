"""Why a thing cannot be chosen: what every question of the game can say of it, by what the seat sees.

The chapters in `rules` say more about the things that they ask for. All of them only put numbers to the keys by which
`settling` and `queries` tell what cannot be had.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Refused, Thing
from orrery.race.cards import CARDS
from orrery.race.goods import ANY, KINDS
from orrery.race.powers import (
    Ante,
    ConsumeDifferentKinds,
    ConsumeGoods,
    DiscardForPrestige,
    SpendPrestige,
)
from orrery.race.queries import (
    NEVER,
    goods_of,
    kinds_held,
    may_be_free,
    military_against,
    no_consuming,
    payers_for,
    price_by,
)
from orrery.race.searching import CATEGORIES
from orrery.race.settling import (
    Means,
    defense_of,
    develop_discounts,
    goods_spent,
    goods_suffice,
    no_development,
    no_settling,
    reach_of,
)
from orrery.race.view import RaceView

# By the prompt of a question: the reason why a card that it does not ask for cannot be chosen.
ASKS: Final = {
    "action": "asks-action",
    "announce": "asks-action",
    "start world": "asks-start-world",
    "side": "asks-start-world",
    "draft": "asks-pack",
    "keep": "asks-drawn",
    "mix": "asks-hand",
    "develop": "asks-development",
    "settle": "asks-world",
    "settle another": "asks-world",
    "pay": "asks-hand",
    "recruit": "asks-hand",
    "recruit more": "asks-hand",
    "recruit in defence": "asks-hand",
    "draw and discard": "asks-hand",
    "discard for prestige": "asks-hand",
    "discard for vp": "asks-hand",
    "discard to produce": "asks-hand",
    "exchange": "asks-hand",
    "cards for prestige": "asks-hand",
    "stake": "asks-hand",
    "hand limit": "asks-hand",
    "opening discard": "asks-hand",
    "save": "asks-saved",
    "develop how": "asks-help",
    "settle how": "asks-help",
    "add military": "asks-help",
    "add military in defence": "asks-help",
    "spend good": "asks-good",
    "good": "asks-good",
    "goods": "asks-good",
    "sell": "asks-good",
    "consume": "asks-power",
    "settle more": "asks-power",
    "produce more": "asks-power",
    "windfall": "asks-windfall",
    "produce where": "asks-windfall",
    "replace": "asks-world",
    "takeover": "asks-takeover",
    "veto": "asks-veto",
    "kind": "asks-kind",
    "name a number": "asks-number",
    "search category": "asks-category",
    "search": "asks-shown",
    "prize": "asks-shown",
}
USE_TABLEAU: Final = ("asks-help", "asks-power", "asks-takeover")


def cards_in_sight(view: RaceView) -> list[int]:
    """All cards that a seat sees, its own first."""
    mine = view.players[view.seat]
    cards = [*view.hand, *view.drawn, *view.pack, *mine.tableau, *mine.placed, *view.shown, *view.saved, *view.picked]
    for seat in range(len(view.players)):
        if seat != view.seat:
            cards += [*view.players[seat].tableau, *view.players[seat].placed]
    return cards


def things_in_sight(view: RaceView, actions: list[int]) -> list[Thing]:
    """All that a seat can point at; `actions` are the action cards of this game."""
    things: list[Thing] = [("card", card) for card in cards_in_sight(view)]
    things += [("action", action) for action in actions]
    things += [("goal", goal) for goal in view.goals]
    things += [("seat", seat) for seat in range(len(view.players))]
    if view.asked is not None and view.asked.prompt == "kind":
        things += [("kind", kind) for kind in KINDS]
    if view.asked is not None and view.asked.prompt == "search category":
        things += [("category", number) for number in range(len(CATEGORIES))]
    return things


def reason_in(view: RaceView, thing: Thing) -> Refused | None:
    """Why a thing cannot be chosen by a question that is not about its like."""
    kind, number = thing
    if view.asked is None:
        return None
    if thing in view.asked.things:
        return Refused("is-subject")
    if kind == "goal":
        return Refused("goal", (), "race:goals.check.1")
    if kind == "seat":
        return Refused("seat")
    if kind == "action":
        return Refused("action-later", (), "race:round.1")
    if kind != "card":
        return None
    if number not in cards_in_sight(view):
        return Refused("unseen")
    for seat in range(len(view.players)):
        if seat != view.seat and number in view.players[seat].tableau + view.players[seat].placed:
            return Refused("not-yours", (seat,))
    if number in view.players[view.seat].placed and ASKS[view.asked.prompt] in USE_TABLEAU:
        return Refused("placed-now", (), "race:powers.6")
    if number in view.saved:
        return Refused("saved", (), "race:power.produce.take-saved.1")
    if number in view.picked:
        return Refused("drafted", (), "race:draft.8")
    return Refused(ASKS[view.asked.prompt])


# -- with numbers ------------------------------------------------------------------------------------------------------


def too_dear(price: int, others: int, printed: int, rule: str) -> Refused:
    if price == printed:
        return Refused("too-dear", (price, others), rule)
    return Refused("too-dear-reduced", (price, others, printed), rule)


def development_refused(tableau: list[int], hand: list[int], card: int, bonus: int, also: Means) -> Refused | None:
    """Why this card of the hand cannot be developed. What no price could help comes first."""
    others, discount = len(hand) - 1, develop_discounts(tableau, bonus, also)
    reason = no_development(tableau, card, others, NEVER) or no_development(tableau, card, others, discount)
    if reason == "too-dear":
        cost = CARDS[card].cost
        return too_dear(max(0, cost - discount), others, cost, "race:develop.5")
    if reason == "stands-already":
        return Refused(reason, (), "race:develop.8")
    return Refused(reason, (), "race:develop.1") if reason else None


def settling_refused(
    tableau: list[int], hand: list[int], card: int, also: Means, by_conquest: bool = False
) -> Refused | None:
    """Why this card of the hand cannot be placed in a Settle phase."""
    others = len(hand) - 1
    reach = reach_of(tableau, others, also)
    reason = no_settling(tableau, card, others, reach, by_conquest)
    if not reason or reason == "is-development":
        return Refused(reason, (), "race:settle.1") if reason else None
    if reason == "not-military":
        return Refused(reason, (), "race:power.settle.extra-military-world.1")
    target = CARDS[card]
    payers = payers_for(reach.helpers, card) if target.military else []
    price = max(0, price_by(tableau, card, payers) - reach.cheaper)
    if reason == "too-dear":
        return too_dear(price, others, target.cost, "race:settle.4")
    defense = target.cost if target.military else min([defense_of(card, [each]) for each in reach.peaceful])
    military = military_against(tableau, card)
    if reason == "too-strong-too-dear":
        return Refused(reason, (defense, military + reach.reserve, price, others), "race:settle.conquest.3")
    if reach.reserve:
        return Refused("too-strong-reserve", (defense, military, reach.reserve), "race:settle.conquest.3")
    return Refused(reason, (defense, military), "race:settle.conquest.3")


def consuming_refused(
    card: int, used: list[int], hand: list[int], goods: dict[int, int], prestige: int
) -> Refused | None:
    """Why no Consume power of this card can be used; `used` are the places of those that were."""
    places = CARDS[card].consumes
    if not places:
        return Refused("no-consume-power")
    for place in places:
        reason = "" if place in used else no_consuming(card, place, hand, goods, prestige)
        if reason:
            return Refused(reason, lacking(card, place, reason, hand, goods, prestige))
    return Refused("used", (), "race:consume.order.2")


def lacking(
    card: int, place: int, reason: str, hand: list[int], goods: dict[int, int], prestige: int
) -> tuple[int, ...]:
    """The numbers of what a Consume power lacks: how many it takes, how many there are, of which kind."""
    power = CARDS[card].powers[place]
    if isinstance(power, ConsumeGoods) and reason != "no-good":
        kind = () if power.kind == ANY else (power.kind,)
        return (power.goods, len(goods_of(goods, power.kind)), *kind)
    if isinstance(power, ConsumeDifferentKinds):
        return (power.kinds, kinds_held(goods))
    if isinstance(power, DiscardForPrestige):
        return (power.cards, len(hand))
    if isinstance(power, SpendPrestige):
        return (power.prestige, prestige)
    if isinstance(power, Ante):
        return (power.lowest, power.highest)
    return (1, 0) if reason in ("goods-lacking", "hand-lacking") else ()


def good_refused(world: int, goods: dict[int, int], kind: int) -> Refused | None:
    """Why the good of this world is not one of the kind, or is not there."""
    if world not in goods:
        return Refused("no-good")
    return None if CARDS[world].suits[kind] else Refused("wrong-kind", (kind,))


def help_refused(card: int, world: int, also: Means) -> Refused:
    """Why the optional powers of this card, which no way to place the world uses, do not help."""
    printed, target = CARDS[card], CARDS[world]
    if not printed.helps_settle:
        return Refused("no-optional-power")
    if card in also.used or card in also.gone:
        return Refused("used", (), "race:powers.11")
    if printed.settles_for_nothing and not may_be_free(world):
        return Refused("not-for-alien", (), "race:power.settle.reduce-to-zero.2")
    if printed.pays_for_military and not target.military:
        return Refused("only-military", (), "race:settle.conquest.2")
    if printed.conquers_peaceful is not None and target.military:
        return Refused("only-peaceful", (), "race:power.settle.conquer-peaceful.1")
    if printed.pays_for_military and not payers_for([card], world):
        return Refused("pays-for-others", (), "race:settle.pay-for-military.2")
    return army_refused(card, also)


def army_refused(card: int, also: Means) -> Refused:
    """Why this card gives no temporary Military now."""
    printed = CARDS[card]
    if not printed.helps_settle:
        return Refused("no-optional-power")
    if card in also.used or card in also.gone:
        return Refused("used", (), "race:powers.11")
    if printed.military_for_prestige and not also.prestige:
        return Refused("prestige-lacking", (1, 0), "race:power.settle.temporary-military.2")
    for kind in goods_spent([card]):
        if not goods_suffice([kind], also.goods):
            return Refused("kind-lacking", (kind,))
    if printed.military_for_cards:
        return Refused("recruits-next", (), "race:power.settle.discard-for-military.1")
    return Refused("no-way-with-it")
