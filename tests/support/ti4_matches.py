"""Games of bots at Twilight Imperium, and what can be counted in them."""

from __future__ import annotations

import time
from collections import Counter

from orrery.bots.bot import Bot, RandomBot, luck_of
from orrery.kernel.imagining import imagination
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from orrery.ti4.bot import GreedyBot
from orrery.ti4.game import TwilightImperium
from orrery.ti4.setup import setup

LONGEST = 12_000  # questions; a game of six takes about a tenth


class Match:
    """One game played to its end, with what the watched seats were asked and how long they took."""

    def __init__(self, game: TwilightImperium) -> None:
        self.game = game
        self.prompts: Counter[str] = Counter()
        self.times: list[float] = []  # of their choices, in seconds of this processor
        self.slowest = ""  # the question that took longest

    def note(self, prompt: str, taken: float) -> None:
        self.slowest = prompt if taken > max(self.times, default=0.0) else self.slowest
        self.times.append(taken)
        self.prompts[prompt] += 1


def play_match(options: Options, seed: int, bots: list[Bot[None]], watched: list[int]) -> Match:
    """A whole game of bots that need no view. The engine refuses, and so fails the test, if a bot's reply is not
    legal."""
    game = setup(options, seed)
    game.log = None
    luck = [seeded(luck_of(seed, seat)) for seat in range(game.seats)]
    match = Match(game)
    for _ in range(LONGEST):
        if game.over:
            return match
        decision = game.waiting()[0]
        seat = decision.seat
        start = time.process_time()
        choice = bots[seat].choose(None, decision, luck[seat], imagination(game, seat, luck[seat]))
        taken = time.process_time() - start
        if seat in watched:
            match.note(decision.prompt, taken)
        game.answer(choice)
    raise AssertionError(f"{options} with seed {seed} does not end")


def all_greedy(seats: int) -> list[Bot[None]]:
    return [GreedyBot() for _ in range(seats)]


def one_greedy(seats: int, seat: int) -> list[Bot[None]]:
    """One bot that plays for objectives among others that play at random."""
    return [GreedyBot() if each == seat else RandomBot() for each in range(seats)]


def reached(match: Match, points: int = 10) -> bool:
    return max(player.points for player in match.game.players) >= points
