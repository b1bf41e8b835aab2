"""Go on to a question: everybody passes, holds fire, stays and does the least until it is asked."""

from __future__ import annotations

from orrery.kernel.decision import Choice
from orrery.ti4.components import COMPONENTS
from orrery.ti4.game import TwilightImperium

LEAST = ("pass", "stay", "hold fire", "decline", "place fewer", "abstain")  # what is answered where it is offered


def onward(game: TwilightImperium, seat: int, prompt: str, most: int = 200) -> None:
    """Until that seat is asked that, or nobody is asked anything."""
    for _ in range(most):
        waiting = game.waiting()
        if game.over or not waiting or any((each.seat, each.prompt) == (seat, prompt) for each in waiting):
            return
        decision = waiting[0]
        if not decision.options:
            assert decision.forms
            game.answer(Choice(decision.seat, (), decision.forms[0]))
            continue
        keys = [option.key for option in decision.options]
        picked = next((keys.index(key) for key in LEAST if key in keys), 0)
        game.answer(Choice(decision.seat, tuple(range(decision.least)) if decision.least != 1 else (picked,)))
    raise AssertionError([(each.seat, each.prompt) for each in game.waiting()])


def prompts(game: TwilightImperium) -> list[tuple[int, str]]:
    return [(each.seat, each.prompt) for each in game.waiting()]


def offered(game: TwilightImperium, seat: int) -> set[str]:
    """The components that this seat may act with now."""
    decision = game.asked(seat)
    options = decision.options if decision is not None else []
    kinds = ("ability", "tech", "flagship", "note", "card")
    return {COMPONENTS[option.things[0][1]].key for option in options if option.key in kinds}
