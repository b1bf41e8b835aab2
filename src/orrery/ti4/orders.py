"""Standing orders: what a seat replies without being asked.

Everything that is looked at here the seat can see: the question, its options, what it holds itself.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Order, Thing
from orrery.kernel.orders import ASK
from orrery.ti4.components import COMPONENTS, STRATEGY_CARDS
from orrery.ti4.queries import has_units
from orrery.ti4.registry import MASK
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import WHEN_ACTION_CARD_PLAYED

# Pass ...
NOTHING: Final = "nothing"  # where I have nothing to act with
WITHOUT: Final = "without"  # where I could act with this alone
MOMENT: Final = "moment"  # at this moment
UNTOUCHED: Final = "untouched"  # at this moment, where what is played is not aimed at me or at what is mine
ELSEWHERE: Final = "elsewhere"  # at this moment, where none of my units are in the active system
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
        if asked.prompt == WHEN_ACTION_CARD_PLAYED:
            orders.append(Order(UNTOUCHED, prompt=asked.prompt))
        elif game.active_system != NOBODY:
            orders.append(Order(ELSEWHERE, prompt=asked.prompt))
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


def fits(game: Galaxy, order: Order, decision: Decision, orders: list[Order]) -> bool:
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
    if order.condition == UNTOUCHED:
        return not any(is_mine(game, decision.seat, thing) for thing in decision.things[2:])  # after who, and what
    if order.condition == ELSEWHERE:
        return game.active_system != NOBODY and not has_units(game, decision.seat, game.active_system)
    if order.condition == NOTHING:
        return not actions
    given_up = [key_of(each.about[0]) for each in orders if each.condition == WITHOUT]
    return order.condition == WITHOUT and bool(actions) and all(key_of(each.things[0]) in given_up for each in actions)


def is_mine(game: Galaxy, seat: int, thing: Thing) -> bool:
    """I am meant, or a planet that I control, or a place where units of mine are."""
    kind, number = thing
    if kind == "seat":
        return number == seat
    if kind == "planet":
        return game.controller[number] == seat or bool(game.players[seat].troops_on(number))
    return kind == "system" and has_units(game, seat, number)


def key_of(thing: Thing) -> str:
    kind, number = thing
    return COMPONENTS[number].key if 0 <= number < len(COMPONENTS) and COMPONENTS[number].kind == kind else ""
