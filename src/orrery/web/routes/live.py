"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from fastapi import APIRouter, WebSocket
from sqlalchemy.exc import OperationalError
from starlette.websockets import WebSocketDisconnect

from orrery.kernel.decision import Form, Refused
from orrery.tables.table import Crash
from orrery.web.advising import advice
from orrery.web.clock import Clock
from orrery.web.company import TRIES, Repeated
from orrery.web.house import House
from orrery.web.live import LiveTable
from orrery.web.messages import (
    Advise,
    Agree,
    Check,
    Choose,
    Done,
    End,
    FromPage,
    FromServer,
    GiveOrder,
    HandOver,
    Notice,
    PassRound,
    Plan,
    Refusal,
    Replace,
    Say,
    Speak,
    Start,
    Undo,
    Vote,
    Why,
)
from orrery.web.phrases import phrase
from orrery.web.routes.common import comes_from_here, house_of, known_person, language_of
from orrery.web.seats import Connection
from orrery.web.speech import WATCHER, form_of, links_of, refusal
from orrery.web.telling import GATHERING
from orrery.web.voting import END, REPLACE
from orrery.words import LANGUAGES

log = logging.getLogger(__name__)
router = APIRouter()
decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)

MOST_BYTES = 16_384
MOST_ID = 40  # characters
MOST_LINKS = 60  # replies of a plan
MOST_WAITING = 400  # messages that a slow page may leave unread
MOST_PAGES = 12  # of one person at one table
BURST, PER_SECOND = 60.0, 40.0
FLOOD = 200  # refused messages in a row after which the connection is closed
SAYINGS = 20  # in half a minute
REASONS = 300  # a minute

POLICY, RESTART, TRY_AGAIN = 1008, 1012, 1013  # codes of the WebSocket standard


class Line:
    """One open page: messages wait here until the network takes them."""

    def __init__(self, socket: WebSocket, clock: Clock) -> None:
        self.socket = socket
        self.clock = clock
        self.waiting: asyncio.Queue[str | int] = asyncio.Queue()  # a number: close with that code
        self.closing = False
        self.busy = False  # a message is carried out
        self.leaving = False  # to be closed as soon as that is answered
        self.allowance = BURST
        self.last = clock.moment()
        self.refused = 0

    def send(self, message: FromServer) -> None:
        if self.waiting.qsize() >= MOST_WAITING:
            self.close(TRY_AGAIN)  # it will come back and get everything at once
        elif not self.closing:
            self.waiting.put_nowait(msgspec.json.encode(message).decode())

    def close(self, code: int = POLICY) -> None:
        if not self.closing:
            self.closing = True
            self.waiting.put_nowait(code)

    def leave(self) -> None:
        """The server ends, and the page is to come again. What it has asked for is answered first."""
        self.leaving = True
        if not self.busy:
            self.close(RESTART)

    async def pump(self) -> None:
        try:
            while isinstance(message := await self.waiting.get(), str):
                await self.socket.send_text(message)
            await self.socket.close(message)
        except (WebSocketDisconnect, RuntimeError):
            pass  # the page has gone: `listen` hears of it as well

    async def wait_if_too_fast(self) -> None:
        """Who is too fast waits, and loses nothing: the network keeps what it sends meanwhile."""
        now = self.clock.moment()
        self.allowance = min(BURST, self.allowance + (now - self.last) * PER_SECOND) - 1
        self.last = now
        if self.allowance < 0:
            await self.clock.sleep(-self.allowance / PER_SECOND)


@router.websocket("/api/tables/{id}/live")
async def live_table(socket: WebSocket, id: str) -> None:
    if not comes_from_here(socket):
        await socket.close(POLICY)
        return
    house, language = house_of(socket), language_of(socket)
    person = await known_person(socket)
    await socket.accept()
    try:
        if person is None:
            raise Refused("not-seated")
        live = await house.table(id)
        seat = live.seat_of(person.id)
        if seat == WATCHER and live.row.status != GATHERING and not live.row.spectators:
            raise Refused("no-watching")
        if sum(1 for each in live.connections if each.person == person.id) >= MOST_PAGES:
            raise Refused("rate")
    except Refused as refused:
        notice = Notice(refused.reason, phrase(language, refused.reason))
        await socket.send_text(msgspec.json.encode(notice).decode())
        await socket.close(POLICY)
        return
    if house.leaving:
        await socket.close(RESTART)
        return
    line = Line(socket, house.clock)
    connection = Connection(person.id, person.name, seat, language, line.send, line.close, person.login, line.leave)
    pump = asyncio.ensure_future(line.pump())
    try:
        await live.arrive(connection)
        await listen(house, live, connection, line)
    except WebSocketDisconnect:
        pass
    finally:
        pump.cancel()
        await live.depart(connection)
        house.tending.forget_if_idle(live)


