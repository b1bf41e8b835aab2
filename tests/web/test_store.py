"""The place where everything is kept: one server for each database, and for its owner alone."""

from __future__ import annotations

import asyncio
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from orrery.web.clock import Clock
from orrery.web.lock import InUse, file_of
from orrery.web.serve import CannotServe, check
from orrery.web.storage import database_in
from orrery.web.store import Store
from support.house import in_house


def test_a_second_server_for_the_same_database_gets_one_clear_line(tmp_path: Path) -> None:
    """Also with a folder of its own, and by another way to the same file."""
    first = Store(tmp_path / "one")
    (tmp_path / "link.db").symlink_to(tmp_path / "one" / "orrery.db")
    for folder, url in (
        (tmp_path / "one", ""),
        (tmp_path / "two", database_in(tmp_path / "one")),
        (tmp_path / "two", f"sqlite:///{tmp_path / 'link.db'}"),
        (tmp_path / "two", f"sqlite:///file:{tmp_path / 'one' / 'orrery.db'}?uri=true"),
    ):
        with pytest.raises(CannotServe) as refused:
            check(folder, url)
        assert str(refused.value) == f"another server is using the database {tmp_path / 'one' / 'orrery.db'}"
    check(tmp_path / "two", "")  # another database is another matter
    first.close()
    check(tmp_path / "two", database_in(tmp_path / "one"))


def test_the_lock_ends_with_its_process(tmp_path: Path) -> None:
    script = "import sys, os\nfrom pathlib import Path\nfrom orrery.web.store import Store\n"
    script += "store = Store(Path(sys.argv[1]))\nos.kill(os.getpid(), 9)"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    assert subprocess.run([sys.executable, "-c", script, str(tmp_path)], env=environment).returncode == -9
    check(tmp_path, "")


def test_a_database_in_memory_is_nobody_elses() -> None:
    assert file_of(create_engine("sqlite://")) is None
    assert file_of(create_engine("sqlite:///:memory:")) is None


# -- for the owner alone -----------------------------------------------------------------------------------------------


def rights(folder: Path) -> dict[str, int]:
    found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    return {".": stat.S_IMODE(folder.stat().st_mode), **found}


@pytest.mark.skipif(os.name != "posix", reason="rights as POSIX has them")
def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        store = Store(tmp_path / "kept")
        with store.engine.begin() as connection:
            connection.exec_driver_sql(
                "insert into person (id, name, settings, created) values ('a', 'A', '{}', '2026')"
            )
            found = rights(tmp_path / "kept")
        store.close()
    finally:
        os.umask(before)
    assert {"orrery.db", "orrery.db-wal", "orrery.db-shm", "orrery.db.lock", "secret"} <= set(found)
    assert found.pop(".") == 0o700
    assert set(found.values()) == {0o600}, found


@pytest.mark.skipif(os.name != "posix", reason="rights as POSIX has them")
def test_what_an_older_version_left_open_is_closed(tmp_path: Path) -> None:
    folder, elsewhere = tmp_path / "kept", tmp_path / "elsewhere"
    elsewhere.mkdir()
    Store(folder).close()
    Store(folder, f"sqlite:///{elsewhere / 'tables.db'}").close()
    (folder / "orrery-crash-7.json").write_text("{}")
    (elsewhere / "photo.jpg").write_text("x")
    for path in [folder, elsewhere]:
        path.chmod(0o755)
        for each in path.iterdir():
            each.chmod(0o644)
    check(folder, f"sqlite:///{elsewhere / 'tables.db'}")
    found = rights(folder)
    assert found.pop(".") == 0o700
    assert set(found.values()) == {0o600}, found
    others = rights(elsewhere)
    assert (others["."], others["photo.jpg"], others["tables.db"]) == (0o755, 0o644, 0o600)


@pytest.mark.skipif(os.name != "posix", reason="rights as POSIX has them")
def test_a_folder_that_holds_other_things_stays_open(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("x")
    tmp_path.chmod(0o755)
    Store(tmp_path).close()
    found = rights(tmp_path)
    assert (found["."], found["orrery.db"], found["secret"]) == (0o755, 0o600, 0o600)
    assert found["letter.txt"] & 0o044


def test_the_clock_of_the_machine_goes_on() -> None:
    """All other tests have one of their own."""

    async def story() -> None:
        clock = Clock()
        before = clock.moment()
        await clock.sleep_until(before + 0.001)
        assert clock.moment() >= before
        assert abs(clock.time_of(clock.moment()) - clock.now()) < 60
        assert clock.moment_of(clock.now() + 1000) <= clock.moment()

    asyncio.run(story())


def test_a_house_opens_again_where_it_closed(tmp_path: Path) -> None:
    async def story(_: object) -> None:
        with pytest.raises(InUse):
            Store(tmp_path)

    for _ in range(2):
        in_house(tmp_path, story)
