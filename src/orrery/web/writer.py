"""The one writer of the database: a thread that commits what has piled up in one go, then tells everybody who waits."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable

from sqlalchemy import Engine
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.orm import Session

Work = Callable[[Session], None]

log = logging.getLogger(__name__)


class Job:
    def __init__(self, work: Work, loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.done: asyncio.Future[None] = loop.create_future()

    def finish(self, wrong: Exception | None) -> None:
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

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
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
                    job.work(session)
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
                job.finish(None)
