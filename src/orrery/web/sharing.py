"""One of several servers on one database: it follows what the others do, and takes over from those that have died."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Engine, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from orrery.kernel.decision import Refused
from orrery.web.listening import Listener
from orrery.web.live import LiveTable
from orrery.web.loading import loaded
from orrery.web.logins import close_ended
from orrery.web.neighbours import BEAT, leave, left_lying, live_on, versions_of
from orrery.web.news import ASK, News, OffTheWay, Shown, become, known, leads_elsewhere, play_on, talk_in
from orrery.web.reading import Reader
from orrery.web.storage import PersonRow
from orrery.web.telling import DELETED

if TYPE_CHECKING:
    from orrery.web.house import House

log = logging.getLogger(__name__)

COMPARE: Final = 3.0  # seconds after which versions are compared, should a message have been lost


class Sharing:
    """Opened on the event loop of its house, before the first table."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.engine, self.server, self.clock = house.engine, house.writer.server, house.clock
        self.listener = Listener(self.engine, self.server, self._heard, lambda: self._begin(self.compare()))
        self.reader = Reader(self.engine, ASK)
        self.tasks: set[asyncio.Task[None]] = set()
        self.following: set[str] = set()  # tables that are about to catch up
        self.late: dict[str, float] = {}  # those of which we know that others are ahead, and since when
        self.chores = [asyncio.ensure_future(chore) for chore in (self._live_on(), self._compare())]

    async def close(self) -> None:
        for task in [*self.chores, *self.tasks]:
            task.cancel()
        await asyncio.to_thread(self.listener.close)
        await asyncio.to_thread(self.reader.close)
        try:
            await asyncio.to_thread(leave, self.engine, self.server)
        except SQLAlchemyError as wrong:  # the others will notice
            log.warning("no farewell: %s", type(wrong).__name__)

    def _begin(self, chore: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(chore)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- what the others do ----------------------------------------------------------------------------------------

    def _heard(self, message: str) -> None:
        _, *changed = message.split()
        people = [each[1:] for each in changed if each.startswith("~")]
        if people:
            self._begin(self._look_who_is_there(people))
        for id, _, version in [each.partition(":") for each in changed if not each.startswith("~")]:
            self._is_at(id, int(version))

    def _is_at(self, id: str, version: int | None) -> None:
        """The table has that version by now; None: it is no more."""
        live = self.house.live.get(id)
        if live is not None and live.row.status != DELETED and (version is None or version > live.row.version):
            live.behind = True
            self.late.setdefault(id, self.clock.moment())
            if id not in self.following:
                self.following.add(id)
                self._begin(self._follow(live))
        elif id not in self.following:
            self.late.pop(id, None)

    async def _follow(self, live: LiveTable) -> None:
        try:
            while live.behind:
                await live.look_again()
            self.late.pop(live.row.id, None)
        except SQLAlchemyError as wrong:  # it is compared again soon
            log.warning("table %s cannot follow: %s", live.row.id, type(wrong).__name__)
        finally:
            self.following.discard(live.row.id)

    def behind(self) -> float:
        """For how many seconds we have known of a change, of all that are not taken over yet."""
        tables, moment = self.house.live, self.clock.moment()
        return max((moment - since for id, since in self.late.items() if id in tables), default=0.0)

    async def compare(self) -> None:
        """See whether we have missed anything."""
        tables = list(self.house.live)
        try:
            found = await self.house.read(versions_of, tables) if tables else {}
            for id in tables:
                self._is_at(id, found.get(id))
            await self._look_who_is_there(
                {each.person for live in self.house.live.values() for each in live.connections}
            )
            for id in await self.house.read(left_lying, self.server, list(self.house.live)):
                await self._take_over(id)
        except SQLAlchemyError as wrong:
            log.warning("versions cannot be compared: %s", type(wrong).__name__)

    async def _compare(self) -> None:
        while True:
            await self.clock.sleep(COMPARE)
            await self.compare()

    async def is_newest(self, live: LiveTable) -> bool:
        """Whether nobody has changed the table since we looked. If somebody has, we have caught up afterwards."""
        version = live.row.version
        found = (await self.house.read(versions_of, [live.row.id])).get(live.row.id)
        if found == live.row.version or live.row.status == DELETED:
            return live.row.version == version
        live.behind = True
        await live.look_again()
        return False

    # -- following -------------------------------------------------------------------------------------------------

    async def follow(self, live: LiveTable) -> None:
        """Go where the others have brought the table, and tell those who may see it. The table is alone."""
        news = await self.reader.ask(known(live))
        if news is None:
            live.close(DELETED)
            self.house.forget(live)
            return
        if news["version"] == live.row.version:
            return
        self.house.metrics.caught_up.add()
        shown = Shown(live)
        if leads_elsewhere(live, news) or not played(live, news):
            await self._load(live, shown)
        else:
            shown.tell_what_changed(list(talk_in(news)))
        self.house.tending.look_after(live)

    async def _load(self, live: LiveTable, shown: Shown) -> None:
        house = self.house
        try:
            fresh = await house.read(loaded, house.writer, house.folder, house.clock, live.row.id)
        except Refused:  # deleted meanwhile
            live.close(DELETED)
            house.forget(live)
            return
        become(live, fresh)
        shown.tell_what_changed(fresh.chat[len(live.chat) :])

    async def _look_who_is_there(self, people: Any) -> None:
        """Names may be others, and log-ins may have ended."""
        here = {each.person for live in self.house.live.values() for each in live.connections} & set(people)
        if here:
            rows = await self.house.read(people_of, list(here))
            for live in list(self.house.live.values()):
                for connection in list(live.connections):
                    row = rows.get(connection.person)
                    if row is not None:
                        connection.name = row.name
                        close_ended(connection, row)

    # -- who is alive ----------------------------------------------------------------------------------------------

    async def _live_on(self) -> None:
        while True:
            try:
                await self.beat()
            except SQLAlchemyError as wrong:
                log.warning("no sign of life: %s", type(wrong).__name__)
            await self.clock.sleep(BEAT)

    async def beat(self) -> None:
        """A sign of life; tables at which something is due and nobody sees to it are ours from now on."""
        signs = await self.house.read(live_on, self.server)
        if signs.new:
            await self._say_who_is_here()
        for id in signs.tables:
            await self._take_over(id)

    async def _take_over(self, id: str) -> None:
        try:
            live = await self.house.table(id)
        except SQLAlchemyError as wrong:  # it is found again when we compare
            log.warning("table %s cannot be taken over yet: %s", id, type(wrong).__name__)
            return
        except Exception:  # the others go on
            log.exception("table %s cannot be taken over", id)
            return
        live.row.keeper = self.server
        self.house.tending.look_after(live)
        self.house.tending.forget_if_idle(live)

    async def _say_who_is_here(self) -> None:
        """We were thought dead, and our pages closed."""
        for live in list(self.house.live.values()):
            for seat in {connection.seat for connection in live.connections}:
                await live.keep_presence(seat)


def played(live: LiveTable, news: News) -> bool:
    """Whether playing on has led where the others are."""
    try:
        play_on(live, news)
    except Exception as wrong:  # whatever the rules of another version do to it
        said = str(wrong) if isinstance(wrong, OffTheWay) else type(wrong).__name__
        log.warning("table %s is loaded anew: %s", live.row.id, said)
        return False
    return True


def people_of(engine: Engine, ids: list[str]) -> dict[str, PersonRow]:
    with Session(engine) as session:
        return {row.id: row for row in session.scalars(select(PersonRow).where(PersonRow.id.in_(ids)))}
