"""What goes on by itself: clocks, bots that stand in, tables that are put away; and what happens when writing fails."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from orrery.games import TITLES
from orrery.kernel.decision import Choice, Refused
from orrery.web.house import House, Wish
from orrery.web.live import LiveTable
from orrery.web.messages import Chat, State
from orrery.web.speech import WATCHER
from orrery.web.storage import PersonRow, TableRow
from orrery.web.voting import REPLACE
from orrery.web.writer import Work
from support.house import ANNA, BEN, ear_of, in_house, until

RACE = TITLES["race"]
PEOPLE = [("me", ""), ("open", "")]


async def table_of(
    house: House, pace: str = "none", seconds: float = 0, bot_after: float | None = None, more: int = 0
) -> LiveTable:
    wish = Wish(RACE, "Race", {}, [*PEOPLE, *[("bot", "random")] * more], pace, seconds, bot_after)
    live = await house.open_table(wish, ANNA)
    await house.join(live, BEN, live.row.invite, None)
    return live


def test_whose_time_is_over_is_played_by_a_bot_and_may_come_back(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await table_of(house, "live", 0.4)
        ear = ear_of(ANNA, live)
        await live.arrive(ear)
        clock = ear.state().table.clock
        assert (clock.kind, clock.running) == ("live", [0, 1])
        assert all(left is not None and 0 <= left <= 1 for left in clock.left)
        await live.choose(0, "", live.token(0), [0, 1])
        await until(lambda: live.chairs[1].bot == "greedy")
        assert live.chairs[0].bot == "", "Anna had chosen in time"
        live.row.pace_seconds = 1000  # from now on there is time enough
        await until(lambda: live.progress == 1)
        await live.hand_over(1, "")
        await live.choose(0, "", live.token(0), list(range(least(live, 0))))
        if 1 in live.asked_seats():  # else the bot was quicker than its successor
            await live.choose(1, "", live.token(1), list(range(least(live, 1))))
        assert [chair.bot for chair in live.chairs] == ["", ""]
        assert live.row.status == "playing"
        live.row.pace_seconds = 0.1
        house.tending.look_after(live)
        await until(lambda: live.row.status == "over")  # both clocks run out, bots play to the end
        assert [chair.bot for chair in live.chairs] == ["greedy", "greedy"]
        await live.depart(ear)
        await until(lambda: live.row.id not in house.tending.clocks)

    in_house(tmp_path, story)


def least(live: LiveTable, seat: int) -> int:
    assert live.table is not None
    decision = live.table.game.asked(seat)
    assert decision is not None
    return decision.least


def test_a_bot_stands_in_for_the_absent_after_the_time_agreed_on(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await table_of(house, bot_after=0.3)
        anna, ben = ear_of(ANNA, live), ear_of(BEN, live)
        await live.arrive(anna)
        await live.arrive(ben)
        await live.depart(ben)
        with pytest.raises(Refused, match="not-away-long"):
            await live.voting.move(0, REPLACE, 1)
        await asyncio.sleep(0.35)
        with pytest.raises(Refused, match="not-seated"):
            await live.voting.move(WATCHER, REPLACE, 1)
        with pytest.raises(Refused, match="not-away-long"):
            await live.voting.move(1, REPLACE, 0)
        await live.voting.move(0, REPLACE, 1)
        await live.choose(0, "", live.token(0), [0, 1])
        await until(lambda: live.progress == 1)
        await live.arrive(ben)
        await live.hand_over(1, "")
        assert anna.state().table.seats[1].bot == ""

    in_house(tmp_path, story)


def test_how_long_somebody_is_away_survives_a_restart(tmp_path: Path) -> None:
    kept: list[tuple[str, float | None]] = []

    async def leave(house: House) -> None:
        live = await table_of(house, bot_after=3600)
        anna, ben = ear_of(ANNA, live), ear_of(BEN, live)
        await live.arrive(anna)
        await live.arrive(ben)
        await live.depart(ben)
        kept.append((live.row.id, live.chairs[1].away_since))

    async def look(house: House) -> None:
        live = await house.table(kept[0][0])
        assert live.chairs[1].away_since == kept[0][1]
        since = live.chairs[0].away_since
        assert since is not None, "Anna was here when the server ended: away from now on"
        assert time.time() - since < 30

    in_house(tmp_path, leave)
    in_house(tmp_path, look)


def test_a_clock_that_runs_out_in_a_secret_question_shows_nobody_who_was_asked(tmp_path: Path) -> None:
    """Both are here and asked in secret. Anna replies, Ben's time runs out: a bot chooses once, and his seat is his."""

    async def story(house: House) -> None:
        live = await table_of(house, "live", 0.6)
        anna, ben = ear_of(ANNA, live), ear_of(BEN, live)
        for ear in (anna, ben):
            await live.arrive(ear)
        assert live.table is not None
        assert live.table.game.together
        await live.choose(0, "", live.token(0), [0, 1])
        await asyncio.sleep(0)  # the clock is wound
        live.row.pace_seconds = 1000.0  # for the next question there is time enough
        heard = len(anna.heard)
        await until(lambda: anna.state().number == 1)
        assert sorted(live.asked_seats()) == [0, 1]
        for ear in (anna, ben):
            assert [seat.bot for seat in ear.state().table.seats] == ["", ""]
        assert len(anna.heard) == heard + 1, "nothing but the next question came"
        assert {choice.seat for choice in live.table.choices} == {0, 1}

    in_house(tmp_path, story)


def test_a_clock_that_runs_out_in_a_secret_question_gives_all_absent_seats_to_bots(tmp_path: Path) -> None:
    """Ben is away and has replied, Anna is here and has not: his seat is taken over though he is asked nothing."""

    async def story(house: House) -> None:
        live = await table_of(house, "live", 0.6)
        anna = ear_of(ANNA, live)
        await live.arrive(anna)
        await live.choose(1, "", live.token(1), [0, 1])
        await asyncio.sleep(0)
        live.row.pace_seconds = 1000.0
        await until(lambda: anna.state().number == 1)
        assert [chair.bot for chair in live.chairs] == ["", "greedy"]

    in_house(tmp_path, story)


def test_a_day_goes_on_while_the_server_rests_and_a_live_clock_begins_anew(tmp_path: Path) -> None:
    kept: dict[str, tuple[str, float]] = {}

    async def begin(house: House) -> None:
        for pace in ("days", "live"):
            live = await table_of(house, pace, 1000)
            kept[pace] = (live.row.id, live.asked_at)

    async def look(house: House) -> None:
        await until(lambda: len(house.live) == 2)  # clocks run though nobody looks
        assert abs(house.live[kept["days"][0]].asked_at - kept["days"][1]) < 0.1
        assert house.live[kept["live"][0]].asked_at > kept["live"][1] + 0.2

    in_house(tmp_path, begin)
    time.sleep(0.3)
    in_house(tmp_path, look)


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
        assert abs(again.chat[0].at - time.time()) < 60, "times are kept in UTC"
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
        await live.seat(1, live.chairs[0])  # as if killed before the deal
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
        monkeypatch.setattr("orrery.web.tending.PATIENCE", 0.01)
        live = await table_of(house, more=1)
        ear = ear_of(ANNA, live)
        await live.arrive(ear)
        await until(lambda: live.row.status == "stopped")
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
