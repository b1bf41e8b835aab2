"""A thread with a connection of its own, which hears what other servers have changed."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from orrery.web.keeping import CHANNEL

log = logging.getLogger(__name__)

LISTEN: Final = 0.5  # seconds until it looks whether it shall end
AGAIN: Final = 0.2  # seconds until it connects again


class Listener:
    """`heard` is called for each message that is not our own, `deaf` when some may have been missed; both on the event
    loop."""

    def __init__(self, engine: Engine, server: str, heard: Callable[[str], None], deaf: Callable[[], None]) -> None:
        self.engine = engine
        self.own = f"{server} "
        self.heard = heard
        self.deaf = deaf
        self.loop = asyncio.get_running_loop()
        self.ending = threading.Event()
        self.thread = threading.Thread(target=self._run, name="orrery-listener", daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.ending.set()
        self.thread.join()

    def _run(self) -> None:
        import psycopg  # not installed where SQLite is enough

        while not self.ending.is_set():
            try:
                self._listen()
            except (SQLAlchemyError, psycopg.Error) as wrong:
                if not self.ending.is_set():
                    log.warning("no news from other servers: %s", type(wrong).__name__)
                    self.ending.wait(AGAIN)

    def _listen(self) -> None:
        connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        try:
            connection.detach()  # from the pool: it listens for as long as it lives
            connection.exec_driver_sql(f"LISTEN {CHANNEL}")
            raw: Any = connection.connection.dbapi_connection
            self._call(self.deaf)
            while not self.ending.is_set():
                for message in raw.notifies(timeout=LISTEN):
                    if not message.payload.startswith(self.own):
                        self._call(self.heard, message.payload)
        finally:
            connection.close()

    def _call(self, what: Callable[..., None], *given: str) -> None:
        try:
            self.loop.call_soon_threadsafe(what, *given)
        except RuntimeError:  # the loop has ended
            self.ending.set()
