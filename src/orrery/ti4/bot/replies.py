"""How a reply is written."""

from __future__ import annotations

from collections.abc import Callable

from orrery.kernel.decision import Choice, Decision, Form, Option


def picked(decision: Decision, place: int) -> Choice:
    return Choice(decision.seat, (place,))


def filled(decision: Decision, form: Form) -> Choice:
    return Choice(decision.seat, (), form)


def proposed(decision: Decision) -> Choice:
    """The best sample; without any the first options, as many as must be."""
    if decision.forms:
        return filled(decision, decision.forms[0])
    return Choice(decision.seat, tuple(range(decision.least)))


def named(decision: Decision, key: str) -> Choice:
    """The option of that key; the first, if there is none."""
    keys = [option.key for option in decision.options]
    return picked(decision, keys.index(key) if key in keys else 0)


def best(decision: Decision, worth: Callable[[Option], float]) -> Choice:
    """The options that are worth most, as many as must be; the first of equals."""
    order = sorted(range(len(decision.options)), key=lambda place: -worth(decision.options[place]))
    return Choice(decision.seat, tuple(sorted(order[: max(1, decision.least)])))


def all_worth(decision: Decision, worth: Callable[[Option], float]) -> Choice:
    """The best options of those that are worth anything, as many as may be."""
    order = sorted(range(len(decision.options)), key=lambda place: -worth(decision.options[place]))
    good = [place for place in order if worth(decision.options[place]) > 0.0][: decision.most]
    return Choice(decision.seat, tuple(sorted(good if len(good) >= decision.least else order[: decision.least])))


def of_kind(option: Option, kind: str) -> int:
    """The number of the thing of that kind, or -1."""
    for name, number in option.things:
        if name == kind:
            return number
    return -1
