"""Simulate: bots play many games against each other."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from orrery.bots.bot import luck_of
from orrery.games import TITLES
from orrery.kernel.decision import Choice
from orrery.kernel.imagining import imagination
from orrery.kernel.record import BadOption, Options, choice_to_data
from orrery.kernel.rng import seeded
from orrery.tables.storage import one_line
from orrery.title import Title

DECISION_LIMIT: Final = 20_000  # far beyond any real game

Task = tuple[str, Options, int, tuple[str, ...]]  # game, options, seed, bots


class Outcome:
    """How one game went."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.decisions = 0
        self.rounds = 0
        self.over = False
        self.winners: list[int] = []
        self.scores: list[int] = []
        self.error = ""
        self.choices: list[list[Any]] = []  # only after an error


def play(task: Task) -> Outcome:
    """Play one game to its end. An error is an outcome too."""
    name, options, seed, bots = task
    outcome = Outcome(seed)
    choices: list[Choice] = []
    try:
        play_on(TITLES[name], options, outcome, bots, choices)
    except Exception as wrong:
        outcome.error = one_line(wrong)
        outcome.choices = [choice_to_data(choice) for choice in choices]
    outcome.decisions = len(choices)
    return outcome


def play_on(title: Title, options: Options, outcome: Outcome, bots: tuple[str, ...], choices: list[Choice]) -> None:
    game = title.setup(options, outcome.seed)
    game.log = None
    players = [title.bots[bot]() for bot in bots]
    luck = [seeded(luck_of(outcome.seed, seat)) for seat in range(game.seats)]
    while not game.over and len(choices) < DECISION_LIMIT:
        decision = game.waiting()[0]
        seat = decision.seat
        choice = players[seat].choose(game.view(seat), decision, luck[seat], imagination(game, seat, luck[seat]))
        choices.append(choice)  # before it is answered: a report must hold the choice that failed
        game.answer(choice)
    outcome.over = game.over
    outcome.winners = game.winners
    outcome.scores = game.scores()
    outcome.rounds = game.rounds_played()


def simulate(
    title: Title,
    options: Options,
    bots: list[str],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[], object] = lambda: None,
) -> dict[str, Any]:
    """Play the games with the seeds from `seed` on, and count. The numbers do not depend on the jobs."""
    chosen = title.checked(options)
    seats = int(chosen["players"])
    for bot in bots:
        if bot not in title.bots:
            raise BadOption("unknown-bot", bot, ", ".join(title.bots))
    if not 1 <= len(bots) <= seats:
        raise BadOption("too-many-bots", ",".join(bots), f"1 to {seats}, repeated in order if fewer")
    seated = [bots[seat % len(bots)] for seat in range(seats)]
    count = Count(seats)
    started = time.perf_counter()
    tasks = [(title.name, chosen, seed + number, tuple(seated)) for number in range(games)]
    for outcome in outcomes(tasks, jobs):
        count.add(outcome)
        progress()
    seconds = time.perf_counter() - started
    return {
        "game": title.name,
        "games": games,
        "players": seats,
        "bots": seated,
        "options": chosen,
        "seed": seed,
        "decisions": count.decisions,
        "seconds": round(seconds, 4),
        "games_per_s": round(games / seconds, 2),
        "decisions_per_s": round(count.decisions / seconds, 1),
        **count.means(),
        "unfinished": count.unfinished,
        "errors": count.errors,
    }


def outcomes(tasks: list[Task], jobs: int) -> Iterator[Outcome]:
    """The outcomes in the order of the tasks."""
    if jobs == 1:
        yield from map(play, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, leave_interrupts_to_parent) as pool:
        yield from pool.imap(play, tasks, chunksize=max(1, min(64, len(tasks) // (jobs * 4))))


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Count:
    """Sums over the games. Means are over those that came to an end."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.decisions = 0
        self.finished = 0
        self.unfinished = 0
        self.rounds = 0
        self.wins = [0.0] * seats
        self.points = [0] * seats
        self.errors: list[dict[str, Any]] = []

    def add(self, outcome: Outcome) -> None:
        self.decisions += outcome.decisions
        if outcome.error:
            self.errors.append({"seed": outcome.seed, "choices": outcome.choices, "error": outcome.error})
            return
        if not outcome.over:
            self.unfinished += 1
            return
        self.finished += 1
        self.rounds += outcome.rounds
        for seat in range(self.seats):
            self.points[seat] += outcome.scores[seat]
        for winner in outcome.winners:
            self.wins[winner] += 1 / len(outcome.winners)

    def means(self) -> dict[str, Any]:
        if not self.finished:
            return {"wins": self.wins, "mean_scores": None, "mean_rounds": None}
        return {
            "wins": [round(won, 4) for won in self.wins],
            "mean_scores": [round(points / self.finished, 4) for points in self.points],
            "mean_rounds": round(self.rounds / self.finished, 4),
        }


def lines(report: dict[str, Any]) -> list[str]:
    """The report for people."""
    text = [
        f"{report['game']}: {report['games']} games in {report['seconds']:.2f} s "
        f"({report['games_per_s']:.1f} games/s, {report['decisions_per_s']:.0f} decisions/s)"
    ]
    for seat, bot in enumerate(report["bots"]):
        mean = "" if report["mean_scores"] is None else f", mean score {report['mean_scores'][seat]:.1f}"
        text.append(f"  seat {seat + 1} {bot}: {report['wins'][seat]:g} wins{mean}")
    if report["mean_rounds"] is not None:
        text.append(f"  mean rounds {report['mean_rounds']:.1f}")
    if report["unfinished"]:
        text.append(f"  {report['unfinished']} games stopped after {DECISION_LIMIT} decisions")
    text += [f"  error in the game of seed {error['seed']}: {error['error']}" for error in report["errors"]]
    return text
