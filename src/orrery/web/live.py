"""A table that people sit at now: its game, its chairs, its connections, and what they may ask of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime

import msgspec

from orrery.games import Title
from orrery.kernel.decision import Choice, Refused
from orrery.tables.table import Table
from orrery.web import keeping
from orrery.web.messages import Chat, Done, Notice
from orrery.web.phrases import phrase
from orrery.web.seats import Chair, Connection
from orrery.web.speech import WATCHER, plain_text
from orrery.web.storage import TableRow
from orrery.web.telling import GATHERING, OVER, PLAYING, STOPPED, state_of
from orrery.web.writer import Writer

log = logging.getLogger(__name__)

REMEMBERED = 2000  # requests, so that one sent twice is done once
MOST_CHAT = 500  # characters
CHAT_AGAIN = 100  # messages that a page gets when it comes
NOBODY = -1


class LiveTable:
    """All requests are carried out one at a time, and answered when they are stored."""

    def __init__(self, title: Title, row: TableRow, chairs: list[Chair], writer: Writer) -> None:
        self.title = title
        self.row = row  # detached: what it says is what is stored
        self.chairs = chairs
        self.writer = writer
        self.table: Table | None = None
        self.progress = row.progress
        self.connections: list[Connection] = []
        self.chat: list[Chat] = []
        self.requests: dict[str, int] = {}
        self.replied: dict[int, int] = {}  # seat -> the progress at which it chose last
        self.taken_back: dict[int, int] = {}  # seat -> how often it took back its reply to the open question
        self.undo_asked = NOBODY
        self.undo_agreed: list[int] = []
        self.undo_number = 0  # the choice that the seat would like to take back
        self.asked_at = time.time()
        self.on_change: Callable[[LiveTable], None] = lambda live: None  # bots and clocks look at it
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

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def has_open_seat(self) -> bool:
        return any(chair.kind() == "open" for chair in self.chairs)

    def asked_seats(self) -> list[int]:
        """The seats that really have to choose: for bots and clocks, never for a page."""
        return [decision.seat for decision in self.table.game.waiting()] if self.table else []

    def here(self, seat: int) -> bool:
        return any(connection.seat == seat for connection in self.connections)

    def token(self, seat: int) -> str:
        """The name of the seat's question. It counts questions, not replies: those of others may be secret."""
        again = self.taken_back.get(seat, 0)
        return f"{self.progress}-{seat}-{again}" if again else f"{self.progress}-{seat}"

    def why_no_undo(self, seat: int) -> Refused | None:
        """The reason why the seat cannot take back its last choice alone; None if it can."""
        if self.table is None or self.row.status != PLAYING:
            return Refused("not-playing")
        if seat == WATCHER:
            return Refused("not-seated")
        refused = self.table.why_no_undo(seat)
        if refused is None and self.table.game.together and not self._has_replied(seat):
            return Refused("undo-others")  # some may have replied since, in secret: so this must not depend on it
        return refused

    def _has_replied(self, seat: int) -> bool:
        """Whether the seat's last choice is its reply to the open question."""
        return self.replied.get(seat) == self.progress

    def can_ask_for_undo(self, seat: int) -> bool:
        if self.table is None or seat == WATCHER or self.row.status != PLAYING:
            return False
        return self.undo_asked == NOBODY and any(choice.seat == seat for choice in self.table.choices)

    # -- connections -----------------------------------------------------------------------------------------------

    async def arrive(self, connection: Connection) -> None:
        self.connections.append(connection)
        for message in self.chat[-CHAT_AGAIN:]:
            connection.send(message)
        await self._note_presence(connection.seat)

    async def depart(self, connection: Connection) -> None:
        self.connections.remove(connection)
        await self._note_presence(connection.seat)

    async def _note_presence(self, seat: int) -> None:
        """Somebody has come or gone: everybody sees it, and since when somebody is away is kept."""
        chair = self.chairs[seat] if seat != WATCHER else None
        changed = chair is not None and (chair.away_since is None) != self.here(seat)
        if chair is not None and changed:
            chair.away_since = None if self.here(seat) else time.time()
        self.tell_all()
        if chair is not None and changed:
            await self.writer.write(keeping.seated(self.row.id, seat, away_since=chair.away_since))

    def tell(self, connection: Connection) -> None:
        """Send what there is to see. A mistake in the words must not stop the table."""
        try:
            state = state_of(self, connection.seat, connection.person, connection.language, connection.lines)
        except Exception:
            log.exception("table %s cannot be shown to seat %s", self.row.id, connection.seat)
            connection.send(Notice("internal", phrase(connection.language, "internal")))
            return
        connection.lines = len(self.table.game.log or []) if self.table else 0
        connection.send(state)

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

    # -- choosing --------------------------------------------------------------------------------------------------

    async def choose(
        self, seat: int, request: str, token: str, picks: list[int], id: str = "", by_bot: bool = False
    ) -> Done:
        """Carry out a choice and store it. Raises Refused; the same request twice is done once."""
        async with self.alone():
            if request in self.requests:
                return Done(id, self.requests[request])
            if self.table is None or self.row.status != PLAYING:
                raise Refused("not-playing")
            if seat == WATCHER:
                raise Refused("not-seated")
            if token != self.token(seat) or (by_bot and not self.chairs[seat].bot):
                raise Refused("stale")
            if seat not in self.asked_seats():
                raise Refused("not-asked", (seat,))
            await self._carry_out(self.table, Choice(seat, tuple(picks)), request)
            return Done(id, self.progress)

    async def _carry_out(self, table: Table, choice: Choice, request: str) -> None:
        pending = table.game.pending
        table.answer(choice)
        over = table.game.pending is not pending  # the question is over, not only this reply to it
        was, self.progress = self.progress, self.progress + over
        seen = len(table.game.log or [])
        number = len(table.choices) - 1
        changed = self.changed_columns(table, over)
        try:
            await self.writer.write(keeping.chosen(self.row.id, choice, number, request, seen, changed))
        except Exception:
            table.rewind(number)
            self.progress = was
            raise
        self.apply(changed)
        self.replied[choice.seat] = was
        self.chairs[choice.seat].seen = seen
        if request:
            self._remember(request)
        if over:
            self._new_question()
        else:
            self.tell_seat(choice.seat)
        self.on_change(self)

    def _remember(self, request: str) -> None:
        self.requests[request] = self.progress
        if len(self.requests) > REMEMBERED:
            del self.requests[next(iter(self.requests))]

    def _new_question(self) -> None:
        """Everybody is told, and what belonged to the old question is forgotten."""
        self.undo_asked, self.undo_agreed = NOBODY, []
        self.taken_back.clear()
        self.asked_at = self.row.changed.timestamp()
        self.tell_all()

    def changed_columns(self, table: Table, over: bool) -> dict[str, object]:
        """The columns of the table that follow from the game. A reply in secret leaves the time of change alone."""
        game = table.game
        return {
            "snapshot": msgspec.json.encode(game.save()).decode(),
            "progress": self.progress,
            "changed": datetime.now(UTC) if over else self.row.changed,
            "status": OVER if game.over else PLAYING,
            "asked": [decision.seat for decision in game.waiting()],
            "round": game.rounds_played(),
            "scores": game.scores() if game.over else None,
            "winners": game.winners if game.over else None,
        }

    def apply(self, changed: dict[str, object]) -> None:
        """What has been stored is so from now on."""
        for name, value in changed.items():
            setattr(self.row, name, value)

    # -- taking back -----------------------------------------------------------------------------------------------

    async def undo(self, seat: int) -> None:
        """Take back the seat's last choice, or ask the others whether they agree."""
        async with self.alone():
            if self.table is None or self.row.status != PLAYING:
                raise Refused("not-playing")
            refused = self.why_no_undo(seat)
            if refused is None and self.table.game.together:
                await self._take_back_reply(self.table, seat)
            elif refused is None:
                await self._rewind(self.table, self.table.last_choice_of(seat))
            elif not self.can_ask_for_undo(seat):
                raise refused if seat == WATCHER else Refused("undo-nothing")
            else:
                self.undo_asked, self.undo_agreed = seat, [seat]
                self.undo_number = self.table.last_choice_of(seat)
                await self._undo_if_agreed(self.table)

    async def agree(self, seat: int, yes: bool) -> None:
        async with self.alone():
            if self.table is None or self.undo_asked == NOBODY or seat == WATCHER:
                raise Refused("nothing-to-agree")
            if yes:
                self.undo_agreed = sorted({*self.undo_agreed, seat})
                await self._undo_if_agreed(self.table)
            else:
                self.undo_asked, self.undo_agreed = NOBODY, []
                self.tell_all()

    async def _undo_if_agreed(self, table: Table) -> None:
        """Bots agree to everything; people are asked."""
        people = [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.bot]
        if all(seat in self.undo_agreed for seat in people):
            await self._rewind(table, self.undo_number)
        else:
            self.tell_all()

    async def _take_back_reply(self, table: Table, seat: int) -> None:
        """Take back a reply to the open common question. The replies of others stay, and nobody else notices."""
        number, last = table.last_choice_of(seat), len(table.choices) - 1
        reply = table.choices[number]
        table.undo(seat)
        changed = self.changed_columns(table, False)
        try:
            await self.writer.write(keeping.taken_back(self.row.id, number, last, changed))
        except Exception:
            table.choices.insert(number, reply)
            table.rewind(len(table.choices))
            raise
        self.apply(changed)
        del self.replied[seat]
        self.taken_back[seat] = self.taken_back.get(seat, 0) + 1
        self.undo_number -= number < self.undo_number
        self.tell_seat(seat)
        self.on_change(self)

    async def _rewind(self, table: Table, number: int) -> None:
        """Go back to before that choice, in the game and in the database."""
        undone = table.choices[number:]
        table.rewind(number)
        self.progress += 1  # answers to the old question are stale
        changed = self.changed_columns(table, True)
        try:
            await self.writer.write(keeping.rewound(self.row.id, number, changed))
        except Exception:
            for choice in undone:
                table.answer(choice)
            self.progress -= 1
            raise
        self.apply(changed)
        self.replied.clear()
        for connection in self.connections:
            connection.lines = 0  # the page gets the whole log again
        for chair in self.chairs:
            chair.seen = min(chair.seen, len(table.game.log or []))
        self._new_question()
        self.on_change(self)

    # -- talk and chairs -------------------------------------------------------------------------------------------

    async def say(self, seat: int, name: str, text: str) -> None:
        text = plain_text(text)[:MOST_CHAT].strip()
        if not text:
            raise Refused("nothing-said")
        async with self.alone():
            message = Chat(len(self.chat), seat, name, text, time.time())
            await self.writer.write(keeping.said(self.row.id, message))
            self.chat.append(message)
            for connection in list(self.connections):
                connection.send(message)

    async def stop(self, why: str) -> None:
        """The table cannot go on. What was stored stays; the people are told."""
        async with self.alone():
            self.row.status, self.row.why = STOPPED, why
            self.tell_all()

    async def hand_over(self, seat: int, bot: str) -> None:
        """A bot plays for the person of the seat from now on, or no longer."""
        if seat == WATCHER:
            raise Refused("not-seated")
        if bot and bot not in self.title.bots:
            raise Refused("no-such-bot")
        async with self.alone():
            if self.row.status not in (GATHERING, PLAYING):
                raise Refused("not-playing")
            if self.chairs[seat].person is None:
                raise Refused("no-such-bot")
            await self.writer.write(keeping.seated(self.row.id, seat, bot=bot))
            self.chairs[seat].bot = bot
            self.tell_all()
            self.on_change(self)

    async def replace(self, by: int, seat: int, bot: str) -> None:
        """A bot stands in for somebody who has been away for as long as the table agreed on."""
        if by == WATCHER:
            raise Refused("not-seated")
        away = self.chairs[seat].away_since if 0 <= seat < len(self.chairs) else None
        if self.row.bot_after is None or away is None or time.time() - away < self.row.bot_after:
            raise Refused("not-away-long")
        await self.hand_over(seat, bot)

    async def seat(self, seat: int, chair: Chair) -> None:
        """Somebody sits down, or gets up."""
        stored = {"person": chair.person, "bot": chair.bot, "share_hand": chair.share_hand}
        await self.writer.write(keeping.seated(self.row.id, seat, away_since=chair.away_since, **stored))
        self.chairs[seat] = chair
        for connection in self.connections:
            connection.seat = self.seat_of(connection.person)
        if self.here(seat):
            chair.away_since = None
        self.tell_all()
