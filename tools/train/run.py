"""A training: iterations of playing, learning and now and then a match; everything is kept and can go on later."""

from __future__ import annotations

import json
import multiprocessing
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import torch

from orrery.bots.net import Net, load_net
from orrery.kernel.record import Options
from tools.train.batch import Batch, batch_of, joined
from tools.train.coders import CODERS, title_called
from tools.train.curves import write_curves
from tools.train.learner import Learner
from tools.train.match import shared_out, wins_against
from tools.train.selfplay import SelfPlay, in_lockstep

STATE: Final = "state.pt"
LOG: Final = "log.jsonl"
WARM_UP: Final = 5  # iterations in which the rate of learning rises
KEEP_EVERY: Final = 20  # iterations


class Plan:
    """What is trained, how large and for how long. All of it is kept with the net."""

    def __init__(
        self,
        title: str,
        settings: list[Options],
        iterations: int,
        games: int,
        first: int = 512,
        second: int = 256,
        seed: int = 1,
        workers: int = 1,
        tables: int = 64,
        minibatch: int = 16384,
        rate: tuple[float, float] = (7e-4, 1e-4),
        entropy: tuple[float, float] = (0.02, 0.005),
        mix: tuple[float, float] = (0.5, 0.8),
        begin: str = "",
        match_every: int = 20,
        match_games: int = 200,
        matches: list[Options] | None = None,
        opponent: str = "greedy",
        command: str = "",
    ) -> None:
        self.title = title
        self.settings = settings
        self.iterations = iterations
        self.games = games  # in each iteration
        self.first = first
        self.second = second
        self.seed = seed
        self.workers = workers
        self.tables = tables
        self.minibatch = minibatch
        self.rate = rate
        self.entropy = entropy
        self.mix = mix
        self.begin = begin  # the file of a net
        self.match_every = match_every
        self.match_games = match_games
        self.matches = matches or settings  # in which the net is measured
        self.opponent = opponent
        self.command = command

    def at(self, span: tuple[float, float], iteration: int) -> float:
        """A number that goes from its start to its end in the course of the training."""
        return span[0] + (span[1] - span[0]) * iteration / max(1, self.iterations - 1)


Task = tuple[str, list[Options], list[int], int, float, dict[str, Any]]
Played = tuple[Batch, dict[str, float]]
Each = Any  # map, or that of a pool of workers, which begins at once


def played(task: Task) -> Played:
    """One worker's games of one iteration: the same for the same task, wherever it is done."""
    name, settings, seeds, tables, mix, arrays = task
    title, coder = title_called(name), CODERS[name]()
    waiting = [SelfPlay(title, coder, settings[seed % len(settings)], seed, {}) for seed in seeds]
    done = in_lockstep(waiting, Net.of_arrays(arrays), tables, 1.0)
    scores = [score for each in done for score in each.game.scores()]
    told = {
        "games": float(len(done)),
        "score": sum(scores) / max(1, len(scores)),
        "rounds": sum(each.game.rounds_played() for each in done) / max(1, len(done)),
    }
    return batch_of(done, coder, mix), told


