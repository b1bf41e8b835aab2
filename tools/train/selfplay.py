"""Many tables in lockstep: all questions are collected, the net answers them in one batch, all go on.

The tables of a training are always full: where a game ends the next one begins, and what is not over when an iteration
is goes on in the next. So no game is waited for, and the net is asked about as many tables at once from first to last.
"""

from __future__ import annotations

import math
from array import array
from typing import Any, Final

from orrery.bots.bot import Bot, luck_of
from orrery.bots.coder import Coder, Picking, Rows, Seen
from orrery.bots.learned import drawn
from orrery.bots.net import Net, shares_of
from orrery.kernel.game import Game
from orrery.kernel.imagining import imagination
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from orrery.title import Title

LONGEST: Final = 5000  # picks in one game; one that is not over by then teaches nothing
STRIDE: Final = 1_000_000_007  # between the first games of two trainings

Made = tuple[int, float, float]  # a pick: what was taken, how likely that was, what was expected
Course = tuple[int, list[Made], list[int]]  # a game so far: its number, its picks, and the luck of each seat


class Pick:
    """One pick of a seat: what was seen, what could be taken, what was, how likely that was, and what was expected."""

    def __init__(self, seen: Seen, candidates: list[Rows], taken: int, chance: float, value: float) -> None:
        self.active = array("h", seen[0])
        self.scalars = array("f", seen[1])
        self.candidates = candidates
        self.taken = taken
        self.chance = chance  # as a logarithm
        self.value = value


class SelfPlay:
    """One game at which the net sits on some seats and other bots on the rest."""

    def __init__(self, title: Title, coder: Coder, options: Options, seed: int, others: dict[int, Bot[Any]]) -> None:
        self.coder = coder
        self.game: Game = title.setup(options, seed)
        self.game.log = None
        self.others = others
        self.luck = [seeded(luck_of(seed, seat)) for seat in range(self.game.seats)]
        self.picks: list[list[Pick]] = [[] for _ in range(self.game.seats)]
        self.made: list[Made] = []
        self.picking: Picking | None = None

    def to_next_question(self) -> bool:
        """Go on until the net has something to choose. False: the game is over, or too long."""
        while self.picking is None or self.picking.done:
            if self.picking is not None:
                self.game.answer(self.picking.choice())
                self.picking = None
            if self.game.over or len(self.made) >= LONGEST:
                return False
            decision = self.game.first_asked()
            view, luck = self.game.view(decision.seat), self.luck[decision.seat]
            if decision.seat in self.others:
                imagine = imagination(self.game, decision.seat, luck)
                self.game.answer(self.others[decision.seat].choose(view, decision, luck, imagine))
            else:
                self.picking = Picking(self.coder, view, decision)
        return True

    def question(self) -> tuple[Seen, list[Rows]]:
        assert self.picking is not None
        return self.picking.seen(), self.picking.candidates

    def take(self, seen: Seen, numbers: list[float], value: float, learning: bool) -> None:
        """While it learns it tries what is not best too, else it takes the best."""
        assert self.picking is not None
        seat = self.picking.decision.seat
        shares = shares_of(numbers)
        candidate = drawn(shares, self.luck[seat]) if learning else numbers.index(max(numbers))
        self.make(seen, (candidate, math.log(max(shares[candidate], 1e-9)), value))

    def make(self, seen: Seen, made: Made) -> None:
        assert self.picking is not None
        seat = self.picking.decision.seat
        self.picks[seat].append(Pick(seen, self.picking.candidates, *made))
        self.picking.take(made[0])
        self.made.append(made)


class Tables:
    """The tables of one worker of a training. Which games are played on them follows from seed, worker and workers."""

    def __init__(
        self, title: Title, coder: Coder, settings: list[Options], seed: int, many: int, worker: int, workers: int
    ) -> None:
        self.title = title
        self.coder = coder
        self.settings = settings
        self.seed = seed
        self.many = many
        self.worker = worker
        self.workers = workers
        self.begun = 0
        self.games: list[tuple[int, SelfPlay]] = []  # each with its number

    def play(self, net: Net, games: int) -> list[SelfPlay]:
        """Play until so many games have ended since; a few more may in the last round."""
        ended: list[SelfPlay] = []
        while len(ended) < games:
            ended += self.to_next_questions()
            live = [game for _, game in self.games]
            questions = [game.question() for game in live]
            for game, (seen, _), (numbers, values) in zip(live, questions, net.answers(questions)):
                game.take(seen, numbers, values[0], True)
        return ended

    def to_next_questions(self) -> list[SelfPlay]:
        """Go on until the net has something to choose at every table; the games that ended on the way."""
        ended: list[SelfPlay] = []
        live: list[tuple[int, SelfPlay]] = []
        for number, game in self.games:
            if game.to_next_question():
                live.append((number, game))
            elif game.game.over:
                ended.append(game)
        while len(live) < self.many:
            live.append((self.begun, self.game(self.begun)))
            self.begun += 1
            if not live[-1][1].to_next_question():
                live.pop()
        self.games = live
        return ended

    def game(self, number: int) -> SelfPlay:
        """All workers play all settings in turns: none waits for one that has the long ones."""
        options = self.settings[(number + self.worker) % len(self.settings)]
        seed = self.seed * STRIDE + number * self.workers + self.worker
        return SelfPlay(self.title, self.coder, options, seed, {})

    # -- to go on later --------------------------------------------------------------------------------------------

    def courses(self) -> tuple[int, list[Course]]:
        """How many games were begun, and how those that are not over went so far."""
        courses = [(number, game.made.copy(), [luck.state for luck in game.luck]) for number, game in self.games]
        return self.begun, courses

    def go_on_from(self, begun: int, courses: list[Course]) -> None:
        """The same games, played again up to where they were."""
        self.begun = begun
        self.games = []
        for number, made, lucks in courses:
            game = self.game(number)
            for each in made:
                game.to_next_question()
                game.make(game.question()[0], each)
            for luck, state in zip(game.luck, lucks):
                luck.state = state
            self.games.append((number, game))


def in_lockstep(waiting: list[SelfPlay], net: Net, tables: int, learning: bool) -> list[SelfPlay]:
    """Play these games, so many at once; those that came to an end, in the order given."""
    games, live = list(waiting), list[SelfPlay]()
    waiting = waiting[::-1]
    while live or waiting:
        while waiting and len(live) < tables:
            live.append(waiting.pop())
        live = [each for each in live if each.to_next_question()]
        questions = [each.question() for each in live]
        if questions:
            for each, (seen, _), (numbers, values) in zip(live, questions, net.answers(questions)):
                each.take(seen, numbers, values[0], learning)
    return [each for each in games if each.game.over]
