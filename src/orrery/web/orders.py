"""Standing orders at a table: each seat's own, told to nobody else, and carried out as if the person had chosen.

Replies in advance are orders too, of which each holds for one question alone (`kernel/orders.py`): a seat whose turn of
asking is still to come passes already, and need not be waited for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from orrery.kernel.decision import Decision, Order, Refused
from orrery.kernel.game import Game
from orrery.kernel.orders import (
    HERE,
    ONCE,
    Ordered,
    in_advance,
    is_in_force,
    is_reply_to,
    lasting,
    left_after,
    reply_by,
    spans_of,
    standing,
)
from orrery.web import keeping
from orrery.web.company import steadily
from orrery.web.speech import WATCHER
from orrery.web.telling import PLAYING

if TYPE_CHECKING:
    from orrery.web.live import LiveTable
    from orrery.web.seats import Chair

MOST_ORDERS: Final = 40  # of one seat
REMEMBERED: Final = 40  # replies that an order has given, of one seat
FIELDS: Final = ("condition", "reply", "prompt", "about", "number", "things", "lasts", "since")


class Followed:
    """An order has answered."""

    def __init__(self, line: int, number: int, order: Order) -> None:
        self.line = line  # so long was the log
        self.number = number  # of the choice
        self.order = order


class StandingOrders:
    """What the seats of one table have ordered."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live

    # -- questions about it ----------------------------------------------------------------------------------------

    def reply(self, game: Game, decision: Decision) -> Ordered | None:
        """What the seat that is asked has ordered; None: it is asked itself."""
        chair = self.live.chairs[decision.seat]
        if not chair.orders or chair.person is None or chair.bot:
            return None
        if self.live.taking_back.by_hand(decision.seat) == self.live.token(decision.seat):
            return None
        return reply_by(game, decision, chair.orders)

    def possible(self, seat: int) -> list[Order]:
        """What the seat may order now, each as it has given it, if it has; then what else it has given."""
        game = self._game(seat)
        given = {order.key(): order for order in standing(self.live.chairs[seat].orders) if is_in_force(game, order)}
        return list(({order.key(): order for order in game.orders(seat)} | given).values())

    def ahead(self, seat: int) -> list[Order]:
        """What the seat may reply before it is asked, or has replied: not where it is answered for anyway. To offer it
        tells the seat nothing that it would not hear when it is asked, unless somebody acts, which all see."""
        game, chair = self._game(seat), self.live.chairs[seat]
        if chair.person is None or chair.bot:
            return []
        asked, to_come = game.asked(seat), game.later(seat)
        given = [order for order in chair.orders if order.condition == HERE and is_in_force(game, order)]
        found = [order for order in given if asked is not None and is_reply_to(order, asked)]
        for decision in to_come:
            mine = [order for order in given if is_reply_to(order, decision)]
            offered = None if mine or self._answers_itself(game, chair, decision) else in_advance(game, decision)
            found += mine if offered is None else [offered]
        return found

    def _answers_itself(self, game: Game, chair: Chair, decision: Decision) -> bool:
        passes = decision.window and chair.passes(len(decision.options) == 1, game.rounds_played())
        return passes or reply_by(game, decision, chair.orders) is not None

    def _game(self, seat: int) -> Game:
        if seat == WATCHER:
            raise Refused("not-seated")
        if self.live.table is None or self.live.row.status != PLAYING:
            raise Refused("not-playing")
        return self.live.table.game

    # -- wishes ----------------------------------------------------------------------------------------------------

    @steadily
    async def give(self, seat: int, key: str, on: bool, lasts: str, request: str = "") -> None:
        """The seat gives an order for so long, or takes it back. Nobody else notices."""
        live = self.live
        async with live.alone(request):
            game, chair = self._game(seat), live.chairs[seat]
            orders = [order for order in chair.orders if order.key() != key and is_in_force(game, order)]
            if key.startswith(f"{HERE}_"):
                found = [order for order in self.ahead(seat) if order.key() == key]
                if not found:  # nor can it be taken back: it has been used, or is no more
                    raise Refused("not-ahead")
                orders += found if on else []
            elif on:
                orders.append(self._for_so_long(seat, key, lasts))
                if len(standing(orders)) > MOST_ORDERS:
                    raise Refused("too-many-orders")
            columns = {"seated": live.row.seated + 1, "undo": live.taking_back.with_hand(seat), "due": live.at_once()}
            await live.store(columns, keeping.seated(live.row.id, seat, orders=orders_to_data(orders)))
            chair.orders = orders
            live.tell_seat(seat)
            live.on_change(live)

    def _for_so_long(self, seat: int, key: str, lasts: str) -> Order:
        game = self._game(seat)
        found = [order for order in self.possible(seat) if order.key() == key]
        if not found or lasts not in spans_of(game):
            raise Refused("no-such-order")
        return lasting(game, found[0], lasts)

    # -- what has happened -----------------------------------------------------------------------------------------

    def followed(self, seat: int, order: Order) -> list[Followed]:
        """What the seat's orders have answered, with one that answers now."""
        table = self.live.table
        number = len(table.choices) if table is not None else 0
        return [*self.live.chairs[seat].followed, Followed(self.live.log_length(), number, order)][-REMEMBERED:]

    def left(self, game: Game, seat: int, by: Order | None) -> list[Order]:
        """The orders of the seat that are left once it has answered its question, by one of them or by hand."""
        decision, orders = game.asked(seat), self.live.chairs[seat].orders
        return orders if decision is None else left_after(game, decision, orders, by)

    def forgotten(self, number: int, seats: list[int]) -> list[keeping.Work]:
        """It goes back to before that choice for those seats: what was answered from there on has not been."""
        works: list[keeping.Work] = []
        for seat in seats:
            chair = self.live.chairs[seat]
            kept = before(chair.followed, number)
            if len(kept) < len(chair.followed) or len(standing(chair.orders)) < len(chair.orders):
                orders = orders_to_data(orders_before(chair, number))
                works.append(keeping.seated(self.live.row.id, seat, followed=followed_to_data(kept), orders=orders))
        return works

    def went_back(self, number: int, seats: list[int]) -> None:
        """It has gone back for those seats."""
        for each in seats:
            chair = self.live.chairs[each]
            chair.orders = orders_before(chair, number)
            chair.followed = before(chair.followed, number)


