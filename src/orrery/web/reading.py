"""A thread with a connection of its own, which asks what other servers have done.

It is asked after every choice of others. Another thread and another connection each time, and a statement that goes
through all layers, cost several times as much as the answer.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection, Engine, TextClause
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from orrery.web.writer import PATIENCE

AGAIN: Final = 0.1  # seconds until it connects again

Found = dict[str, Any] | None
Question = tuple[dict[str, Any], "asyncio.Future[Found]"]


class Reader:
    """`await reader.ask(values)`: the row that the statement finds, by its columns. Raises OperationalError."""

    def __init__(self, engine: Engine, statement: TextClause) -> None:
        self.engine = engine
        self.statement = str(statement.compile(engine))
        self.loop = asyncio.get_running_loop()
        self.questions: queue.SimpleQueue[Question | None] = queue.SimpleQueue()
        self.connection: Connection | None = None
        self.cursor: Any = None
        self.thread = threading.Thread(target=self._run, name="orrery-reader", daemon=True)
        self.thread.start()

    async def ask(self, values: dict[str, Any]) -> Found:
        answer: asyncio.Future[Found] = self.loop.create_future()
        self.questions.put((values, answer))
        return await answer

    def close(self) -> None:
        self.questions.put(None)
        self.thread.join()

    def _run(self) -> None:
        while (question := self.questions.get()) is not None:
            values, answer = question
            try:
                found = self._asked_until(values, time.monotonic() + PATIENCE)
            except Exception as wrong:  # whoever asks is told
                self._tell(_fail, answer, wrong)
            else:
                self._tell(_succeed, answer, found)
        self._hang_up()

    def _asked_until(self, values: dict[str, Any], until: float) -> Found:
        """A connection that is lost is tried again for a while."""
        import psycopg  # not installed where SQLite is enough

        while True:
            try:
                return self._asked(values)
            except (SQLAlchemyError, psycopg.Error) as wrong:
                self._hang_up()
                if time.monotonic() > until or not isinstance(wrong, OperationalError | psycopg.OperationalError):
                    raise OperationalError("", {}, wrong) from None
            time.sleep(AGAIN)

    def _asked(self, values: dict[str, Any]) -> Found:
        if self.cursor is None:
            from psycopg.rows import dict_row

            self.connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            raw: Any = self.connection.connection.dbapi_connection
            self.cursor = raw.cursor(row_factory=dict_row)
        self.cursor.execute(self.statement, values, prepare=True)
        found: Found = self.cursor.fetchone()
        return found

    def _hang_up(self) -> None:
        if self.connection is not None:
            with suppress(SQLAlchemyError):
                self.connection.invalidate()  # it may be lost: nothing can be rolled back
                self.connection.close()
        self.connection = self.cursor = None

    def _tell(self, how: Any, answer: asyncio.Future[Found], what: object) -> None:
        with suppress(RuntimeError):  # the loop has ended: nobody waits any more
            self.loop.call_soon_threadsafe(how, answer, what)


def _succeed(answer: asyncio.Future[Found], found: Found) -> None:
    if not answer.done():
        answer.set_result(found)


def _fail(answer: asyncio.Future[Found], wrong: Exception) -> None:
    if not answer.done():
        answer.set_exception(wrong)
