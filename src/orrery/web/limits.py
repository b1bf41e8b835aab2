"""How often somebody may do something."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from sqlalchemy import Engine, text

from orrery.web.clock import Clock

MOST_KEPT: Final = 10_000
LONGEST: Final = 3600.0  # seconds that any limit looks back

IN_TURN: Final = text("SELECT pg_advisory_xact_lock(hashtextextended(:what, 0))")
DONE: Final = text(
    """SELECT count(*) FROM deed WHERE what = :what AND at > extract(epoch FROM clock_timestamp()) - :seconds"""
)
DO: Final = text("INSERT INTO deed (what, at) VALUES (:what, extract(epoch FROM clock_timestamp()))")
FORGET: Final = text(f"DELETE FROM deed WHERE at < extract(epoch FROM clock_timestamp()) - {LONGEST}")


class Limits:
    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.done: dict[str, list[float]] = {}  # what is limited -> when it was done, the latest last

    def allows(self, what: str, times: int, seconds: float) -> bool:
        """Whether this has been done less than so many times within the last seconds; it counts as done now."""
        moment = self.clock.moment()
        recent = [each for each in self.done.pop(what, []) if moment - each < seconds]
        self.done[what] = [*recent, moment][-times - 1 :]
        if len(self.done) > MOST_KEPT:
            del self.done[next(iter(self.done))]  # what was done longest ago
        return len(recent) < times


# -- over all servers --------------------------------------------------------------------------------------------------


def unreadable(what: str, key: bytes) -> str:
    """The same for all servers, and nobody who reads the database learns whose address it was."""
    return hmac.new(key, what.encode(), hashlib.sha256).hexdigest()


def is_allowed(engine: Engine, what: str, times: int, seconds: float) -> bool:
    """Whether this has been done less than so many times within the last seconds, at any server; if so, it counts as
    done now."""
    with engine.begin() as connection:
        connection.execute(IN_TURN, {"what": what})
        allowed = bool(connection.execute(DONE, {"what": what, "seconds": seconds}).scalar_one() < times)
        if allowed:
            connection.execute(DO, {"what": what})
        return allowed


def forget_deeds(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(FORGET)
