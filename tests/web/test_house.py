"""What goes on by itself: bots, tables that are put away; and what happens when writing fails."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable
from pathlib import Path

import pytest
from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from orrery.kernel.decision import Choice
from orrery.web.house import House, Wish
from orrery.web.keeping import Work
from orrery.web.messages import Chat, State
from orrery.web.storage import PersonRow, TableRow
from support.house import ANNA, PATIENCE, PEOPLE, RACE, clock_of, ear_of, in_house, table_of, until


def test_a_table_nobody_looks_at_is_put_away_and_found_again(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await table_of(house)
        await live.say(0, "Anna", "hello")
        ear = ear_of(ANNA, live)
        await live.arrive(ear)
        house.tending.forget_if_idle(live)
        assert house.live[live.row.id] is live, "Anna looks"
        await live.depart(ear)
        await live.choose(0, "some:request", live.token(0), [0, 1])
        house.tending.forget_if_idle(live)
        assert live.row.id not in house.live
        again = await house.table(live.row.id)
        assert again is not live
        assert again.asked_seats() == [1]
        assert [(message.text, message.number) for message in again.chat] == [("hello", 0)]
        assert again.chat[0].at == live.chat[0].at, "times are kept in UTC"
        assert (await again.choose(0, "some:request", "0-0", [0, 1], "x")).number == 0
        await asyncio.gather(*[house.table(live.row.id) for _ in range(5)])
        async with again.alone():
            house.tending.forget_if_idle(again)
            assert house.live[live.row.id] is again, "something goes on"

    in_house(tmp_path, story)


def test_a_write_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        live = await table_of(house)
        assert live.table is not None
        await live.choose(0, "", live.token(0), [0, 1])
        works = house.writer.write

        async def fails(work: Work) -> None:
            raise OperationalError("insert", {}, Exception("disk full"))

        async def unchanged(request: Awaitable[object]) -> None:
            assert live.table is not None
            before = (live.table.game.save(), list(live.table.choices), live.token(0), live.token(1), live.row.asked)
            monkeypatch.setattr(house.writer, "write", fails)
            with pytest.raises(OperationalError):
                await request
            monkeypatch.setattr(house.writer, "write", works)
            after = (live.table.game.save(), list(live.table.choices), live.token(0), live.token(1), live.row.asked)
            assert before == after

        await unchanged(live.taking_back.undo(0))
        await unchanged(live.choose(1, "r", live.token(1), [2, 3]))
        await live.choose(1, "r", live.token(1), [2, 3])
        await live.taking_back.undo(0)  # asks Ben
        await unchanged(live.taking_back.agree(1, True))
        await unchanged(live.say(0, "Anna", "hello"))
        await unchanged(live.hand_over(0, "greedy"))
        assert live.chairs[0].bot == ""
        assert live.chat == []
        await live.choose(0, "", live.token(0), [0])
        await live.choose(1, "", live.token(1), [0])
        fresh = await house.open_table(Wish(RACE, "Race", {}, PEOPLE), ANNA)
        monkeypatch.setattr(house.writer, "write", fails)
        with pytest.raises(OperationalError):
            await house.begin(fresh)
        monkeypatch.setattr(house.writer, "write", works)
        assert (fresh.row.status, fresh.table) == ("gathering", None)
        await house.begin(fresh)

    in_house(tmp_path, story)


def test_one_bad_write_does_not_spoil_the_others(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        def bad(session: Session) -> None:
            raise ValueError("no")

        def good(name: str) -> Work:
            return lambda session: session.add(PersonRow(id=name, name=name, settings={}))

        works = [house.writer.write(work) for work in (good("a"), bad, good("b"), bad, good("c"))]
        results = await asyncio.gather(*works, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), ValueError, type(None), ValueError, type(None)]
        with Session(house.engine) as session:
            assert all(session.get(PersonRow, name) is not None for name in "abc")

    in_house(tmp_path, story)


def test_a_table_whose_last_seat_was_taken_when_the_server_ended_begins(tmp_path: Path) -> None:
    kept: list[str] = []

    async def gather(house: House) -> None:
        live = await house.open_table(Wish(RACE, "Race", {}, PEOPLE), ANNA)
        await live.seat({1: live.chairs[0]})  # as if killed before the deal
        kept.append(live.row.id)

    async def look(house: House) -> None:
        live = await house.table(kept[0])
        assert live.row.status == "playing"

    in_house(tmp_path, gather)
    in_house(tmp_path, look)


def test_a_bot_whose_seat_is_taken_back_does_not_choose(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await table_of(house)
        await live.choose_for(Choice(0, (0, 1)), live.token(0), lambda: bool(live.chairs[0].bot))
        assert live.asked_seats() == [0, 1]
        live.chairs[0].bot = "greedy"
        await live.choose_for(Choice(0, (0, 1)), live.token(0), lambda: bool(live.chairs[0].bot))
        assert live.asked_seats() == [1]

    in_house(tmp_path, story)


def test_a_bot_that_fails_stops_the_table_and_the_people_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        async def fails(_: object, seat: int, __: object) -> Choice:
            return Choice(seat, (5, 4, 3))

        monkeypatch.setattr(house.tending.thinkers, "choose", fails)
        live = await table_of(house, more=1)
        ear = ear_of(ANNA, live)
        await live.arrive(ear)
        await until(lambda: live.row.status == "stopped", lambda: clock_of(house).advance(1))
        assert ear.state().table.status == "stopped"
        assert ear.state().table.why.startswith("The rules have failed at this table.")
        with Session(house.engine) as session:
            row = session.get(TableRow, live.row.id)
            assert row is not None
            assert row.status == "playing", "what is stored stays"

    in_house(tmp_path, story)


def speechless(*_: object) -> None:
    raise KeyError("no words")


def test_words_that_fail_do_not_stop_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        live = await table_of(house)
        ear = ear_of(ANNA, live)
        await live.arrive(ear)
        monkeypatch.setattr(live.title, "words", speechless)
        await live.choose(0, "", live.token(0), [0, 1])
        monkeypatch.undo()
        assert not isinstance(ear.heard[-1], State | Chat)
        await live.choose(1, "", live.token(1), [0, 1])
        assert ear.state().number == 1

    in_house(tmp_path, story)


def test_a_house_closes_when_no_thread_asks_the_database_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else its connection would come back to a store that is closed, and stay open."""
    begun, go_on = threading.Event(), threading.Event()
    order: list[str] = []

    def slow(engine: Engine) -> None:
        begun.set()
        go_on.wait(PATIENCE)
        order.append("answered")

    async def story(house: House) -> None:
        monkeypatch.setattr(house.store, "close", lambda: order.append("closed"))
        asking = asyncio.ensure_future(house.read(slow))
        await until(begun.is_set)
        asking.cancel()  # whoever asked is gone
        closing = asyncio.ensure_future(house.close())
        await until(lambda: not house.writer.thread.is_alive())
        assert not closing.done()
        go_on.set()
        await closing
        monkeypatch.undo()
        assert order == ["answered", "closed"]

    in_house(tmp_path, story)