class Training:
    """A training in its folder. What is there already is gone on with.

    While the net learns from the games of one iteration, those of the next are played, by the net as it was before: so
    neither waits for the other, and what is played follows from the seed alone.
    """

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.coder = CODERS[plan.title]()
        self.learner = Learner(self.coder, plan.first, plan.second, plan.seed)
        if plan.begin:
            self.learner.begin_from(load_net(Path(plan.begin), self.coder, plan.title))
        self.playing = self.learner.arrays()  # the weights that play the next iteration
        self.iteration = 0
        self.games = 0
        self.seconds = 0.0
        self.best = -1.0
        self.lines: list[str] = []  # of the log, not yet written
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / STATE).exists():
            state = torch.load(folder / STATE, weights_only=False)
            self.learner.go_on_from(state["learner"])
            self.playing = state["playing"]
            self.iteration, self.games = state["iteration"], state["games"]
            self.seconds, self.best = state["seconds"], state["best"]

    def run(self, stop_after: int = 0) -> None:
        """Go on to the end of the plan, or up to that iteration."""
        last = min(stop_after or self.plan.iterations, self.plan.iterations)
        if self.plan.workers <= 1:
            self._run(map, last)
            return
        os.environ["OMP_NUM_THREADS"] = "1"  # of each worker
        with multiprocessing.get_context("spawn").Pool(self.plan.workers) as pool:
            self._run(pool.imap, last)

    def _run(self, each: Each, last: int) -> None:
        torch.set_num_threads(1)  # the cores are the workers'
        started = time.monotonic() - self.seconds
        games = self.play(each, self.iteration) if self.iteration < last else iter(())
        while self.iteration < last:
            results = list(games)
            self.playing = self.learner.arrays()
            if self.iteration + 1 < last:
                games = self.play(each, self.iteration + 1)
            told = self.learn(results)
            self.seconds = time.monotonic() - started
            told = {"iteration": self.iteration, "games": self.games, "seconds": round(self.seconds, 1), **told}
            matched = self.iteration % self.plan.match_every == 0 or self.iteration == self.plan.iterations
            if matched:
                told |= self.match(each)
            self.tell(told)
            if matched or self.iteration == last or self.iteration % KEEP_EVERY == 0:
                self.keep()
        write_curves(self.folder)

    def play(self, each: Each, iteration: int) -> Iterator[Played]:
        """Have the games of this iteration played. Their seeds follow from its number."""
        plan = self.plan
        first = (plan.seed * 1_000_003 + iteration) * plan.games
        seeds = list(range(first, first + plan.games))
        parts = [seeds[worker :: max(1, plan.workers)] for worker in range(max(1, plan.workers))]
        mix = plan.at(plan.mix, iteration)
        tasks = [(plan.title, plan.settings, part, plan.tables, mix, self.playing) for part in parts]
        games: Iterator[Played] = each(played, tasks)
        return games

    def learn(self, results: list[Played]) -> dict[str, float]:
        plan, at = self.plan, self.iteration
        rate = plan.at(plan.rate, at) * min(1.0, (at + 1) / WARM_UP)
        batch = joined([batch for batch, _ in results], self.coder)
        told = self.learner.update(batch, rate, plan.at(plan.entropy, at), plan.minibatch)
        self.iteration += 1
        self.games += int(sum(part["games"] for _, part in results))
        means = {name: sum(part[name] for _, part in results) / len(results) for name in ("score", "rounds")}
        return {"picks": len(batch["taken"]), **means, **told}

    def match(self, each: Each) -> dict[str, Any]:
        """How it does against the opponent in each setting; the best so far is kept."""
        plan = self.plan
        tasks = [
            (plan.title, self.learner.arrays(), plan.opponent, options, numbers, plan.tables)
            for options in plan.matches
            for numbers in shared_out(plan.match_games, max(1, plan.workers))
        ]
        won = list(each(wins_against, tasks))
        lanes = len(tasks) // len(plan.matches)
        shares = [sum(won[at : at + lanes]) / plan.match_games for at in range(0, len(won), lanes)]
        mean = sum(shares) / len(shares)
        about = {"title": plan.title, "command": plan.command, "games": self.games, "shares": shares}
        about |= {"opponent": plan.opponent, "settings": plan.matches, "seed": plan.seed}
        self.learner.save_net(self.folder / f"{self.iteration:06}.net", about)
        if mean > self.best:
            self.best = mean
            self.learner.save_net(self.folder / "best.net", about)
        return {"shares": [round(share, 4) for share in shares]}

    def tell(self, told: dict[str, Any]) -> None:
        rounded = {name: round(value, 5) if isinstance(value, float) else value for name, value in told.items()}
        self.lines.append(json.dumps(rounded))
        print(self.lines[-1], flush=True)

    def keep(self) -> None:
        """Write down how far it is, and the log up to here."""
        state: dict[str, Any] = {"learner": self.learner.state(), "playing": self.playing}
        state |= {"iteration": self.iteration, "games": self.games, "seconds": self.seconds, "best": self.best}
        torch.save(state, self.folder / (STATE + ".new"))
        (self.folder / (STATE + ".new")).replace(self.folder / STATE)
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            log.write("".join(line + "\n" for line in self.lines))
        self.lines = []
