"""Whether all that is kept is sound: the schema, the numbers of what was chosen and said, every table when loaded."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, event, func, select
from sqlalchemy.orm import Session

from orrery.kernel.decision import Refused
from orrery.tables.storage import one_line
from orrery.web import loading
from orrery.web.clock import Clock
from orrery.web.migrations import demand_known, newest, revision_of
from orrery.web.phrases import phrase
from orrery.web.storage import ChatRow, ChoiceRow, PersonRow, SeatRow, TableRow
from orrery.web.telling import GATHERING, STOPPED
from orrery.web.writer import Writer


class Reader(Writer):
    """A table that is only looked at writes nothing."""

    def __init__(self) -> None:
        pass


class Wrong(NamedTuple):
    """What is wrong, and with which table; "": with the database as a whole."""

    table: str
    text: str


class Findings(NamedTuple):
    schema: str | None
    counted: dict[str, int]
    wrong: list[Wrong]


def examine(engine: Engine, folder: Path) -> Findings:
    """All that is wrong. Servers may run meanwhile: each table is seen at one moment."""
    with engine.connect() as connection:
        schema = revision_of(connection)
        if schema is not None:
            demand_known(schema)
        if schema != newest():
            found = f"it has schema {schema}" if schema else "there is nothing in it"
            said = f"{found}, this version needs schema {newest()}: run orrery database upgrade"
            return Findings(schema, {}, [Wrong("", said)])
        wrong = list(damages(connection))
    reader = at_one_moment(engine)
    with Session(reader) as session:
        rows = {"people": PersonRow, "tables": TableRow, "choices": ChoiceRow}
        counted = {name: session.scalar(select(func.count()).select_from(row)) or 0 for name, row in rows.items()}
        tables = list(session.scalars(select(TableRow.id).order_by(TableRow.created, TableRow.id)))
    with silence():
        for table in tables:
            wrong += [Wrong(table, text) for text in wrong_with(reader, folder, table)]
    reader.dispose()
    return Findings(schema, counted, wrong)


def at_one_moment(engine: Engine) -> Engine:
    """The same database, in which every session sees one moment, whatever servers write meanwhile."""
    if engine.dialect.name != "sqlite":
        return engine.execution_options(isolation_level="REPEATABLE READ")
    reader = engine.execution_options()

    @event.listens_for(reader, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")  # its driver begins no transaction to read

    return reader


@contextmanager
def silence() -> Iterator[None]:
    """Loading says in the log of a server what is wrong; here it is said in words."""
    log = logging.getLogger(loading.__name__)
    was, log.disabled = log.disabled, True
    try:
        yield
    finally:
        log.disabled = was


def damages(connection: Connection) -> Iterator[Wrong]:
    """What SQLite finds wrong with its file. PostgreSQL sees to that by itself."""
    if connection.dialect.name != "sqlite":
        return
    for (text,) in connection.exec_driver_sql("PRAGMA integrity_check"):
        if text != "ok":
            yield Wrong("", f"the file is damaged: {text}")
    for rows, row, parent, _ in connection.exec_driver_sql("PRAGMA foreign_key_check"):
        yield Wrong("", f"row {row} of {rows} belongs to nothing in {parent}")


def wrong_with(engine: Engine, folder: Path, table: str) -> Iterator[str]:
    try:
        live = loading.loaded(engine, Reader(), folder, Clock(), table)
    except Refused as refused:
        if refused.reason != "no-table":  # deleted meanwhile
            yield phrase("en", refused.reason)
        return
    except Exception as torn:  # a damaged row can fail in any way
        yield f"cannot be loaded: {one_line(torn)}"
        return
    if live.row.status == STOPPED:
        yield phrase("en", live.row.why)
    with Session(engine) as session:
        row = session.get(TableRow, table)
        if row is not None:
            yield from wrong_numbers(session, row)


def wrong_numbers(session: Session, row: TableRow) -> Iterator[str]:
    chat, seats, choices = [numbers(session, each, row.id) for each in (ChatRow.number, SeatRow.seat, ChoiceRow.number)]
    if chat != list(range(row.said)):
        yield f"{row.said} lines of chat were said, {len(chat)} are kept, or their numbers have gaps"
    if seats != list(range(len(seats))) or not seats:
        yield "its seats have gaps"
    if row.status == GATHERING and choices:
        yield "choices were made at it before the game began"


def numbers(session: Session, column: Any, table: str) -> list[int]:
    return list(session.scalars(select(column).where(column.class_.table_id == table).order_by(column)))
