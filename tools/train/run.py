"""A training: iterations of playing, learning and now and then a match; everything is kept and can go on later."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, Final

import torch

from orrery.bots.net import load_net
from orrery.kernel.record import Options
from tools.train.batch import joined
from tools.train.coders import CODERS
from tools.train.crew import MATCH, PLAY, Crew, Kept, Played, Start
from tools.train.curves import write_curves
from tools.train.learner import Learner
from tools.train.match import shared_out

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


class Training:
    """A training in its folder. What is there already is gone on with.

    While the net learns from the games of one iteration, the workers play those of the next, by the net as it was
    before, and the weights for the one after that are sent as soon as they are there: so nobody waits for anybody, and
    what is played follows from the seed alone.
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
        self.kept: list[Kept | None] = [None] * max(1, plan.workers)  # the games that are not over
        self.lines: list[str] = []  # of the log, not yet written
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / STATE).exists():
            state = torch.load(folder / STATE, weights_only=False)
            self.learner.go_on_from(state["learner"])
            self.playing = state["playing"]
            self.iteration, self.games = state["iteration"], state["games"]
            self.seconds, self.best = state["seconds"], state["best"]
            self.kept = (state["kept"] + self.kept)[: len(self.kept)]

    def run(self, stop_after: int = 0, minutes: float = 0.0) -> None:
        """Go on to the end of the plan, up to that iteration, or for so long."""
        plan, last = self.plan, min(stop_after or self.plan.iterations, self.plan.iterations)
        if self.iteration >= last:
            return
        torch.set_num_threads(1)  # the cores are the workers'
        workers = len(self.kept)
        crew = Crew(
            [
                Start(plan.title, plan.settings, plan.seed, plan.tables, worker, workers, kept)
                for worker, kept in enumerate(self.kept)
            ]
        )
        try:
            self._run(crew, last, 60 * minutes)
        finally:
            crew.end()
        write_curves(self.folder)

    def _run(self, crew: Crew, last: int, most: float) -> None:
        begun, before = time.monotonic(), self.seconds
        self.play(crew, self.iteration, self.playing)
        coming = self.learner.arrays()
        self.play(crew, self.iteration + 1, coming)
        over = False
        while not over:
            self.playing = coming
            told = self.learn(crew.results(PLAY))
            coming = self.learner.arrays()
            matched = self.iteration % self.plan.match_every == 0 or self.iteration == self.plan.iterations
            shares = self.match(crew) if matched else {}
            self.play(crew, self.iteration + 1, coming)
            passed = time.monotonic() - begun
            self.seconds = before + passed
            over = self.iteration >= last or 0 < most < passed
            told = {"iteration": self.iteration, "games": self.games, "seconds": round(self.seconds, 1), **told}
            self.tell(told | shares)
            if matched or over or self.iteration % KEEP_EVERY == 0:
                self.keep()

    def play(self, crew: Crew, iteration: int, weights: dict[str, Any]) -> None:
        """Have the games of this iteration played, if there is one."""
        plan, workers = self.plan, len(self.kept)
        if iteration < plan.iterations:
            shares = [len(numbers) for numbers in shared_out(plan.games, workers)]
            mix = plan.at(plan.mix, iteration)
            crew.send([(PLAY, (weights, games, mix)) for games in shares])

    def learn(self, results: list[Played]) -> dict[str, float]:
        plan, at = self.plan, self.iteration
        rate = plan.at(plan.rate, at) * min(1.0, (at + 1) / WARM_UP)
        batch = joined([batch for batch, _, _ in results], self.coder)
        self.kept = [kept for _, _, kept in results]
        told = self.learner.update(batch, rate, plan.at(plan.entropy, at), plan.minibatch)
        self.iteration += 1
        self.games += int(sum(part["games"] for _, part, _ in results))
        means = {name: sum(part[name] for _, part, _ in results) / len(results) for name in ("score", "rounds")}
        return {"picks": len(batch["taken"]), **means, **told}

    def match(self, crew: Crew) -> dict[str, Any]:
        """How it does against the opponent in each setting; the best so far is kept."""
        plan, weights = self.plan, self.learner.arrays()
        numbers = shared_out(plan.match_games, len(self.kept))
        crew.send(
            [
                (MATCH, [(plan.title, weights, plan.opponent, options, mine, plan.tables) for options in plan.matches])
                for mine in numbers
            ]
        )
        won = crew.results(MATCH)
        shares = [sum(each[at] for each in won) / plan.match_games for at in range(len(plan.matches))]
        mean = sum(shares) / len(shares)
        about = self.about() | {"shares": shares, "opponent": plan.opponent, "settings": plan.matches}
        self.learner.save_net(self.folder / f"{self.iteration:06}.net", about)
        if mean > self.best:
            self.best = mean
            self.learner.save_net(self.folder / "best.net", about)
        return {"shares": [round(share, 4) for share in shares]}

    def about(self) -> dict[str, Any]:
        """What every net of this training says of itself."""
        return {"title": self.plan.title, "command": self.plan.command, "games": self.games, "seed": self.plan.seed}

    def tell(self, told: dict[str, Any]) -> None:
        rounded = {name: round(value, 5) if isinstance(value, float) else value for name, value in told.items()}
        self.lines.append(json.dumps(rounded))
        print(self.lines[-1], flush=True)

    def keep(self) -> None:
        """Write down how far it is, and the log up to here."""
        state: dict[str, Any] = {"learner": self.learner.state(), "playing": self.playing}
        state |= {"iteration": self.iteration, "games": self.games, "seconds": self.seconds, "best": self.best}
        state["kept"] = self.kept
        self.learner.save_net(self.folder / "latest.net", self.about())
        torch.save(state, self.folder / (STATE + ".new"))
        (self.folder / (STATE + ".new")).replace(self.folder / STATE)
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            log.write("".join(line + "\n" for line in self.lines))
        self.lines = []
