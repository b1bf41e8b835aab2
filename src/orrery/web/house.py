"""The house: all tables, and who may sit where."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, or_, select, update
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.orm import Session

from orrery.kernel.decision import Refused
from orrery.kernel.record import Options
from orrery.tables.table import HUMAN, Table
from orrery.title import Title
from orrery.web import keeping
from orrery.web.clock import Clock
from orrery.web.company import Repeated, steadily
from orrery.web.health import Health
from orrery.web.identity import Person, new_id
from orrery.web.limits import Limits, forget_deeds, is_allowed, unreadable
from orrery.web.live import LiveTable
from orrery.web.loading import bot_name, detached, loaded
from orrery.web.metrics import Metrics
from orrery.web.neighbours import person_changed
from orrery.web.people import person_called
from orrery.web.seats import STAND_IN, Chair
from orrery.web.sharing import Sharing
from orrery.web.storage import SeatRow, TableRow, is_shared, now
from orrery.web.store import Store
from orrery.web.telling import ENDED, GATHERING, OVER, PLAYING
from orrery.web.tending import PAUSE, Tending
from orrery.web.tidying import keep_forgetting
from orrery.web.waiting_room import Result, WaitingRoom, chair_wanted, demand_gathering
from orrery.web.ways_out import WaysOut
from orrery.web.writer import PATIENCE, Writer, is_lost

log = logging.getLogger(__name__)

TIDYING: Final = 60.0  # seconds


class Wish:
    """A table as somebody wants it."""

    def __init__(
        self,
        title: Title,
        name: str,
        options: Options,
        seats: list[tuple[str, str]],  # ("me", ""), ("bot", "greedy"), ("open", ""), ("invited", "Mara")
        pace: str = "none",
        pace_seconds: float = 0.0,
        bot_after: float | None = None,
        spectators: bool = True,
        advice: bool | None = None,
    ) -> None:
        self.title = title
        self.name = name
        self.options = options
        self.seats = seats
        self.pace = pace
        self.pace_seconds = pace_seconds
        self.bot_after = bot_after
        self.spectators = spectators
        self.advice = advice  # whether a bot may be asked; None: if one person plays alone


class House(WaitingRoom):
    def __init__(
        self,
        folder: Path,
        url: str = "",
        workers: int = 1,
        pause: tuple[float, float] = PAUSE,
        clock: Clock | None = None,
    ) -> None:
        self.clock = clock or Clock()
        self.store = Store(folder, url)
        self.folder, self.secret, self.engine = folder, self.store.secret, self.store.engine
        self.server = new_id()
        self.metrics = Metrics()
        self.writer = Writer(self.engine, self.server, self.metrics)
        self.tending = Tending(workers, self.forget, self.clock, pause)
        self.limits = Limits(self.clock)
        self.live: dict[str, LiveTable] = {}
        self.opening = asyncio.Lock()
        self.reading: set[asyncio.Future[Any]] = set()  # questions that threads are asking the database
        self.ways_out = WaysOut(self)
        self.health = Health(self.engine)
        self.draining = False  # told to end: not ready, and nothing happens by itself any more
        self.leaving = False  # pages are told to come again
        self.sharing = Sharing(self) if self.writer.shared else None
        count_house(self)
        chores = [self._tidy(), keep_forgetting(self.writer, self.clock)]
        if self.sharing is None:
            chores.append(self._wake())
        self.chores = [asyncio.ensure_future(chore) for chore in chores]

    async def read(self, question: Callable[..., Result], *given: Any) -> Result:
        """Ask the database, in a thread: no table waits for it."""
        answer = asyncio.ensure_future(asyncio.to_thread(asked, self.engine, question, *given))
        self.reading.add(answer)
        answer.add_done_callback(self.reading.discard)
        return await asyncio.shield(answer)  # whoever stops waiting stops no thread

    async def allows(self, what: str, times: int, seconds: float) -> bool:
        """Whether this may be done once more, of what nobody may do too often wherever they ask."""
        if self.sharing is not None:
            with suppress(OperationalError):  # looking works when nothing else does
                return await self.read(is_allowed, unreadable(what, self.secret), times, seconds)
        return self.limits.allows(what, times, seconds)

    async def close(self) -> None:
        self.draining = True
        for chore in self.chores:
            chore.cancel()
        self.tending.close()
        await asyncio.to_thread(self.writer.close)
        if self.sharing is not None:
            await self.sharing.close()
        if self.reading:  # a connection that comes back later would be left open
            await asyncio.wait(self.reading, timeout=PATIENCE)
        self.store.close()

    # -- finding tables --------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """The table, from memory or from the database, as it is by now. Raises Refused if there is none."""
        known = self.live.get(table_id)
        if known is not None and self.sharing is not None:
            await self.sharing.is_newest(known)
        if table_id not in self.live:
            async with self.opening:
                if table_id not in self.live:
                    live = await self.read(loaded, self.writer, self.folder, self.clock, table_id)
                    self._take_in(live)
                    self.tending.look_after(live)
        live = self.live[table_id]
        if live.row.status == GATHERING and not live.free_seats():
            with suppress(OperationalError, Refused):  # looking needs no write
                await self.begin_if_full(live)
        return live

    def _take_in(self, live: LiveTable) -> None:
        live.on_change = self.tending.look_after
        live.follow = self.sharing.follow if self.sharing is not None else None
        self.live[live.row.id] = live

    def forget(self, live: LiveTable) -> None:
        self.live.pop(live.row.id, None)

    async def _wake(self) -> None:
        """After a start: tables go on at which a clock runs, a bot has to choose, or a seat may pass by itself."""
        for table_id in await self.read(unattended):
            if self.draining:
                return
            try:
                self.tending.forget_if_idle(await self.table(table_id))
            except Exception:
                log.exception("table %s cannot go on", table_id)

    async def _tidy(self) -> None:
        while True:
            await self.clock.sleep(TIDYING)
            if self.sharing is not None:
                with suppress(OperationalError):
                    await self.read(forget_deeds)
            for live in list(self.live.values()):
                self.tending.forget_if_idle(live)

    # -- making tables ---------------------------------------------------------------------------------------------

    async def open_table(self, wish: Wish, person: Person) -> LiveTable:
        """Make a table. It begins at once if no seat is open. Raises BadOption or Refused."""
        chairs = await self.read(self.chairs_wanted, wish, person)
        live = await self._set_up(wish, chairs, person.id)
        if not live.free_seats():
            await self._begin_once(live)
        return live

    async def _begin_once(self, live: LiveTable) -> None:
        with suppress(Repeated):
            await self.begin(live, new_id())

    def chairs_wanted(self, engine: Engine, wish: Wish, person: Person) -> list[Chair]:
        """The seats as somebody wants them. Raises Refused if one of them cannot be so."""
        if sum(1 for kind, _ in wish.seats if kind == "me") > 1:
            raise Refused("bad-seats")
        chairs: list[Chair] = []
        for seat, (kind, who) in enumerate(wish.seats):
            guest = person_called(engine, who) if kind == "invited" else None
            if guest is not None and guest.id in (person.id, *[chair.invited for chair in chairs]):
                raise Refused("already-invited" if guest.id != person.id else "already-seated", (seat,))
            chairs.append(chair_wanted(wish.title, kind, who, seat, guest or person, self.clock.moment()))
        return chairs

    async def _set_up(self, wish: Wish, chairs: list[Chair], owner: str, after: LiveTable | None = None) -> LiveTable:
        """Store a new table with its chairs; `after`: the table at which these people have played, which is alone."""
        row = TableRow(
            id=new_id(),
            invite=new_id(),
            game=wish.title.name,
            rules=wish.title.rules,
            name=wish.name,
            options=wish.title.checked({**wish.options, "players": len(wish.seats)}),
            seed=secrets.randbits(53),
            status=GATHERING,
            why="",
            owner=owner,
            pace=wish.pace,
            pace_seconds=wish.pace_seconds,
            bot_after=wish.bot_after,
            spectators=wish.spectators,
            advice=wish.advice,
            progress=0,
            asked=[],
            round=0,
            motions=[],
            version=0,
            rewound=0,
            retold=0,
            seated=0,
            said=0,
            undo={},
            created=now(),
            changed=now(),
        )
        for chair in chairs:
            if chair.kind() == "bot":
                chair.bot = wish.title.playing(chair.bot, row.options)
        live = LiveTable(wish.title, detached(row), chairs, self.writer, self.clock)
        seats = [
            SeatRow(
                table_id=row.id,
                seat=seat,
                person=chair.person,
                bot=chair.bot,
                share_hand=chair.share_hand,
                away_since=live.away_since(seat),
                invited=chair.invited,
            )
            for seat, chair in enumerate(chairs)
        ]

        def work(session: Session) -> None:
            session.merge(row)  # it may have been written just before the connection was lost
            session.flush()
            for seat in seats:
                session.merge(seat)
            session.flush()

        if after is None:
            await self.writer.write(work)
        else:
            await after.store({"again": row.id}, work)
        self._take_in(live)
        return live

    @steadily
    async def begin(self, live: LiveTable, request: str = "") -> None:
        """Fill the open seats with bots and deal. Raises Refused if the game has begun."""
        async with live.alone(request):
            demand_gathering(live)
            await self.deal(live)

    async def deal(self, live: LiveTable) -> None:
        bots = [(seat, STAND_IN) for seat in live.free_seats()]
        people = sum(1 for chair in live.chairs if chair.person)
        options = live.title.settled(live.row.options, people)
        table = live.reporting(Table(live.title, options, live.row.seed, [HUMAN] * len(live.chairs)), self.folder)
        changed = {**live.changed_columns(table, True, True), "options": options, "seated": live.row.seated + 1}
        changed |= {"shown_at": self.clock.now(), "due": self.clock.now(), "advice": live.allows_advice()}
        await live.store_game(changed, keeping.dealt(live.row.id, bots, live.new_states(table)))
        live.table = table
        live.states = set(table.course.checkpoints)
        for seat, bot in bots:
            live.chairs[seat] = Chair(None, bot_name(seat), bot)
        live.shown_since = self.clock.moment()
        if not live.row.spectators:
            live.send_watchers_away()
        live.tell_all()
        self.tending.look_after(live)

    @steadily
    async def again(self, live: LiveTable, person: Person) -> LiveTable:
        """The same people at a new table: whoever asks first opens it, the others find their seats there."""
        async with live.alone():
            if live.row.status not in (OVER, ENDED):
                raise Refused("not-over")
            if live.seat_of(person.id) < 0:
                raise Refused("not-seated")
            if live.row.again:
                with suppress(Refused):  # it has been deleted elsewhere
                    return await self.table(live.row.again)
            row = live.row
            seats = [("again", "")] * len(live.chairs)
            wish = Wish(
                live.title,
                row.name,
                row.options,
                seats,
                row.pace,
                row.pace_seconds,
                row.bot_after,
                row.spectators,
                row.advice,
            )
            chairs = [same_again(chair, self.clock.moment()) for chair in live.chairs]
            new = await self._set_up(wish, chairs, row.owner, after=live)
            await self._begin_once(new)
            return new

    async def delete(self, live: LiveTable) -> None:
        """The table and all that was chosen and said at it is gone; whoever looks at it is told. It is alone."""
        live.request = ""  # nothing remembers it
        await live.store({"due": None}, keeping.deleted(live.row.id))
        live.close("deleted")
        self.tending.look_after(live)  # its clock stands still
        self.forget(live)
        for other in self.live.values():
            if other.row.again == live.row.id:
                other.row.again = None

    # -- people ----------------------------------------------------------------------------------------------------

    def rename(self, person: str, name: str) -> None:
        """Somebody has another name: show it at all tables that are open. Several servers hear of it by themselves."""
        if self.sharing is not None:
            return
        for live in self.live.values():
            for connection in live.connections:
                if connection.person == person:
                    connection.name = name
            seat = max(live.seat_of(person), live.invited_seat(person))
            if seat >= 0:
                live.chairs[seat].name = name
                live.tell_all()

    async def share_hand(self, person: str, share: bool) -> None:
        """Whether others may look through this person's eyes after a game."""

        def work(session: Session) -> None:
            session.execute(update(SeatRow).where(SeatRow.person == person).values(share_hand=share))
            if self.writer.shared:
                person_changed(session, person, passes=True)

        await self.writer.write(work)
        if self.sharing is not None:
            return
        for live in self.live.values():
            if live.seat_of(person) >= 0:
                live.chairs[live.seat_of(person)].share_hand = share

    def auto_pass(self, person: str, when: str) -> None:
        """When this person passes in windows without being asked, from now on."""
        if self.sharing is not None:
            return
        for live in self.live.values():
            seat = live.seat_of(person)
            if seat >= 0 and live.chairs[seat].auto_pass != when:
                live.chairs[seat].auto_pass = when
                live.tell_seat(seat)
                self.tending.look_after(live)


