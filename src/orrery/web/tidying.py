"""What the server puts in order while it runs: guests who left nothing behind."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from orrery.web.clock import Clock
from orrery.web.storage import PersonRow, SeatRow, TableRow
from orrery.web.writer import Writer

DAYS: Final = 30  # for which a guest without a table is remembered
AT_ONCE: Final = 1000  # guests forgotten in one write, so that no choice waits long for it
HOUR = 3600.0


def is_forgettable(now: float) -> ColumnElement[bool]:
    """Guests of long ago who sit at no table, are invited to none and own none."""
    before = datetime.fromtimestamp(now - DAYS * 24 * HOUR, UTC)
    return and_(
        PersonRow.login.is_(None),
        PersonRow.created < before,
        PersonRow.id.not_in(select(SeatRow.person).where(SeatRow.person.is_not(None))),
        PersonRow.id.not_in(select(SeatRow.invited).where(SeatRow.invited.is_not(None))),
        PersonRow.id.not_in(select(TableRow.owner)),
    )


def count_guests(session: Session, now: float) -> tuple[int, int]:
    """All guests, and those who would be forgotten now."""
    guests = select(func.count()).select_from(PersonRow).where(PersonRow.login.is_(None))
    return session.scalars(guests).one(), session.scalars(guests.where(is_forgettable(now))).one()


def forget_guests(session: Session, now: float) -> int:
    """Some of them; how many. Zero: there are no more."""
    ids = session.scalars(select(PersonRow.id).where(is_forgettable(now)).limit(AT_ONCE)).all()
    session.execute(delete(PersonRow).where(PersonRow.id.in_(ids)))
    return len(ids)


async def keep_forgetting(writer: Writer, clock: Clock) -> None:
    def work(session: Session) -> None:
        forget_guests(session, clock.now())

    while True:
        with suppress(SQLAlchemyError):  # the writer says why; they are forgotten another time
            await writer.write(work)
        await clock.sleep(HOUR)
