"""The one writer of the database: a thread that commits what has piled up in one go, then tells everybody who waits.

A change of a table says which version of the table it was judged by, and is not written if the table has another one.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from typing import Any, Final

from sqlalchemy import Engine, bindparam, update
from sqlalchemy import Table as Columns
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.orm import Session

from orrery.web.metrics import STORED, Metrics
from orrery.web.storage import TableRow

Work = Callable[[Session], None]

log = logging.getLogger(__name__)

assert isinstance(TableRow.__table__, Columns)
TABLES: Final = TableRow.__table__


class Overtaken(Exception):
    """Somebody else has changed the table since we looked. Nothing was written."""


@cache
def changing(names: tuple[str, ...]) -> Any:
    """The statement that changes these columns of a table. To build one costs more than to carry it out."""
    where = (TABLES.c.id == bindparam("its_id"), TABLES.c.version == bindparam("its_version"))
    return update(TABLES).where(*where).values({name: bindparam(f"new_{name}") for name in names})


class Change:
    """Work that changes a table, if it still has that version. Afterwards it has the next one."""

    def __init__(self, table: str, version: int, columns: Mapping[str, object], work: Work) -> None:
        self.table = table
        self.version = version
        self.columns = columns
        self.work = work

    def __call__(self, session: Session) -> None:
        columns = {**self.columns, "version": self.version + 1}
        values = {f"new_{name}": value for name, value in columns.items()}
        where = {"its_id": self.table, "its_version": self.version}
        if not session.connection().execute(changing(tuple(columns)), {**values, **where}).rowcount:
            raise Overtaken
        self.work(session)


class Job:
    def __init__(self, work: Work, loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
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

    def __init__(self, engine: Engine, server: str = "", metrics: Metrics | None = None) -> None:
        self.engine = engine
        self.server = server
        self.metrics = metrics or Metrics()
        self.last = False  # nothing comes any more
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="orrery-writer", daemon=True)
        self.thread.start()

    async def write(self, work: Work) -> None:
        job = Job(work, asyncio.get_running_loop())
        self.jobs.put(job)
        await job.done

    def close(self) -> None:
        self.jobs.put(None)
        self.thread.join()

    def _run(self) -> None:
        while not self.last:
            first = self.jobs.get()
            if first is None:
                return
            self._commit([first, *self._waiting(self.MOST - 1)])

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

    def _commit(self, batch: list[Job]) -> None:
        try:
            with Session(self.engine) as session, session.begin():
                for job in batch:
                    job.run(session)
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
            self._count(batch, session)
            for job in batch:
                job.finish(job.overtaken)

    def _count(self, batch: list[Job], session: Session) -> None:
        overtaken = sum(1 for job in batch if job.overtaken is not None)
        self.metrics.overtaken.add(overtaken)
        if overtaken < len(batch):
            self.metrics.committed(session.info.get(STORED, 0))
