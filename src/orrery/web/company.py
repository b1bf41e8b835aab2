"""The people at a table: who sits where, whose page is open, what they say to each other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from sqlalchemy.exc import OperationalError

from orrery.kernel.decision import Refused
from orrery.kernel.event import NOBODY
from orrery.web import keeping
from orrery.web.clock import Clock
from orrery.web.messages import Chat, Notice
from orrery.web.phrases import phrase
from orrery.web.seats import Chair, Connection
from orrery.web.speech import WATCHER, plain_text, told
from orrery.web.storage import TableRow
from orrery.web.telling import DELETED, PLAYING
from orrery.web.writer import Change, Overtaken, Writer

MOST_CHAT = 500  # characters
CHAT_AGAIN = 100  # messages that a page gets when it comes
REMEMBERED = 2000  # requests, so that one sent twice is done once
TRIES: Final = 50  # of a change, while others are faster

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Repeated(Exception):
    """The request was carried out before: where it led, and how many choices it was."""

    def __init__(self, progress: int, links: int) -> None:
        super().__init__("repeated")
        self.progress = progress
        self.links = links


def steadily(method: Callable[Given, Awaitable[Result]]) -> Callable[Given, Coroutine[Any, Any, Result]]:
    """Somebody else was faster: look at the table again, and judge the request anew."""

    @wraps(method)
    async def tried(*given: Given.args, **named: Given.kwargs) -> Result:
        for _ in range(TRIES):
            try:
                return await method(*given, **named)
            except Overtaken:
                await asyncio.sleep(0)
        raise Refused("internal")

    return tried


class Company:
    """All requests are carried out one at a time, and answered when they are stored."""

    def __init__(self, row: TableRow, chairs: list[Chair], writer: Writer, clock: Clock) -> None:
        self.row = row  # detached: what it says is what is stored
        self.chairs = chairs
        self.writer = writer
        self.clock = clock
        self.connections: list[Connection] = []
        self.chat: list[Chat] = []
        self.queue = 0  # requests that are carried out or wait for it
        self.requests: dict[str, tuple[int, int]] = {}  # where each led, and how many choices it was
        self.request = ""  # the one that is carried out, until it is stored
        self.behind = False  # somebody else has changed the table
        self.elsewhere: dict[int, int] = {}  # seat -> its pages at other servers
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def alone(self, request: str = "") -> AsyncIterator[None]:
        """No other request of this table goes on meanwhile. Raises Repeated if that request was carried out before."""
        self.queue += 1
        try:
            async with self._lock:
                if self.behind:
                    await self.catch_up()
                if request in self.requests:
                    raise Repeated(*self.requests[request])
                self.request = request
                try:
                    yield
                finally:
                    self.request = ""
        finally:
            self.queue -= 1

    async def catch_up(self) -> None:
        """Go where the table is by now. It is alone. One server alone has its database to itself, and nowhere to go."""
        self.behind = False

    async def look_again(self) -> None:
        """What another server is known to have changed since is taken over."""
        async with self.alone():
            pass

    # -- storing ---------------------------------------------------------------------------------------------------

    async def store(self, columns: dict[str, Any], *works: keeping.Work) -> None:
        """Change columns of the table and all that belongs to them in one commit, if the table is still the one we
        know. Raises Overtaken. It is alone."""
        row, version = self.row, self.row.version
        if "due" not in columns:
            columns["due"] = self.due(columns)
        columns.setdefault("keeper", self.writer.server)
        if self.request:
            works = (*works, keeping.requested(row.id, self.request, version + 1, self.where()))
        try:
            await self.writer.write(Change(row.id, version, columns, keeping.together(*works), bool(self.elsewhere)))
        except Overtaken:
            self.behind = True
            raise
        for name, value in columns.items():
            setattr(row, name, value)
        row.version = version + 1
        if self.request:
            self.remember(self.request, 0)
            self.request = ""
        if self.writer.shared:  # as soon as the table is what is stored now
            asyncio.get_running_loop().call_soon(self.keep_going)

    def keep_going(self) -> None:
        """Whoever has changed a table sees to what happens there by itself."""

    async def follow_up(self, step: Callable[[], Awaitable[None]]) -> None:
        """Do what follows from a change that is stored already. The table is alone, and stays so if it is overtaken."""
        for _ in range(TRIES):
            try:
                await step()
                return
            except Overtaken:
                await self.catch_up()
        raise Refused("internal")

    def remember(self, request: str, links: int) -> None:
        self.requests[request] = (self.where(), links)
        if len(self.requests) > REMEMBERED:
            del self.requests[next(iter(self.requests))]

    def where(self) -> int:
        """The number of questions that are over."""
        return 0

    def due(self, columns: dict[str, Any]) -> float | None:
        """When something has to happen here by itself, once these columns are stored; None: never."""
        return None

    def at_once(self) -> float | None:
        """Whether there is something to do has to be looked at: chairs have changed."""
        return self.clock.now() if self.row.status == PLAYING else None

    # -- questions about it ----------------------------------------------------------------------------------------

    def seat_of(self, person: str) -> int:
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                return seat
        return WATCHER

    def people(self, but: int = WATCHER) -> list[int]:
        """The seats of people, whether they play themselves or let a bot play."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and seat != but]

    def players(self) -> list[int]:
        """The seats of people who play themselves."""
        return [seat for seat in self.people() if not self.chairs[seat].bot]

    def bots(self) -> list[int]:
        """The seats of bots that stand in for nobody."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind() == "bot"]

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def name_of(self, seat: int) -> str:
        return self.chairs[seat].name if seat >= 0 else ""

    def free_seats(self) -> list[int]:
        """Seats that nobody has taken yet: open to all, or kept for somebody."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind() in ("open", "invited")]

    def invited_seat(self, person: str) -> int:
        """The seat that is kept for this person, or NOBODY."""
        for seat in self.free_seats():
            if self.chairs[seat].invited == person:
                return seat
        return NOBODY

    def here(self, seat: int) -> bool:
        return self.pages(seat) > 0 or seat in self.elsewhere

    def pages(self, seat: int) -> int:
        """Those that are open at this server."""
        return sum(1 for connection in self.connections if connection.seat == seat)

    def watchers(self) -> int:
        return self.pages(WATCHER) + self.elsewhere.get(WATCHER, 0)

    def away_since(self, seat: int) -> float | None:
        """The time of day at which the person of the seat went; None: here, or no person."""
        return self.time_of(self.chairs[seat].gone_since)

    def time_of(self, moment: float | None) -> float | None:
        return None if moment is None else self.clock.time_of(moment)

    # -- connections -----------------------------------------------------------------------------------------------

    async def arrive(self, connection: Connection) -> None:
        self.connections.append(connection)
        for message in self.chat[-CHAT_AGAIN:]:
            connection.send(told(message, connection.language))
        await self._note_presence(connection.seat)

    async def depart(self, connection: Connection) -> None:
        self.connections.remove(connection)
        await self._note_presence(connection.seat)

    async def _note_presence(self, seat: int) -> None:
        """Somebody has come or gone: everybody sees it, and since when somebody is away is kept."""
        chair = self.chairs[seat] if seat != WATCHER else None
        changed = chair is not None and (chair.gone_since is None) != self.here(seat)
        if chair is not None and changed:
            chair.gone_since = None if self.here(seat) else self.clock.moment()
        self.tell_all()
        if changed or self.writer.shared:
            with suppress(OperationalError):  # the writer says why; nobody is kept from looking by it
                await self.keep_presence(seat)
                if changed and self.here(seat):
                    await self.came_back(seat)

    @steadily
    async def keep_presence(self, seat: int) -> None:
        """Store whether somebody is here, as it is by now. It changes nothing about who sees to the table."""
        async with self.alone():
            row, works = self.row, list[keeping.Work]()
            if row.status == DELETED:
                return
            if seat != WATCHER:
                chair = self.chairs[seat]
                chair.gone_since = None if self.here(seat) or not chair.person else self._gone(chair)
                works.append(keeping.seated(row.id, seat, away_since=self.away_since(seat)))
            if self.writer.shared:
                works.append(keeping.here(row.id, self.writer.server, seat, self.pages(seat)))
            await self.store({"seated": row.seated + 1, "keeper": row.keeper, "due": row.due}, *works)

    def _gone(self, chair: Chair) -> float:
        return self.clock.moment() if chair.gone_since is None else chair.gone_since

    async def came_back(self, seat: int) -> None:
        """Somebody is here again."""

    def tell(self, connection: Connection) -> None:
        """Send what there is to see."""
        raise NotImplementedError

    def tell_all(self) -> None:
        self.tell_each(list(self.connections))

    def tell_each(self, connections: list[Connection]) -> None:
        for connection in connections:
            self.tell(connection)

    def send_watchers_away(self) -> None:
        for connection in [each for each in self.connections if each.seat == WATCHER]:
            connection.send(Notice("no-watching", phrase(connection.language, "no-watching")))
            connection.close()

    def tell_seat(self, seat: int) -> None:
        """A secret reply has come or gone: only its own seat may notice."""
        self.tell_seats({seat})

    def tell_seats(self, seats: set[int]) -> None:
        self.tell_each([connection for connection in self.connections if connection.seat in seats])

    # -- talk and chairs -------------------------------------------------------------------------------------------

    @steadily
    async def say(self, seat: int, name: str, text: str, request: str = "") -> None:
        text = plain_text(text)[:MOST_CHAT].strip()
        if not text:
            raise Refused("nothing-said")
        async with self.alone(request):
            if self.row.status == DELETED:
                raise Refused("no-table")
            called = self.name_of(seat) or name  # as the table knows them by now
            message = Chat(len(self.chat), seat, called, text, round(self.clock.now(), 3))
            await self.store({"said": len(self.chat) + 1}, keeping.said(self.row.id, message))
            self.spread(message)

    def spread(self, message: Chat) -> None:
        self.chat.append(message)
        for connection in list(self.connections):
            connection.send(told(message, connection.language))

    def tell_notes(self, connection: Connection) -> None:
        """What the table itself has said, once more: the reader has another language."""
        for message in self.chat[-CHAT_AGAIN:]:
            if message.note:
                connection.send(told(message, connection.language))

    def log_length(self) -> int:
        """How many lines the game has written."""
        return 0

    def noted(self, note: str, seat: int, other: str = "") -> Chat:
        """What happens at the table, to be said among the chat."""
        at = round(self.clock.now(), 3)
        return Chat(len(self.chat), seat, self.name_of(seat), other, at, note, self.log_length())

    async def change(self, note: Chat | None, *works: keeping.Work, **columns: object) -> None:
        """Store columns of the table with whatever belongs to them, and say what has happened. It is alone."""
        said = [keeping.said(self.row.id, note)] if note is not None else []
        if note is not None:
            columns["said"] = len(self.chat) + 1
        if works:
            columns |= {"seated": self.row.seated + 1, "due": self.at_once()}
        await self.store(columns, *works, *said)
        if note is not None:
            self.spread(note)

    def close(self, status: str) -> None:
        """The table is no more: whoever looks at it is told."""
        self.row.status = status
        for connection in list(self.connections):
            connection.send(Notice(status, phrase(connection.language, status)))
            connection.close()

    async def seat(self, chairs: dict[int, Chair], **columns: object) -> None:
        """People sit down, or get up. The table is alone."""
        works = [self._stored_chair(seat, chair) for seat, chair in chairs.items()]
        await self.store({"seated": self.row.seated + 1, **columns}, *works)
        for seat, chair in chairs.items():
            self.chairs[seat] = chair
        self.refresh_connections()
        for seat, chair in chairs.items():
            if self.here(seat):
                chair.gone_since = None
        self.tell_all()

    def _stored_chair(self, seat: int, chair: Chair) -> keeping.Work:
        stored = {
            "person": chair.person,
            "bot": chair.bot,
            "share_hand": chair.share_hand,
            "invited": chair.invited,
        }
        return keeping.seated(self.row.id, seat, away_since=self.time_of(chair.gone_since), **stored)

    def refresh_connections(self) -> None:
        """Somebody has sat down or got up: their pages see with other eyes now, the log included."""
        for connection in self.connections:
            seat = self.seat_of(connection.person)
            if seat != connection.seat:
                connection.seat, connection.lines = seat, 0
