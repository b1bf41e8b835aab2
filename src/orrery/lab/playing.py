"""Games of bots: one of them played to its end, many of them on several processes."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Iterator
from typing import Any, Final

from orrery.bots.bot import luck_of
from orrery.games import TITLES
from orrery.kernel.decision import Choice
from orrery.kernel.imagining import imagination
from orrery.kernel.record import BadOption, Options, choice_to_data
from orrery.kernel.rng import seeded
from orrery.tables.storage import one_line
from orrery.title import Title

DECISION_LIMIT: Final = 20_000  # far beyond any real game: what is not over by then is unfinished

Task = tuple[str, Options, int, tuple[str, ...]]  # game, options, seed, bots


class Thought:
    """What a seat's choices took, in seconds of this processor."""

    def __init__(self) -> None:
        self.choices = 0
        self.seconds = 0.0
        self.longest = 0.0

    def add(self, seconds: float) -> None:
        self.choices += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)

    def add_all(self, other: Thought) -> None:
        self.choices += other.choices
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


class Outcome:
    """How one game went."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.decisions = 0
        self.rounds = 0
        self.over = False
        self.winners: list[int] = []
        self.scores: list[int] = []
        self.starts: list[str] = []  # what each seat started with, if the title says
        self.thoughts: list[Thought] = []  # by seat
        self.error = ""
        self.choices: list[list[Any]] = []  # only after an error

    def failure(self) -> dict[str, Any]:
        """What is told of an error: enough to play it again."""
        return {"seed": self.seed, "choices": self.choices, "error": self.error}


def demand_bots(title: Title, bots: list[str]) -> None:
    for bot in bots:
        if not title.has_bot(bot):
            raise BadOption("unknown-bot", bot, ", ".join(title.bots))


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
    players = [title.bot(bot) for bot in bots]
    luck = [seeded(luck_of(outcome.seed, seat)) for seat in range(game.seats)]
    outcome.thoughts = [Thought() for _ in range(game.seats)]
    is_open = title.start is not None
    while not game.over and len(choices) < DECISION_LIMIT:
        if is_open and title.start is not None:  # it may change hands later
            outcome.starts = title.start.of(game)
            is_open = not all(outcome.starts)
        decision = game.waiting()[0]
        seat = decision.seat
        view = game.view(seat)
        started = time.process_time()
        choice = players[seat].choose(view, decision, luck[seat], imagination(game, seat, luck[seat]))
        outcome.thoughts[seat].add(time.process_time() - started)
        choices.append(choice)  # before it is answered: a report must hold the choice that failed
        game.answer(choice)
    outcome.over = game.over
    outcome.winners = game.winners
    outcome.scores = game.scores()
    outcome.rounds = game.rounds_played()


def outcomes(tasks: list[Task], jobs: int) -> Iterator[Outcome]:
    """The outcomes in the order of the tasks."""
    if jobs == 1:
        yield from map(play, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, leave_interrupts_to_parent) as pool:
        yield from pool.imap(play, tasks, chunksize=max(1, min(64, len(tasks) // (jobs * 4))))


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
