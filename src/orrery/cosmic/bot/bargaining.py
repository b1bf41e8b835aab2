"""Deals: what terms are worth, what to offer, when to accept."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.bot.judgement import is_close, my_worth, standing
from orrery.cosmic.bot.worth import PRICELESS
from orrery.cosmic.cards import CARDS
from orrery.cosmic.view import CosmicView
from orrery.kernel.decision import Choice, Decision, Form, Gift

COLONY: Final = 1.0
CARD: Final = 0.07  # of a hand that one does not see
SHIPS_OF_FAILURE: Final = -0.15  # three ships
WINNING: Final = 20.0
SHIP: Final = 0.04
BY_NUMBER: Final = ("random", "any", "negotiate", "reinforcement", "artifact", "flare")
GRUDGE: Final = 0.3  # how much of what the other gains is one's own loss
LEAST_GRUDGE: Final = 0.2
RIVALRY: Final = 0.15  # more for each colony that the other is ahead
OFFERS: Final = 4  # so many forms are thought through


def talks_by_habit(view: CosmicView, decision: Decision) -> Choice:
    """Accept what is good for oneself; else offer terms from which both gain; else what beats a failure."""
    keys = [option.key for option in decision.options]
    offer = [gift_of(kind, number) for kind, number in decision.things]
    value = balance(view, decision.seat, offer)
    if "accept" in keys and value > 0:
        return Choice(decision.seat, (keys.index("accept"),))
    good = offers(view, decision)
    if good and fairness(view, decision.seat, list(good[0].gifts)) > 0:
        return Choice(decision.seat, (), good[0])
    if "accept" in keys and value > SHIPS_OF_FAILURE:
        return Choice(decision.seat, (keys.index("accept"),))
    return Choice(decision.seat, (keys.index("end talks"),))


def offers(view: CosmicView, decision: Decision) -> list[Form]:
    """The sensible forms that are good for oneself, the fairest first: what helps nobody else is refused."""
    me = decision.seat
    offer = tuple([gift_of(kind, number) for kind, number in decision.things])
    forms = [form for form in decision.forms or [] if form.gifts != offer and not is_waste(view, me, form)]
    forms = [form for form in forms if balance(view, me, list(form.gifts)) > 0]
    forms.sort(key=lambda form: -fairness(view, me, list(form.gifts)))
    return forms[:OFFERS]


def is_waste(view: CosmicView, me: int, form: Form) -> bool:
    """High attacks, and the chance that one of them is drawn, are nothing to bargain with."""
    priceless = [card for card in view.hand if CARDS[card].value >= PRICELESS]
    for giver, kind, number in form.gifts:
        if giver == me and kind == "card" and number in priceless:
            return True
        if giver == me and kind == "random" and priceless:
            return True
    return False


def fairness(view: CosmicView, me: int, gifts: list[Gift]) -> float:
    """What the one who gains less gets."""
    return min(balance(view, me, gifts), balance(view, opponent(view, me), gifts))


def gift_of(kind: str, number: int) -> Gift:
    """A line of the terms from the thing that shows it."""
    _, what, giver = kind.split()
    return int(giver), what, number


def balance(view: CosmicView, me: int, gifts: list[Gift]) -> float:
    """What the terms bring this seat, less a part of what they bring a rival."""
    other = opponent(view, me)
    rivalry = max(LEAST_GRUDGE, GRUDGE + RIVALRY * (standing(view, other) - standing(view, me)))
    return gain(view, me, gifts) - rivalry * gain(view, other, gifts)


def gain(view: CosmicView, seat: int, gifts: list[Gift]) -> float:
    """What the terms bring a seat."""
    total = 0.0
    for giver, kind, number in gifts:
        gives = giver == seat
        if kind == "colony":
            if not gives:
                total += colony_worth(view, seat, number)
        elif kind == "card":
            worth = my_worth(view, number) if seat == view.seat else CARD
            total += -worth if gives else worth
        elif kind in BY_NUMBER:
            total += -CARD * number if gives else CARD * number
        elif kind == "attack":
            total += (-0.005 if gives else 0.005) * (number + 6)
        elif kind == "release" and number // 100 == seat:
            total += SHIP * (number % 100)
    return total


def colony_worth(view: CosmicView, seat: int, planet: int) -> float:
    """A foreign colony brings the win nearer, or is it; one at home keeps the power."""
    if view.owner(planet) == seat:
        return 0.3
    return WINNING if is_close(view, seat) else COLONY


def opponent(view: CosmicView, me: int) -> int:
    encounter = view.encounter
    assert encounter is not None
    return encounter.defense if me == encounter.offense else encounter.offense
