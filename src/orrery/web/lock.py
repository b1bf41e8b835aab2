"""One server for each folder: two would overwrite each other's tables."""

from __future__ import annotations

import sqlite3
from pathlib import Path


class FolderInUse(Exception):
    """Another server works in the folder."""


class FolderLock:
    """Held until it is closed or the process ends, however it ends. SQLite knows how to lock on every system."""

    def __init__(self, folder: Path) -> None:
        try:
            self.connection = sqlite3.connect(folder / "lock", 2.0, isolation_level=None, check_same_thread=False)
        except sqlite3.OperationalError as wrong:
            raise PermissionError(13, f"it cannot be written to ({wrong})") from None
        try:
            self.connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            self.connection.close()
            raise FolderInUse(f"another server is using the folder {folder}") from None

    def close(self) -> None:
        self.connection.close()
