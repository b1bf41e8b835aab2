"""What one reader may know of a table: a seat, or a watcher. Who has replied in secret nobody learns from it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from orrery.kernel.decision import Order
from orrery.kernel.event import NOBODY
from orrery.kernel.game import Game
from orrery.kernel.orders import is_in_force, standing
from orrery.kernel.plain import Value
from orrery.title import unsaid
from orrery.web.messages import Clock, FollowedText, OrderText, Seat, State, TableState
from orrery.web.phrases import phrase
from orrery.web.speech import WATCHER, Parts, in_window, lines_of, panels, question_of, view_of
from orrery.words import Words

if TYPE_CHECKING:
    from orrery.web.live import LiveTable

GATHERING = "gathering"
PLAYING = "playing"
OVER = "over"
STOPPED = "stopped"
ENDED = "ended"  # before its end, by those who played
DELETED = "deleted"  # only in the memory of who held it open


def waiting_seats(live: LiveTable, reader: int) -> list[int]:
    """The seats whose turn it is, as far as the reader may know it."""
    if live.table is None or live.row.status != PLAYING:
        return []
    asked = live.asked_seats()
    if not is_secret(live):
        return asked
    ready = ready_bots(live)
    return [seat for seat in range(len(live.chairs)) if (seat in asked if seat == reader else seat not in ready)]


def ready_bots(live: LiveTable) -> list[int]:
    """The bots of which everybody may know that they have chosen (see readiness.py)."""
    return live.bots() if live.bots_ready == live.progress and asks_together(live) else []


def asks_together(live: LiveTable) -> bool:
    """Whether a common question is open."""
    if live.table is None or live.row.status != PLAYING:
        return False
    return live.table.game.together and not in_window(live.table.game)


def is_secret(live: LiveTable) -> bool:
    """Whether it is a secret who has to choose: several at once, or one after another in a window."""
    return live.table is not None and (live.table.game.together or in_window(live.table.game))


def clock_of(live: LiveTable, reader: int) -> Clock:
    """In a window each has a time of their own, which begins with the question: only the one who is asked sees it."""
    running = sorted(waiting_seats(live, WATCHER))
    left: list[float | None] = [None] * len(live.chairs)
    if live.row.pace != "none" and live.table is not None:
        shown = running
        if in_window(live.table.game):
            shown = [seat for seat in live.asked_seats() if seat == reader]
        for seat in shown:
            left[seat] = max(0, round(live.deadline() - live.clock.moment()))
    return Clock(live.row.pace, left, running)


def seats_of(live: LiveTable, reader: int) -> list[Seat]:
    waiting, ready = waiting_seats(live, reader), ready_bots(live)
    return [
        Seat(
            chair.name,
            chair.kind(),
            chair.bot,
            live.here(seat),
            live.away_since(seat),
            seat in waiting,
            seat == reader,
            seat in ready,
        )
        for seat, chair in enumerate(live.chairs)
    ]


def table_state(live: LiveTable, reader: int, person: str, language: str) -> TableState:
    row = live.row
    owner = row.owner == person
    return TableState(
        row.id,
        row.name,
        row.game,
        row.options,
        row.status,
        phrase(language, row.why) if row.why else "",
        seats_of(live, reader),
        reader,
        owner,
        row.invite if row.status == GATHERING and (owner or reader != WATCHER) else "",
        row.status == GATHERING and live.invited_seat(person) != NOBODY,
        live.watchers(),
        row.spectators,
        clock_of(live, reader),
        row.status == PLAYING and live.table is not None and in_window(live.table.game),
        row.bot_after,
        live.taking_back.asked,
        live.taking_back.agreed,
        live.voting.told(),
        row.pace_seconds,
        live.table is not None and live.allows_advice() and bool(live.adviser),
    )


def not_said(table: str, what: str, wrong: Exception) -> None:
    """The report names the table: its record leads to the sentence again."""
    unsaid(f"{what} at table {table}", wrong)


def state_of(
    live: LiveTable,
    seat: int,
    person: str,
    language: str,
    since: int,
    view: Value | None = None,
    parts: Parts | None = None,
) -> State:
    """Everything there is to see from that seat, with the log from a place on. `parts`: of the views that go out
    together."""
    around = table_state(live, seat, person, language)
    if live.table is None:
        return State(live.progress, around, None, None, "", False, [], 0, [], [], None, False)
    game = live.table.game
    words = live.title.words_at(game, language, live.names(), seat, partial(not_said, live.row.id))
    view = view_of(game, seat) if view is None else view
    refused = live.taking_back.why_not(seat)
    return State(
        live.progress,
        around,
        (parts or Parts()).of(view),
        question_of(game, seat, view, live.token(seat), words, seat != WATCHER and live.passing_seat() == seat)
        if live.row.status == PLAYING
        else None,
        "" if refused is None else phrase(language, refused.reason),
        live.taking_back.may_ask(seat),
        lines_of(game, seat, since, words),
        live.chairs[seat].seen if seat != WATCHER else 0,
        game.scores(),
        game.winners,
        panels(words.result(view)) if game.over else None,
        seat != WATCHER and not game.over and live.chairs[seat].pass_round == game.rounds_played(),
        orders_told(live, seat, words),
        followed_told(live, seat, words),
        ahead_told(live, seat, words),
    )


def signature(live: LiveTable, seat: int, person: str) -> tuple[Any, ...]:
    """What makes a page worth telling: it changes if and only if the reader may see that something has.

    Built of what all may know and of the reader's own, never of the message itself: its clock would tell that somebody
    has replied in secret.
    """
    row = live.row
    ready = ready_bots(live)
    seats = [
        (chair.name, chair.kind(), chair.bot, live.here(each), round(live.away_since(each) or 0), each in ready)
        for each, chair in enumerate(live.chairs)
    ]
    wish = (live.taking_back.asked, live.taking_back.agreed, row.motions)
    around = (row.status, row.why, row.owner, row.retold, live.watchers(), live.invited_seat(person), seats, wish)
    if seat == WATCHER:
        return live.progress, around
    chair = live.chairs[seat]
    given = ([order.key() + order.lasts for order in chair.orders], len(chair.followed))
    question = (live.token(seat), seat in live.asked_seats(), live.passing_seat() == seat)
    return live.progress, around, question, given, chair.pass_round, chair.auto_pass


# -- standing orders, told to their seat alone -------------------------------------------------------------------------


def offers_orders(game: Game) -> bool:
    """Whether there is anything to order in this game."""
    return type(game).orders is not Game.orders


def orders_told(live: LiveTable, seat: int, words: Words[Any]) -> list[OrderText] | None:
    """The orders of the seat that are in force; None: there are none in this game, or no longer."""
    if live.table is None or seat == WATCHER or not offers_orders(live.table.game) or live.row.status != PLAYING:
        return None
    given = [order for order in standing(live.chairs[seat].orders) if is_in_force(live.table.game, order)]
    return [order_text(order, True, words) for order in given]


def ahead_told(live: LiveTable, seat: int, words: Words[Any]) -> list[OrderText]:
    if seat == WATCHER or live.row.status != PLAYING:
        return []
    given = [order.key() for order in live.chairs[seat].orders]
    return [order_text(order, order.key() in given, words) for order in live.orders.ahead(seat)]


def order_text(order: Order, on: bool, words: Words[Any]) -> OrderText:
    return OrderText(order.key(), words.order(order), on, order.lasts, words.span(order.lasts))


def followed_told(live: LiveTable, seat: int, words: Words[Any]) -> list[FollowedText]:
    if seat == WATCHER or not live.chairs[seat].followed:
        return []
    on = [order.key() for order in live.chairs[seat].orders]
    said = phrase(words.language, "order-answered")
    return [
        FollowedText(each.line, said.format(order=words.order(each.order)), each.order.key(), each.order.key() in on)
        for each in live.chairs[seat].followed
    ]
