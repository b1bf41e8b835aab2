"""The whole database in one file, and out of it again, also into a database of the other kind.

The file is packed lines of JSON: the head, then for each table its name with its columns and its rows, then the end
with how many rows there were. It holds what the database says, of whatever schema: columns of JSON as their text, bytes
in base64, times in UTC. Of equal databases of one kind the files are equal.
"""

from __future__ import annotations

import base64
import gzip
import json
import os
import zlib
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    JSON,
    Connection,
    DateTime,
    Engine,
    LargeBinary,
    MetaData,
    Table,
    Text,
    bindparam,
    cast,
    func,
    insert,
    inspect,
    select,
)
from sqlalchemy.exc import IntegrityError

from orrery.web.migrations import demand_known, revision_of, take_steps
from orrery.web.storage import Base

FORMAT: Final = "orrery-database-1"
AT_ONCE: Final = 500  # rows
HISTORY: Final = "alembic_version"  # told by the schema
PASSING: Final = {"server", "page", "deed", "secret"}  # who is there just now; the key stands in the head
Told = Callable[[Any], Any]


class BadBackup(Exception):
    """The file cannot be used, or not here. The message says why."""


# -- writing -----------------------------------------------------------------------------------------------------------


def back_up(engine: Engine, secret: bytes | None, path: Path) -> int:
    """Write all that is kept at one moment, also while servers run; how many rows. The file is whole or not there."""
    if path.exists():
        raise BadBackup(f"{path} is there already; name another file")
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)  # it holds hands and passwords
        with os.fdopen(handle, "wb") as raw:
            with gzip.GzipFile("", "wb", 6, raw, mtime=0) as packed, one_moment(engine) as connection:
                rows = sum(write_lines(packed, connection, secret))
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(beside, path)
    except OSError as wrong:
        raise BadBackup(f"{path} cannot be written: {wrong.strerror}") from None
    finally:
        beside.unlink(missing_ok=True)
    return rows


def one_moment(engine: Engine) -> Connection:
    """A connection that sees the database as it is now, whatever others write meanwhile."""
    if engine.dialect.name == "sqlite":
        connection = engine.connect()
        connection.exec_driver_sql("BEGIN")  # its driver begins no transaction to read
        return connection
    return engine.connect().execution_options(isolation_level="REPEATABLE READ")


def write_lines(packed: gzip.GzipFile, connection: Connection, secret: bytes | None) -> Iterator[int]:
    """How many rows of each table were written."""
    schema = revision_of(connection)
    if schema is None:
        raise BadBackup("there is nothing in this database yet")
    demand_known(schema)
    key = base64.b64encode(secret).decode() if secret is not None else None
    write_line(packed, {"format": FORMAT, "schema": schema, "key": key})
    counted: dict[str, int] = {}
    for table in tables_of(connection):
        write_line(packed, {"table": table.name, "columns": [column.name for column in table.columns]})
        tell = [telling(column.type) for column in table.columns]
        asked = [cast(column, Text) if isinstance(column.type, JSON) else column for column in table.columns]
        rows = connection.execute(select(*asked).order_by(*table.primary_key), execution_options={"yield_per": AT_ONCE})
        counted[table.name] = 0
        for row in rows:
            write_line(packed, [each if each is None else told(each) for told, each in zip(tell, row, strict=True)])
            counted[table.name] += 1
        yield counted[table.name]
    write_line(packed, {"end": counted})


