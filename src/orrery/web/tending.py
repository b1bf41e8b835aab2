"""What goes on at the tables without anybody asking: bots think, clocks run, forsaken tables are put away."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from orrery.kernel.decision import Refused
from orrery.tables.table import Crash
from orrery.web.live import LiveTable
from orrery.web.telling import PLAYING
from orrery.web.thinking import Thinkers

log = logging.getLogger(__name__)

STAND_IN: Final = "greedy"
TRIES: Final = 3  # of a bot whose worker or whose writing failed
PATIENCE: Final = 1.0  # seconds between them


class Tending:
    def __init__(self, workers: int, forget: Callable[[LiveTable], None]) -> None:
        self.thinkers = Thinkers(workers)
        self.forget = forget
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.clocks: dict[str, asyncio.Task[None]] = {}
        self.closed = False

    def close(self) -> None:
        self.closed = True
        for task in [*self.thinking.values(), *self.clocks.values()]:
            task.cancel()
        self.thinkers.close()

    def look_after(self, live: LiveTable) -> None:
        """Something has changed: let bots think, wind the clock."""
        if self.closed:
            return
        table_id = live.row.id
        if self._bots_asked(live) and table_id not in self.thinking:
            task = asyncio.ensure_future(self._let_bots_play(live))
            self.thinking[table_id] = task
            task.add_done_callback(lambda _: self._thought(live))
        old = self.clocks.pop(table_id, None)
        if old is not None and old is not asyncio.current_task():
            old.cancel()
        if live.row.pace != "none" and live.row.status == PLAYING:
            clock = asyncio.ensure_future(self._watch_clock(live))
            self.clocks[table_id] = clock
            clock.add_done_callback(lambda _: self._rang(live, clock))

    def forget_if_idle(self, live: LiveTable) -> None:
        """A table that nobody looks at and at which nothing goes on is kept in the database alone."""
        table_id = live.row.id
        if not live.connections and not live.queue and table_id not in self.thinking and table_id not in self.clocks:
            self.forget(live)

    # -- bots ------------------------------------------------------------------------------------------------------

    def _bots_asked(self, live: LiveTable) -> list[int]:
        if live.table is None or live.row.status != PLAYING:
            return []
        return [seat for seat in live.asked_seats() if live.chairs[seat].bot]

    async def _let_bots_play(self, live: LiveTable) -> None:
        failed = 0
        while failed < TRIES:
            seats = self._bots_asked(live)
            if not seats:
                return
            try:
                await self._bot_chooses(live, seats[0])
                failed = 0
            except Crash:  # it would come again; the report is written
                log.exception("table %s: the rules failed", live.row.id)
                break
            except Exception:
                failed += 1
                log.exception("table %s: a bot failed", live.row.id)
                await asyncio.sleep(PATIENCE)
        await live.stop("crashed")

    async def _bot_chooses(self, live: LiveTable, seat: int) -> None:
        assert live.table is not None
        token = live.token(seat)
        picks = await self.thinkers.choose(live.table, seat, live.chairs[seat].bot)
        try:
            await live.choose(seat, "", token, picks, by_bot=True)
        except Refused as refused:
            if refused.reason not in ("stale", "not-asked", "not-playing"):
                raise

    def _thought(self, live: LiveTable) -> None:
        del self.thinking[live.row.id]
        if self._bots_asked(live):  # it changed while the last bot was on its way out
            self.look_after(live)
        else:
            self.forget_if_idle(live)

    # -- clocks ----------------------------------------------------------------------------------------------------

    async def _watch_clock(self, live: LiveTable) -> None:
        """Whose time is over is played by a bot until the person takes the seat back."""
        await asyncio.sleep(max(0.0, live.asked_at + live.row.pace_seconds - time.time()))
        question = live.progress
        for seat in live.asked_seats():
            if live.progress == question and live.chairs[seat].person and not live.chairs[seat].bot:
                try:
                    await live.hand_over(seat, STAND_IN)
                except Exception:
                    log.exception("table %s: the clock failed", live.row.id)

    def _rang(self, live: LiveTable, clock: asyncio.Task[None]) -> None:
        if self.clocks.get(live.row.id) is clock:
            del self.clocks[live.row.id]
            self.forget_if_idle(live)
