"""What a standing order leaves to be worked out from the question: pools, planets, which units take hits."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Order
from orrery.ti4.orders import COSTLY, INTO, RICHEST, UNHURT, key_of
from orrery.ti4.planets import influence, resources
from orrery.ti4.rules.hits import SUSTAIN
from orrery.ti4.rules.tokens import as_form
from orrery.ti4.state import Galaxy
from orrery.ti4.units import FLAGSHIP

READY: Final = "ready planets"


def worked_out(game: Galaxy, order: Order, decision: Decision) -> Choice | None:
    """The reply; None: it cannot be given, and the seat is asked."""
    if order.condition == COSTLY:
        return with_card(decision, key_of(order.about[0]))
    if order.condition == INTO:
        return all_into(decision, order.about[0][1])
    if decision.prompt == READY:
        return best_planets(game, decision, order.condition == RICHEST)
    return taking_hits(decision, order.condition == UNHURT)


def with_card(decision: Decision, key: str) -> Choice | None:
    """Play a card of that name, whichever of its copies is in hand."""
    for place, option in enumerate(decision.options):
        if option.things and key_of(option.things[0]) == key:
            return Choice(decision.seat, (place,))
    return None


def all_into(decision: Decision, pool: int) -> Choice | None:
    """All tokens into one pool, if it has room for them."""
    number = dict(decision.things)["tokens"]
    numbers = (number if pool == 0 else 0, number if pool == 1 else 0, number if pool == 2 else 0)
    form = as_form(decision.seat, numbers)
    return Choice(decision.seat, (), form) if all(row in decision.rows for row in form.gifts) else None


def best_planets(game: Galaxy, decision: Decision, by_resources: bool) -> Choice:
    """As many as may be readied, of those the most valuable; the other value breaks ties."""

    def worth(place: int) -> tuple[int, int]:
        planet = decision.options[place].id()
        values = resources(game, planet), influence(game, planet)
        return values if by_resources else (values[1], values[0])

    places = sorted(range(len(decision.options)), key=lambda place: (worth(place), -place), reverse=True)
    return Choice(decision.seat, tuple(sorted(places[: decision.most])))


def taking_hits(decision: Decision, never: bool) -> Choice | None:
    """As it is suggested first, but nothing sustains damage, or not the flagship; None: there are not enough others."""
    options = decision.options
    fit = [
        place
        for place, option in enumerate(options)
        if option.key != SUSTAIN or not (never or option.things[0] == ("type", FLAGSHIP))
    ]
    number = min(len(fit), decision.most)
    return Choice(decision.seat, tuple(fit[:number])) if number >= decision.least else None
