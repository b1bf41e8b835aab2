"""Log-ins: which still count, and how they end, here and everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy.orm import Session

from orrery.web.identity import Login, Person
from orrery.web.messages import Notice
from orrery.web.neighbours import login_changed
from orrery.web.phrases import phrase
from orrery.web.seats import Connection
from orrery.web.storage import PersonRow

if TYPE_CHECKING:
    from orrery.web.house import House

YEAR: Final = 365 * 24 * 3600
RENEWED: Final = 30 * 24 * 3600  # a cookie older than that is replaced when its person comes


def mark(login: Login) -> str:
    """How an ended log-in is remembered: with its time, after a year nobody needs to know."""
    return f"{login.since}.{login.id}"


def counts(login: Login, row: PersonRow | None, now: float) -> bool:
    if login.since and now - login.since > YEAR:
        return False
    return row is None or (login.epoch == row.epoch and mark(login) not in row.ended)


def is_old(login: Login, now: float) -> bool:
    return now - login.since > RENEWED


async def end_here(house: House, person: Person) -> None:
    """This browser's log-in counts no longer, wherever its cookie has been copied to."""
    now = house.clock.now()

    def work(session: Session) -> None:
        row = session.get(PersonRow, person.id)
        if row is not None:
            known = [each for each in row.ended if each.startswith("0.") or now - int(each.partition(".")[0]) < YEAR]
            row.ended = [*known, mark(person.login)]
            if house.writer.shared:
                session.flush()
                login_changed(session, person.id)

    if person.stored:
        await house.writer.write(work)
    show_out(house, person.id, only=person.login.id)


async def end_everywhere(house: House, person: Person, password: str | None = None) -> int:
    """No log-in of the person counts any more; with a new password, if there is one. Returns the epoch that begins."""
    epoch = 0

    def work(session: Session) -> None:
        nonlocal epoch
        row = session.get_one(PersonRow, person.id)
        row.epoch, row.ended = row.epoch + 1, []
        row.password = password or row.password
        epoch = row.epoch
        if house.writer.shared:
            session.flush()
            login_changed(session, person.id)

    await house.writer.write(work)
    show_out(house, person.id)
    return epoch


def show_out(house: House, person: str, only: str | None = None) -> None:
    """Close the pages of the log-ins that have ended."""
    for live in list(house.live.values()):
        for connection in list(live.connections):
            if connection.person == person and only in (None, connection.login.id):
                say_goodbye(connection)


def close_ended(connection: Connection, row: PersonRow) -> None:
    """Close the page if its log-in has ended, at whatever server."""
    if row.epoch > connection.login.epoch or mark(connection.login) in row.ended:
        say_goodbye(connection)


def say_goodbye(connection: Connection) -> None:
    connection.send(Notice("logged-out", phrase(connection.language, "logged-out")))
    connection.close()
