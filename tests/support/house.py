"""A house without its server: tables that live in this process, and people who listen at them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from unittest import mock

from sqlalchemy.orm import Session

from orrery.games import TITLES
from orrery.kernel.record import Options
from orrery.tables.table import HUMAN, Table
from orrery.title import Title
from orrery.web import neighbours
from orrery.web.house import House, Wish
from orrery.web.identity import Person
from orrery.web.keeping import Work
from orrery.web.live import LiveTable
from orrery.web.messages import FromServer, State
from orrery.web.seats import Chair, Connection
from orrery.web.speech import WATCHER
from orrery.web.storage import PersonRow, TableRow, now
from orrery.web.telling import PLAYING
from orrery.web.writer import Writer
from support.clock import HandClock

PATIENCE = 120.0  # seconds; a machine may be slow, only a hang is a failure
RACE = TITLES["race"]
PEOPLE = [("me", ""), ("open", "")]
ANNA, BEN, CLEO = [Person(name.lower(), name, True) for name in ("Anna", "Ben", "Cleo")]


def in_house(folder: Path, story: Callable[[House], Awaitable[None]], clock: HandClock | None = None) -> None:
    """Tell a story in a house with Anna, Ben and Cleo, where time goes by only if the story says so."""

    async def tell() -> None:
        house = House(folder, clock=clock or HandClock())
        try:
            await house.writer.write(add_people)
            await asyncio.wait_for(story(house), 2 * PATIENCE)
        finally:
            await house.close()

    asyncio.run(tell())


def in_houses(url: str, story: Callable[..., Awaitable[None]], clock: HandClock | None = None, number: int = 2) -> None:
    """Tell a story in several houses on one database, as several servers are. They have one clock, and none is thought
    dead but those that are buried."""

    async def tell() -> None:
        hand = clock or HandClock()
        houses = [House(Path("no folder"), url, clock=hand) for _ in range(number)]
        try:
            await houses[0].writer.write(add_people)
            for house in houses:
                assert house.sharing is not None
                await house.sharing.beat()
            await asyncio.wait_for(story(*houses), 2 * PATIENCE)
        finally:
            for house in houses:
                await house.close()

    with mock.patch.object(neighbours, "DEAD", 1e6):
        asyncio.run(tell())


async def same_everywhere(*tables: LiveTable) -> None:
    """Each server has heard of what the others did."""
    await until(lambda: len({live.row.version for live in tables}) == 1)


async def settled(table_id: str, *houses: House) -> list[LiveTable]:
    """The table as each server knows it, at a moment when all know the same and nothing of it is being written.

    Bots may go on as soon as the test waits again.
    """
    end = time.monotonic() + PATIENCE
    while True:
        tables = [await house.table(table_id) for house in houses]
        if len({live.row.version for live in tables}) == 1 and not any(live.queue for live in tables):
            return tables
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


def check_alike(one: LiveTable, other: LiveTable) -> None:
    assert one.table is not None
    assert other.table is not None
    assert one.table.choices == other.table.choices
    assert one.table.game.same_as(other.table.game)
    for seat in range(len(one.chairs)):
        assert one.token(seat) == other.token(seat)
        reasons = [live.taking_back.why_not(seat) is None for live in (one, other)]
        assert reasons[0] == reasons[1], "what may be taken back does not depend on where one asks"
    assert [message.text for message in one.chat] == [message.text for message in other.chat]
    assert [(chair.person, chair.bot, chair.name) for chair in one.chairs] == [
        (chair.person, chair.bot, chair.name) for chair in other.chairs
    ]


def add_people(session: Session) -> None:
    for person in (ANNA, BEN, CLEO):
        session.merge(PersonRow(id=person.id, name=person.name, settings={}))


def clock_of(house: House) -> HandClock:
    assert isinstance(house.clock, HandClock)
    return house.clock


async def until(is_so: Callable[[], bool], meanwhile: Callable[[], None] = lambda: None) -> None:
    """Let everything that can go on go on, until it is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        meanwhile()
        await asyncio.sleep(0.01)


async def table_of(
    house: House, pace: str = "none", seconds: float = 0, bot_after: float | None = None, more: int = 0
) -> LiveTable:
    wish = Wish(RACE, "Race", {}, [*PEOPLE, *[("bot", "random")] * more], pace, seconds, bot_after)
    live = await house.open_table(wish, ANNA)
    await house.join(live, BEN, live.row.invite, None)
    return live


class NoDisk(Writer):
    """Everything is stored at once, and nowhere."""

    def __init__(self) -> None:
        pass

    async def write(self, work: Work) -> None:
        pass


class Ear(Connection):
    """A page that notes down what it hears."""

    def __init__(self, person: Person, seat: int) -> None:
        self.heard: list[FromServer] = []
        super().__init__(person.id, person.name, seat, "en", self.heard.append)

    def state(self) -> State:
        return [message for message in self.heard if isinstance(message, State)][-1]


def ear_of(person: Person, live: LiveTable) -> Ear:
    return Ear(person, live.seat_of(person.id))


def ear_at(seat: int) -> Ear:
    return Ear(Person(f"person{seat}" if seat != WATCHER else "somebody", "x", True), seat)


def live_table(title: Title, wanted: Options, seed: int, pace: str = "none", writer: Writer | None = None) -> LiveTable:
    """A table at which the game has just begun, with people who do not look and want to be asked whatever they hold.

    Its clock stands still.
    """
    options = title.checked(wanted)
    players = int(options["players"])
    row = TableRow(
        id=f"table{seed}",
        invite="secret",
        game=title.name,
        rules=title.rules,
        name=title.label,
        options=options,
        seed=seed,
        status=PLAYING,
        why="",
        owner="person0",
        pace=pace,
        pace_seconds=600.0,
        spectators=True,
        progress=0,
        version=0,
        rewound=0,
        retold=0,
        seated=0,
        said=0,
        undo={},
        asked=[],
        round=0,
        created=now(),
        changed=now(),
    )
    chairs = [Chair(f"person{seat}", f"Person {seat}", "", auto_pass="never") for seat in range(players)]
    live = LiveTable(title, row, chairs, writer or NoDisk(), HandClock())
    live.table = Table(title, options, seed, [HUMAN] * players)
    return live