async def listen(house: House, live: LiveTable, connection: Connection, line: Line) -> None:
    while line.refused < FLOOD:
        received = await line.socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        if line.closing:  # it could not be answered; the page will ask again where it comes next
            continue
        line.busy = True
        await line.wait_if_too_fast()
        moment = line.clock.moment()
        raw = received.get("text") or received.get("bytes") or b""
        answer = await answered(house, live, connection, raw)
        line.refused = line.refused + 1 if isinstance(answer, Refusal) else 0
        line.send(answer)
        line.busy = False
        if isinstance(answer, Done):
            house.metrics.acknowledged.observe(line.clock.moment() - moment)
        if line.leaving:
            line.close(RESTART)
    line.close()
    while (await line.socket.receive())["type"] != "websocket.disconnect":
        pass


async def answered(house: House, live: LiveTable, connection: Connection, raw: str | bytes) -> FromServer:
    """Carry out one message. What is refused by a table that another server has changed since is judged anew."""
    answer = await judged(house, live, connection, raw)
    tries = TRIES
    while isinstance(answer, Refusal) and house.sharing is not None and tries:
        try:
            if await house.sharing.is_newest(live):
                break
        except OperationalError:  # nobody can say
            break
        answer = await judged(house, live, connection, raw)
        tries -= 1
    return answer


async def judged(house: House, live: LiveTable, connection: Connection, raw: str | bytes) -> FromServer:
    """Carry out one message. Whatever is wrong with it becomes a refusal, never the end of the server."""
    language = connection.language
    if len(raw) > MOST_BYTES:
        return Refusal("", "too-large", phrase(language, "too-large"), "")
    try:
        message = decoder.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return Refusal("", "malformed", phrase(language, "malformed"), "")
    try:
        if not 0 < len(message.id) <= MOST_ID:
            raise Refused("malformed")
        return await carried_out(house, live, connection, message)
    except Repeated as done:
        return Done(message.id, done.progress)
    except Refused as refused:
        words = live.title.words(connection.language, live.names(), connection.seat)
        return refusal(message.id, refused, words)
    except OperationalError:  # the writer says why
        return Refusal(message.id, "not-stored", phrase(language, "not-stored"), "")
    except Crash as crash:
        log.error("table %s: %s", live.row.id, crash)
        return Refusal(message.id, "crashed", phrase(language, "crashed"), "")
    except Exception:
        log.exception("table %s: a request failed", live.row.id)
        return Refusal(message.id, "internal", phrase(language, "internal"), "")


def demand_patience(house: House, person: str, wish: str = "why") -> None:
    """Reasons are asked for by pointing at things, forms are weighed at each touch: as often as a hand can, no more."""
    if not house.limits.allows(f"{wish} {person}", REASONS, 60):
        raise Refused("rate")


async def carried_out(house: House, live: LiveTable, connection: Connection, message: FromPage) -> FromServer:
    seat = connection.seat
    if isinstance(message, Choose):
        request = f"{connection.person[:8]}:{message.token}:{message.id}"
        return await live.choose(seat, request, message.token, message.picks, message.id, form_of(message.form))
    if isinstance(message, Why):
        demand_patience(house, connection.person)
        thing = (message.thing.kind, message.thing.id)
        return await live.why_not(seat, thing, connection.language, message.id)
    if isinstance(message, Check):
        demand_patience(house, connection.person, "check")
        form = Form(tuple([(gift.giver, gift.kind, gift.id) for gift in message.form]))
        return await live.check(seat, message.token, form, connection.language, message.id)
    if isinstance(message, Advise):
        demand_patience(house, connection.person, "advice")
        thinkers = house.tending.thinkers
        return await advice(live, thinkers, seat, message.token, connection.language, message.id)
    if isinstance(message, Plan):
        if not 0 < len(message.replies) <= MOST_LINKS:
            raise Refused("plan-length", (MOST_LINKS,))
        request = f"{connection.person[:8]}:{message.token}:{message.id}"
        return await live.plan(seat, request, message.token, links_of(message.replies), message.id)
    request = f"{connection.person[:8]}::{message.id}"
    if isinstance(message, Undo):
        await live.taking_back.undo(seat, request)
    elif isinstance(message, Agree):
        await live.taking_back.agree(seat, message.yes, request)
    elif isinstance(message, PassRound):
        await live.pass_round(seat, message.on, request)
    elif isinstance(message, GiveOrder):
        await live.orders.give(seat, message.order, message.on, message.lasts, request)
    elif isinstance(message, Say):
        if not house.limits.allows(f"say {connection.person}", SAYINGS, 30):
            raise Refused("rate")
        await live.say(seat, connection.name, message.text, request)
    elif isinstance(message, HandOver):
        await live.hand_over(seat, message.bot, request)
    elif isinstance(message, Replace):
        await live.voting.move(seat, REPLACE, message.seat, request)
    elif isinstance(message, End):
        await live.voting.move(seat, END, request=request)
    elif isinstance(message, Vote):
        await live.voting.vote(seat, message.motion, message.seat, message.yes, request)
    elif isinstance(message, Speak):
        if message.language not in LANGUAGES:
            raise Refused("bad-setting")
        connection.language, connection.lines = message.language, 0
        live.tell(connection)
        live.tell_notes(connection)
    elif isinstance(message, Start):
        if live.row.owner != connection.person:
            raise Refused("not-owner")
        await house.begin(live, request)
    return Done(message.id, live.progress)
