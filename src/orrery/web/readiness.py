"""Bots that have chosen are shown as ready.

Who has replied to a common question nobody may learn, and not even who was asked: it may follow from a hand. Of bots
it can be told without telling anything: they are shown as ready all at once, those that were not asked or had only one
legal reply like the others, and not before a pause has gone by since the question. A bot that stands in for a
person is never shown so, for the person may have replied before it came; nor is any bot in a window.
"""

from __future__ import annotations

import asyncio
import random

from orrery.web.live import LiveTable
from orrery.web.telling import asks_together


class Readiness:
    def __init__(self, pause: tuple[float, float]) -> None:
        self.pause = pause
        self.pausing: dict[str, asyncio.Task[None]] = {}

    def close(self) -> None:
        for task in self.pausing.values():
            task.cancel()

    def look_after(self, live: LiveTable) -> None:
        """Something has changed: perhaps the bots of the table are ready now, or will be after the pause."""
        if not asks_together(live) or not live.bots() or live.bots_ready == live.progress:
            return
        if live.bots_due == live.progress:
            self._show(live)
        elif live.row.id not in self.pausing:
            self.pausing[live.row.id] = asyncio.ensure_future(self._pause(live, live.progress))

    async def _pause(self, live: LiveTable, question: int) -> None:
        try:
            await asyncio.sleep(self._pause_of(live))
        finally:
            del self.pausing[live.row.id]
        if live.progress == question:
            live.bots_due = question
        self.look_after(live)

    def _pause_of(self, live: LiveTable) -> float:
        """The rest of the pause, which is the same whenever we begin to look."""
        whole = random.Random(f"{live.row.seed} {live.progress}").uniform(*self.pause)
        return max(0.0, live.shown_since + whole - live.clock.moment())

    def _show(self, live: LiveTable) -> None:
        asked = live.asked_seats()
        if not any(seat in asked for seat in live.bots()):
            live.bots_ready = live.progress
            live.tell_all()
