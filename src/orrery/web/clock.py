"""What time it is: moments for everything that must come in time, the time of day for what is stored and shown.

A moment is a number of seconds that only grows, whatever is done to the clock of the machine. It means nothing to
another process, so what must survive a restart is stored as time of day.
"""

from __future__ import annotations

import asyncio
import time


class Clock:
    """The clock of this machine. Tests have one that they move by hand."""

    def now(self) -> float:
        """The time of day, in seconds since 1970. It may jump."""
        return time.time()

    def moment(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def sleep_until(self, moment: float) -> None:
        await self.sleep(max(0.0, moment - self.moment()))

    def time_of(self, moment: float) -> float:
        """The time of day at that moment."""
        return self.now() - (self.moment() - moment)

    def moment_of(self, stored: float) -> float:
        """The moment of a stored time of day. It is never to come, even if somebody has put the clock back since."""
        return self.moment() - max(0.0, self.now() - stored)