def count_house(house: House) -> None:
    """What can be counted when somebody asks."""
    gauge, tables = house.metrics.gauge, house.live
    gauge("orrery_live_tables", "Tables in memory.", lambda: len(tables))
    gauge("orrery_open_pages", "Pages open at tables.", lambda: sum(len(live.connections) for live in tables.values()))
    gauge("orrery_bot_queue", "Tables at which a bot thinks or waits for its turn to.", house.tending.waiting)
    sharing = house.sharing
    text = "Seconds since the oldest change of others that is known and not taken over."
    gauge("orrery_behind_seconds", text, lambda: sharing.behind() if sharing is not None else 0.0)


def asked(engine: Engine, question: Callable[..., Result], *given: Any) -> Result:
    """The answer of the database. A connection to other servers' database that is lost is tried again for a while."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return question(engine, *given)
        except DBAPIError as wrong:
            if not (is_shared(engine) and is_lost(wrong)) or time.monotonic() > until:
                raise
        time.sleep(0.1)


def unattended(engine: Engine) -> list[str]:
    """The tables at which something has to happen by itself, sooner or later."""
    with Session(engine) as session:
        due = select(TableRow.id).where(TableRow.status == PLAYING, or_(TableRow.due.is_not(None), TableRow.in_window))
        return list(session.scalars(due.order_by(TableRow.due)))


def same_again(chair: Chair, moment: float) -> Chair:
    """The same person or bot for another game. A bot that stood in for a person does so no longer."""
    if chair.person:
        return Chair(chair.person, chair.name, "", 0, chair.share_hand, moment, auto_pass=chair.auto_pass)
    return Chair(None, chair.name, chair.bot)
