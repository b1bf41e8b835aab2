"""Bench: what it measures, and the other engine in a process of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.games import TITLES
from orrery.lab import bench, checkout, yardstick
from orrery.lab.bench import NoEngine
from orrery.title import Bench
from support.faulty import Unending
from support.table import pebbles

NUMBERS = {"decisions_per_s", "games_per_s", "relative", "copy_us", "save_us", "save_bytes", "unfinished"}
RACE = (TITLES["race"], TITLES["race"].benched["two players"])


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """One thing of one game, a few times: what is measured does not matter here."""
    monkeypatch.setattr(bench, "REPEATS", 5)
    monkeypatch.setattr(bench, "BEST_OF", 2)
    monkeypatch.setattr(bench, "benched", lambda: {"race, two players": RACE})
    monkeypatch.setattr(yardstick, "ROUNDS", 1000)


def test_every_game_says_what_is_benched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    for title in TITLES.values():
        assert title.benched
        for what in title.benched.values():
            title.checked(what.options)
    assert set(bench.benched()) >= {
        "race, two players",
        "race, all sets",
        "cosmic, four players",
        "ti4, six players",
    }


def test_every_number_is_measured() -> None:
    part = bench.measure_one(*RACE, 1)
    assert set(part) == NUMBERS
    assert all(part[key] > 0 for key in NUMBERS - {"unfinished"})
    assert part["decisions_per_s"] > part["games_per_s"]
    assert part["unfinished"] == 0


def test_games_without_end_are_stopped_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    title = pebbles(play=Unending)
    monkeypatch.setattr(bench, "DECISION_LIMIT", 60)
    part = bench.measure_one(title, Bench({}, 1), 3)
    assert part["unfinished"] == 3
    text = bench.lines({"pebbles": {"interpreted": part, "compiled": None}})
    assert text[1] == "pebbles, interpreted: 3 games stopped after 60 decisions"


def test_the_measured_game_is_played_to_its_end_or_to_the_middle() -> None:
    game, decisions = bench.play_random(*RACE, 1)
    assert game.over
    middle, half = bench.play_random(*RACE, 1, decisions // 2)
    assert half == decisions // 2
    assert not middle.over
    assert middle.log is None


def test_the_best_run_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([5.0, 9.0, 10.0, 12.0])  # two runs: four and two seconds of CPU
    monkeypatch.setattr("time.process_time", lambda: next(times))
    assert bench.best(lambda: None) == 2


def test_a_ratio_above_one_means_that_compiled_is_faster() -> None:
    slow = {"decisions_per_s": 10.0, "games_per_s": 1.0, "copy_us": 30.0, "save_us": 8.0, "save_bytes": 9.0}
    fast = {"decisions_per_s": 50.0, "games_per_s": 5.0, "copy_us": 10.0, "save_us": 4.0, "save_bytes": 9.0}
    assert bench.ratios(slow, fast) == {"decisions_per_s": 5, "games_per_s": 5, "copy_us": 3, "save_us": 2}
    assert bench.ratios(slow, None) is None


def test_what_got_slower_is_found_by_its_ratio_to_the_yardstick() -> None:
    report = {
        "a": {"interpreted": {"relative": 10.0}, "compiled": None},
        "b": {"interpreted": {"relative": 11.5}, "compiled": {"relative": 2.5}},
        "new": {"interpreted": {"relative": 99.0}, "compiled": None},
    }
    kept = {"a": {"interpreted": 9.9}, "b": {"interpreted": 10.0, "compiled": 2.0}}
    assert bench.slower(report, kept) == [("b, compiled", 1.25), ("b, interpreted", 1.15)]
    assert bench.kept_of(report)["b"] == {"interpreted": 11.5, "compiled": 2.5}


def pretend(monkeypatch: pytest.MonkeyPatch, root: Path, compiled: bool) -> None:
    monkeypatch.setattr(bench, "root", lambda: root)
    monkeypatch.setattr(bench, "is_compiled", lambda: compiled)


def test_without_a_compiled_engine_its_numbers_are_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pretend(monkeypatch, tmp_path, compiled=False)
    report = bench.bench(1)
    assert report["race, two players"]["compiled"] is None
    assert set(report["race, two players"]["interpreted"]) == NUMBERS
    assert len(bench.lines(report)) == 1


def test_the_other_engine_runs_in_its_own_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the point of view of a compiled process, the interpreted engine is the one in src/."""
    top = checkout.root()
    assert top is not None
    pretend(monkeypatch, top, compiled=True)
    report = bench.bench(1)
    assert set(report["race, two players"]["interpreted"]) == NUMBERS
    assert len(bench.lines(report)) == 3


def test_an_engine_of_the_wrong_mode_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    top = checkout.root()
    assert top is not None
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "fast").symlink_to(top / "src", target_is_directory=True)
    pretend(monkeypatch, tmp_path, compiled=False)
    with pytest.raises(NoEngine, match="is not the compiled one"):
        bench.measure_elsewhere(1, list(bench.benched()))


def test_an_engine_that_does_not_run_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken = tmp_path / "build" / "fast" / "orrery"
    broken.mkdir(parents=True)
    (broken / "__init__.py").write_text("raise ImportError('torn')", encoding="utf-8")
    pretend(monkeypatch, tmp_path, compiled=False)
    with pytest.raises(NoEngine, match="torn") as wrong:
        bench.measure_elsewhere(1, list(bench.benched()))
    assert "\n" not in str(wrong.value)
