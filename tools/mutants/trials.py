"""Trials in place of pytest's own run: what the tests reach, and what they say to a mutant. Each is a process."""

from __future__ import annotations

import builtins
import functools
import gc
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import accumulate, groupby
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from tools.mutants.breaks import REACHED, Mutant, broken, compiled, parsed, watched
from tools.mutants.exchange import exchange, on_import

PYTEST = ["-q", "-p", "no:cacheprovider", "--capture=sys"]
# No code that a broken process may end with by chance; whatever is not listed means killed.
OWN_FAULT, VERDICTS = 99, {90: "survived", 91: "killed", 92: "unreached"}
SURVIVED, KILLED, UNREACHED = VERDICTS
SHORTEST, FACTOR = 20, 15  # seconds of work that a test may take in any case, and how many times its usual time
MEMORY = 8 << 30  # what is broken may fill lists for ever
Row = dict[str, Any]


def in_children(works: list[tuple[Any, Callable[[], int]]], jobs: int, seconds: float) -> Iterator[tuple[Any, int]]:
    """Run each in a fork of this process; yields how it ended, a signal as a negative number."""
    running: dict[int, tuple[Any, float]] = {}
    top = tempfile.mkdtemp(prefix="mutants-")
    try:
        while works or running:
            while works and len(running) < jobs:
                name, work = works.pop(0)
                running[os.fork() or in_child(work, top)] = name, time.monotonic() + seconds
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid:
                end_group(pid)  # servers that a test has started and not ended
                shutil.rmtree(f"{top}/{pid}", ignore_errors=True)
                yield running.pop(pid)[0], os.waitstatus_to_exitcode(status)
            for late in [pid for pid, (_, latest) in running.items() if time.monotonic() > latest]:
                end_group(late)
            time.sleep(0.02)
    finally:
        for pid in running:
            end_group(pid)
        shutil.rmtree(top, ignore_errors=True)


def end_group(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.killpg(pid, signal.SIGKILL)


def in_child(work: Callable[[], int], top: str) -> int:
    terminal, quiet, code = os.dup(2), os.open(os.devnull, os.O_RDWR), OWN_FAULT
    try:
        os.setpgid(0, 0)
        for number in (0, 1, 2):
            os.dup2(quiet, number)
        os.environ["TMPDIR"] = tempfile.tempdir = f"{top}/{os.getpid()}"
        os.mkdir(tempfile.tempdir)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        code = work()
    except BaseException:
        os.write(terminal, traceback.format_exc().encode())
    os._exit(code)


def work_at_most(seconds: float) -> None:
    """Whoever works longer from now on is killed by the system, whatever it does."""
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time() + seconds) + 1, hard))


