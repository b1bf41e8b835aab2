"""Bench: CPU time of the engine on one core, interpreted and compiled, and what has got slower.

Numbers are compared with those kept in the repository by their ratio to a yardstick measured in the same run, each the
best of several: machines differ, and other work disturbs.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from orrery.games import TITLES
from orrery.kernel.game import Game
from orrery.kernel.laws import play_out
from orrery.kernel.rng import seeded
from orrery.lab.checkout import is_compiled, root
from orrery.lab.playing import DECISION_LIMIT
from orrery.lab.yardstick import measure_once
from orrery.title import Bench, Title

BEST_OF: Final = 5
REPEATS: Final = 1000  # copies or saves in one measurement
NOTABLE: Final = 1.10  # times as slow: it is said
TOO_SLOW: Final = 1.20  # times as slow: it fails
MORE_IS_BETTER: Final = ("decisions_per_s", "games_per_s")
LESS_IS_BETTER: Final = ("copy_us", "save_us")
MODES: Final = ("interpreted", "compiled")

Numbers = dict[str, dict[str, float]]  # by title and what is benched: "race, two players"


class NoEngine(Exception):
    """The engine of the other mode is there but does not run. The message says why."""


def benched() -> dict[str, tuple[Title, Bench]]:
    return {f"{name}, {each}": (title, title.benched[each]) for name, title in TITLES.items() for each in title.benched}


def play_random(title: Title, what: Bench, seed: int, limit: int = 0) -> tuple[Game, int]:
    """Random play, of so many decisions at most: the measured loop, so nothing in it but the engine."""
    game = title.setup(what.options, seed)
    game.log = None
    return game, play_out(game, seeded(seed + 1), limit or DECISION_LIMIT)


def measure(games: int, names: Sequence[str]) -> Numbers:
    """These games in the mode of this process."""
    found = benched()
    return {name: measure_one(*found[name], max(1, games // found[name][1].length)) for name in names}


def measure_one(title: Title, what: Bench, games: int) -> dict[str, float]:
    decisions = unfinished = 0
    for seed in range(games):  # also warms up
        game, made = play_random(title, what, seed)
        decisions += made
        unfinished += not game.over
    yardstick, seconds = best_pair(measure_once, lambda: [play_random(title, what, seed) for seed in range(games)])
    _, whole = play_random(title, what, 0)
    middle, _ = play_random(title, what, 0, whole // 2)
    return {
        "decisions_per_s": round(decisions / seconds, 1),
        "games_per_s": round(games / seconds, 2),
        "relative": round(seconds / decisions / yardstick * 1e6, 3),  # a millionth of the yardstick for each decision
        "copy_us": round(best(lambda: repeat(middle.copy)) / REPEATS * 1e6, 3),
        "save_us": round(best(lambda: repeat(lambda: saved(middle))) / REPEATS * 1e6, 3),
        "save_bytes": len(saved(middle)),
        "unfinished": unfinished,
    }


def saved(game: Game) -> bytes:
    return json.dumps(game.save(), separators=(",", ":")).encode()


def repeat(work: Callable[[], object]) -> None:
    """What comes of it is dropped at once: a thousand copies kept alive would measure the garbage collector."""
    for _ in range(REPEATS):
        work()


def cpu_time(work: Callable[[], object]) -> float:
    started = time.process_time()
    work()
    return max(time.process_time() - started, 1e-6)  # some machines count in hundredths


def best(work: Callable[[], object]) -> float:
    """CPU seconds of the best of five runs: the others were disturbed."""
    return min(cpu_time(work) for _ in range(BEST_OF))


def best_pair(one: Callable[[], object], other: Callable[[], object]) -> tuple[float, float]:
    """Both in turn, so that a machine which changes its speed changes it for both."""
    times = [(cpu_time(one), cpu_time(other)) for _ in range(BEST_OF)]
    return min(pair[0] for pair in times), min(pair[1] for pair in times)


# -- both engines ------------------------------------------------------------------------------------------------------


def bench(games: int, game: str = "") -> dict[str, Any]:
    """All games or that one in both modes: this process measures its own, another one the other."""
    names = [name for name, (title, _) in benched().items() if game in ("", title.name)]
    mine, others = measure(games, names), measure_elsewhere(games, names)
    interpreted, compiled = (others, mine) if is_compiled() else (mine, others)
    report: dict[str, Any] = {}
    for name in names:
        report[name] = {
            "interpreted": None if interpreted is None else interpreted.get(name),
            "compiled": None if compiled is None else compiled.get(name),
        }
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


def measure_elsewhere(games: int, names: Sequence[str]) -> Numbers | None:
    path = other_engine()
    if path is None:
        return None
    command = [sys.executable, "-m", "orrery.lab.bench", str(games), *names]
    run = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(path)}, capture_output=True, text=True)
    if run.returncode:
        last = run.stderr.strip().splitlines()[-1:] or [f"exit code {run.returncode}"]
        raise NoEngine(f"the engine in {path} cannot be measured, run make fast: {last[0]}")
    answer = json.loads(run.stdout)
    if answer["compiled"] == is_compiled():
        raise NoEngine(f"the engine in {path} is not the {'interpreted' if is_compiled() else 'compiled'} one")
    numbers: Numbers = answer["numbers"]
    return numbers


# -- what is kept ------------------------------------------------------------------------------------------------------


def kept_of(report: dict[str, Any]) -> dict[str, dict[str, float]]:
    """What of a report is kept in the repository: the times relative to the yardstick, by mode."""
    return {
        name: {mode: part[mode]["relative"] for mode in MODES if part[mode] is not None}
        for name, part in report.items()
    }


def slower(report: dict[str, Any], kept: dict[str, dict[str, float]]) -> list[tuple[str, float]]:
    """What takes notably longer than kept, and how many times as long, the worst first."""
    found: list[tuple[str, float]] = []
    for name, modes in kept_of(report).items():
        for mode, relative in modes.items():
            times = relative / kept[name][mode] if mode in kept.get(name, {}) else 0.0
            if times > NOTABLE:
                found.append((f"{name}, {mode}", round(times, 2)))
    return sorted(found, key=lambda each: -each[1])


def lines(report: dict[str, Any]) -> list[str]:
    """The report for people."""
    text: list[str] = []
    for name, modes in report.items():
        for mode, part in modes.items():
            if part is not None:
                text.append(
                    f"{name}, {mode}: {part['decisions_per_s']:.0f} decisions/s, {part['games_per_s']:.1f} games/s, "
                    f"copy {part['copy_us']:.1f} µs, save {part['save_us']:.0f} µs, {part['save_bytes']} bytes; "
                    f"{part['relative']:.1f} to the yardstick"
                )
                if part["unfinished"]:
                    text.append(f"{name}, {mode}: {part['unfinished']} games stopped after {DECISION_LIMIT} decisions")
        times = ratios(modes["interpreted"], modes["compiled"])
        if times is not None:
            text.append(f"{name}, compiled is faster by: {', '.join(f'{key} {by:g}' for key, by in times.items())}")
    return text


if __name__ == "__main__":
    print(json.dumps({"compiled": is_compiled(), "numbers": measure(int(sys.argv[1]), sys.argv[2:])}))
