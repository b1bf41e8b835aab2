"""Bad weather: the disk is full, or somebody has locked the database. Looking goes on, and choices wait together."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from orrery.web.house import House
from orrery.web.keeping import Work
from orrery.web.tending import NO_STORE
from orrery.web.writer import Writer
from support.house import ANNA, clock_of, ear_of, in_house, table_of, until
from support.web import START, Server, Visitor, browser_at

# As long as there is a file "full" beside the data, SQLite itself refuses every write.
READ_ONLY = """
import sys
from pathlib import Path
from sqlalchemy import event
from sqlalchemy.pool import Pool
full = Path(sys.argv[1]).parent / "full"
@event.listens_for(Pool, "checkout")
def checkout(connection, _, __):
    connection.execute(f"PRAGMA query_only = {int(full.exists())}")
"""


@pytest.fixture
def full(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "kept", READ_ONLY + START)
    yield server
    server.stop()


def test_when_nothing_can_be_stored_everybody_can_still_look(full: Server) -> None:
    anna, ben = Visitor(full, "Anna"), Visitor(full, "Ben")
    table, invite = anna.open_table("me", "open")
    ben.join(table, invite)
    over, _ = anna.open_table("me", "random")
    with anna.sit(over) as page:
        page.do("hand-over", bot="random")
        page.until_state(lambda state: state.table.status == "over")
    full.everybody_leaves()
    anna, ben = again(anna), again(ben)
    (full.folder.parent / "full").touch()
    stranger = Visitor(full)  # a new guest
    for visitor in (anna, ben, stranger):
        assert visitor.call("GET", f"/api/tables/{table}")["status"] == "playing"
        assert visitor.call("GET", f"/api/tables/{over}/replay?step=1")["step"] == 1
        assert visitor.call("GET", "/api/settings")["auto_pass"] == "nothing"
        assert visitor.call("POST", "/api/games/race/check", seats=[{"kind": "me"}, {"kind": "open"}])
    assert len(anna.call("GET", "/api/tables/mine")) == 2
    assert stranger.call("GET", "/api/me")["guest"]
    with anna.sit(table) as page, stranger.sit(table) as watching:
        assert page.question.options
        assert watching.state.table.me == -1
        page.answered.add(page.question.token)
        refused = page.refused("choose", token=page.question.token, picks=[0, 1])
        assert refused.reason == "not-stored"
        assert "cannot store" in refused.text
        assert stranger.refused("POST", "/api/tables/play-now", 503, game="race") == "not-stored"
        (full.folder.parent / "full").unlink()
        page.do("choose", token=page.question.token, picks=[0, 1])
        assert stranger.call("POST", "/api/tables/play-now", game="race")["id"]
    assert "Traceback" not in full.log(), full.log()
    assert full.log().count("nothing can be stored") == 1, "the log says it once"


def again(visitor: Visitor) -> Visitor:
    """The same person with a browser that is open."""
    cookie = visitor.cookie
    visitor.http = browser_at(visitor.server, cookies={"orrery": cookie})
    visitor.server.open.append(visitor.http)
    return visitor


def test_a_guest_who_only_looks_is_stored_nowhere(server: Server) -> None:
    looker = Visitor(server)
    me = looker.call("GET", "/api/me")
    assert stored(server, me["id8"]) == 0
    assert looker.call("GET", "/api/me") == me, "and is the same guest when coming back"
    looker.call("PUT", "/api/me", name="Lea")
    assert stored(server, me["id8"]) == 1
    assert looker.call("GET", "/api/me") == {**me, "name": "Lea"}


def stored(server: Server, id8: str) -> int:
    return int(server.rows("select count(*) from person where id like :id", id=f"{id8}%")[0][0])


def test_bots_go_on_when_the_disk_has_room_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        clock = clock_of(house)
        live = await table_of(house, more=1)
        ear = ear_of(ANNA, live)
        await live.arrive(ear)
        tried: list[Work] = []

        async def fails(work: Work) -> None:
            tried.append(work)
            raise OperationalError("insert", {}, Exception("disk full"))

        await until(lambda: live.asked_seats() == [0, 1], lambda: clock.advance(1))
        with monkeypatch.context() as broken:
            broken.setattr(house.writer, "write", fails)
            live.chairs[0].bot = live.chairs[1].bot = "random"
            house.tending.look_after(live)
            await until(lambda: len(tried) > 5, lambda: clock.advance(NO_STORE))
            assert live.row.status == "playing", "it is not the table's fault"
        await until(lambda: live.row.status == "over", lambda: clock.advance(NO_STORE))

    in_house(tmp_path, story)


# -- locked ------------------------------------------------------------------------------------------------------------


def test_a_locked_database_refuses_all_that_wait_at_once(tmp_path: Path) -> None:
    """One time-out for everybody: also for those who came while the first ones waited for it."""
    path = tmp_path / "some.db"
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": 1.0})
    with engine.begin() as connection:
        connection.execute(text("create table thing (number integer)"))
    first_is_there, all_are_there = threading.Event(), threading.Event()

    def add(number: int) -> Work:
        def work(session: Session) -> None:
            first_is_there.set()
            all_are_there.wait()
            session.execute(text("insert into thing values (:number)"), {"number": number})

        return work

    async def story() -> None:
        writer = Writer(engine)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("begin immediate")
            first = asyncio.ensure_future(writer.write(add(0)))
            await until(first_is_there.is_set)
            later = [asyncio.ensure_future(writer.write(add(number))) for number in range(1, 9)]
            await asyncio.sleep(0)
            all_are_there.set()
            results = await asyncio.gather(first, *later, return_exceptions=True)
            other.execute("rollback")
        assert [type(result) for result in results] == [OperationalError] * 9
        assert len(set(map(id, results))) == 1, "one time-out for all"
        await writer.write(add(9))
        await asyncio.to_thread(writer.close)

    asyncio.run(story())
    with engine.connect() as connection:
        assert connection.execute(text("select number from thing")).scalars().all() == [9]
    engine.dispose()


def test_locked_tables_answer_together(tmp_path: Path) -> None:
    """Twenty tables, one lock: everybody is refused in the time of one time-out, not one after the other."""

    async def story(house: House) -> None:
        tables = [await table_of(house) for _ in range(20)]
        waited: list[int] = []
        execute = house.writer._commit

        def counted(batch: list[object]) -> None:
            waited.append(len(batch))
            execute(batch)  # type: ignore[arg-type]

        house.writer._commit = counted  # type: ignore[method-assign, assignment]
        with closing(sqlite3.connect(tmp_path / "orrery.db", isolation_level=None)) as other:
            other.execute("begin immediate")
            choices = [live.choose(0, "", live.token(0), [0, 1]) for live in tables]
            results = await asyncio.gather(*choices, return_exceptions=True)
            other.execute("rollback")
        assert {type(result) for result in results} == {OperationalError}
        assert len(waited) <= 2, waited
        for live in tables:
            await live.choose(0, "", live.token(0), [0, 1])

    in_house(tmp_path, story)
