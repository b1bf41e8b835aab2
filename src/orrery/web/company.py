"""The people at a table: who sits where, whose page is open, what they say to each other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

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
from orrery.web.telling import DELETED
from orrery.web.writer import Writer

MOST_CHAT = 500  # characters
CHAT_AGAIN = 100  # messages that a page gets when it comes


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
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """No other request of this table goes on meanwhile."""
        self.queue += 1
        try:
            async with self._lock:
                yield
        finally:
            self.queue -= 1

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
        return any(connection.seat == seat for connection in self.connections)

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
        if chair is not None and changed:
            with suppress(OperationalError):  # the writer says why; nobody is kept from looking by it
                await self.writer.write(keeping.seated(self.row.id, seat, away_since=self.away_since(seat)))
                if self.here(seat):
                    await self.came_back(seat)

    async def came_back(self, seat: int) -> None:
        """Somebody is here again."""

    def tell(self, connection: Connection) -> None:
        """Send what there is to see."""
        raise NotImplementedError

    def tell_all(self) -> None:
        for connection in list(self.connections):
            self.tell(connection)

    def send_watchers_away(self) -> None:
        for connection in [each for each in self.connections if each.seat == WATCHER]:
            connection.send(Notice("no-watching", phrase(connection.language, "no-watching")))
            connection.close()

    def tell_seat(self, seat: int) -> None:
        """A secret reply has come or gone: only its own seat may notice."""
        for connection in list(self.connections):
            if connection.seat == seat:
                self.tell(connection)

    # -- talk and chairs -------------------------------------------------------------------------------------------

    async def say(self, seat: int, name: str, text: str) -> None:
        text = plain_text(text)[:MOST_CHAT].strip()
        if not text:
            raise Refused("nothing-said")
        async with self.alone():
            if self.row.status == DELETED:
                raise Refused("no-table")
            message = Chat(len(self.chat), seat, name, text, self.clock.now())
            await self.writer.write(keeping.said(self.row.id, message))
            self._spread(message)

    def _spread(self, message: Chat) -> None:
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
        return Chat(len(self.chat), seat, self.name_of(seat), other, self.clock.now(), note, self.log_length())

    async def change(self, note: Chat | None, *works: keeping.Work, **columns: object) -> None:
        """Store columns of the table with whatever belongs to them, and say what has happened. It is alone."""
        said = [keeping.said(self.row.id, note)] if note is not None else []
        stored = [keeping.changed(self.row.id, **columns)] if columns else []
        await self.writer.write(keeping.together(*works, *stored, *said))
        for name, value in columns.items():
            setattr(self.row, name, value)
        if note is not None:
            self._spread(note)

    def close(self, status: str) -> None:
        """The table is no more: whoever looks at it is told."""
        self.row.status = status
        for connection in list(self.connections):
            connection.send(Notice(status, phrase(connection.language, status)))
            connection.close()

    async def seat(self, seat: int, chair: Chair) -> None:
        """Somebody sits down, or gets up."""
        stored = {
            "person": chair.person,
            "bot": chair.bot,
            "share_hand": chair.share_hand,
            "invited": chair.invited,
        }
        await self.writer.write(keeping.seated(self.row.id, seat, away_since=self.time_of(chair.gone_since), **stored))
        self.chairs[seat] = chair
        self.refresh_connections()
        if self.here(seat):
            chair.gone_since = None
        self.tell_all()

    def refresh_connections(self) -> None:
        """Somebody has sat down or got up: their pages see with other eyes now, the log included."""
        for connection in self.connections:
            seat = self.seat_of(connection.person)
            if seat != connection.seat:
                connection.seat, connection.lines = seat, 0
