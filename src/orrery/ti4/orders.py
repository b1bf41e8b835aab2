"""Standing orders: what a seat replies without being asked.

Everything that is looked at here the seat can see: the question, its options, what it holds itself.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Order, Thing
from orrery.kernel.orders import ASK
from orrery.ti4.components import COMPONENTS, STRATEGY_CARDS
from orrery.ti4.registry import MASK
from orrery.ti4.state import Galaxy

# Pass ...
NOTHING: Final = "nothing"  # where I have nothing to act with
WITHOUT: Final = "without"  # where I could act with this alone
MOMENT: Final = "moment"  # at this moment
# Reply always so to that question
ALWAYS: Final = "always"
QUESTIONS: Final = (  # prompt and reply
    ("space cannon", "fire"),
    ("announce retreat", "stay"),
    ("consent", "decline"),
    ("end turn", "end turn"),
    ("ready", "ready"),
)
# Whenever this strategy card is followed: do so, or do not
FOLLOWED: Final = "followed"
SECONDARY: Final = "secondary"
SCORE: Final = ("score", "score nothing more")  # prompt and reply: asked also of who can score nothing


def orders_of(game: Galaxy, seat: int) -> list[Order]:
    """What this seat may order: for some questions, strategy cards, each thing that it could act with, the moment."""
    orders = [Order(NOTHING), Order(NOTHING, SCORE[1], SCORE[0])]
    orders += [Order(ALWAYS, reply, prompt) for prompt, reply in QUESTIONS]
    for card in STRATEGY_CARDS:
        orders += [Order(FOLLOWED, reply, SECONDARY, (("strategy", card),)) for reply in ("follow", "decline")]
    orders += [Order(WITHOUT, about=(thing,)) for thing in held(game, seat)]
    asked = game.asked(seat)
    if asked is not None and asked.window:
        orders += [Order(MOMENT, prompt=asked.prompt), Order(MOMENT, ASK, asked.prompt)]
    return orders


def held(game: Galaxy, seat: int) -> list[Thing]:
    """What this seat could act with: one of several copies of a card stands for all."""
    player = game.players[seat]
    found: dict[str, Thing] = {}
    for number in (*player.hand, *player.in_play()):
        if MASK[number]:
            found.setdefault(COMPONENTS[number].key, (COMPONENTS[number].kind, number))
    return list(found.values())


def fits(order: Order, decision: Decision, orders: list[Order]) -> bool:
    """Whether the order says something about this question."""
    if order.condition == ALWAYS:
        return len([option for option in decision.options if option.key == order.reply]) == 1
    if order.condition == FOLLOWED:
        return decision.things == order.about
    if not decision.window:
        return False
    actions = decision.options[1:]
    if order.condition == MOMENT:
        return True
    if order.condition == NOTHING:
        return not actions
    given_up = [key_of(each.about[0]) for each in orders if each.condition == WITHOUT]
    return order.condition == WITHOUT and bool(actions) and all(key_of(each.things[0]) in given_up for each in actions)


def key_of(thing: Thing) -> str:
    kind, number = thing
    return COMPONENTS[number].key if 0 <= number < len(COMPONENTS) and COMPONENTS[number].kind == kind else ""
