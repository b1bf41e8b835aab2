"""Games of bots at Cosmic Encounter, and what can be counted in them."""

from __future__ import annotations

import time
from collections import Counter

from orrery.bots.bot import Bot, luck_of
from orrery.cosmic.bot.candidates import habit
from orrery.cosmic.game import CosmicEncounter
from orrery.cosmic.setup import setup
from orrery.cosmic.view import CosmicView
from orrery.kernel.decision import Choice, Decision
from orrery.kernel.imagining import Imagine, imagination
from orrery.kernel.record import Options
from orrery.kernel.rng import Rng, seeded
from support.cosmic_follies import follies_in

LONGEST = 300  # encounters; a game of sensible players never takes so many
VARIANTS: list[Options] = [
    {"players": 3},
    {"players": 5},
    {"planets": "four"},
    {"powers": "hidden"},
    {"changing": "yes"},
    {"flares": "many"},
    {"flares": "none", "aliens": "green"},
    {"technology": "yes"},
    {"filch": "classic", "deal_aliens": "filch,zombie,mind,trader"},
    {"windows": "everybody"},
    {"technology": "yes", "powers": "hidden", "changing": "yes", "flares": "many", "players": 5},
]


class HabitBot:
    """The player when it does not look ahead: quick company for one that does."""

    IMAGINES = False

    def choose(self, view: CosmicView, decision: Decision, rng: Rng, imagine: Imagine | None = None) -> Choice:
        return habit(view, decision)


class Match:
    """One game played to its end, with what the watched seats did in it."""

    def __init__(self, game: CosmicEncounter, follies: Counter[str], times: list[float], slowest: str) -> None:
        self.game = game
        self.follies = follies
        self.times = times  # of their choices, in seconds of this processor
        self.slowest = slowest  # the question that took longest


def play_match(options: Options, seed: int, bots: list[Bot[CosmicView]], watched: list[int]) -> Match:
    """A whole game. The engine refuses, and so fails the test, if a bot's reply is not legal."""
    game = setup(options, seed)
    game.log = None
    luck = [seeded(luck_of(seed, seat)) for seat in range(game.seats)]
    match = Match(game, Counter(), [], "")
    while not game.over:
        assert game.rounds_played() <= LONGEST, f"{options} with seed {seed} does not end"
        decision = game.waiting()[0]
        seat = decision.seat
        view = game.view(seat)
        start = time.process_time()
        choice = bots[seat].choose(view, decision, luck[seat], imagination(game, seat, luck[seat]))
        taken = time.process_time() - start
        if seat in watched:
            match.slowest = decision.prompt if taken > max(match.times, default=0.0) else match.slowest
            match.times.append(taken)
            match.follies.update(follies_in(game, decision, choice))
        game.answer(choice)
    return match
