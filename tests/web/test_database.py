"""A database is upgraded, examined, written into a file and filled from one; what is wrong is said table by table."""

from __future__ import annotations

import gzip
import json
import os
import sqlite3
import stat
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, select, text
from sqlalchemy.orm import Session
from typer.testing import CliRunner

from orrery.__main__ import app
from orrery.web.backup import FORMAT, PASSING, all_tables_of, one_moment
from orrery.web.database import backed_up, checked, lines, restored, told, upgraded
from orrery.web.house import House, Wish
from orrery.web.migrations import newest, revision_of, take_steps, upgrade
from orrery.web.serve import CannotServe
from orrery.web.soundness import at_one_moment
from orrery.web.storage import Base, PersonRow, create_engine, database_in
from orrery.web.store import Store
from support.house import BEN, RACE, in_house, table_of, until
from support.postgres import Cluster
from support.web import Server, Visitor, browser_at, table_of_two


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a table of two people in mid-game and chat, one that gathers, and one that bots have ended."""
    folder = tmp_path_factory.mktemp("played") / "kept"

    async def story(house: House) -> None:
        live = await table_of(house, "days", 86_400)
        for seat in (0, 1):
            await live.choose(seat, "anna:0:a" if seat == 0 else "", live.token(seat), [0, 1])
        await live.say(0, "Anna", "hello\u2028\U0001f680", "anna::b")
        await house.open_table(Wish(RACE, "Race", {}, [("me", ""), ("open", "")]), BEN)
        over = await table_of(house)
        for seat in (0, 1):
            await over.hand_over(seat, "random")
        await until(lambda: over.row.status == "over")

    in_house(folder, story)
    change(
        folder, "insert into crash values ('one', 'table', '{}', '2026-01-01 00:00:00.000000')"
    )  # of a server among others
    return folder


def copy_of(folder: Path, to: Path) -> Path:
    to.mkdir()
    for path in folder.iterdir():
        (to / path.name).write_bytes(path.read_bytes())
    return to


@pytest.fixture
def house(played: Path, tmp_path: Path) -> Path:
    """To be damaged."""
    return copy_of(played, tmp_path / "house")


def content_of(folder: Path) -> dict[str, list[tuple[Any, ...]]]:
    """What the database holds, to the byte."""
    with closing(sqlite3.connect(folder / "orrery.db")) as database:
        names = [name for (name,) in database.execute("select name from sqlite_master where type = 'table'")]
        return {name: sorted(database.execute(f"select * from {name}").fetchall(), key=repr) for name in names}


def change(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / "orrery.db")) as database:
        database.execute(statement)
        database.commit()


# -- backup and restore ------------------------------------------------------------------------------------------------


def test_what_was_backed_up_is_restored_to_the_byte(played: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "backup", tmp_path / "other"
    rows = sum(len(each) for name, each in content_of(played).items() if name != "alembic_version")
    assert backed_up(played, "", file) == f"{rows} rows in {file}"
    assert restored(other, "", file) == f"{rows} rows restored"
    assert content_of(other) == content_of(played)
    assert (other / "secret").read_bytes() == (played / "secret").read_bytes(), "or nobody would be known any more"
    backed_up(other, "", tmp_path / "again")
    assert (tmp_path / "again").read_bytes() == file.read_bytes()
    assert checked(other, "").wrong == []


def test_every_column_of_every_table_is_in_the_file(played: Path, tmp_path: Path) -> None:
    backed_up(played, "", tmp_path / "backup")
    with gzip.open(tmp_path / "backup", "rt", encoding="utf-8") as file:
        written = [json.loads(line) for line in file]
    assert written[0]["format"] == FORMAT
    assert written[0]["schema"] == newest()
    found = {line["table"]: set(line["columns"]) for line in written[1:-1] if isinstance(line, dict)}
    kept = {name: table for name, table in Base.metadata.tables.items() if name not in PASSING}
    assert found == {name: set(table.columns.keys()) for name, table in kept.items()}
    assert set(written[-1]["end"]) == set(found)
    assert all(written[-1]["end"][name] for name in found), "the test has rows of each"


def test_nothing_and_the_nothing_of_json_are_two_things(house: Path, tmp_path: Path) -> None:
    change(house, "update game_table set scores = null, winners = 'null' where status = 'gathering'")
    backed_up(house, "", tmp_path / "backup")
    restored(tmp_path / "other", "", tmp_path / "backup")
    assert content_of(tmp_path / "other") == content_of(house)


def test_a_house_goes_on_from_its_backup(tmp_path: Path) -> None:
    """The drill: people play, the file is written while they do, the machine is gone, and they find their prompt
    elsewhere."""
    server = Server(tmp_path / "kept")
    anna, ben, table = table_of_two(server)
    with anna.sit(table) as page, ben.sit(table) as other:
        page.choose(0, 1)
        backed_up(server.folder, "", tmp_path / "backup")
        asked = other.until_asked()
        other.choose(0, 1)  # after the backup: that is lost
        page.until_state(lambda state: state.number == 1)
    server.everybody_leaves()
    server.kill()
    server.folder = tmp_path / "elsewhere"
    restored(server.folder, "", tmp_path / "backup")
    assert checked(server.folder, "").wrong == []
    server.start()
    with again_at(server, ben).sit(table) as other, again_at(server, anna).sit(table) as page:
        assert other.question == asked
        other.choose(0, 1)
        page.until_state(lambda state: state.number == 1)
    server.stop()
    assert "Traceback" not in server.log(), server.log()


def again_at(server: Server, visitor: Visitor) -> Visitor:
    """The same browser, with its cookie."""
    known = Visitor.__new__(Visitor)
    known.server = server
    known.http = browser_at(server, cookies={"orrery": visitor.cookie})
    server.open.append(known.http)
    return known


def test_a_backup_while_a_server_writes_is_of_one_moment(tmp_path: Path) -> None:
    stop, folder = threading.Event(), tmp_path / "kept"

    def play() -> None:
        async def story(house: House) -> None:
            while not stop.is_set():
                live = await table_of(house)
                for seat in (0, 1):
                    await live.choose(seat, "", live.token(seat), [0, 1])
                    await live.say(seat, "x", "y" * 200)

        in_house(folder, story)

    thread = threading.Thread(target=play)
    thread.start()
    try:
        while not (folder / "orrery.db").exists() or not content_of(folder).get("choice"):
            assert thread.is_alive()
        for number in range(3):
            backed_up(folder, "", tmp_path / f"backup{number}")
            assert checked(folder, "").wrong == []
    finally:
        stop.set()
        thread.join()
    for number in range(3):
        restored(tmp_path / f"other{number}", "", tmp_path / f"backup{number}")
        assert checked(tmp_path / f"other{number}", "").wrong == []


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_backup_and_check_see_one_moment(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = database_in(tmp_path) if kind == "sqlite" else request.getfixturevalue("cluster").new_database()
    engine = create_engine(url)
    upgrade(engine)

    def come(name: str) -> None:
        with Session(engine) as session, session.begin():
            session.add(PersonRow(id=name, name=name, settings={}))

    come("anna")
    with one_moment(engine) as connection, Session(at_one_moment(engine)) as session:
        seen = [connection.execute(select(PersonRow.id)), session.execute(select(PersonRow.id))]
        assert [each.scalars().all() for each in seen] == [["anna"]] * 2
        come("ben")
        seen = [connection.execute(select(PersonRow.id)), session.execute(select(PersonRow.id))]
        assert [each.scalars().all() for each in seen] == [["anna"]] * 2
    with Session(at_one_moment(engine)) as session:
        assert len(session.execute(select(PersonRow.id)).all()) == 2
    engine.dispose()


def test_a_house_moves_from_sqlite_to_postgresql_and_back(played: Path, tmp_path: Path, cluster: Cluster) -> None:
    url, there, back = cluster.new_database(), tmp_path / "there", tmp_path / "back"
    backed_up(played, "", tmp_path / "one")
    restored(there, url, tmp_path / "one")
    assert lines(checked(there, url)) == lines(checked(played, ""))
    assert upgraded(there, url) == f"the database has schema {newest()} already"
    with pytest.raises(CannotServe, match="the database is not empty"):
        restored(there, url, tmp_path / "one")
    house = Store(tmp_path / "elsewhere", url)  # a server on another machine: it knows everybody
    house.close()
    assert house.secret == (played / "secret").read_bytes()
    backed_up(there, url, tmp_path / "two")
    restored(back, "", tmp_path / "two")
    assert content_of(back) == content_of(played)
    assert (back / "secret").read_bytes() == house.secret
    damaged = create_engine(url)
    with damaged.begin() as connection:
        connection.execute(text("update game_table set checksum = 'x' where status = 'playing'"))
    damaged.dispose()
    assert len(checked(there, url).wrong) == 1


@pytest.mark.skipif(os.name != "posix", reason="rights as POSIX has them")
def test_backup_and_restored_house_are_for_their_owner_alone(played: Path, tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        backed_up(played, "", tmp_path / "backup")
        restored(tmp_path / "other", "", tmp_path / "backup")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "backup").stat().st_mode) == 0o600
    assert {stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "other").iterdir()} == {0o600}


def test_a_backup_overwrites_nothing_and_leaves_no_half_file(house: Path, tmp_path: Path) -> None:
    (tmp_path / "backup").write_text("precious")
    with pytest.raises(CannotServe, match="backup is there already"):
        backed_up(house, "", tmp_path / "backup")
    assert (tmp_path / "backup").read_text() == "precious"
    with pytest.raises(CannotServe, match="cannot be written: No such file or directory"):
        backed_up(house, "", tmp_path / "no" / "folder")
    change(house, "drop table chat")
    change(house, "create table chat (table_id text, number int, at datetime)")
    change(house, "insert into chat values ('x', 0, 'no time')")
    with pytest.raises(ValueError, match="no time"):
        backed_up(house, "", tmp_path / "half")
    assert {path.name for path in tmp_path.iterdir()} == {"house", "backup"}


def test_only_an_empty_database_is_filled(played: Path, house: Path, tmp_path: Path) -> None:
    backed_up(played, "", tmp_path / "backup")
    before = content_of(house)
    with pytest.raises(CannotServe, match="the database is not empty"):
        restored(house, "", tmp_path / "backup")
    assert content_of(house) == before
    Store(tmp_path / "served").close()  # a server has started there, and nobody has come
    restored(tmp_path / "served", "", tmp_path / "backup")
    assert content_of(tmp_path / "served") == content_of(played)


def test_nothing_is_restored_below_a_server(played: Path, tmp_path: Path) -> None:
    backed_up(played, "", tmp_path / "backup")
    store = Store(tmp_path / "served")
    with pytest.raises(CannotServe, match="another server is using the database"):
        restored(tmp_path / "served", "", tmp_path / "backup")
    store.close()


def cut(content: bytes) -> bytes:
    return content[: len(content) // 2]


def flipped(content: bytes) -> bytes:
    return content[:-6] + bytes([content[-6] ^ 1]) + content[-5:]  # in the checksum


def repacked(change: Callable[[list[bytes]], list[bytes]]) -> Callable[[bytes], bytes]:
    return lambda content: gzip.compress(b"".join(change(gzip.decompress(content).splitlines(keepends=True))))


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (cut, "is damaged, or only a part of a backup"),
        (flipped, "is damaged, or only a part of a backup"),
        (repacked(lambda kept: kept[:-1]), "is damaged, or only a part of a backup"),
        (repacked(lambda kept: [*kept[:2], *kept[3:]]), "is damaged, or only a part of a backup"),
        (repacked(lambda kept: [kept[0], kept[-1]]), "is damaged, or only a part of a backup"),
        (repacked(lambda kept: kept[1:]), "is no backup that this version can read"),
        (repacked(lambda kept: []), "is no backup that this version can read"),
        (lambda content: b"something else", "is damaged, or only a part of a backup"),
        (repacked(lambda kept: [kept[0].replace(newest().encode(), b"9999"), *kept[1:]]), "has schema 9999"),
    ],
)
def test_a_file_that_is_not_whole_is_refused_and_nothing_has_happened(
    played: Path, tmp_path: Path, spoil: Callable[[bytes], bytes], said: str
) -> None:
    backed_up(played, "", tmp_path / "backup")
    (tmp_path / "backup").write_bytes(spoil((tmp_path / "backup").read_bytes()))
    with pytest.raises(CannotServe, match=said):
        restored(tmp_path / "other", "", tmp_path / "backup")
    assert content_of(tmp_path / "other") == {}
    assert not (tmp_path / "other" / "secret").exists()


def test_a_file_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match="none cannot be read: No such file"):
        restored(tmp_path / "other", "", tmp_path / "none")
    for work in (lambda: backed_up(tmp_path, "", tmp_path / "x"), lambda: checked(tmp_path, "")):
        with pytest.raises(CannotServe, match="there is no database"):
            work()
    assert not (tmp_path / "orrery.db").exists()


# -- older schemas -----------------------------------------------------------------------------------------------------


def older(folder: Path) -> None:
    """A database of the schema 0005, with a person in it."""
    folder.mkdir()
    engine = create_engine(database_in(folder))
    with engine.begin() as connection:
        take_steps(connection, "0005")
        connection.execute(text("insert into person values ('anna', 'Anna', null, null, '{}', '2026-01-01', 0, '[]')"))
    engine.dispose()


def test_a_backup_of_an_older_schema_is_brought_up_to_today(tmp_path: Path) -> None:
    older(tmp_path / "old")
    backed_up(tmp_path / "old", "", tmp_path / "backup")
    restored(tmp_path / "new", "", tmp_path / "backup")
    engine = create_engine(database_in(tmp_path / "new"))
    with engine.connect() as connection:
        assert revision_of(connection) == newest()
        assert {table.name for table in all_tables_of(connection)} == set(Base.metadata.tables)
        assert connection.execute(text("select name from person")).scalars().all() == ["Anna"]
        assert "stopped" in {column["name"] for column in inspect(connection).get_columns("game_table")}
    engine.dispose()


def test_an_older_schema_is_said_and_upgraded(tmp_path: Path) -> None:
    older(tmp_path / "old")
    found = checked(tmp_path / "old", "")
    said = f"the database: it has schema 0005, this version needs schema {newest()}: run orrery database upgrade"
    assert lines(found) == [said, "1 wrong"]
    assert upgraded(tmp_path / "old", "") == f"the database had schema 0005, and has schema {newest()} now"
    assert upgraded(tmp_path / "old", "") == f"the database has schema {newest()} already"
    assert lines(checked(tmp_path / "old", "")) == [
        f"schema {newest()}, people 1, tables 0, choices 0",
        "all is sound",
    ]


def test_a_later_schema_is_left_alone(house: Path, tmp_path: Path) -> None:
    change(house, "update alembic_version set version_num = '9999'")
    for work in (upgraded, checked):
        with pytest.raises(CannotServe, match="the database has schema 9999, which this version does not know"):
            work(house, "")
    with pytest.raises(CannotServe, match="9999"):
        backed_up(house, "", tmp_path / "backup")
    assert not (tmp_path / "backup").exists()


# -- what is wrong -----------------------------------------------------------------------------------------------------

PLAYED = "status = 'playing'"
OF_PLAYED = f"table_id = (select id from game_table where {PLAYED})"
DAMAGES = [
    (f"update game_table set checksum = 'x' where {PLAYED}", "how it is stored to stand is not where its choices led"),
    (f"update game_table set packed = x'00' where {PLAYED}", "what is stored of it is damaged"),
    (f"update game_table set opening = '[' where {PLAYED}", "cannot be loaded"),
    (f"delete from choice where number = 0 and {OF_PLAYED}", "some of the choices made at it are missing"),
    (f"delete from chat where {OF_PLAYED}", "1 lines of chat were said, 0 are kept"),
    (f"update chat set number = 5 where {OF_PLAYED}", "or their numbers have gaps"),
    (f"delete from seat where seat = 0 and {OF_PLAYED}", "its seats have gaps"),
    (f"update game_table set game = 'chess' where {PLAYED}", "another version of the rules"),
    (f"update game_table set status = 'gathering' where {PLAYED}", "choices were made at it before the game began"),
    ("update seat set person = 'nobody' where seat = 0", "belongs to nothing in person"),
]


@pytest.mark.parametrize(("damage", "said"), DAMAGES)
def test_what_is_wrong_is_said_with_its_table(house: Path, damage: str, said: str) -> None:
    with closing(sqlite3.connect(house / "orrery.db")) as database:
        ((table,),) = database.execute(f"select id from game_table where {PLAYED}").fetchall()
    change(house, damage)
    found = checked(house, "")
    assert [wrong for wrong in found.wrong if said in wrong.text], found.wrong
    assert {wrong.table for wrong in found.wrong} <= {table, ""}
    assert found.counted["tables"] == 3, "the others are examined all the same"


def test_a_sound_house_is_called_so(house: Path) -> None:
    found = checked(house, "")
    assert found.wrong == []
    assert lines(found)[-1] == "all is sound"
    assert told(found)["tables"] == 3


# -- the commands ------------------------------------------------------------------------------------------------------


def test_the_commands_say_what_they_did(house: Path, tmp_path: Path) -> None:
    def run(*words: str) -> tuple[int, str]:
        done = CliRunner().invoke(app, ["database", *words])
        return done.exit_code, done.output

    at = ["--data", str(house)]
    assert run("upgrade", *at) == (0, f"the database has schema {newest()} already\n")
    assert run("check", *at)[0] == 0
    assert run("backup", str(tmp_path / "backup"), *at)[0] == 0
    code, said = run("restore", str(tmp_path / "backup"), *at)
    assert (code, said) == (2, "orrery: the database is not empty; restore into a new one\n")
    change(house, "update game_table set checksum = 'x'")
    code, said = run("check", "--json", *at)
    assert code == 1
    assert len(json.loads(said)["wrong"]) == 2
