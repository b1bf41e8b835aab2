"""A clock that stands still until a test moves it."""

from __future__ import annotations

import asyncio

from orrery.web.clock import Clock


class HandClock(Clock):
    def __init__(self, now: float = 1_000_000_000.0) -> None:
        self.day = now
        self.passed = 5000.0
        self.sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.day

    def moment(self) -> float:
        return self.passed

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        woken = asyncio.get_running_loop().create_future()
        self.sleepers.append((self.passed + seconds, woken))
        await woken

    def advance(self, seconds: float) -> None:
        """So much time goes by. Whoever has slept long enough wakes up when the test waits next."""
        self.passed += seconds
        self.day += seconds
        for until, woken in self.sleepers:
            if until <= self.passed and not woken.done():
                woken.set_result(None)
        self.sleepers = [(until, woken) for until, woken in self.sleepers if not woken.done()]

    def put(self, seconds: float) -> None:
        """Somebody sets the clock of the machine; no time goes by."""
        self.day += seconds

    def naps(self) -> list[float]:
        """How long each of those who sleep has still to wait."""
        return sorted(until - self.passed for until, woken in self.sleepers if not woken.done())
