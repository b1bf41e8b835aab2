"""The mutation tester: on a module of a few lines, with tests of which we know what they hold."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.rulebook import CHECKOUT

FIGHT = """
def maker(bonus):
    def count(dice):
        return sum(die >= bonus for die in dice)
    return count

hits = maker(3)

def advance(planets):
    if planets:
        planets.append("Mecatol Rex")
    return planets

CITIES = advance([])

def retreat(fleet):
    left: 1 = fleet
    left.clear()
"""
TESTS = """
from fight import CITIES, advance, hits

def test_a_three_hits(): assert hits([2, 3, 4]) == 2

def test_who_has_no_planet_gets_none(): assert CITIES == []  # what was done on import is broken, too

def test_advances(): advance(["Jord"])

def test_fails_anyhow(): assert hits([]) == 1
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "fight.py").write_text(FIGHT, encoding="utf-8")
    (tmp_path / "test_fight.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\npythonpath = ["."]\n', encoding="utf-8")
    return tmp_path


def mutants(checkout: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.mutants", "--files", "fight.py", "--tests", "test_fight.py", *options]
    environment = {**os.environ, "PYTHONPATH": str(CHECKOUT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True)


def test_each_mutant_is_told_as_the_tests_hold_it(checkout: Path) -> None:
    done = mutants(checkout, "--floor", "0.5")
    assert sorted(done.stdout.splitlines()) == sorted(
        [
            "survived: fight.py:11 call left out: planets.append('Mecatol Rex') -> None  (1 of 1 tests)",
            "unreached: fight.py:18 call left out: left.clear() -> None  (0 of 0 tests)",
            "left out, since it fails with nothing broken: test_fight.py::test_fails_anyhow",
            "2 of 4 mutants killed: 50.0% (95 %: 15.0% to 85.0%), 1 survived, 1 reached by no test; "
            "out of 5 places in 1 files",
        ]
    ), done
    assert "mutants wait: fight.py:4 comparison: die >= bonus -> die > bonus" in done.stderr
    assert done.stderr.count("killed") == 2
    assert done.returncode == 0
    assert (checkout / "fight.py").read_text(encoding="utf-8") == FIGHT


def test_the_sample_depends_on_the_seed_alone(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(CHECKOUT))
    from tools.mutants.breaks import sample  # only here: the checkout is on no path of the tests

    monkeypatch.chdir(checkout)
    samples = [[str(mutant) for mutant in sample(["fight.py"], 2, seed)[0]] for seed in (1, 1, 2, 3, 4)]
    assert samples[0] == samples[1]
    assert len({frozenset(each) for each in samples}) > 1
    assert samples[0] == [str(mutant) for mutant in sample(["fight.py"], 4, 1)[0]][:2]


def test_whoever_is_stopped_goes_on_where_it_was(checkout: Path) -> None:
    whole = mutants(checkout, "--out", "out.jsonl")
    lines = (checkout / "out.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    (checkout / "out.jsonl").write_text("".join(lines[:-2]) + lines[-2][:9], encoding="utf-8")
    again = mutants(checkout, "--out", "out.jsonl", "--floor", "0.51")
    assert (again.stderr.count("mutants wait"), again.stderr.count("traced")) == (2, 0)
    assert again.stdout == whole.stdout
    assert again.returncode == 1
    with (checkout / "test_fight.py").open("a", encoding="utf-8") as file:
        file.write("\ndef test_advancing_takes_the_city(): assert len(advance(['Jord'])) == 2\n")
    assert mutants(checkout, "--out", "out.jsonl").stdout.splitlines()[-1].startswith("3 of 4 mutants killed")
