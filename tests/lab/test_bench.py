"""Bench: what it measures, and the other engine in a process of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.games import TITLES
from orrery.lab import bench, checkout
from orrery.lab.bench import NoEngine

NUMBERS = {"decisions_per_s", "games_per_s", "copy_us", "save_us", "save_bytes"}


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "REPEATS", 5)


def test_every_number_is_measured() -> None:
    part = bench.measure_title(TITLES["race"], 1)
    assert set(part) == NUMBERS
    assert all(value > 0 for value in part.values())
    assert part["decisions_per_s"] > part["games_per_s"]


def test_the_measured_game_is_played_to_its_end_or_to_the_middle() -> None:
    game, decisions = bench.play_random(TITLES["race"], 1)
    assert game.over
    middle, half = bench.play_random(TITLES["race"], 1, decisions // 2)
    assert half == decisions // 2
    assert not middle.over
    assert middle.log is None


def test_the_best_run_counts() -> None:
    runs: list[int] = []
    assert bench.best(lambda: runs.append(1)) >= 0
    assert len(runs) == bench.BEST_OF == 5


def test_a_ratio_above_one_means_that_compiled_is_faster() -> None:
    slow = {"decisions_per_s": 10.0, "games_per_s": 1.0, "copy_us": 30.0, "save_us": 8.0, "save_bytes": 9.0}
    fast = {"decisions_per_s": 50.0, "games_per_s": 5.0, "copy_us": 10.0, "save_us": 4.0, "save_bytes": 9.0}
    assert bench.ratios(slow, fast) == {"decisions_per_s": 5, "games_per_s": 5, "copy_us": 3, "save_us": 2}
    assert bench.ratios(slow, None) is None


def pretend(monkeypatch: pytest.MonkeyPatch, root: Path, compiled: bool) -> None:
    monkeypatch.setattr(bench, "root", lambda: root)
    monkeypatch.setattr(bench, "is_compiled", lambda: compiled)


def test_without_a_compiled_engine_its_numbers_are_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pretend(monkeypatch, tmp_path, compiled=False)
    report = bench.bench(1)
    assert report["race"]["compiled"] is None
    assert set(report["race"]["interpreted"]) == NUMBERS
    assert report["ratios"] == {"race": None, "cosmic": None}
    assert len(bench.lines(report)) == 2


def test_the_other_engine_runs_in_its_own_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the point of view of a compiled process, the interpreted engine is the one in src/."""
    top = checkout.root()
    assert top is not None
    pretend(monkeypatch, top, compiled=True)
    report = bench.bench(1)
    assert set(report["race"]["interpreted"]) == NUMBERS
    assert set(report["ratios"]["race"]) == NUMBERS - {"save_bytes"}
    assert len(bench.lines(report)) == 6


def test_an_engine_of_the_wrong_mode_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    top = checkout.root()
    assert top is not None
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "fast").symlink_to(top / "src", target_is_directory=True)
    pretend(monkeypatch, tmp_path, compiled=False)
    with pytest.raises(NoEngine, match="is not the compiled one"):
        bench.measure_elsewhere(1)


def test_an_engine_that_does_not_run_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken = tmp_path / "build" / "fast" / "orrery"
    broken.mkdir(parents=True)
    (broken / "__init__.py").write_text("raise ImportError('torn')", encoding="utf-8")
    pretend(monkeypatch, tmp_path, compiled=False)
    with pytest.raises(NoEngine, match="torn") as wrong:
        bench.measure_elsewhere(1)
    assert "\n" not in str(wrong.value)
