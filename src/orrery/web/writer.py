"""The one writer of the database: a thread that commits what has piled up in one go, then tells everybody who waits.

A change of a table says which version of the table it was judged by, and is not written if the table has another one.
On a database that several servers share, the commit also tells the others which tables have changed, if they have pages
open there. If the connection is lost, it is tried again: what had been written all the same is overtaken by itself.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.orm import Session

from orrery.web.keeping import CHANNEL, Chosen, Work, changing, choosing
from orrery.web.metrics import STORED, Metrics
from orrery.web.storage import is_shared

log = logging.getLogger(__name__)

ANYBODY: Final = "-"  # in the place of the server: all shall hear of it, also the one that says it
MOST_TOLD: Final = 7500  # bytes in one notification
TELL: Final = text("SELECT pg_notify(:channel, :what)")
PATIENCE: Final = 5.0  # seconds for which a lost connection is tried again; SQLite waits as long for a lock


class Overtaken(Exception):
    """Somebody else has changed the table since we looked. Nothing was written."""


class Change:
    """Work that changes a table, if it still has that version. Afterwards it has the next one.

    `told`: other servers have pages open there. Whoever opens one elsewhere changes the version, so nobody is missed.
    """

    def __init__(self, table: str, version: int, columns: Mapping[str, object], work: Work, told: bool = False) -> None:
        self.table = table
        self.version = version
        self.columns = columns
        self.work = work
        self.told = told

    def __call__(self, session: Session) -> None:
        names, values = self._values()
        if not session.connection().execute(changing(names), values).rowcount:
            raise Overtaken
        self.work(session)

    def choice(self) -> Chosen | None:
        """What it writes if it is no more than a choice."""
        return self.work if isinstance(self.work, Chosen) and self.work.is_plain() else None

    def at_once(self, connection: Connection, choice: Chosen, told: str) -> None:
        """All of it in one statement."""
        names, values = self._values()
        found = connection.execute(choosing(names), {**values, **choice.values(), "told": told})
        if found.first() is None:
            raise Overtaken

    def _values(self) -> tuple[tuple[str, ...], dict[str, object]]:
        columns = {**self.columns, "version": self.version + 1}
        values = {f"new_{name}": value for name, value in columns.items()}
        return tuple(columns), {**values, "its_id": self.table, "its_version": self.version}

    def news(self) -> str:
        """What other servers have to hear of it, once it is written."""
        return f"{self.table}:{self.version + 1}" if self.told else ""


class Job:
    def __init__(self, work: Work, loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.table = work.table if isinstance(work, Change) else ""
        self.loop = loop
        self.overtaken: Overtaken | None = None
        self.done: asyncio.Future[None] = loop.create_future()

    def run(self, session: Session) -> None:
        """Being overtaken does not spoil the commit: nothing of it was written."""
        self.overtaken = None
        try:
            self.work(session)
        except Overtaken as overtaken:
            self.overtaken = overtaken

    def run_shared(self, session: Session) -> str:
        """Where other servers write too. What they have to hear of it."""
        self.overtaken = None
        choice = self.work.choice() if isinstance(self.work, Change) else None
        try:
            if isinstance(self.work, Change) and choice is not None:
                self.work.at_once(session.connection(), choice, "")
                choice.count(session)
            else:
                self.work(session)
            return self.work.news() if isinstance(self.work, Change) else ""
        except Overtaken as overtaken:
            self.overtaken = overtaken
            return ""

    def run_alone(self, engine: Engine, server: str) -> int | None:
        """If it is no more than a choice: one statement, which is a transaction by itself, and in which the others hear
        of it. How many choices are stored; None: it is more, and nothing has happened."""
        self.overtaken = None
        choice = self.work.choice() if isinstance(self.work, Change) else None
        if not isinstance(self.work, Change) or choice is None:
            return None
        news = self.work.news()
        try:
            with engine.connect() as connection:
                self.work.at_once(connection, choice, f"{server} {news}" if news else "")
            return 1
        except Overtaken as overtaken:
            self.overtaken = overtaken
            return 0

    def finish(self, wrong: Exception | None) -> None:
        with suppress(RuntimeError):  # the loop has ended: nobody waits any more
            self.loop.call_soon_threadsafe(self._set, wrong)

    def _set(self, wrong: Exception | None) -> None:
        if not self.done.done():
            if wrong is None:
                self.done.set_result(None)
            else:
                self.done.set_exception(wrong)


class Writer:
    """`await writer.write(work)` returns when the work is committed, and raises what went wrong."""

    MOST = 200  # jobs in one commit
    server = ""  # this server's name in what it writes
    shared = False  # other servers write too

    def __init__(self, engine: Engine, server: str = "", metrics: Metrics | None = None) -> None:
        self.engine = engine
        self.alone = engine.execution_options(isolation_level="AUTOCOMMIT")  # each statement is a transaction
        self.server = server
        self.metrics = metrics or Metrics()
        self.shared = is_shared(engine)
        self.last = False  # nothing comes any more
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="orrery-writer", daemon=True)
        self.thread.start()

    async def write(self, work: Work) -> None:
        job = Job(work, asyncio.get_running_loop())
        self.jobs.put(job)
        await job.done

    def note(self, work: Work) -> None:
        """Write it some time; nobody waits for it."""
        self.jobs.put(Job(work, asyncio.get_running_loop()))

    def close(self) -> None:
        self.jobs.put(None)
        self.thread.join()

    def _run(self) -> None:
        while not self.last:
            first = self.jobs.get()
            if first is None:
                return
            batch = [first, *self._waiting(self.MOST - 1)]
            if self.shared:
                batch.sort(key=lambda job: job.table)  # all servers lock tables in the same order
            self._commit(batch)

    def _waiting(self, most: int | None = None) -> list[Job]:
        """What has piled up meanwhile, so much of it at most."""
        found: list[Job] = []
        while not self.last and not self.jobs.empty() and (most is None or len(found) < most):
            job = self.jobs.get()
            if job is None:
                self.last = True
            else:
                found.append(job)
        return found

    def _write(self, batch: list[Job]) -> None:
        """All or nothing; a lost connection is tried again for a while."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                stored = batch[0].run_alone(self.alone, self.server) if self.shared and len(batch) == 1 else None
                if stored is None:
                    stored = self._together(batch)
                self._count(batch, stored)
                return
            except DBAPIError as wrong:
                if not (self.shared and is_lost(wrong)) or time.monotonic() > until:
                    raise
            time.sleep(0.1)

    def _together(self, batch: list[Job]) -> int:
        """In one transaction. How many choices are stored."""
        with Session(self.engine) as session, session.begin():
            if self.shared:
                tell(session, self.server, [job.run_shared(session) for job in batch])
            else:
                for job in batch:
                    job.run(session)
        return int(session.info.get(STORED, 0))

    def _commit(self, batch: list[Job]) -> None:
        try:
            self._write(batch)
        except OperationalError as wrong:  # locked, full, gone: true for all of them, and for all who came meanwhile
            log.error("nothing can be stored: %s", wrong.orig)
            for job in [*batch, *self._waiting()]:
                job.finish(wrong)
        except Exception as wrong:
            if len(batch) == 1:
                if not isinstance(wrong, IntegrityError):  # a name that is taken is no failure of ours
                    log.exception("a write failed")
                batch[0].finish(wrong)
            else:  # one of them spoils the commit: find it by committing each alone
                for job in batch:
                    self._commit([job])
        else:
            for job in batch:
                job.finish(job.overtaken)

    def _count(self, batch: list[Job], stored: int) -> None:
        overtaken = sum(1 for job in batch if job.overtaken is not None)
        self.metrics.overtaken.add(overtaken)
        if overtaken < len(batch):
            self.metrics.committed(stored)


def is_lost(wrong: Exception) -> bool:
    """Whether the database was not there, or had to give up for another's sake: it may be tried again."""
    return isinstance(wrong, OperationalError) or (isinstance(wrong, DBAPIError) and wrong.connection_invalidated)


def tell(session: Session, server: str, news: Iterable[str]) -> None:
    """Let the other servers hear of it, when the transaction is committed."""
    for piece in pieces(each for each in news if each):
        session.connection().execute(TELL, {"channel": CHANNEL, "what": f"{server} {piece}"})


def pieces(news: Iterable[str]) -> Iterator[str]:
    """As much in each as fits into one notification."""
    piece = ""
    for each in news:
        if len(piece) + len(each) >= MOST_TOLD:
            yield piece
            piece = ""
        piece = f"{piece} {each}" if piece else each
    if piece:
        yield piece