class Trials:
    """A plugin of pytest: it collects the tests once, and every trial starts from there."""

    def __init__(self, mutants: list[Mutant], ledger: Any, given: Any) -> None:
        self.mutants, self.ledger, self.given, self.failed = mutants, ledger, given, False
        self.reached: set[int] = set()
        self.traced = any("traced" in row for row in ledger.rows())
        if not self.traced:
            setattr(builtins, REACHED, self.reached.add)
            on_import([watched(path, mutants) for path in {mutant.path for mutant in mutants}])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        if session.testsfailed:
            return None  # pytest says what it could not collect
        if not self.traced:
            self.trace(session.items)
        self.break_all({item.nodeid: item for item in session.items})
        return True

    def passes(self, item: pytest.Item, after: pytest.Item | None) -> bool:
        self.failed = False
        try:
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        except BaseException:  # what is broken may even end pytest
            return False
        return not self.failed

    def trace(self, items: list[pytest.Item]) -> None:
        on_the_way, known = sorted(self.reached), {row.get("test") for row in self.ledger.rows()}
        files = groupby((item for item in items if item.nodeid not in known), lambda item: str(item.path))
        works: list[Any] = [(file, functools.partial(self.trace_file, list(group))) for file, group in files]
        for file, code in in_children(works, self.given.jobs, 24 * 3600):
            if code != SURVIVED:
                raise RuntimeError(f"the tests in {file} ended their process ({code}) with nothing broken")
            progress(f"traced, {len(works)} files wait: {file}")
        self.ledger.keep(traced=on_the_way)

    def trace_file(self, items: list[pytest.Item]) -> int:
        top = str(Path(Path(self.mutants[0].path).parts[0]).absolute())
        cached = [each for each in gc.get_objects() if isinstance(each, functools._lru_cache_wrapper)]
        functions = [(each, each.__wrapped__) for each in cached]
        caches = [c for c, f in functions if isinstance(f, FunctionType) and f.__code__.co_filename.startswith(top)]
        for item, after in zip(items, [*items[1:], None]):
            for cache in caches:
                cache.cache_clear()  # what an earlier test left there would be reached by no later one
            self.reached.clear()
            began = time.process_time()
            passed = self.passes(item, after)
            seconds = round(time.process_time() - began, 3)
            self.ledger.keep(test=item.nodeid, reached=sorted(self.reached), seconds=seconds, passed=passed)
        return SURVIVED

    def break_all(self, items: dict[str, pytest.Item]) -> None:
        rows: list[Row] = self.ledger.rows()
        works: list[Any] = []
        imported = next(row["traced"] for row in rows if "traced" in row)
        tried = {row["mutant"] for row in rows if "mutant" in row}
        for key, mutant in enumerate(self.mutants):
            # What was reached while the tests were collected may have a say in any of them.
            able = [row for row in rows if row.get("passed") and (key in row["reached"] or key in imported)]
            plan = planned(mutant, key, able, self.given.seconds)
            if key not in tried:
                trial = functools.partial(self.trial, mutant, plan, items, key in imported)
                works.append(((key, len(plan), len(able)), trial))
        for (key, ran, of), code in in_children(works, self.given.jobs, 5 * self.given.seconds + 300):
            if code == OWN_FAULT:
                raise RuntimeError(f"no trial of {self.mutants[key]}, see above")
            verdict = VERDICTS.get(code, "killed")
            self.ledger.keep(mutant=key, verdict=verdict, ran=ran, of=of)
            progress(f"{verdict}, {len(works)} mutants wait: {self.mutants[key]}")

    def trial(self, mutant: Mutant, plan: list[Row], items: dict[str, pytest.Item], fresh: bool) -> int:
        sound, other = compiled(parsed(mutant.path), mutant.path), broken(mutant.path, mutant.number)[1]
        if plan and (fresh or not exchange(sound, other)):
            work_at_most(3 * sum(row["seconds"] for row in plan) + 3 * SHORTEST)
            command = [sys.executable, "-m", "tools.mutants.trials", mutant.path, str(mutant.number)]
            os.execv(sys.executable, [*command, *self.given.options, *(row["test"] for row in plan)])
        following = [items[row["test"]] for row in plan[1:]]
        for row, after in zip(plan, [*following, None]):
            work_at_most(max(SHORTEST, FACTOR * row["seconds"]))
            if not self.passes(items[row["test"]], after):
                return KILLED
        return SURVIVED if plan else UNREACHED


def planned(mutant: Mutant, key: int, rows: list[Row], seconds: float) -> list[Row]:
    """As many as usually end in that time, those that reach it first; of these, the quickest and most specific."""
    words = [word for word in Path(mutant.path).stem.split("_") if len(word) > 3]

    def weight(row: Row) -> tuple[bool, float]:
        named = any(word in row["test"].partition("::")[0] for word in words)
        return key not in row["reached"], row["seconds"] * (1 + len(row["reached"]) / 50) * (0.3 if named else 1)

    plan = sorted(rows, key=weight)
    spent = accumulate(row["seconds"] for row in plan)
    return [row for row, until in zip(plan, spent) if until <= seconds] or plan[:1]


def progress(text: str) -> None:
    print(text, file=sys.__stderr__, flush=True)


if __name__ == "__main__":  # a mutant that takes a fresh process: broken before anything is imported
    on_import([broken(sys.argv[1], int(sys.argv[2]))[1]])
    os._exit(KILLED if pytest.main([*PYTEST, "-x", *sys.argv[3:]]) else SURVIVED)
