"""Every change of a table is counted, done once, and stored whole: what is in memory is in the database too."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.orm import Session

from orrery.kernel.decision import Refused
from orrery.web import keeping
from orrery.web.company import Repeated
from orrery.web.house import House, Wish
from orrery.web.keeping import Work
from orrery.web.loading import loaded
from orrery.web.storage import PersonRow
from orrery.web.writer import Change, Overtaken
from support.clock import HandClock
from support.house import ANNA, BEN, CLEO, PEOPLE, RACE, in_house, table_of


def found(folder: Path, question: str) -> list[Any]:
    with closing(sqlite3.connect(folder / "orrery.db")) as database:
        return database.execute(question).fetchall()


def test_a_change_that_was_judged_by_another_version_is_not_written(tmp_path: Path) -> None:
    """And it spoils nothing for those who are written in the same commit."""

    def add(session: Session) -> None:
        session.add(PersonRow(id="dora", name="Dora", settings={}))

    async def story(house: House) -> None:
        live = await table_of(house)
        version = live.row.version
        works: list[Work] = [
            add,
            Change(live.row.id, version - 1, {"name": "late"}, keeping.seated(live.row.id, 0, seen=77)),
            Change(live.row.id, version, {"name": "in time"}, keeping.seated(live.row.id, 1, seen=78)),
        ]
        results = await asyncio.gather(*[house.writer.write(work) for work in works], return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Overtaken, type(None)]
        assert found(tmp_path, "select name, version from game_table") == [("in time", version + 1)]
        assert found(tmp_path, "select seen from seat order by seat") == [(0,), (78,)]
        assert found(tmp_path, "select name from person where id = 'dora'") == [("Dora",)]

    in_house(tmp_path, story)


def test_who_does_not_know_the_newest_choice_cannot_make_the_next(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await table_of(house)
        twin = await house.read(loaded, house.writer, tmp_path, house.clock, live.row.id)
        await live.choose(0, "", live.token(0), [0, 1])
        for late in (
            twin.choose(1, "", twin.token(1), [0, 1]),
            twin.say(0, "Anna", "Hello"),
            twin.hand_over(0, "random"),
        ):
            with pytest.raises(Refused, match="internal"):
                await late
        assert twin.table is not None
        assert (twin.table.choices, twin.progress, twin.chat, twin.chairs[0].bot) == ([], 0, [], "")
        assert found(tmp_path, "select number from choice") == [(0,)]
        assert found(tmp_path, "select * from chat") == []

    in_house(tmp_path, story)


def test_what_was_asked_for_is_done_once_also_after_a_restart(tmp_path: Path) -> None:
    ids: list[str] = []

    async def ask(house: House) -> None:
        live = await table_of(house)
        ids.append(live.row.id)
        await live.choose(0, "c", live.token(0), [0, 1])
        await live.taking_back.undo(0, "u")
        await live.say(0, "Anna", "Hello", "s")
        await live.hand_over(1, "random", "h")
        await live.hand_over(1, "", "i")

    async def ask_again(house: House) -> None:
        live = await house.table(ids[0])
        assert live.table is not None
        before = len(live.table.choices), live.row.version
        for again in (
            live.taking_back.undo(0, "u"),
            live.say(0, "Anna", "Hello", "s"),
            live.hand_over(1, "random", "h"),
        ):
            with pytest.raises(Repeated):
                await again
        assert (await live.choose(0, "c", live.token(0), [0, 1])).links == 1
        assert (len(live.table.choices), live.row.version) == before
        assert [message.text for message in live.chat] == ["Hello"]
        assert live.chairs[1].bot == ""

    in_house(tmp_path, ask)
    in_house(tmp_path, ask_again)


def test_joining_twice_by_one_request_takes_one_seat(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await house.open_table(Wish(RACE, "Race", {}, [*PEOPLE, ("open", "")]), ANNA)
        assert [await house.join(live, BEN, live.row.invite, None, "j") for _ in range(2)] == [1, 1]
        with pytest.raises(Refused, match="already-seated"):
            await house.join(live, BEN, live.row.invite, None)
        assert await house.join(live, CLEO, live.row.invite, None) == 2

    in_house(tmp_path, story)


def test_what_was_last_chosen_can_be_taken_back_after_a_restart(tmp_path: Path) -> None:
    """As long as nobody has learned anything from it; a wish to take back goes on as well."""
    ids: list[str] = []

    async def choose(house: House) -> None:
        for _ in range(2):
            live = await table_of(house)
            ids.append(live.row.id)
            await live.choose(0, "", live.token(0), [0, 1])
        await live.choose(1, "", live.token(1), [0, 1])
        await live.taking_back.undo(0)
        assert live.taking_back.asked == 0

    async def take_back(house: House) -> None:
        alone, together = [await house.table(id) for id in ids]
        await alone.taking_back.undo(0)
        assert alone.table is not None
        assert alone.table.choices == []
        assert (together.taking_back.asked, together.taking_back.agreed) == (0, [0])
        await together.taking_back.agree(1, True)
        assert together.table is not None
        assert together.table.choices == []
        assert together.taking_back.asked == -1

    in_house(tmp_path, choose)
    in_house(tmp_path, take_back)


def test_the_row_of_a_table_says_when_something_happens_there_by_itself(tmp_path: Path) -> None:
    clock = HandClock()

    async def story(house: House) -> None:
        still = await table_of(house)
        await still.choose(0, "", still.token(0), [0, 1])
        timed = await table_of(house, "days", 600.0)
        clock.advance(100)
        await timed.choose(0, "", timed.token(0), [0, 1])
        await timed.choose(1, "", timed.token(1), [0, 1])
        due = dict(found(tmp_path, "select id, due from game_table"))
        assert due == {still.row.id: None, timed.row.id: clock.now() + 600}
        house.tending.close()  # so that the bot does not choose
        await still.hand_over(1, "random")
        assert found(tmp_path, f"select due from game_table where id = '{still.row.id}'") == [(clock.now(),)]

    in_house(tmp_path, story, clock)


def test_a_table_that_stopped_stays_so_until_the_server_is_started_anew(tmp_path: Path) -> None:
    ids: list[str] = []

    async def stop(house: House) -> None:
        live = await table_of(house)
        ids.append(live.row.id)
        await live.stop()
        house.forget(live)
        assert (await house.table(ids[0])).row.status == "stopped"

    async def go_on(house: House) -> None:
        assert (await house.table(ids[0])).row.status == "playing"

    in_house(tmp_path, stop)
    in_house(tmp_path, go_on)
