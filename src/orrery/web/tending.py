"""What goes on at the tables without anybody asking: bots think, seats pass, clocks run, empty tables are put away."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine
from typing import Any, Final

from sqlalchemy.exc import OperationalError

from orrery.kernel.decision import Choice
from orrery.kernel.event import NOBODY
from orrery.tables.table import Crash
from orrery.web.clock import Clock
from orrery.web.live import LiveTable
from orrery.web.readiness import Readiness
from orrery.web.seats import STAND_IN
from orrery.web.telling import PLAYING, is_secret
from orrery.web.thinking import Thinkers

log = logging.getLogger(__name__)

TRIES: Final = 3  # of a bot whose worker failed
PATIENCE: Final = 1.0  # seconds between them
NO_STORE: Final = 5.0  # seconds until the next try, as long as the database takes nothing
PAUSE: Final = (0.4, 1.5)  # seconds before a seat passes by itself: at least, at most


class Tending:
    def __init__(
        self, workers: int, forget: Callable[[LiveTable], None], clock: Clock, pause: tuple[float, float] = PAUSE
    ) -> None:
        self.thinkers = Thinkers(workers)
        self.forget = forget
        self.clock = clock
        self.pause = pause
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.passing: dict[str, asyncio.Task[None]] = {}
        self.clocks: dict[str, asyncio.Task[None]] = {}
        self.begun: set[asyncio.Task[None]] = set()  # what changes a table
        self.readiness = Readiness(pause)
        self.closed = False

    def close(self) -> None:
        self._rest()
        for task in self.begun:
            task.cancel()
        self.thinkers.close()

    async def rest(self, seconds: float) -> None:
        """Nothing happens by itself any more: what is due the rows say. Wait for what is begun, so long at most."""
        self._rest()
        if self.begun:
            await asyncio.wait(self.begun, timeout=seconds)

    def _rest(self) -> None:
        self.closed = True
        for task in [*self.thinking.values(), *self.passing.values(), *self.clocks.values()]:
            task.cancel()
        self.readiness.close()

    async def _whole(self, work: Coroutine[Any, Any, None]) -> None:
        """What changes a table is done whole, also if whoever began it is to rest, or the clock is wound anew."""
        task = asyncio.ensure_future(work)
        self.begun.add(task)
        task.add_done_callback(self.begun.discard)
        await asyncio.shield(task)

    def look_after(self, live: LiveTable) -> None:
        """Something has changed: let bots think, let seats pass, wind the clock."""
        if self.closed:
            return
        table_id = live.row.id
        self.readiness.look_after(live)
        if self._bots_asked(live) and table_id not in self.thinking:
            task = asyncio.ensure_future(self._let_bots_play(live))
            self.thinking[table_id] = task
            task.add_done_callback(lambda _: self._thought(live))
        if self._passes(live) and table_id not in self.passing:
            task = asyncio.ensure_future(self._let_seats_pass(live))
            self.passing[table_id] = task
            task.add_done_callback(lambda _: self._passed(live))
        old = self.clocks.pop(table_id, None)
        if old is not None and old is not asyncio.current_task():
            old.cancel()
        if live.row.pace != "none" and live.row.status == PLAYING and live.is_kept_here():
            clock = asyncio.ensure_future(self._watch_clock(live))
            self.clocks[table_id] = clock
            clock.add_done_callback(lambda _: self._rang(live, clock))

    def forget_if_idle(self, live: LiveTable) -> None:
        """A table that nobody looks at and at which nothing goes on is kept in the database alone."""
        table_id = live.row.id
        busy = any(table_id in tasks for tasks in (self.thinking, self.passing, self.clocks))
        if not live.connections and not live.queue and not busy:
            self.forget(live)

    def waiting(self) -> int:
        """The number of tables at which a bot thinks, or waits until a worker has time."""
        return len(self.thinking)

    # -- bots ------------------------------------------------------------------------------------------------------

    def _bots_asked(self, live: LiveTable) -> list[int]:
        if live.table is None or live.row.status != PLAYING or not live.is_kept_here():
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
            except OperationalError:  # the writer says why; the table goes on when it can be stored again
                await self.clock.sleep(NO_STORE)
            except Exception:
                failed += 1
                log.exception("table %s: a bot failed", live.row.id)
                await self.clock.sleep(PATIENCE)
        await self._whole(live.stop())

    async def _bot_chooses(self, live: LiveTable, seat: int) -> None:
        assert live.table is not None
        token = live.token(seat)
        choice = await self.thinkers.choose(live.table, seat, live.chairs[seat].bot)
        await self._whole(live.choose_for(choice, token, lambda: bool(live.chairs[seat].bot)))

    def _thought(self, live: LiveTable) -> None:
        del self.thinking[live.row.id]
        if self._bots_asked(live):  # it changed while the last bot was on its way out
            self.look_after(live)
        else:
            self.forget_if_idle(live)

    # -- windows ---------------------------------------------------------------------------------------------------

    def _passes(self, live: LiveTable) -> bool:
        return live.is_kept_here() and live.passing_seat() != NOBODY

    async def _let_seats_pass(self, live: LiveTable) -> None:
        """Pass for those who want it so, each after a pause since the last change that everybody could see.

        The pauses do not add up, and nobody can tell how many have passed by themselves.
        """
        failed = 0
        while failed < TRIES:
            if not self._passes(live):
                return
            try:
                await self._pass_for(live, live.passing_seat())
                failed = 0
            except OperationalError:
                await self.clock.sleep(NO_STORE)
            except Exception:
                failed += 1
                log.exception("table %s: a seat could not pass", live.row.id)
                await self.clock.sleep(PATIENCE)
        await self._whole(live.stop())

    async def _pass_for(self, live: LiveTable, seat: int) -> None:
        token = live.token(seat)
        await self.clock.sleep_until(live.shown_since + random.uniform(*self.pause))
        found = live.by_itself()  # the person may have ordered something else meanwhile
        if found is not None and found.choice.seat == seat:
            choice = found.choice
            await self._whole(live.choose_for(choice, token, lambda: live.would_choose(choice), found.order))

    def _passed(self, live: LiveTable) -> None:
        del self.passing[live.row.id]
        if self._passes(live):  # it changed while the last one passed
            self.look_after(live)
        else:
            self.forget_if_idle(live)

    # -- clocks ----------------------------------------------------------------------------------------------------

    async def _watch_clock(self, live: LiveTable) -> None:
        """Whose time is over is played by a bot until the person takes the seat back.

        In a secret question that would show who was asked. There a bot chooses once, and takes over only the seats of
        those who are away, asked or not: that they are away everybody knows.
        """
        await self.clock.sleep_until(live.deadline())
        await self._whole(self._ring(live))

    async def _ring(self, live: LiveTable) -> None:
        over = True
        while over:
            try:
                await self._end_time(live)
                return
            except OperationalError:
                await self.clock.sleep(NO_STORE)
                over = live.deadline() <= self.clock.moment()  # else they have chosen meanwhile
            except Exception:
                log.exception("table %s: the clock failed", live.row.id)
                return

    async def _end_time(self, live: LiveTable) -> None:
        talks = live.talks()
        if talks is not None:
            await self._end_talks(live, talks.way_out)
            return
        secret, question = is_secret(live), live.progress
        late = [seat for seat in live.asked_seats() if live.chairs[seat].person and not live.chairs[seat].bot]
        if secret and late:
            await self._take_over_absent(live)
        for seat in late:
            if live.progress == question and not live.chairs[seat].bot:
                await (self._choose_once(live, seat) if secret else live.hand_over(seat, STAND_IN))

    async def _end_talks(self, live: LiveTable, way_out: str) -> None:
        """The minute is over: whoever is asked has nothing more to say."""
        for decision in live.table.game.waiting() if live.table is not None else []:
            place = [option.key for option in decision.options].index(way_out)
            await live.choose_for(Choice(decision.seat, (place,)), live.token(decision.seat), lambda: True)

    async def _take_over_absent(self, live: LiveTable) -> None:
        for seat, chair in enumerate(live.chairs):
            if chair.person and not chair.bot and not live.here(seat):
                await live.hand_over(seat, STAND_IN)

    async def _choose_once(self, live: LiveTable, seat: int) -> None:
        """A bot chooses for a person this time, and nobody notices."""
        if live.table is None or seat not in live.asked_seats():
            return
        token = live.token(seat)
        choice = await self.thinkers.choose(live.table, seat, STAND_IN)
        await live.choose_for(choice, token, lambda: True)

    def _rang(self, live: LiveTable, clock: asyncio.Task[None]) -> None:
        if self.clocks.get(live.row.id) is clock:
            del self.clocks[live.row.id]
            self.forget_if_idle(live)
