"""Clocks, pauses and absences, by a clock that the tests move: all comes in time, whatever the time of day."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from orrery.kernel.decision import Refused
from orrery.web.house import House
from orrery.web.keeping import Work
from orrery.web.limits import Limits
from orrery.web.live import LiveTable
from orrery.web.routes.live import BURST, PER_SECOND, Line
from orrery.web.speech import WATCHER
from orrery.web.tending import NO_STORE, Tending
from orrery.web.voting import REPLACE
from support.bazaar import BAZAAR
from support.clock import HandClock
from support.house import ANNA, BEN, clock_of, ear_of, in_house, live_table, table_of, until

HOUR = 3600.0


def least(live: LiveTable, seat: int) -> list[int]:
    assert live.table is not None
    decision = live.table.game.asked(seat)
    assert decision is not None
    return list(range(decision.least))


# -- the time of a question --------------------------------------------------------------------------------------------


def test_whose_time_is_over_is_played_by_a_bot_and_may_come_back(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        clock = clock_of(house)
        live = await table_of(house, "live", 60)
        ear = ear_of(ANNA, live)
        await live.arrive(ear)
        told = ear.state().table.clock
        assert (told.kind, told.running, told.left) == ("live", [0, 1], [60, 60])
        await live.choose(0, "", live.token(0), [0, 1])
        clock.advance(59)
        assert [chair.bot for chair in live.chairs] == ["", ""]
        clock.advance(1)
        await until(lambda: live.progress > 0)  # bots play on at once
        assert [chair.bot for chair in live.chairs] == ["", "greedy"], "Anna had chosen in time"
        await live.hand_over(1, "")
        await live.choose(0, "", live.token(0), least(live, 0))
        if 1 in live.asked_seats():  # else the bot was quicker than its successor
            await live.choose(1, "", live.token(1), least(live, 1))
        assert [chair.bot for chair in live.chairs] == ["", ""]
        assert live.row.status == "playing"
        await until(lambda: live.row.status == "over", lambda: clock.advance(60))  # bots play to the end
        assert [chair.bot for chair in live.chairs] == ["greedy", "greedy"]
        await live.depart(ear)
        await until(lambda: live.row.id not in house.tending.clocks)

    in_house(tmp_path, story)


def test_a_clock_that_runs_out_in_a_secret_question_shows_nobody_who_was_asked(tmp_path: Path) -> None:
    """Both are here and asked in secret. Anna replies, Ben's time runs out: a bot chooses once, and his seat is his."""

    async def story(house: House) -> None:
        live = await table_of(house, "live", 60)
        anna, ben = ear_of(ANNA, live), ear_of(BEN, live)
        for ear in (anna, ben):
            await live.arrive(ear)
        assert live.table is not None
        assert live.table.game.together
        await live.choose(0, "", live.token(0), [0, 1])
        heard = len(anna.heard)
        clock_of(house).advance(60)
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
        live = await table_of(house, "live", 60)
        anna = ear_of(ANNA, live)
        await live.arrive(anna)
        await live.choose(1, "", live.token(1), [0, 1])
        clock_of(house).advance(60)
        await until(lambda: anna.state().number == 1)
        assert [chair.bot for chair in live.chairs] == ["", "greedy"]

    in_house(tmp_path, story)


def test_a_day_goes_on_while_the_server_rests_and_a_live_clock_begins_anew(tmp_path: Path) -> None:
    clock = HandClock()
    kept: dict[str, str] = {}

    async def begin(house: House) -> None:
        for pace in ("days", "live"):
            kept[pace] = (await table_of(house, pace, 1000)).row.id
        clock.advance(100)

    async def look(house: House) -> None:
        await until(lambda: len(house.live) == 2)  # clocks run though nobody looks
        left = {pace: house.live[table].deadline() - clock.moment() for pace, table in kept.items()}
        assert left == {"days": 600, "live": 1000}

    in_house(tmp_path, begin, clock)
    clock.advance(300)
    in_house(tmp_path, look, clock)


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
@pytest.mark.parametrize("pace", ["live", "days"])
def test_a_clock_of_the_machine_that_is_set_changes_no_deadline(tmp_path: Path, pace: str, jump: float) -> None:
    async def story(house: House) -> None:
        clock = clock_of(house)
        live = await table_of(house, pace, 60)
        await live.choose(0, "", live.token(0), [0, 1])
        clock.put(jump)
        house.tending.look_after(live)  # the clock is wound anew, as after any change
        clock.advance(59)
        for _ in range(20):
            await asyncio.sleep(0)
        assert live.asked_seats() == [1], "nobody's time is over yet"
        clock.advance(1)
        await until(lambda: live.progress > 0)  # bots play on at once

    in_house(tmp_path, story)


def test_a_clock_put_back_while_the_server_rests_gives_nobody_more_than_the_time_of_a_question(tmp_path: Path) -> None:
    clock = HandClock()
    kept: list[str] = []

    async def begin(house: House) -> None:
        kept.append((await table_of(house, "days", 1000, bot_after=500)).row.id)

    async def look(house: House) -> None:
        live = await house.table(kept[0])
        assert live.deadline() - clock.moment() == 1000
        assert live.chairs[0].gone_since == clock.moment()

    in_house(tmp_path, begin, clock)
    clock.put(-HOUR)
    in_house(tmp_path, look, clock)


