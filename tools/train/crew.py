"""The workers of a training: each has tables of its own and does what it is sent, one task after the other.

A worker need not wait for the others: its next task may lie there before it has done the last.
"""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from queue import Empty
from typing import Any, Final

from orrery.bots.net import Net
from orrery.kernel.record import Options
from tools.train.batch import Batch, batch_of
from tools.train.coders import CODERS, title_called
from tools.train.match import wins_against
from tools.train.selfplay import Course, Tables

PLAY: Final = "play"
MATCH: Final = "match"
PATIENCE: Final = 5.0  # seconds after which it is looked whether a worker still lives

Weights = dict[str, Any]  # arrays by name
Kept = tuple[int, list[Course]]  # the tables of a worker, to go on with later
Task = tuple[str, Any]  # PLAY: weights, games, mix; MATCH: the matches
Played = tuple[Batch, dict[str, float], Kept]


class Start:
    """All that a worker has to know before its first task."""

    def __init__(
        self, title: str, settings: list[Options], seed: int, tables: int, worker: int, workers: int, kept: Kept | None
    ) -> None:
        self.title = title
        self.settings = settings
        self.seed = seed
        self.tables = tables
        self.worker = worker
        self.workers = workers
        self.kept = kept


class Worker:
    """Does the tasks, wherever it is."""

    def __init__(self, start: Start) -> None:
        self.coder = CODERS[start.title]()
        self.tables = Tables(
            title_called(start.title),
            self.coder,
            start.settings,
            start.seed,
            start.tables,
            start.worker,
            start.workers,
        )
        if start.kept is not None:
            self.tables.go_on_from(*start.kept)

    def do(self, task: Task) -> Any:
        kind, asked = task
        return self.play(*asked) if kind == PLAY else [wins_against(match) for match in asked]

    def play(self, weights: Weights, games: int, mix: float) -> Played:
        """The games of one iteration."""
        done = self.tables.play(Net.of_arrays(weights), games)
        scores = [score for each in done for score in each.game.scores()]
        told = {
            "games": float(len(done)),
            "score": sum(scores) / max(1, len(scores)),
            "rounds": sum(each.game.rounds_played() for each in done) / max(1, len(done)),
        }
        return batch_of(done, self.coder, mix), told, self.tables.courses()


class Alone:
    """A worker in this process: it does its task when the result is wanted."""

    def __init__(self, start: Start) -> None:
        self.worker = Worker(start)
        self.tasks: deque[Task] = deque()

    def send(self, task: Task) -> None:
        self.tasks.append(task)

    def result(self) -> tuple[str, Any]:
        task = self.tasks.popleft()
        return task[0], self.worker.do(task)

    def end(self) -> None:
        self.tasks.clear()


class Apart:
    """A worker in a process of its own."""

    def __init__(self, start: Start) -> None:
        context = multiprocessing.get_context("spawn")
        self.tasks = context.Queue()
        self.results = context.Queue()
        self.process = context.Process(target=work, args=(start, self.tasks, self.results), daemon=True)
        self.process.start()

    def send(self, task: Task) -> None:
        self.tasks.put(task)

    def result(self) -> tuple[str, Any]:
        while True:
            try:
                found: tuple[str, Any] = self.results.get(timeout=PATIENCE)
                return found
            except Empty:
                if not self.process.is_alive():
                    raise RuntimeError("a worker has ended, see above") from None

    def end(self) -> None:
        """What it still has to do is not wanted any more."""
        self.process.terminate()
        self.process.join()
        for queue in (self.tasks, self.results):
            queue.cancel_join_thread()
            queue.close()


def work(start: Start, tasks: Any, results: Any) -> None:
    worker = Worker(start)
    while True:
        task = tasks.get()
        results.put((task[0], worker.do(task)))


class Crew:
    """All workers. Results come in the order of the tasks, for each kind of them."""

    def __init__(self, starts: list[Start]) -> None:
        os.environ["OMP_NUM_THREADS"] = "1"  # of each worker
        self.members: list[Alone | Apart] = [Alone(start) if len(starts) == 1 else Apart(start) for start in starts]
        self.early: list[dict[str, deque[Any]]] = [{PLAY: deque(), MATCH: deque()} for _ in starts]

    def send(self, tasks: list[Task]) -> None:
        """A task for each worker."""
        for member, task in zip(self.members, tasks):
            member.send(task)

    def results(self, wanted: str) -> list[Any]:
        """What each worker's next task of this kind came to."""
        found: list[Any] = []
        for member, early in zip(self.members, self.early):
            while not early[wanted]:
                kind, result = member.result()
                early[kind].append(result)
            found.append(early[wanted].popleft())
        return found

    def end(self) -> None:
        for member in self.members:
            member.end()
