"""Whether this server can take requests: the database answers, and its schema suits this version."""

from __future__ import annotations

import asyncio
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from orrery.web.migrations import suits

PATIENCE: Final = 2.0  # seconds in which the database has to answer


class Health:
    """Asks once at a time: a database that hangs must not take a thread for everybody who wants to know."""

    def __init__(self, engine: Engine, patience: float = PATIENCE) -> None:
        self.engine = engine
        self.patience = patience
        self.asked: asyncio.Task[str] | None = None

    async def wrong(self) -> str:
        """The reason why nothing can be stored or read; "" if there is none."""
        if self.asked is None or self.asked.done():
            self.asked = asyncio.ensure_future(asyncio.to_thread(wrong_with, self.engine))
        try:
            return await asyncio.wait_for(asyncio.shield(self.asked), self.patience)
        except TimeoutError:
            return "no-database"


def wrong_with(engine: Engine) -> str:
    try:
        with engine.connect() as connection:
            return "" if suits(connection) else "other-schema"
    except SQLAlchemyError:
        return "no-database"
