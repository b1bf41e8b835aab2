"""One server for each database: two would overwrite each other's tables."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

KEY: Final = int.from_bytes(b"orrery")  # the advisory lock in PostgreSQL; it counts within one database


class InUse(Exception):
    """Another process has the lock."""


class FileLock:
    """Held until it is closed or the process ends, however it ends. SQLite knows how to lock on every system."""

    def __init__(self, path: Path) -> None:
        try:
            self.connection = sqlite3.connect(path, 2.0, isolation_level=None, check_same_thread=False)
        except sqlite3.OperationalError as wrong:
            raise PermissionError(13, f"it cannot be written to ({wrong})") from None
        try:
            self.connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            self.connection.close()
            raise InUse(f"another process has locked {path}") from None

    def close(self) -> None:
        self.connection.close()


def file_of(engine: Engine) -> Path | None:
    """The file of a SQLite database, by whatever name it was given; None: it is in memory, or elsewhere."""
    name = engine.url.database if engine.dialect.name == "sqlite" else None
    if name is not None and name.startswith("file:"):
        name = name.removeprefix("file:").partition("?")[0]
    return Path(name).resolve() if name and name != ":memory:" else None


class DatabaseLock:
    """This server's claim to the database, wherever the other server keeps its folder."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.file: FileLock | None = None
        self.session: Connection | None = None
        path = file_of(engine)
        try:
            if path is not None:
                self.file = FileLock(path.with_name(f"{path.name}.lock"))
            elif engine.dialect.name == "postgresql":
                self._claim()
        except InUse:
            where = path or engine.url.render_as_string(hide_password=True)
            raise InUse(f"another server is using the database {where}") from None

    def _claim(self) -> None:
        session = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        if not session.execute(text("select pg_try_advisory_lock(:key)"), {"key": KEY}).scalar():
            session.close()
            raise InUse
        session.detach()  # from the pool: nobody else may get it, and it ends with us
        self.session = session

    def hold(self) -> None:
        """A database that was started again has forgotten the lock: claim it anew. Raises InUse if that is too late."""
        if self.session is None:
            return
        try:
            self.session.execute(text("select 1"))
        except SQLAlchemyError:
            self.session.close()
            self._claim()

    def close(self) -> None:
        for held in (self.file, self.session):
            if held is not None:
                held.close()