def test_a_clock_rings_again_if_the_database_took_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        clock = clock_of(house)
        live = await table_of(house, "live", 60)
        await live.choose(0, "", live.token(0), [0, 1])
        tried: list[Work] = []

        async def full(work: Work) -> None:
            tried.append(work)
            raise OperationalError("insert", {}, Exception("disk full"))

        with monkeypatch.context() as broken:
            broken.setattr(house.writer, "write", full)
            clock.advance(60)
            await until(lambda: len(tried) > 0)
            await until(lambda: NO_STORE in clock.naps())
        assert live.progress == 0
        clock.advance(NO_STORE)
        await until(lambda: live.progress > 0)  # bots play on at once

    in_house(tmp_path, story)


# -- absence -----------------------------------------------------------------------------------------------------------


def test_a_bot_stands_in_for_the_absent_after_the_time_agreed_on(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        clock = clock_of(house)
        live = await table_of(house, bot_after=300)
        anna, ben = ear_of(ANNA, live), ear_of(BEN, live)
        await live.arrive(anna)
        await live.arrive(ben)
        await live.depart(ben)
        clock.put(HOUR)  # an hour of the machine's clock is none of absence
        clock.advance(299)
        with pytest.raises(Refused, match="not-away-long"):
            await live.voting.move(0, REPLACE, 1)
        clock.put(-2 * HOUR)
        clock.advance(1)
        with pytest.raises(Refused, match="not-seated"):
            await live.voting.move(WATCHER, REPLACE, 1)
        with pytest.raises(Refused, match="not-away-long"):
            await live.voting.move(1, REPLACE, 0)
        await live.voting.move(0, REPLACE, 1)
        await live.choose(0, "", live.token(0), [0, 1])
        await until(lambda: live.progress > 0)  # bots play on at once
        await live.arrive(ben)
        await live.hand_over(1, "")
        assert anna.state().table.seats[1].bot == ""

    in_house(tmp_path, story)


def test_how_long_somebody_is_away_survives_a_restart(tmp_path: Path) -> None:
    clock = HandClock()
    kept: list[tuple[str, float]] = []

    async def leave(house: House) -> None:
        live = await table_of(house, bot_after=HOUR)
        anna, ben = ear_of(ANNA, live), ear_of(BEN, live)
        await live.arrive(anna)
        await live.arrive(ben)
        await live.depart(ben)
        kept.append((live.row.id, clock.now()))
        clock.advance(50)
        assert anna.state().table.seats[1].away_since == kept[0][1]

    async def look(house: House) -> None:
        live = await house.table(kept[0][0])
        assert live.away_since(1) == kept[0][1]
        assert live.away_since(0) == clock.now(), "Anna was here when the server ended: away from now on"

    in_house(tmp_path, leave, clock)
    clock.advance(200)
    in_house(tmp_path, look, clock)


# -- passing by itself -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("jump", [0.0, -HOUR])
def test_a_seat_that_holds_nothing_passes_after_the_pause(jump: float) -> None:
    """The pause counts from what everybody saw last, and no clock of the machine can lengthen it."""

    async def story() -> None:
        live = live_table(BAZAAR, {"players": 2, "asks": "all", "length": "long"}, 3)
        clock = live.clock
        assert isinstance(clock, HandClock)
        tending = Tending(1, lambda live: None, clock, (0.4, 1.5))
        live.on_change = tending.look_after
        [asked] = live.asked_seats()
        live.chairs[asked].pass_round = live.table.game.rounds_played() if live.table else None
        tending.look_after(live)
        clock.put(jump)
        clock.advance(0.39)
        for _ in range(20):
            await asyncio.sleep(0)
        assert live.asked_seats() == [asked], "too early"
        assert len(clock.naps()) == 1
        clock.advance(1.11)
        await until(lambda: live.asked_seats() != [asked])
        tending.close()

    asyncio.run(story())


# -- too fast ----------------------------------------------------------------------------------------------------------


def test_who_is_too_fast_waits_and_loses_nothing() -> None:
    async def story() -> None:
        clock: Any = HandClock()
        line = Line(None, clock)  # type: ignore[arg-type]
        for _ in range(int(BURST)):
            await line.wait_if_too_fast()
        waits = asyncio.ensure_future(line.wait_if_too_fast())
        await asyncio.sleep(0)
        assert clock.naps() == [pytest.approx(1 / PER_SECOND)]
        clock.advance(1 / PER_SECOND)
        await waits
        clock.advance(HOUR)
        for _ in range(int(BURST)):
            await line.wait_if_too_fast()

    asyncio.run(story())


def test_a_limit_counts_the_last_seconds_alone() -> None:
    clock = HandClock()
    limits = Limits(clock)
    assert [limits.allows("x", 2, 60) for _ in range(3)] == [True, True, False]
    clock.put(HOUR)
    assert not limits.allows("x", 2, 60)
    clock.advance(60)
    assert limits.allows("x", 2, 60)
