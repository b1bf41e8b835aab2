"""What can be done with a database besides serving from it, each answered in lines for whoever asked."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, insert

from orrery.web.backup import BadBackup, back_up, restore
from orrery.web.lock import DatabaseLock, file_of
from orrery.web.migrations import demand_known, newest, revision_of
from orrery.web.serve import CannotServe, in_words
from orrery.web.soundness import Findings, examine
from orrery.web.storage import SecretRow, create_engine, database_in, is_shared
from orrery.web.store import COOKIE, Store, keep_private, make_private_file, secret_in


@contextmanager
def opened(folder: Path, url: str, new: bool = False) -> Iterator[Engine]:
    """The database, as it is. Raises CannotServe if there is none, unless it may be new."""
    engine = create_engine(url or database_in(folder))
    try:
        with in_words(folder):
            file = file_of(engine)
            if file is not None and not file.exists() and not new:
                raise CannotServe(f"there is no database {file}")
            yield engine
    except BadBackup as bad:
        raise CannotServe(str(bad)) from None
    finally:
        engine.dispose()


def upgraded(folder: Path, url: str) -> str:
    with opened(folder, url) as engine:
        with engine.connect() as connection:
            before = revision_of(connection)
        if before is not None:
            demand_known(before)
        Store(folder, url).close()
    if before == newest():
        return f"the database has schema {before} already"
    return f"the database had schema {before or 'none'}, and has schema {newest()} now"


def checked(folder: Path, url: str) -> Findings:
    with opened(folder, url) as engine:
        return examine(engine, folder)


def told(findings: Findings) -> dict[str, Any]:
    return {
        "schema": findings.schema,
        **findings.counted,
        "wrong": [{"table": wrong.table, "text": wrong.text} for wrong in findings.wrong],
    }


def lines(findings: Findings) -> list[str]:
    counted = [f"{name} {number}" for name, number in findings.counted.items()]
    said = [f"{f'table {wrong.table}' if wrong.table else 'the database'}: {wrong.text}" for wrong in findings.wrong]
    summary = f"schema {findings.schema}, {', '.join(counted)}" if counted else ""
    return [*said, *([summary] if summary else []), "all is sound" if not said else f"{len(said)} wrong"]


def backed_up(folder: Path, url: str, path: Path) -> str:
    with opened(folder, url) as engine:
        rows = back_up(engine, secret_kept(engine, folder), path)
    return f"{rows} rows in {path}"


def restored(folder: Path, url: str, path: Path) -> str:
    with opened(folder, url, new=True) as engine:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = file_of(engine)
        if file is not None:
            make_private_file(file)
        lock = DatabaseLock(engine)
        try:
            rows = restore(engine, path, lambda connection, secret: keep_secret(connection, folder, secret))
        finally:
            engine.dispose()
            lock.close()
        keep_private(folder, file)
    return f"{rows} rows restored"


def secret_kept(engine: Engine, folder: Path) -> bytes | None:
    """The key that signs cookies: without it nobody would be known any more, and guests would have lost their seats."""
    if is_shared(engine):
        return secret_in(engine, b"")
    file = folder / "secret"
    return file.read_bytes() if file.exists() else None


def keep_secret(connection: Connection, folder: Path, secret: bytes) -> None:
    if is_shared(connection.engine):
        connection.execute(insert(SecretRow).values(name=COOKIE, value=secret))
        return
    beside = folder / f".secret.{os.getpid()}"
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, folder / "secret")
