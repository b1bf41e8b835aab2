"""Bench: speed of the engine on one core, interpreted and compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from orrery.games import TITLES, Title
from orrery.kernel.game import Game
from orrery.kernel.laws import random_choice
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from orrery.lab.checkout import is_compiled, root

BEST_OF: Final = 5
REPEATS: Final = 1000  # copies or saves in one measurement
OPTIONS: Final[dict[str, Options]] = {"race": {"players": 2}, "cosmic": {"players": 4}}
SHARE: Final = {"race": 1, "cosmic": 20}  # one game of Cosmic takes as long as twenty of Race
MORE_IS_BETTER: Final = ("decisions_per_s", "games_per_s")
LESS_IS_BETTER: Final = ("copy_us", "save_us")


class NoEngine(Exception):
    """The engine of the other mode is there but does not run. The message says why."""


def play_random(title: Title, seed: int, limit: int = 1_000_000) -> tuple[Game, int]:
    """Random play: the measured loop, so nothing in it but the engine."""
    game = title.setup(OPTIONS[title.name], seed)
    game.log = None
    rng = seeded(seed + 1)
    decisions = 0
    while not game.over and decisions < limit:
        game.answer(random_choice(game.waiting()[0], rng))
        decisions += 1
    return game, decisions


def measure(games: int) -> dict[str, dict[str, float]]:
    """Every game in the mode of this process."""
    return {name: measure_title(title, max(1, games // SHARE[name])) for name, title in TITLES.items()}


def measure_title(title: Title, games: int) -> dict[str, float]:
    decisions = sum(play_random(title, seed)[1] for seed in range(games))  # also warms up
    seconds = best(lambda: [play_random(title, seed) for seed in range(games)])
    _, whole = play_random(title, 0)
    middle, _ = play_random(title, 0, whole // 2)
    return {
        "decisions_per_s": round(decisions / seconds, 1),
        "games_per_s": round(games / seconds, 2),
        "copy_us": round(best(lambda: repeat(middle.copy)) / REPEATS * 1e6, 3),
        "save_us": round(best(lambda: repeat(lambda: saved(middle))) / REPEATS * 1e6, 3),
        "save_bytes": len(saved(middle)),
    }


def saved(game: Game) -> bytes:
    return json.dumps(game.save(), separators=(",", ":")).encode()


def repeat(work: Callable[[], object]) -> None:
    """What comes of it is dropped at once: a thousand copies kept alive would measure the garbage collector."""
    for _ in range(REPEATS):
        work()


def best(work: Callable[[], object]) -> float:
    """Seconds of the best of five runs: the others were disturbed."""
    times: list[float] = []
    for _ in range(BEST_OF):
        started = time.perf_counter()
        work()
        times.append(time.perf_counter() - started)
    return min(times)


def bench(games: int) -> dict[str, Any]:
    """Both modes: this process measures its own, another one the other."""
    mine, others = measure(games), measure_elsewhere(games)
    interpreted, compiled = (others, mine) if is_compiled() else (mine, others)
    report: dict[str, Any] = {}
    for name in TITLES:
        report[name] = {
            "interpreted": None if interpreted is None else interpreted.get(name),
            "compiled": None if compiled is None else compiled.get(name),
        }
    report["ratios"] = {name: ratios(report[name]["interpreted"], report[name]["compiled"]) for name in TITLES}
    return report


def ratios(interpreted: dict[str, float] | None, compiled: dict[str, float] | None) -> dict[str, float] | None:
    """How many times faster the compiled engine is."""
    if interpreted is None or compiled is None:
        return None
    faster = {key: round(compiled[key] / interpreted[key], 2) for key in MORE_IS_BETTER}
    return faster | {key: round(interpreted[key] / compiled[key], 2) for key in LESS_IS_BETTER}


def other_engine() -> Path | None:
    """Where the engine of the other mode lies, if it is there."""
    top = root()
    path = None if top is None else top / "src" if is_compiled() else top / "build" / "fast"
    return path if path is not None and (path / "orrery").is_dir() else None


def measure_elsewhere(games: int) -> dict[str, dict[str, float]] | None:
    path = other_engine()
    if path is None:
        return None
    command = [sys.executable, "-m", "orrery.lab.bench", str(games)]
    run = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(path)}, capture_output=True, text=True)
    if run.returncode:
        last = run.stderr.strip().splitlines()[-1:] or [f"exit code {run.returncode}"]
        raise NoEngine(f"the engine in {path} cannot be measured, run make fast: {last[0]}")
    answer = json.loads(run.stdout)
    if answer["compiled"] == is_compiled():
        raise NoEngine(f"the engine in {path} is not the {'interpreted' if is_compiled() else 'compiled'} one")
    numbers: dict[str, dict[str, float]] = answer["numbers"]
    return numbers


def lines(report: dict[str, Any]) -> list[str]:
    """The report for people."""
    text: list[str] = []
    for name in TITLES:
        for mode, part in report[name].items():
            if part is not None:
                text.append(
                    f"{name} {mode}: {part['decisions_per_s']:.0f} decisions/s, {part['games_per_s']:.1f} games/s, "
                    f"copy {part['copy_us']:.1f} µs, save {part['save_us']:.0f} µs, {part['save_bytes']} bytes"
                )
        times = report["ratios"][name]
        if times is not None:
            text.append(f"{name} compiled is faster by: {', '.join(f'{key} {by:g}' for key, by in times.items())}")
    return text


if __name__ == "__main__":
    print(json.dumps({"compiled": is_compiled(), "numbers": measure(int(sys.argv[1]))}))
