"""What is kept stays sound: the schema's history, damaged tables, tables of other versions."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
import zlib
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Engine, inspect, text
from sqlalchemy.orm import Session

import orrery.web.migrations
from orrery.games import TITLES
from orrery.kernel.decision import Refused
from orrery.web.house import House, Wish
from orrery.web.identity import Person
from orrery.web.migrations import NewerDatabase, upgrade
from orrery.web.serve import CannotServe, check
from orrery.web.speech import WATCHER
from orrery.web.storage import Base, PersonRow, create_engine, database_in
from orrery.web.telling import state_of

ANNA, BEN = Person("anna", "Anna", True), Person("ben", "Ben", True)


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    return create_engine(database_in(tmp_path))


def test_a_fresh_database_is_what_the_code_expects(engine: Engine) -> None:
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
    upgrade(engine)  # nothing to do
    engine.dispose()


def to_revision(engine: Engine, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(orrery.web.migrations.__file__).parent))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def test_an_old_database_comes_along_with_what_it_holds(engine: Engine) -> None:
    to_revision(engine, "0001")
    with engine.begin() as connection:
        connection.execute(text("insert into person values ('anna', 'Anna', null, null, '{}', '2026-01-01')"))
        assert "away_since" not in {column["name"] for column in inspect(connection).get_columns("seat")}
    upgrade(engine)
    with engine.connect() as connection:
        assert connection.execute(text("select name from person")).scalars().all() == ["Anna"]
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
    engine.dispose()


def test_a_start_that_is_killed_leaves_no_half_schema(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    upgraded = command.upgrade

    def killed(config: Config, revision: str) -> None:
        upgraded(config, revision)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "upgrade", killed)
    with pytest.raises(KeyboardInterrupt):
        upgrade(engine)
    monkeypatch.undo()
    assert inspect(engine).get_table_names() == []
    upgrade(engine)
    assert "person" in inspect(engine).get_table_names()
    engine.dispose()


def test_a_database_of_a_later_version_is_refused_and_left_alone(tmp_path: Path, engine: Engine) -> None:
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999', oldest = '9999'"))
    engine.dispose()
    before = digest(tmp_path)
    with pytest.raises(NewerDatabase, match="9999"):
        upgrade(engine)
    engine.dispose()
    with pytest.raises(CannotServe, match="the database has schema 9999, which this version does not know"):
        check(tmp_path, "")
    with pytest.raises(NewerDatabase):
        asyncio.run(opened(tmp_path))
    assert digest(tmp_path) == before


async def opened(folder: Path) -> None:
    House(folder)


def digest(folder: Path) -> str:
    return hashlib.sha256((folder / "orrery.db").read_bytes()).hexdigest()


def test_a_file_that_is_no_database_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "orrery.db").write_bytes(b"this is not a database, and has never been one" * 100)
    with pytest.raises(CannotServe, match="the database cannot be used"):
        check(tmp_path, "")


def test_a_folder_that_cannot_be_used_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(CannotServe, match=r"the folder .* cannot be used"):
        check(tmp_path / "file" / "folder", "")


# -- tables that cannot go on ------------------------------------------------------------------------------------------


def add_people(session: Session) -> None:
    for person in (ANNA, BEN):
        session.merge(PersonRow(id=person.id, name=person.name, settings={}))


def in_house(folder: Path, story: Callable[[House], Awaitable[None]]) -> None:
    async def tell() -> None:
        house = House(folder)
        try:
            await house.writer.write(add_people)
            await story(house)
        finally:
            await house.close()

    asyncio.run(tell())


DAMAGES = [
    ("no snapshot", "update game_table set snapshot = null", "damaged"),
    ("no JSON", "update game_table set snapshot = substr(snapshot, 1, 500)", "damaged"),
    ("another thing", "update game_table set snapshot = '[1, 2]'", "damaged"),
    ("nothing in it", "update game_table set snapshot = '{}'", "damaged"),
    ("a card twice", "update game_table set snapshot = replace(snapshot, '[', '[5,')", "damaged"),
    ("nested for ever", f"update game_table set snapshot = '{'[' * 100_000}'", "damaged"),
    (
        "another state",
        "update game_table set snapshot = replace(snapshot, '\"pool\":24', '\"pool\":23')",
        "contradiction",
    ),
    ("another choice", "update choice set choice = '[0,[1,2]]' where number = 0", "contradiction"),
    ("the last choice gone", "delete from choice where number = 1", "contradiction"),
    ("a choice gone", "delete from choice where number = 0", "gap"),
    ("another checksum", "update game_table set checksum = 'abc'", "contradiction"),
    ("a torn stage", "update choice set stage = '[[7]]'", "damaged"),
    ("a torn opening", "update game_table set opening = '7'", "damaged"),
    ("changes of nothing", "update game_table set changes = '[7]'", "damaged"),
    ("a wrong choice", "update choice set choice = '[\"x\", 3]'", "damaged"),
    ("a choice that is no JSON", "update choice set choice = 'torn'", "damaged"),
    ("wrong options", "update game_table set options = '{\"players\": 9}'", "damaged"),
    ("a seat too few", "delete from seat where seat = 1", "damaged"),
    ("older rules that cannot be loaded", "update game_table set rules = 0, snapshot = '{}'", "other-version"),
    ("packed and torn", "update game_table set packed = substr(packed, 1, 500)", "damaged"),
    ("packed and no bytes", "update game_table set packed = 'x'", "damaged"),
]


@pytest.mark.parametrize(("damage", "why"), [each[1:] for each in DAMAGES], ids=[each[0] for each in DAMAGES])
def test_a_table_that_cannot_go_on_says_why_and_stays_as_it_is(tmp_path: Path, damage: str, why: str) -> None:
    kept: list[str] = []

    async def begin(house: House) -> None:
        live = await house.open_table(Wish(TITLES["race"], "Race", {}, [("me", ""), ("open", "")]), ANNA)
        await house.join(live, BEN, live.row.invite, None)
        await live.choose(0, "r", live.token(0), [0, 1])
        await live.choose(1, "s", live.token(1), [0, 1])
        kept.append(live.row.id)

    async def look(house: House) -> None:
        live = await house.table(kept[0])
        assert (live.row.status, live.row.why) == ("stopped", why)
        for seat in (0, WATCHER):
            state = state_of(live, seat, "anna", "de", 0)
            assert (state.table.status, state.view, state.question) == ("stopped", None, None)
            assert state.table.why.startswith("Dieser Tisch")
        for request in (
            live.choose(0, "x", "1-0", [0]),
            live.taking_back.undo(0),
            live.hand_over(0, "greedy"),
            house.begin(live),
            house.join(live, ANNA, live.row.invite, None),
            house.again(live, ANNA),
        ):
            with pytest.raises(Refused):
                await request

    in_house(tmp_path, begin)
    with closing(sqlite3.connect(tmp_path / "orrery.db")) as database, database:
        database.create_function("unpacked", 1, lambda packed: zlib.decompress(packed).decode())
        database.execute("update game_table set snapshot = unpacked(packed)")  # as before it was packed
        if "packed" not in damage:
            database.execute("update game_table set packed = null")
        database.execute(damage)
    before = stored(tmp_path)
    in_house(tmp_path, look)
    assert stored(tmp_path) == before


def stored(folder: Path) -> list[object]:
    with closing(sqlite3.connect(folder / "orrery.db")) as database:
        return [database.execute(f"select * from {name}").fetchall() for name in ("game_table", "seat", "choice")]


def test_a_game_that_this_version_does_not_know_is_refused(tmp_path: Path) -> None:
    kept: list[str] = []

    async def begin(house: House) -> None:
        live = await house.open_table(Wish(TITLES["race"], "Race", {}, [("me", ""), ("bot", "greedy")]), ANNA)
        kept.append(live.row.id)

    async def look(house: House) -> None:
        with pytest.raises(Refused, match="other-version"):
            await house.table(kept[0])
        with pytest.raises(Refused, match="no-table"):
            await house.table("none")

    in_house(tmp_path, begin)
    with closing(sqlite3.connect(tmp_path / "orrery.db")) as database, database:
        database.execute("update game_table set game = 'chess', status = 'over'")
    in_house(tmp_path, look)