def before(followed: list[Followed], number: int) -> list[Followed]:
    return [each for each in followed if each.number < number]


def orders_before(chair: Chair, number: int) -> list[Order]:
    """With those given for once that have answered from that choice on. What was said in advance is no more: the log
    by which it was judged is another one now."""
    given = [order.key() for order in chair.orders]
    again = [each.order for each in chair.followed if each.number >= number and each.order.lasts == ONCE]
    return standing([*chair.orders, *[order for order in again if order.key() not in given]])


# -- kept --------------------------------------------------------------------------------------------------------------


def order_to_data(order: Order) -> dict[str, Any]:
    return {name: getattr(order, name) for name in FIELDS}


def orders_to_data(orders: list[Order]) -> list[Any] | None:
    return [order_to_data(order) for order in orders] or None


def order_from_data(found: dict[str, Any]) -> Order:
    pairs = {name: tuple([(kind, number) for kind, number in found[name]]) for name in ("about", "things")}
    return Order(**{name: pairs.get(name, found[name]) for name in FIELDS})


def followed_to_data(followed: list[Followed]) -> list[Any] | None:
    return [[each.line, each.number, order_to_data(each.order)] for each in followed] or None


def orders_from_data(found: list[Any] | None) -> list[Order]:
    return [order_from_data(each) for each in found or []]


def followed_from_data(found: list[Any] | None) -> list[Followed]:
    return [Followed(line, number, order_from_data(each)) for line, number, each in found or []]
