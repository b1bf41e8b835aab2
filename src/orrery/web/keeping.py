"""What a table writes into the database, each a piece of work for the writer.

The row of the table itself is changed by the writer, in the same commit and only if it is the one we know. Statements
are made once: to build one costs more than to carry it out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final

from sqlalchemy import Table as Columns
from sqlalchemy import Text, bindparam, case, delete, func, insert, select, text, update
from sqlalchemy.orm import Session

from orrery.kernel.decision import Choice
from orrery.kernel.record import choice_to_data
from orrery.web.messages import Chat
from orrery.web.metrics import STORED
from orrery.web.storage import (
    ChatRow,
    CheckpointRow,
    ChoiceRow,
    CrashRow,
    RequestRow,
    SeatRow,
    TableRow,
    now,
)

CHANNEL: Final = "orrery"  # on which servers tell each other what has changed

Work = Callable[[Session], None]
States = Mapping[int, bytes]  # checkpoints that are not stored yet


def columns_of(row: Any) -> Columns:
    """Written without the mapper: it is the hot path."""
    columns = row.__table__
    assert isinstance(columns, Columns)
    return columns


CHOICES, CHECKPOINTS, SEATS, CHAT, REQUESTS, TABLES = [
    columns_of(row) for row in (ChoiceRow, CheckpointRow, SeatRow, ChatRow, RequestRow, TableRow)
]
OF_TABLE: Final = {rows: rows.c.table_id == bindparam("its_table") for rows in (CHOICES, CHECKPOINTS, SEATS)}
NUMBER: Final[Any] = bindparam("its_number")

ADD_CHOICE: Final = insert(CHOICES)
DROP_CHOICE: Final = delete(CHOICES).where(OF_TABLE[CHOICES], CHOICES.c.number == NUMBER)
DROP_CHOICES: Final = delete(CHOICES).where(OF_TABLE[CHOICES], CHOICES.c.number >= NUMBER)
MOVE_CHOICE: Final = (
    update(CHOICES).where(OF_TABLE[CHOICES], CHOICES.c.number == NUMBER).values(number=bindparam("new_number"))
)
KEEP_REQUESTS: Final = text(  # what was done and taken back was done all the same
    """INSERT INTO request (table_id, id, version, progress, links)
    SELECT table_id, request, :version, :progress, count(*) FROM choice
    WHERE table_id = :its_table AND number >= :first AND number <= :last AND request <> '' GROUP BY table_id, request"""
)
ADD_STATE: Final = insert(CHECKPOINTS)
OPEN_PAGES: Final = text(
    """INSERT INTO page (table_id, server, seat, pages) VALUES (:table, :server, :seat, :pages)
    ON CONFLICT (table_id, server, seat) DO UPDATE SET pages = excluded.pages"""
)
NO_PAGES: Final = text("DELETE FROM page WHERE table_id = :table AND server = :server AND seat = :seat")
DROP_STATES: Final = delete(CHECKPOINTS).where(OF_TABLE[CHECKPOINTS], CHECKPOINTS.c.number > NUMBER)
ADD_CHAT: Final = insert(CHAT)
ADD_REQUEST: Final = insert(REQUESTS)


@cache
def changing_seat(names: tuple[str, ...]) -> Any:
    where = (OF_TABLE[SEATS], SEATS.c.seat == bindparam("its_seat"))
    return update(SEATS).where(*where).values({name: bindparam(f"new_{name}") for name in names})


def seat_changed(session: Session, table_id: str, seat: int, **changed: object) -> None:
    values = {f"new_{name}": value for name, value in changed.items()}
    where = {"its_table": table_id, "its_seat": seat}
    session.connection().execute(changing_seat(tuple(changed)), {**values, **where})


def states_added(session: Session, table_id: str, states: States) -> None:
    for number, state in states.items():
        session.connection().execute(ADD_STATE, {"table_id": table_id, "number": number, "state": state})


def states_dropped(session: Session, table_id: str, number: int) -> None:
    """The states after more choices than that are no longer on the way."""
    session.connection().execute(DROP_STATES, {"its_table": table_id, "its_number": number})


class Made:
    """A choice as it is stored: who asked for it, how long the log is now, what came of it, and what was known before
    it."""

    def __init__(
        self,
        choice: Choice,
        number: int,
        request: str,
        seen: int,
        stage: list[Any] | None,
        learned: int | None,
        progress: int,
    ) -> None:
        self.choice = choice
        self.number = number
        self.request = request
        self.seen = seen
        self.stage = stage
        self.learned = learned
        self.progress = progress


class Chosen:
    """The choices of one request: all of them or none."""

    def __init__(self, table_id: str, made: list[Made], states: States) -> None:
        self.table_id = table_id
        self.seat = made[-1].choice.seat
        self.seen = made[-1].seen
        self.states = states
        self.rows = [
            {
                "table_id": table_id,
                "number": each.number,
                "choice": choice_to_data(each.choice),
                "request": each.request,
                "stage": each.stage,
                "learned": each.learned,
                "progress": each.progress,
            }
            for each in made
        ]

    def __call__(self, session: Session) -> None:
        at = now()
        session.connection().execute(ADD_CHOICE, [{**row, "at": at} for row in self.rows])
        self.count(session)
        seat_changed(session, self.table_id, self.seat, seen=self.seen)
        states_added(session, self.table_id, self.states)

    def count(self, session: Session) -> None:
        session.info[STORED] = session.info.get(STORED, 0) + len(self.rows)

    def is_plain(self) -> bool:
        """One choice and nothing besides: as nearly all of them are."""
        return len(self.rows) == 1 and not self.states

    def values(self) -> dict[str, Any]:
        """Of the one choice, for the statement that stores it with its table."""
        made = {f"made_{name}": value for name, value in self.rows[0].items()}
        return {**made, "made_at": now(), "its_seat": self.seat, "new_seen": self.seen}


@cache
def changing(names: tuple[str, ...]) -> Any:
    """The statement that changes these columns of a table. To build one costs more than to carry it out."""
    where = (TABLES.c.id == bindparam("its_id"), TABLES.c.version == bindparam("its_version"))
    return update(TABLES).where(*where).values({name: bindparam(f"new_{name}") for name in names})


@cache
def choosing(names: tuple[str, ...]) -> Any:
    """All that is stored for a choice in one statement of PostgreSQL, with what others hear of it: to go there and back
    is half of what it costs. It finds a row if the table had the version."""
    moved = changing(names).returning(TABLES.c.id).cte("moved")
    values = [bindparam(f"made_{column.name}", type_=column.type) for column in CHOICES.columns]
    made = insert(CHOICES).from_select(CHOICES.columns.keys(), select(*values).select_from(moved)).cte("made")
    where = (SEATS.c.table_id == moved.c.id, SEATS.c.seat == bindparam("its_seat"))
    seen = update(SEATS).where(*where).values(seen=bindparam("new_seen")).cte("seen")
    told = case((bindparam("told", type_=Text) != "", func.pg_notify(CHANNEL, bindparam("told", type_=Text))))
    return select(told).select_from(moved).add_cte(made, seen)


class Gone:
    """Choices that are taken back, from the first to the last; their requests were carried out all the same."""

    def __init__(self, table_id: str, first: int, last: int, version: int, progress: int) -> None:
        self.table_id = table_id
        self.first = first
        self.last = last
        self.version = version  # of the table afterwards
        self.progress = progress

    def keep_requests(self, session: Session) -> None:
        kept = {"its_table": self.table_id, "first": self.first, "last": self.last}
        session.connection().execute(KEEP_REQUESTS, {**kept, "version": self.version, "progress": self.progress})


def rewound(gone: Gone, states: States) -> Work:
    """All choices from that one on are gone."""

    def work(session: Session) -> None:
        gone.keep_requests(session)
        session.connection().execute(DROP_CHOICES, {"its_table": gone.table_id, "its_number": gone.first})
        states_dropped(session, gone.table_id, gone.first)
        states_added(session, gone.table_id, states)

    return work


def taken_back(gone: Gone, last: int, states: States) -> Work:
    """One choice is gone; those after it, up to the last, move up. Nothing had come of them yet."""

    def work(session: Session) -> None:
        gone.keep_requests(session)
        where = {"its_table": gone.table_id}
        session.connection().execute(DROP_CHOICE, {**where, "its_number": gone.first})
        for later in range(gone.first + 1, last + 1):  # one by one: two of them must never have the same number
            session.connection().execute(MOVE_CHOICE, {**where, "its_number": later, "new_number": later - 1})
        states_dropped(session, gone.table_id, gone.first)
        states_added(session, gone.table_id, states)

    return work


def dealt(table_id: str, bots: list[tuple[int, str]], states: States) -> Work:
    """The game begins; bots have taken the seats that were open."""

    def work(session: Session) -> None:
        states_added(session, table_id, states)
        for seat, bot in bots:
            seat_changed(session, table_id, seat, bot=bot, invited=None)

    return work


def seated(table_id: str, seat: int, **changed: object) -> Work:
    return lambda session: seat_changed(session, table_id, seat, **changed)


def said(table_id: str, message: Chat) -> Work:
    names = ("number", "seat", "name", "text", "note", "line")
    columns = {name: getattr(message, name) for name in names}
    at = datetime.fromtimestamp(message.at, UTC)

    def work(session: Session) -> None:
        session.connection().execute(ADD_CHAT, {"table_id": table_id, "at": at, **columns})

    return work


def requested(table_id: str, request: str, version: int, progress: int) -> Work:
    """That was done: sent again, it is not done again."""
    row = {"table_id": table_id, "id": request, "version": version, "progress": progress, "links": 0}

    def work(session: Session) -> None:
        session.connection().execute(ADD_REQUEST, row)

    return work


def here(table_id: str, server: str, seat: int, pages: int) -> Work:
    """So many pages of that seat are open at this server."""
    row = {"table": table_id, "server": server, "seat": seat}

    def work(session: Session) -> None:
        if pages:
            session.connection().execute(OPEN_PAGES, {**row, "pages": pages})
        else:
            session.connection().execute(NO_PAGES, row)

    return work


def crashed(id: str, table_id: str, report: dict[str, Any]) -> Work:
    """The report of a crash, for whoever runs the servers."""

    def work(session: Session) -> None:
        session.merge(CrashRow(id=id, table_id=table_id, report=report))

    return work


def deleted(table_id: str) -> Work:
    """Nothing is left of the table."""

    def work(session: Session) -> None:
        session.execute(update(TABLES).where(TABLES.c.again == table_id).values(again=None))
        for rows in (REQUESTS, CHECKPOINTS, CHOICES, CHAT, SEATS):
            session.execute(delete(rows).where(rows.c.table_id == table_id))
        session.execute(delete(TABLES).where(TABLES.c.id == table_id))

    return work


def together(*works: Work) -> Work:
    """All of it or nothing."""
    if len(works) == 1:
        return works[0]

    def work(session: Session) -> None:
        for each in works:
            each(session)

    return work
