"""Deals: what terms are worth, what to offer, when to accept."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.view import CosmicView
from orrery.kernel.decision import Choice, Decision, Gift
from support.cosmic_first.judgement import card_value, is_close

COLONY_FOR_ME: Final = 40
COLONY_FOR_OTHER: Final = -25
CARD: Final = 9
FAILING: Final = -18  # three ships
WINNING: Final = 1000
BY_NUMBER: Final = ("random", "any", "negotiate", "reinforcement", "artifact", "flare")


def judge_talks(view: CosmicView, decision: Decision) -> Choice:
    """Accept what is better than nothing; else offer terms from which both gain; else end the talks."""
    keys = [option.key for option in decision.options]
    offer = [gift_of(kind, number) for kind, number in decision.things]
    forms = decision.forms or []
    if "accept" in keys and worth(view, decision.seat, offer) > 0:
        return Choice(decision.seat, (keys.index("accept"),))
    good = [form for form in forms if worth(view, decision.seat, list(form.gifts)) > 0 and form.gifts != tuple(offer)]
    if good:
        return Choice(decision.seat, (), max(good, key=lambda form: fairness(view, decision.seat, list(form.gifts))))
    if "accept" in keys and worth(view, decision.seat, offer) > FAILING:
        return Choice(decision.seat, (keys.index("accept"),))
    return Choice(decision.seat, (keys.index("end talks"),))


def fairness(view: CosmicView, me: int, gifts: list[Gift]) -> int:
    """What the one who gains less gets: an offer that helps nobody but its maker is refused."""
    return min(worth(view, me, gifts), worth(view, opponent(view, me), gifts))


def gift_of(kind: str, number: int) -> Gift:
    """A line of the terms from the thing that shows it."""
    _, what, giver = kind.split()
    return int(giver), what, number


def worth(view: CosmicView, me: int, gifts: list[Gift]) -> int:
    """What the terms bring this seat, minus what they bring the other that will hurt later."""
    total = 0
    for giver, kind, number in gifts:
        mine = giver == me
        if kind == "colony":
            taker = opponent(view, me) if mine else me
            gain = view.owner(number) != taker
            if mine:
                total += -WINNING if gain and is_close(view, taker) else COLONY_FOR_OTHER
            else:
                total += WINNING + 500 if gain and is_close(view, me) else COLONY_FOR_ME
        elif kind == "card":
            total += -card_value(number) if mine else CARD
        elif kind in BY_NUMBER:
            total += -CARD * number if mine else CARD * number
        elif kind == "attack":
            total += -number if mine else number
    return total


def opponent(view: CosmicView, me: int) -> int:
    encounter = view.encounter
    assert encounter is not None
    return encounter.defense if me == encounter.offense else encounter.offense