def write_line(packed: gzip.GzipFile, content: object) -> None:
    packed.write(json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")


def tables_of(connection: Connection) -> list[Table]:
    """Our tables that are kept, as they are there, whatever the schema; what others refer to comes first."""
    return [table for table in all_tables_of(connection) if table.name not in PASSING]


def all_tables_of(connection: Connection) -> list[Table]:
    ours = set(inspect(connection).get_table_names()) & (set(Base.metadata.tables) - {HISTORY})
    found = MetaData()
    found.reflect(connection, only=sorted(ours))
    return list(found.sorted_tables)


def telling(type_: object) -> Told:
    """How a value of that type is told in JSON."""
    if isinstance(type_, DateTime):
        return in_utc
    if isinstance(type_, LargeBinary):
        return lambda value: base64.b64encode(value).decode()
    return lambda value: value


def in_utc(at: datetime) -> str:
    """SQLite keeps no time zone: all times are UTC."""
    return at.replace(tzinfo=at.tzinfo or UTC).astimezone(UTC).isoformat()


# -- reading -----------------------------------------------------------------------------------------------------------


def restore(engine: Engine, path: Path, keep_secret: Callable[[Connection, bytes], None]) -> int:
    """Fill an empty database with what the file says, all or nothing, and bring it up to today; how many rows."""
    try:
        raw = path.open("rb")
    except OSError as wrong:
        raise BadBackup(f"{path} cannot be read: {wrong.strerror}") from None
    with raw, gzip.GzipFile(fileobj=raw) as file, engine.begin() as connection:
        if engine.dialect.name == "sqlite":  # its driver begins no transaction for a change of the schema
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        lines = lines_of(file, path)
        head = next(lines, None)
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise BadBackup(f"{path} is no backup that this version can read")
        demand_known(head["schema"])
        demand_empty(connection)
        take_steps(connection, head["schema"])
        try:
            rows = fill(connection, lines, path)
        except IntegrityError:
            raise BadBackup(f"{path} is damaged, or only a part of a backup") from None
        take_steps(connection)
        if head["key"] is not None:
            keep_secret(connection, base64.b64decode(head["key"]))
    return rows


def lines_of(file: gzip.GzipFile, path: Path) -> Iterator[Any]:
    try:
        for line in file:  # up to the end: there stands the checksum
            yield json.loads(line)
    except (OSError, EOFError, ValueError, zlib.error):
        raise BadBackup(f"{path} is damaged, or only a part of a backup") from None


def demand_empty(connection: Connection) -> None:
    """Nobody has played here. What there is of a schema goes: the file has its own."""
    for table in tables_of(connection):
        if connection.scalar(select(func.count()).select_from(table)):
            raise BadBackup("the database is not empty; restore into a new one")
    history = MetaData()
    history.reflect(connection, only=lambda name, _: name == HISTORY)
    for table in [*reversed(all_tables_of(connection)), *history.tables.values()]:
        table.drop(connection)


def fill(connection: Connection, lines: Iterator[Any], path: Path) -> int:
    tables = {table.name: table for table in tables_of(connection)}
    counted: dict[str, int] = {}
    end: object = None
    filling: Filling | None = None
    for line in lines:
        if isinstance(line, list) and filling is not None:
            filling.add(line)
            continue
        if filling is not None:
            counted[filling.table.name] = filling.done()
            filling = None
        if "table" in line and line["table"] in tables:
            filling = Filling(connection, tables[line["table"]], line["columns"])
        else:
            end = line.get("end")
    if end != counted or set(counted) != set(tables):
        raise BadBackup(f"{path} is damaged, or only a part of a backup")
    return sum(counted.values())


class Filling:
    """Rows on their way into one table."""

    def __init__(self, connection: Connection, table: Table, columns: Sequence[str]) -> None:
        self.connection = connection
        self.table = table
        self.columns = columns
        self.read = [reading(table.columns[name].type) for name in columns]
        places = {name: bindparam(name, type_=bound(table.columns[name].type)) for name in columns}
        self.statement = insert(table).values(places)
        self.waiting: list[dict[str, Any]] = []
        self.rows = 0

    def add(self, row: list[Any]) -> None:
        values = [each if each is None else read(each) for read, each in zip(self.read, row, strict=True)]
        self.waiting.append(dict(zip(self.columns, values, strict=True)))
        if len(self.waiting) == AT_ONCE:
            self._flush()

    def done(self) -> int:
        if self.waiting:
            self._flush()
        return self.rows

    def _flush(self) -> None:
        self.connection.execute(self.statement, self.waiting)
        self.rows += len(self.waiting)
        self.waiting = []


def bound(type_: Any) -> Any:
    """The type of a value that is written: nothing in a column of JSON is not the null of JSON."""
    return JSON(none_as_null=True) if isinstance(type_, JSON) else type_


def reading(type_: object) -> Told:
    """A value of that type as JSON tells it."""
    if isinstance(type_, JSON):
        return lambda value: JSON.NULL if value == "null" else json.loads(value)
    if isinstance(type_, DateTime):
        return datetime.fromisoformat
    if isinstance(type_, LargeBinary):
        return base64.b64decode
    return lambda value: value
