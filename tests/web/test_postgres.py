"""A house on PostgreSQL: the same tables, in a database that others can reach too."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

ROOT = Path(__file__).resolve().parents[2]
NOWHERE = """
import support.postgres as postgres
def binaries():
    raise postgres.CannotRun("there is none here")
postgres.binaries = binaries
"""


def test_each_file_of_tests_has_an_empty_database_of_its_own(postgres: str) -> None:
    with psycopg.connect(postgres) as connection:
        found = connection.execute("select count(*) from pg_tables where schemaname = 'public'").fetchone()
    assert found == (0,)


@pytest.mark.parametrize("ci", ["", "true"])
def test_where_it_cannot_run_that_is_said_in_one_line_and_continuous_integration_fails(tmp_path: Path, ci: str) -> None:
    (tmp_path / "nowhere.py").write_text(NOWHERE)
    tests = ["tests/web/test_postgres.py::test_each_file_of_tests_has_an_empty_database_of_its_own"]
    tests.append("tests/web/test_operations.py::test_a_server_that_runs_is_well_and_ready[three]")
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "nowhere", "-p", "no:cacheprovider", "-p", "no:xdist", *tests],
        cwd=ROOT,
        env={**os.environ, "CI": ci, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT / "tests")])},
        capture_output=True,
        text=True,
    )
    said = [line for line in ran.stdout.splitlines() if "PostgreSQL is not tested: there is none here" in line]
    if ci:
        assert ran.returncode == 1, ran.stdout
        assert "2 errors" in ran.stdout
    else:
        assert ran.returncode == 0, ran.stdout
        assert len(said) == 1
        assert said[0].startswith("SKIPPED [2]")


def test_a_developer_has_one_for_as_long_as_a_command_runs() -> None:
    look = "import os, psycopg; print(psycopg.connect(os.environ['DATABASE']).execute('show fsync').fetchone())"
    tool = [sys.executable, str(ROOT / "tools" / "with_postgres.py"), sys.executable, "-c", f"{look}; print('{{}}')"]
    ran = subprocess.run(tool, capture_output=True, text=True)
    said, address = ran.stdout.splitlines()
    assert said == "('on',)", "it waits for the disk"
    assert address.startswith("postgresql://")
    assert not Path(address.partition("host=")[2]).exists(), "nothing is left of it"
