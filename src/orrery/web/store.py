"""The place where everything is kept, of today's schema.

A folder with a database file is for its owner alone and for one server alone. A database of PostgreSQL is for as many
servers as there are, and holds what they must have in common: nothing is kept in a folder then.
"""

from __future__ import annotations

import os
import secrets
import stat
from contextlib import suppress
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, text

from orrery.web.identity import secret_of
from orrery.web.lock import DatabaseLock, file_of
from orrery.web.migrations import upgrade
from orrery.web.storage import create_engine, database_in, is_shared

COOKIE: Final = "cookie"  # the name of the key that signs cookies
OURS: Final = ("orrery.db*", "secret", ".secret.*", "lock", "lock-journal", "orrery-crash-*.json", ".orrery-crash-*")


class Store:
    """Raises OSError, InUse, NewerDatabase, NoDriver or SQLAlchemyError if it cannot be opened."""

    def __init__(self, folder: Path, url: str = "") -> None:
        self.folder = folder
        self.engine = create_engine(url or database_in(folder))
        self.shared = is_shared(self.engine)
        self.lock: DatabaseLock | None = None
        if self.shared:
            self._open_shared()
        else:
            self._open_alone()

    def _open_shared(self) -> None:
        try:
            upgrade(self.engine)
            self.secret = secret_in(self.engine, secret_of(self.folder) if (self.folder / "secret").exists() else b"")
        except BaseException:
            self.close()
            raise

    def _open_alone(self) -> None:
        folder = self.folder
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.secret = secret_of(folder)
        file = file_of(self.engine)
        if file is not None:
            make_private_file(file)
        self.lock = DatabaseLock(self.engine)
        try:
            upgrade(self.engine)
            keep_private(folder, file)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self.engine.dispose()
        if self.lock is not None:
            self.lock.close()


def secret_in(engine: Engine, before: bytes) -> bytes:
    """The key that signs cookies, in the database: the first server that comes has made it, or brings the one from
    before."""
    with engine.begin() as connection:
        add = text("INSERT INTO secret (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
        connection.execute(add, {"name": COOKIE, "value": before or secrets.token_bytes(32)})
        return bytes(
            connection.execute(text("SELECT value FROM secret WHERE name = :name"), {"name": COOKIE}).scalar_one()
        )


def make_private_file(path: Path) -> None:
    """An empty file is an empty database. SQLite makes the files beside it with the same rights."""
    with suppress(OSError):  # what is wrong with the place the database says itself
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600))


def keep_private(folder: Path, database: Path | None) -> None:
    """Take away the rights of others, also those that an older version gave.

    A folder that holds more than our files, such as a home or /tmp, is somebody else's matter.
    """
    if os.name != "posix":
        return
    found = list(folder.iterdir())
    ours = [path for path in found if any(fnmatch(path.name, pattern) for pattern in OURS)]
    beside = list(database.parent.glob(f"{database.name}*")) if database is not None else []
    for path in [*ours, *beside, *([folder] if len(ours) == len(found) else [])]:
        with suppress(PermissionError, FileNotFoundError):  # of another owner, who knows better; or gone meanwhile
            path.chmod(stat.S_IMODE(path.stat().st_mode) & 0o700)
