"""The schema under several servers: one changes it while others wait, and those of the version before play on."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect, text

from orrery.web.database import backed_up, checked, upgraded
from orrery.web.house import House
from orrery.web.migrations import OLDEST, TURN, NewerDatabase, configured, newest, revision_of, suits, upgrade
from orrery.web.serve import CannotServe, check
from orrery.web.storage import create_engine, database_in
from support.house import ANNA, BEN, PATIENCE, clock_of, ear_of, in_houses, same_everywhere, table_of
from support.postgres import Cluster

SERVERS = 8
STEPS = sorted(step.revision for step in ScriptDirectory.from_config(configured()).walk_revisions())
OPENED = """
import sys
from pathlib import Path
from orrery.web.store import Store
Store(Path("no folder"), sys.argv[1]).close()
"""


@contextmanager
def database_at(address: str, revision: str = "") -> Iterator[Engine]:
    engine = create_engine(address)
    try:
        if revision:
            upgrade(engine, revision)
        yield engine
    finally:
        engine.dispose()


def change(engine: Engine, *statements: str) -> None:
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))


# -- one changes it ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("before", ["", STEPS[-2]])
def test_eight_servers_that_start_at_once_change_the_schema_once(cluster: Cluster, before: str) -> None:
    """On an empty database, and on one of the version before. A step that is taken twice fails."""
    address = cluster.new_database()
    with database_at(address, before) as engine:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        started = [subprocess.Popen([sys.executable, "-c", OPENED, address], env=environment) for _ in range(SERVERS)]
        assert [process.wait(PATIENCE) for process in started] == [0] * SERVERS
        with engine.connect() as connection:
            assert revision_of(connection) == newest()
            assert connection.execute(text("select count(*) from secret")).scalar_one() == 1


def test_while_one_changes_the_schema_the_others_wait(cluster: Cluster) -> None:
    with database_at(cluster.new_database()) as engine:
        with engine.begin() as first:
            first.exec_driver_sql(f"SELECT pg_advisory_xact_lock({TURN})")
            others = [threading.Thread(target=upgrade, args=(engine,)) for _ in range(2)]
            for other in others:
                other.start()
            until = time.monotonic() + PATIENCE
            while first.execute(text("select count(*) from pg_locks where not granted")).scalar_one() < len(others):
                assert time.monotonic() < until
            assert inspect(first).get_table_names() == []
        for other in others:
            other.join(PATIENCE)
            assert not other.is_alive()
        with engine.connect() as connection:
            assert revision_of(connection) == newest()


# -- the version before plays on ---------------------------------------------------------------------------------------


def test_steps_only_add_what_may_be_left_out(tmp_path: Path) -> None:
    """What a server of the step before reads is still there, and what it does not write needs no value. It is so since
    0008 and must be from OLDEST on; a step that cannot be like that raises OLDEST."""
    with database_at(database_in(tmp_path), "0008") as engine:
        for step in [step for step in STEPS if step > min("0008", OLDEST)]:
            before = inspect(engine)
            known = {
                name: {each["name"]: each for each in before.get_columns(name)} for name in before.get_table_names()
            }
            upgrade(engine, step)
            after = inspect(engine)
            for name, columns in known.items():
                now = {each["name"]: each for each in after.get_columns(name)}
                for each, column in columns.items():
                    assert str(now[each]["type"]) == str(column["type"]), f"{step}: {name}.{each}"
                    assert now[each]["nullable"] or not column["nullable"], f"{step}: {name}.{each}"
                for each in now.keys() - columns.keys():
                    assert now[each]["nullable"] or now[each]["default"], f"{step}: {name}.{each} must be written"


def columns_of(engine: Engine) -> dict[str, dict[str, Any]]:
    """By table and name."""
    found = inspect(engine)
    return {name: {each["name"]: each for each in found.get_columns(name)} for name in found.get_table_names()}


def a_later_version_comes(engine: Engine, oldest: str) -> None:
    change(
        engine,
        "alter table game_table add column mood varchar(20) not null default 'calm'",
        "create table weather (id integer primary key)",
        f"update alembic_version set version_num = '9999', oldest = '{oldest}'",
    )


def test_servers_play_on_while_a_later_version_changes_the_schema(cluster: Cluster, tmp_path: Path) -> None:
    """Those that run, and those of the version before that start once more. Only when it says that they no longer can,
    they are not ready, and none starts."""
    address = cluster.new_database()

    async def story(one: House, other: House) -> None:
        here = await table_of(one)
        there = await other.table(here.row.id)
        ben = ear_of(BEN, there)
        await there.arrive(ben)
        await here.choose(0, "a", here.token(0), [0, 1])
        await asyncio.to_thread(a_later_version_comes, one.engine, OLDEST)
        await there.choose(1, "b", there.token(1), [0, 1])
        await here.say(0, "Anna", "still here", "c")
        await same_everywhere(here, there)
        assert [await house.health.wrong() for house in (one, other)] == ["", ""]
        assert ben.state().number == 1
        third = House(tmp_path, address, clock=clock_of(one))
        try:
            again = await third.table(here.row.id)
            await again.arrive(ear_of(ANNA, again))
            await again.choose(0, "d", again.token(0), [0])
            await same_everywhere(again, there)
            assert there.table is not None
            assert len(there.table.choices) == 3
        finally:
            await third.close()
        await asyncio.to_thread(change, one.engine, "update alembic_version set oldest = '9999'")
        assert [await house.health.wrong() for house in (one, other)] == ["other-schema"] * 2
        with pytest.raises(CannotServe, match="schema 9999, which this version does not know"):
            await asyncio.to_thread(check, tmp_path, address)

    in_houses(address, story)


def test_one_server_starts_on_a_schema_that_still_suits_it_and_the_tools_leave_it_alone(tmp_path: Path) -> None:
    with database_at(database_in(tmp_path), "head") as engine:
        a_later_version_comes(engine, OLDEST)
        with engine.connect() as connection:
            assert suits(connection)
    check(tmp_path, "")
    for tool in (upgraded, checked):
        with pytest.raises(CannotServe, match="9999"):
            tool(tmp_path, "")
    with pytest.raises(CannotServe, match="9999"):
        backed_up(tmp_path, "", tmp_path / "backup")
    with database_at(database_in(tmp_path)) as engine:
        change(engine, "update alembic_version set oldest = '9999'")
        with pytest.raises(NewerDatabase):
            upgrade(engine)
        with engine.connect() as connection:
            assert revision_of(connection) == "9999"


def test_every_schema_says_whom_it_suits(tmp_path: Path) -> None:
    with database_at(database_in(tmp_path), "head") as engine, engine.connect() as connection:
        assert connection.execute(text("select version_num, oldest from alembic_version")).one() == (newest(), OLDEST)
        assert OLDEST in STEPS
