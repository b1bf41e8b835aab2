"""One server for each database file: two would overwrite each other's tables."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sqlalchemy import Engine


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
    """This server's claim to a database file, wherever the other server keeps its folder. PostgreSQL is for many."""

    def __init__(self, engine: Engine) -> None:
        self.file: FileLock | None = None
        path = file_of(engine)
        if path is not None:
            try:
                self.file = FileLock(path.with_name(f"{path.name}.lock"))
            except InUse:
                raise InUse(f"another server is using the database {path}") from None

    def close(self) -> None:
        if self.file is not None:
            self.file.close()
