"""What the server counts of itself, in the text form that Prometheus reads. No number is that of a person or a table.

Each number has one thread that counts it: the writer's those of commits, the loop's all others.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Final, Protocol, TypeVar

TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"
STORED: Final = "choices"  # under which a session of the database counts those that it stores
PER_COMMIT: Final = (0, 1, 2, 5, 10, 25, 50, 100, 200)  # choices
SECONDS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metric(Protocol):
    KIND: str

    def lines(self, name: str) -> list[str]: ...


Kind = TypeVar("Kind", bound=Metric)


class Counter:
    """It only grows, from zero at the start of the server."""

    KIND = "counter"

    def __init__(self) -> None:
        self.value = 0

    def add(self, more: int = 1) -> None:
        self.value += more

    def lines(self, name: str) -> list[str]:
        return [f"{name} {self.value}"]


class Gauge:
    """How it is at the moment."""

    KIND = "gauge"

    def __init__(self, read: Callable[[], float]) -> None:
        self.read = read

    def lines(self, name: str) -> list[str]:
        return [f"{name} {self.read()}"]


class Histogram:
    """How many values were so large at most, for each of these bounds."""

    KIND = "histogram"

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.found = [0] * (len(bounds) + 1)  # by bucket; the last one is of those beyond all bounds
        self.total = 0.0

    def observe(self, value: float) -> None:
        self.found[bisect_left(self.bounds, value)] += 1
        self.total += value

    def lines(self, name: str) -> list[str]:
        found, total = list(self.found), self.total
        upto = [sum(found[: place + 1]) for place in range(len(found))]
        named = [*[f"{bound:g}" for bound in self.bounds], "+Inf"]
        buckets = [f'{name}_bucket{{le="{bound}"}} {number}' for bound, number in zip(named, upto, strict=True)]
        return [*buckets, f"{name}_sum {total}", f"{name}_count {upto[-1]}"]


class Metrics:
    """All numbers of one server. Whoever has something to count registers it once and keeps what it gets."""

    def __init__(self) -> None:
        self.told: dict[str, tuple[str, Metric]] = {}
        self.choices = self.counter("orrery_choices_total", "Choices stored.")
        self.commits = self.counter("orrery_commits_total", "Commits that wrote something.")
        self.per_commit = self.histogram("orrery_commit_choices", "Choices in one commit.", PER_COMMIT)
        self.overtaken = self.counter("orrery_overtaken_total", "Changes judged anew: another one came first.")
        self.caught_up = self.counter("orrery_catch_ups_total", "Times a table has caught up with other servers.")
        self.acknowledged = self.histogram(
            "orrery_acknowledgement_seconds", "From a request of a page to its acknowledgement.", SECONDS
        )

    def counter(self, name: str, text: str) -> Counter:
        return self._register(name, text, Counter())

    def gauge(self, name: str, text: str, read: Callable[[], float]) -> Gauge:
        return self._register(name, text, Gauge(read))

    def histogram(self, name: str, text: str, bounds: tuple[float, ...]) -> Histogram:
        return self._register(name, text, Histogram(bounds))

    def _register(self, name: str, text: str, metric: Kind) -> Kind:
        assert name not in self.told, f"{name} is counted already"
        self.told[name] = (text, metric)
        return metric

    def committed(self, choices: int) -> None:
        self.choices.add(choices)
        self.commits.add()
        self.per_commit.observe(choices)

    def text(self) -> str:
        said: list[str] = []
        for name, (text, metric) in self.told.items():
            said += [f"# HELP {name} {text}", f"# TYPE {name} {metric.KIND}", *metric.lines(name)]
        return "\n".join(said) + "\n"
