"""What a table writes into the database, each a piece of work for the writer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Table as Columns
from sqlalchemy import delete, insert, update
from sqlalchemy.orm import Session

from orrery.kernel.decision import Choice
from orrery.kernel.record import choice_to_data
from orrery.web.messages import Chat
from orrery.web.storage import ChatRow, CheckpointRow, ChoiceRow, SeatRow, TableRow, now

Work = Callable[[Session], None]
Changed = Mapping[str, object]  # columns of a table
States = Mapping[int, bytes]  # checkpoints that are not stored yet

assert isinstance(ChoiceRow.__table__, Columns)
CHOICES = ChoiceRow.__table__  # written without the mapper: it is the hot path
assert isinstance(CheckpointRow.__table__, Columns)
CHECKPOINTS = CheckpointRow.__table__


def table_changed(session: Session, table_id: str, changed: Changed) -> None:
    session.execute(update(TableRow).where(TableRow.id == table_id).values(**changed))


def seat_changed(session: Session, table_id: str, seat: int, **changed: object) -> None:
    session.execute(update(SeatRow).where(SeatRow.table_id == table_id, SeatRow.seat == seat).values(**changed))


def states_added(session: Session, table_id: str, states: States) -> None:
    for number, state in states.items():
        session.execute(insert(CHECKPOINTS).values(table_id=table_id, number=number, state=state))


def states_dropped(session: Session, table_id: str, number: int) -> None:
    """The states after more choices than that are no longer on the way."""
    session.execute(delete(CHECKPOINTS).where(CHECKPOINTS.c.table_id == table_id, CHECKPOINTS.c.number > number))


class Made:
    """A choice as it is stored: who asked for it, how long the log is now, and what came of it."""

    def __init__(self, choice: Choice, number: int, request: str, seen: int, stage: list[Any] | None) -> None:
        self.choice = choice
        self.number = number
        self.request = request
        self.seen = seen
        self.stage = stage


def chosen(table_id: str, made: list[Made], states: States, changed: Changed) -> Work:
    """The choices of one request, and the table after them: all of it or nothing."""
    rows = [
        {
            "table_id": table_id,
            "number": each.number,
            "choice": choice_to_data(each.choice),
            "request": each.request,
            "stage": each.stage,
        }
        for each in made
    ]

    def work(session: Session) -> None:
        for row in rows:
            session.execute(insert(CHOICES).values(**row, at=now()))
        seat_changed(session, table_id, made[-1].choice.seat, seen=made[-1].seen)
        states_added(session, table_id, states)
        table_changed(session, table_id, changed)

    return work


def rewound(table_id: str, number: int, states: States, changed: Changed) -> Work:
    """All choices from that one on are gone."""

    def work(session: Session) -> None:
        session.execute(delete(CHOICES).where(CHOICES.c.table_id == table_id, CHOICES.c.number >= number))
        states_dropped(session, table_id, number)
        states_added(session, table_id, states)
        table_changed(session, table_id, changed)

    return work


def taken_back(table_id: str, number: int, last: int, states: States, changed: Changed) -> Work:
    """One choice is gone; those after it move up. Nothing had come of them yet."""

    def work(session: Session) -> None:
        session.execute(delete(CHOICES).where(CHOICES.c.table_id == table_id, CHOICES.c.number == number))
        for later in range(number + 1, last + 1):  # one by one: two of them must never have the same number
            where = (CHOICES.c.table_id == table_id, CHOICES.c.number == later)
            session.execute(update(CHOICES).where(*where).values(number=later - 1))
        states_dropped(session, table_id, number)
        states_added(session, table_id, states)
        table_changed(session, table_id, changed)

    return work


def dealt(table_id: str, bots: list[tuple[int, str]], states: States, changed: Changed) -> Work:
    """The game begins; bots have taken the seats that were open."""

    def work(session: Session) -> None:
        states_added(session, table_id, states)
        table_changed(session, table_id, changed)
        for seat, bot in bots:
            seat_changed(session, table_id, seat, bot=bot, invited=None)

    return work


def seated(table_id: str, seat: int, **changed: object) -> Work:
    return lambda session: seat_changed(session, table_id, seat, **changed)


def changed(table_id: str, **columns: object) -> Work:
    return lambda session: table_changed(session, table_id, columns)


def said(table_id: str, message: Chat) -> Work:
    names = ("number", "seat", "name", "text", "note", "line")
    columns = {name: getattr(message, name) for name in names}
    at = datetime.fromtimestamp(message.at, UTC)
    return lambda session: session.add(ChatRow(table_id=table_id, at=at, **columns))


def deleted(table_id: str) -> Work:
    """Nothing is left of the table."""

    def work(session: Session) -> None:
        session.execute(update(TableRow).where(TableRow.again == table_id).values(again=None))
        for rows in (CheckpointRow, ChoiceRow, ChatRow, SeatRow):
            session.execute(delete(rows).where(rows.table_id == table_id))
        session.execute(delete(TableRow).where(TableRow.id == table_id))

    return work


def together(*works: Work) -> Work:
    """All of it or nothing."""

    def work(session: Session) -> None:
        for each in works:
            each(session)

    return work
