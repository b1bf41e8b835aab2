"""Several servers on one database: any of them takes any request, each change is made once, and nobody can tell."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Awaitable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from orrery.games import TITLES
from orrery.kernel.decision import Refused
from orrery.kernel.orders import standing
from orrery.web.company import Repeated
from orrery.web.house import House, Wish
from orrery.web.identity import Login, Person
from orrery.web.live import LiveTable
from orrery.web.logins import end_everywhere, end_here
from orrery.web.messages import Chat, Notice
from orrery.web.seats import Connection
from orrery.web.serve import CannotServe, check
from orrery.web.speech import in_window
from orrery.web.storage import PersonRow
from orrery.web.store import Store
from orrery.web.telling import state_of
from support.bazaar import BAZAAR
from support.clock import HandClock
from support.house import (
    ANNA,
    BEN,
    CLEO,
    PEOPLE,
    RACE,
    Ear,
    add_people,
    check_alike,
    clock_of,
    ear_of,
    in_houses,
    same_everywhere,
    table_of,
    until,
)


def rows(house: House, question: str, **given: Any) -> list[Any]:
    with house.engine.connect() as connection:
        return [tuple(row) for row in connection.execute(text(question), given)]


async def at_both(one: House, other: House, **more: Any) -> tuple[LiveTable, LiveTable, Ear, Ear]:
    """Anna at one server and Ben at the other, at the same table."""
    here = await table_of(one, **more)
    there = await other.table(here.row.id)
    anna, ben = ear_of(ANNA, here), ear_of(BEN, there)
    await here.arrive(anna)
    await there.arrive(ben)
    await same_everywhere(here, there)
    return here, there, anna, ben


def test_two_seats_at_two_servers_play_one_game(postgres: str) -> None:
    """They answer at once, again and again, take back, agree, talk."""
    luck = random.Random(5)

    async def answer(live: LiveTable, seat: int, name: str) -> None:
        assert live.table is not None
        decision = live.table.game.asked(seat)
        if decision is not None:
            picks = sorted(luck.sample(range(len(decision.options)), luck.randint(decision.least, decision.most)))
            await live.choose(seat, name, live.token(seat), picks)

    async def story(one: House, other: House) -> None:
        here, there, _, ben = await at_both(one, other)
        for turn in range(60):
            await asyncio.gather(answer(here, 0, f"a{turn}"), answer(there, 1, f"b{turn}"), return_exceptions=True)
            if turn % 7 == 3:
                await here.taking_back.undo(0, f"u{turn}")
                if here.taking_back.asked == 0:
                    await same_everywhere(here, there)
                    await there.taking_back.agree(1, turn % 2 == 1, f"g{turn}")
            if turn % 10 == 4:
                await asyncio.gather(here.say(0, "Anna", f"one {turn}", ""), there.say(1, "Ben", f"two {turn}", ""))
            await same_everywhere(here, there)
            check_alike(here, there)
            if here.row.status != "playing":
                break
        assert here.table is not None
        assert len(here.table.choices) > 20
        found = rows(one, "select number from choice where table_id = :id order by number", id=here.row.id)
        assert found == [(number,) for number in range(len(here.table.choices))]
        assert ben.state().number == here.progress
        fresh = await (await new_house(one)).table(here.row.id)
        check_alike(here, fresh)

    async def new_house(like: House) -> House:
        third.append(House(Path("no folder"), postgres, clock=clock_of(like)))
        return third[0]

    third: list[House] = []

    async def with_third(one: House, other: House) -> None:
        try:
            await story(one, other)
        finally:
            for house in third:
                await house.close()

    in_houses(postgres, with_third)


def test_the_same_request_at_two_servers_is_done_once(postgres: str) -> None:
    async def done(request: Awaitable[object]) -> object:
        try:
            return await request
        except Repeated:
            return "repeated"

    async def story(one: House, other: House) -> None:
        here, there, _, _ = await at_both(one, other)
        token = here.token(0)
        await asyncio.gather(*[live.choose(0, "c", token, [0, 1]) for live in (here, there)])
        await asyncio.gather(*[done(live.taking_back.undo(0, "u")) for live in (here, there)])
        await asyncio.gather(*[done(live.say(0, "Anna", "Hello", "s")) for live in (here, there)])
        await asyncio.gather(*[done(live.hand_over(0, "greedy", "h")) for live in (here, there)])
        await asyncio.gather(*[done(live.hand_over(0, "", "i")) for live in (here, there)])
        await same_everywhere(here, there)
        check_alike(here, there)
        assert here.table is not None
        assert [choice.seat for choice in here.table.choices if choice.seat == 0].count(0) <= 1
        assert len(here.chat) == 1
        assert here.chairs[0].bot == ""

    in_houses(postgres, story)


def test_two_servers_may_think_for_one_bot_and_one_chooses(postgres: str) -> None:
    async def story(one: House, other: House) -> None:
        here, there, _, _ = await at_both(one, other, more=1)
        for live in (here, there):
            live.is_kept_here = lambda: True  # type: ignore[method-assign]
        for turn in range(12):
            one.tending.look_after(here)
            other.tending.look_after(there)
            for live, seat in ((here, 0), (there, 1)):
                if live.table is not None and (decision := live.table.game.asked(seat)) is not None:
                    await live.choose(seat, f"{seat}:{turn}", live.token(seat), list(range(decision.least)))
            await until(lambda: not set(here.asked_seats()) - {0, 1} and not set(there.asked_seats()) - {0, 1})
            await same_everywhere(here, there)
        check_alike(here, there)

    in_houses(postgres, story)


# -- who is told -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", ["none", "live"])
def test_a_reply_in_secret_at_another_server_is_told_to_nobody(
    postgres: str, monkeypatch: pytest.MonkeyPatch, pace: str
) -> None:
    """Tables that differ only in whether Anna has replied, or taken it back: Ben's messages are the same, in bytes and
    in number, though his server follows each of them."""
    monkeypatch.setattr("orrery.web.house.secrets.randbits", lambda bits: 77)
    clock = HandClock()

    async def heard_with(one: House, other: House, replies: int) -> tuple[list[str], int]:
        clock.day = 2_000_000_000.0
        here, there, _, ben = await at_both(one, other, pace=pace, seconds=600)
        before, version = len(ben.heard), there.row.version
        for reply in range(3):
            clock.advance(7)
            if reply < replies:
                if reply == 1:
                    await here.taking_back.undo(0, "u")
                else:
                    await here.choose(0, f"c{reply}", here.token(0), [reply, reply + 1])
                await same_everywhere(here, there)
                assert len(ben.heard) == before, "nothing comes at that moment"
        followed = there.row.version - version
        await there.say(1, "Ben", "still here")
        there.tell(ben)
        await same_everywhere(here, there)
        check_alike(here, there)
        text = [msgspec.json.encode(message).decode() for message in ben.heard[before:]]
        return [each.replace(here.row.id, "the table") for each in text], followed

    async def story(one: House, other: House) -> None:
        found = [await heard_with(one, other, replies) for replies in range(4)]
        assert [followed for _, followed in found] == [0, 1, 2, 3]
        assert len(found[0][0]) == 2
        assert all(heard == found[0][0] for heard, _ in found)

    in_houses(postgres, story, clock)


@pytest.mark.parametrize(("asks", "pace"), [("all", "live"), ("some", "live"), ("some", "none")])
def test_a_silent_pass_at_another_server_is_told_to_nobody(
    postgres: str, monkeypatch: pytest.MonkeyPatch, asks: str, pace: str
) -> None:
    """In a window somebody is asked and passes, and the next is asked: Ben, whose server follows all of it, hears
    nothing, sees the same, and his clock runs as if nothing had happened."""
    monkeypatch.setitem(TITLES, "bazaar", BAZAAR)
    monkeypatch.setattr("orrery.web.house.secrets.randbits", lambda bits: 77)
    clock, luck = HandClock(), random.Random(8)
    silent = 0

    def asked_by_hand(session: Any) -> None:
        for person in (ANNA, BEN, CLEO):
            session.merge(PersonRow(id=person.id, name=person.name, settings={"auto_pass": "never"}))

    async def story(one: House, other: House) -> None:
        nonlocal silent
        await one.writer.write(asked_by_hand)
        wish = Wish(BAZAAR, "Bazaar", {"asks": asks, "length": "long"}, [*PEOPLE, ("open", "")], pace, 1e6)
        here = await one.open_table(wish, ANNA)
        for person in (BEN, CLEO):
            await one.join(here, person, here.row.invite, None)
        there = await other.table(here.row.id)
        anna, ben = ear_of(ANNA, here), ear_of(BEN, there)
        await here.arrive(anna)
        await there.arrive(ben)
        await same_everywhere(here, there)
        assert here.table is not None
        while here.table.game.rounds_played() < 30:
            [asked] = here.asked_seats()
            live = there if asked == 1 else here
            clock.advance(1.7)
            before = (len(ben.heard), msgspec.json.encode(state_of(there, 1, BEN.id, "en", 0)))
            version, lines, window = there.row.version, here.log_length(), in_window(here.table.game)
            most = len(here.table.game.waiting()[0].options)
            await live.choose(asked, "", live.token(asked), [0 if luck.random() < 0.7 else luck.randrange(most)])
            await same_everywhere(here, there)
            passed = here.log_length() == lines and window and in_window(here.table.game)
            if passed and asked != 1 and here.asked_seats() != [1]:
                silent += 1
                assert there.row.version > version, "his server has followed it"
                assert (len(ben.heard), msgspec.json.encode(state_of(there, 1, BEN.id, "en", 0))) == before
            else:
                assert len(ben.heard) > before[0] or asked != 1
        check_alike(here, there)

    in_houses(postgres, story, clock)
    assert silent > 5, silent


def test_orders_given_at_another_server_are_told_to_their_seat_alone(postgres: str) -> None:
    async def story(one: House, other: House) -> None:
        here, there, anna, ben = await at_both(one, other)
        mirror = ear_of(ANNA, there)
        await there.arrive(mirror)
        await same_everywhere(here, there)
        before = [len(each.heard) for each in (ben, mirror)]
        await here.pass_round(0, True, "p")
        await same_everywhere(here, there)
        assert [len(each.heard) for each in (ben, mirror)] == [before[0], before[1] + 1]
        assert there.chairs[0].pass_round == here.chairs[0].pass_round is not None
        assert standing(there.chairs[0].orders) == standing(here.chairs[0].orders)
        assert anna.state().number == ben.state().number

    in_houses(postgres, story)


def test_who_comes_and_goes_is_seen_at_all_servers(postgres: str) -> None:
    async def story(one: House, other: House) -> None:
        here, there, anna, ben = await at_both(one, other)
        assert [seat.here for seat in ben.state().table.seats] == [True, True]
        watcher = ear_of(CLEO, there)
        await there.arrive(watcher)
        await until(lambda: anna.state().table.watchers == 1)
        await here.depart(anna)
        await until(lambda: not ben.state().table.seats[0].here)
        assert ben.state().table.seats[0].away_since == pytest.approx(clock_of(one).now())
        await there.depart(watcher)
        again = ear_of(ANNA, there)
        await there.arrive(again)
        await here.arrive(anna)
        await there.depart(again)
        await same_everywhere(here, there)
        assert ben.state().table.seats[0].here, "Anna has another page, at another server"

    in_houses(postgres, story)


def test_names_hands_and_log_ins_are_known_everywhere(postgres: str) -> None:
    async def story(one: House, other: House) -> None:
        here, there, _, ben = await at_both(one, other)
        closed: list[object] = []
        for id in ("desk", "phone"):
            login = Login("anna", id, 0, 1)
            await there.arrive(Connection("anna", "Anna", 0, "en", closed.append, partial(closed.append, id), login))
        await one.share_hand("anna", False)
        await until(lambda: not here.chairs[0].share_hand and not there.chairs[0].share_hand)
        await end_here(one, Person("anna", "Anna", False, login=Login("anna", "desk", 0, 1)))
        await until(lambda: "desk" in closed)
        assert "phone" not in closed
        await end_everywhere(one, Person("anna", "Anna", False, login=Login("anna", "desk", 0, 1)))
        await until(lambda: "phone" in closed)
        assert not any(isinstance(message, Notice) for message in ben.heard)

    in_houses(postgres, story)


def test_what_was_missed_is_found_by_comparing(postgres: str) -> None:
    async def story(one: House, other: House) -> None:
        here, there, _, ben = await at_both(one, other)
        here.elsewhere = {}  # so that nobody is told
        await here.choose(0, "a", here.token(0), [0, 1])
        await there.choose(1, "b", there.token(1), [0, 1])  # overtaken, and judged anew
        assert there.progress == 1
        there.elsewhere = {}
        here.elsewhere = {}
        await there.say(1, "Ben", "anybody?")
        assert here.chat == []
        assert one.sharing is not None
        await one.sharing.compare()
        await same_everywhere(here, there)
        assert [message.text for message in here.chat] == ["anybody?"]
        assert any(isinstance(message, Chat) for message in ben.heard)

    in_houses(postgres, story)


def test_a_table_that_is_deleted_elsewhere_is_gone(postgres: str) -> None:
    async def story(one: House, other: House) -> None:
        here = await one.open_table(Wish(RACE, "Race", {}, PEOPLE), ANNA)
        there = await other.table(here.row.id)
        ear = ear_of(BEN, there)
        await there.arrive(ear)
        await one.ways_out.remove(await one.table(here.row.id), ANNA)
        await until(lambda: any(isinstance(message, Notice) for message in ear.heard))
        assert there.row.id not in other.live
        with pytest.raises(Refused, match="no-table"):
            await other.table(here.row.id)

    in_houses(postgres, story)


# -- servers that die --------------------------------------------------------------------------------------------------


def kill(house: House) -> None:
    """It does nothing any more, and says so to nobody."""
    assert house.sharing is not None
    for task in [*house.chores, *house.sharing.chores]:
        task.cancel()
    house.sharing.listener.close()
    house.tending.close()


def bury(house: House, dead: House) -> None:
    """So much time goes by that its sign of life is too old."""
    with house.engine.begin() as connection:
        connection.execute(text("update server set until = 0 where id = :id"), {"id": dead.server})


def test_what_a_dead_server_saw_to_is_taken_over(postgres: str) -> None:
    async def story(one: House, other: House) -> None:
        here, there, _, ben = await at_both(one, other, pace="days", seconds=600)
        kill(one)
        await here.hand_over(0, "random", "h")  # its bot will never choose
        await same_everywhere(here, there)
        assert there.row.keeper == one.server
        assert there.asked_seats() == [0, 1]
        assert other.sharing is not None
        await other.sharing.beat()
        assert there.asked_seats() == [0, 1], "it may be alive"
        bury(other, one)
        await other.sharing.beat()
        await until(lambda: there.asked_seats() == [1])
        await until(lambda: not ben.state().table.seats[0].here)
        assert rows(other, "select count(*) from page where server = :id", id=one.server) == [(0,)]
        assert there.row.keeper == other.server

    in_houses(postgres, story)


def test_a_server_that_was_thought_dead_says_who_is_there(postgres: str) -> None:
    async def story(one: House, other: House) -> None:
        here, there, anna, ben = await at_both(one, other)
        bury(other, one)
        assert one.sharing is not None
        assert other.sharing is not None
        await other.sharing.beat()
        await until(lambda: not ben.state().table.seats[0].here)
        await one.sharing.beat()
        await until(lambda: ben.state().table.seats[0].here)
        assert anna.state().table.seats[0].here
        await here.choose(0, "c", here.token(0), [0, 1])
        await same_everywhere(here, there)
        check_alike(here, there)

    in_houses(postgres, story)


def test_a_table_that_stopped_is_stopped_everywhere_until_that_server_is_gone(postgres: str) -> None:
    async def story(one: House, other: House) -> None:
        here, there, _, ben = await at_both(one, other)
        await here.stop()
        await until(lambda: ben.state().table.status == "stopped")
        with pytest.raises(Refused, match="not-playing"):
            await there.choose(1, "c", there.token(1), [0, 1])
        kill(one)
        bury(other, one)
        assert other.sharing is not None
        await other.sharing.beat()
        await until(lambda: ben.state().table.status == "playing")
        await there.choose(1, "c", there.token(1), [0, 1])

    in_houses(postgres, story)


def test_a_report_of_a_crash_is_kept_in_the_database(postgres: str, tmp_path: Path) -> None:
    async def story(one: House, other: House) -> None:
        here, _, _, _ = await at_both(one, other)
        assert here.table is not None
        assert here.table.report is not None
        assert "table crash" in here.table.report({"game": "race", "error": "boom"})
        await one.writer.write(add_people)  # which comes after it
        assert rows(one, "select table_id, report->>'error' from crash") == [(here.row.id, "boom")]
        assert not Path("no folder").exists()

    in_houses(postgres, story)


def test_a_connection_that_is_lost_is_no_error(postgres: str) -> None:
    """The database ends all connections, again and again; what is asked for is done once."""

    async def story(one: House, other: House) -> None:
        here, there, _, _ = await at_both(one, other)
        end = text(
            """select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()"""
        )

        def cut(engine: Any) -> None:
            with engine.connect() as connection:
                connection.execute(end)

        for turn in range(8):
            said = [live.say(seat, "x", f"{seat} {turn}", f"{seat}s{turn}") for seat, live in ((0, here), (1, there))]
            results = await asyncio.gather(*said, one.read(cut), return_exceptions=True)
            assert [
                each for each in results if isinstance(each, BaseException) and not isinstance(each, Repeated)
            ] == []
        await until(lambda: len(here.chat) == len(there.chat) == 16)
        assert len({message.text for message in here.chat}) == 16

    in_houses(postgres, story)


def test_a_commit_whose_answer_is_lost_is_found_again(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was written, and is written again: that is seen, and whoever has asked gets the answer."""

    async def story(one: House, other: House) -> None:
        here, there, _, _ = await at_both(one, other)
        write = one.writer._write

        def twice(batch: Any) -> None:
            write(batch)
            write(batch)

        monkeypatch.setattr(one.writer, "_write", twice)
        done = await here.choose(0, "c", here.token(0), [0, 1])
        assert done.links == 1
        with pytest.raises(Repeated):  # which is answered like the first
            await here.say(0, "Anna", "Hello", "s")
        table = await one.open_table(Wish(RACE, "Race", {}, PEOPLE), ANNA)
        assert await one.join(table, BEN, table.row.invite, None) == 1
        assert table.row.status == "playing"
        await same_everywhere(here, there)
        check_alike(here, there)
        assert here.table is not None
        assert len(here.table.choices) == 1
        assert [message.text for message in there.chat] == ["Hello"]

    in_houses(postgres, story)


# -- what they have in common ------------------------------------------------------------------------------------------


def test_limits_count_over_all_servers(postgres: str) -> None:
    async def story(one: House, other: House) -> None:
        allowed = [await house.allows("login 10.0.0.7", 3, 60) for house in (one, other, one, other, one)]
        assert allowed == [True, True, True, False, False]
        assert await other.allows("login 10.0.0.8", 3, 60)
        assert "10.0.0.7" not in str(rows(one, "select * from deed"))

    in_houses(postgres, story)


def test_the_key_of_the_first_server_is_that_of_all(postgres: str, tmp_path: Path) -> None:
    stores = [Store(tmp_path / name, postgres) for name in ("one", "two")]
    try:
        assert stores[0].secret == stores[1].secret
        assert len(stores[0].secret) == 32
        assert not (tmp_path / "one").exists(), "nothing is kept in a folder"
    finally:
        for store in stores:
            store.close()


def test_without_the_driver_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(CannotServe, match=r"pip install 'orrery\[postgres\]'"):
        check(tmp_path, "postgresql:///nowhere")
