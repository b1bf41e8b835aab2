"""Standing orders: a seat is answered for as it has said before, by an option that it is offered.

A reply in advance is one of them: the seat passes at a question that it will be asked next (`Game.later`), here and
nowhere else. It holds until that question is answered, and only as long as nothing is written into the log but that
others have passed: then the seat knows what it knew, and would be asked the same.

What may be ordered a game lists (`Game.orders`), and whether an order fits a question it says itself (`Game.follows`),
by what the seat may know. Whoever runs the table keeps the orders and carries them out; to the game the reply is a
choice like any other.
"""

from __future__ import annotations

import zlib
from typing import Final

from orrery.kernel.decision import Choice, Decision, Order
from orrery.kernel.game import Game

ASK: Final = "ask"  # instead of a reply
FIRST: Final = "first"  # what is suggested first: a form, or the first options, as many as must be picked
OWN: Final = "own"  # what the game works out itself (`Game.ordered`)
GAME: Final = "game"  # lasts to the end
ONCE: Final = "once"  # lasts until it has answered, or has had its seat asked
HERE: Final = "here"  # the condition of a reply in advance, whatever the game


class Ordered:
    """A reply that nobody is asked for, and the order that gave it; None: by a setting of the person."""

    def __init__(self, choice: Choice, order: Order | None) -> None:
        self.choice = choice
        self.order = order


def spans_of(game: Game) -> list[str]:
    """For how long an order may last, the longest first."""
    return [GAME, *game.spans(), ONCE]


def is_in_force(game: Game, order: Order) -> bool:
    if order.condition == HERE:
        return only_passes_since(game, order.number)
    return order.lasts in (GAME, ONCE) or game.spans().get(order.lasts) == order.since


def lasting(game: Game, order: Order, lasts: str) -> Order:
    """The order from now on, for so long."""
    since = game.spans()[lasts] if lasts not in (GAME, ONCE) else 0
    return Order(
        order.condition, order.reply, order.prompt, order.about, order.number, order.things, lasts=lasts, since=since
    )


def reply_by(game: Game, decision: Decision, orders: list[Order]) -> Ordered | None:
    """What the orders of the seat that is asked reply to this question; None: it is asked itself."""
    fit = fitting(game, decision, orders)
    if not any(order.condition == HERE for order in fit) and any(order.reply == ASK for order in fit):
        return None
    for order in sorted(fit, key=lambda order: order.condition != HERE):  # the latest word about this very question
        choice = carried_out(game, order, decision)
        if choice is not None:
            return Ordered(choice, order)
    return None


def fitting(game: Game, decision: Decision, orders: list[Order]) -> list[Order]:
    """Those in force that say something about this question."""
    now = [order for order in orders if is_in_force(game, order)]
    return [order for order in now if order.prompt in ("", decision.prompt) and fits(game, order, decision, now)]


def fits(game: Game, order: Order, decision: Decision, orders: list[Order]) -> bool:
    return is_reply_to(order, decision) if order.condition == HERE else game.follows(order, decision, orders)


def left_after(game: Game, decision: Decision, orders: list[Order], by: Order | None) -> list[Order]:
    """The orders that are left once this question is answered, by one of them or by the seat itself: one that was
    given for once has answered now, or has had its seat asked; one in advance is over, whoever has answered."""
    once = [order for order in orders if order.lasts == ONCE]
    if not once:
        return orders
    spent = [by] if by is not None else [order for order in fitting(game, decision, once) if order.reply == ASK]
    spent += [order for order in once if order.condition == HERE and is_reply_to(order, decision)]
    return [order for order in orders if order not in spent or order.lasts != ONCE]


# -- in advance --------------------------------------------------------------------------------------------------------


def in_advance(game: Game, decision: Decision) -> Order | None:
    """To pass at that question before it is asked; None: it has no pass."""
    reply = game.passing(decision)
    if all(option.key != reply for option in decision.options):
        return None
    line = len(game.log or [])
    return Order(HERE, reply, decision.prompt, decision.things, line, lasts=ONCE, since=print_of(decision))


def standing(orders: list[Order]) -> list[Order]:
    """Those that are not in advance."""
    return [order for order in orders if order.condition != HERE]


def is_reply_to(order: Order, decision: Decision) -> bool:
    """It was given to this question, and this is what would have been asked then."""
    same = order.prompt == decision.prompt and order.about == decision.things
    return same and order.since == print_of(decision)


def print_of(decision: Decision) -> int:
    """What may be replied, as a number that can be kept."""
    options = [f"{option.key} {option.things}" for option in decision.options]
    return zlib.crc32("\n".join([str(decision.seat), *options]).encode())


def only_passes_since(game: Game, line: int) -> bool:
    """Nothing stands in the log from that line on but that somebody has passed."""
    log = game.log
    return log is not None and line <= len(log) and all(game.tells_of_pass(event) for event in log[line:])


# -- carried out -------------------------------------------------------------------------------------------------------


def carried_out(game: Game, order: Order, decision: Decision) -> Choice | None:
    """The reply as the order says it, if it can be given."""
    if order.reply == OWN:
        return game.ordered(order, decision)
    if order.reply == FIRST:
        if decision.forms is not None:
            return Choice(decision.seat, (), decision.forms[0]) if decision.forms else None
        return Choice(decision.seat, tuple(range(decision.least)))
    for place, option in enumerate(decision.options):
        if option.key == order.reply and (not order.things or option.things == order.things):
            return Choice(decision.seat, (place,)) if decision.least <= 1 <= decision.most else None
    return None
