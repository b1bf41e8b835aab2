"""The place where everything is kept: for its owner alone, for one server alone, and of today's schema."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from orrery.web.identity import secret_of
from orrery.web.lock import DatabaseLock, file_of
from orrery.web.migrations import upgrade
from orrery.web.storage import create_engine, database_in

OURS: Final = ("orrery.db*", "secret", ".secret.*", "lock", "lock-journal", "orrery-crash-*.json", ".orrery-crash-*")


class Store:
    """Raises OSError, InUse, NewerDatabase or SQLAlchemyError if it cannot be opened."""

    def __init__(self, folder: Path, url: str = "") -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.folder = folder
        self.secret = secret_of(folder)
        self.engine = create_engine(url or database_in(folder))
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
        self.lock.close()


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
