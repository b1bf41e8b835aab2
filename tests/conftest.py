"""For all tests: which engine runs, and whether every cited rule exists."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Generator
from functools import cache
from pathlib import Path
from typing import Any

import hypothesis
import pytest

SOURCES = Path(__file__).resolve().parents[1] / "src" / "orrery"

# Slow machines are no failure, and a failure must come again on the next run.
hypothesis.settings.register_profile("orrery", deadline=None, derandomize=True)
hypothesis.settings.load_profile("orrery")


# A broken rule may loop for ever: a test that works so long has failed. What it only waits for may take longer, since
# the machine may have other work. `make fuzz` takes its time, and so does whoever asks for more than the usual.
LONGEST = 0 if {"ORRERY_GAMES", "ORRERY_KILLS", "ORRERY_RACES", "ORRERY_RESTARTS"} & os.environ.keys() else 300


class TooLong(Exception):
    """The test does not come to an end."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, Any, Any]:
    if not (LONGEST and hasattr(signal, "setitimer")):
        return (yield)

    def stop(number: int, frame: object) -> None:
        raise TooLong(f"the test did not end within {LONGEST} seconds of work, or {3 * LONGEST} by the clock")

    timers = ((signal.ITIMER_PROF, signal.SIGPROF, LONGEST), (signal.ITIMER_REAL, signal.SIGALRM, 3 * LONGEST))
    before = [signal.signal(number, stop) for _, number, _ in timers]
    for timer, _, seconds in timers:
        signal.setitimer(timer, seconds)
    try:
        return (yield)
    finally:
        for (timer, number, _), old in zip(timers, before, strict=True):
            signal.setitimer(timer, 0)
            signal.signal(number, old)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that the test proves, such as race:explore.2")
    config.addinivalue_line("markers", "card(*ids): the cards that the test proves, such as race:public-works")
    config.addinivalue_line("markers", "each_card(parameter): each value of it is a card that the test proves")


def pytest_report_header(config: pytest.Config) -> str:
    return f"orrery: {'compiled' if is_compiled() else 'interpreted'} engine"


def pytest_sessionstart(session: pytest.Session) -> None:
    """A compiled run that quietly falls back to the interpreted engine would prove nothing."""
    wanted = any(path.parts[-2:] == ("build", "fast") for path in session.config.getini("pythonpath"))
    if wanted and not is_compiled():
        raise pytest.UsageError("build/fast holds no compiled engine; run `make fast` first")


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem() -> Generator[None, Any, Any]:
    made = yield
    for item in made if isinstance(made, list) else [made]:
        if isinstance(item, pytest.Function):
            check_citations(item)
    return made


def is_compiled() -> bool:
    from orrery.kernel import game  # only here: pytest has set up its paths by now

    return not str(game.__file__).endswith(".py")


def check_citations(item: pytest.Function) -> None:
    for mark in item.iter_markers("rule"):
        for cited in mark.args:
            problem = problem_with(cited)
            if problem:
                raise pytest.Collector.CollectError(f"{item.nodeid} cites {cited!r}: {problem}")
    for cited in cards_cited(item):
        problem = problem_with_card(cited)
        if problem:
            raise pytest.Collector.CollectError(f"{item.nodeid} cites {cited!r}: {problem}")


def cards_cited(item: pytest.Function) -> list[str]:
    """The cards in `@card`, and the value that `@each_card` names; the folder of the test says of which game."""
    found = [cited for mark in item.iter_markers("card") for cited in mark.args]
    for mark in item.iter_markers("each_card"):
        game = item.path.relative_to(Path(__file__).parent).parts[0]
        values = item.callspec.params if hasattr(item, "callspec") else {}
        found.append(f"{game}:{values.get(mark.args[0], 'no such parameter')}")
    return found


def problem_with(cited: str) -> str:
    """Why this is no rule id, or an empty string."""
    game, colon, number = cited.partition(":")
    if not (game and colon and number):
        return "a rule id is written game:number, such as race:explore.2"
    if not (SOURCES / game / "rulebook.json").exists():
        return f"there is no src/orrery/{game}/rulebook.json"
    if number not in rule_numbers(game):
        return f"src/orrery/{game}/rulebook.json has no such rule"
    return ""


def problem_with_card(cited: str) -> str:
    """Why this is nothing that is in the box, or an empty string."""
    game, colon, key = cited.partition(":")
    if not (game and colon and key):
        return "a card is written game:id, such as race:public-works"
    if not (SOURCES / game / "components.json").exists():
        return f"there is no src/orrery/{game}/components.json"
    if key.removesuffix("-revised") not in components(game):
        return f"src/orrery/{game}/components.json has no such thing"
    return ""


@cache
def components(game: str) -> frozenset[str]:
    kinds = json.loads((SOURCES / game / "components.json").read_text(encoding="utf-8"))["kinds"]
    return frozenset(each["id"] for kind in kinds.values() for each in kind)


@cache
def rule_numbers(game: str) -> frozenset[str]:
    rules = json.loads((SOURCES / game / "rulebook.json").read_text(encoding="utf-8"))
    return frozenset(rule["id"].removeprefix(f"{game}:") for rule in rules)
