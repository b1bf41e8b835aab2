"""Let the greedy player of Race play, and ask it single questions."""

from __future__ import annotations

from orrery.bots.bot import Bot, RandomBot
from orrery.kernel.decision import chosen
from orrery.kernel.imagining import imagination
from orrery.kernel.record import Options
from orrery.kernel.rng import Rng, seeded
from orrery.race.bot import GreedyBot
from orrery.race.setup import setup
from orrery.race.state import Race
from orrery.race.view import RaceView
from support.play import asked
from support.race import name_of

LONGEST = 60  # rounds; a game of sensible players never takes so many


def play(options: Options, seed: int, bots: list[Bot[RaceView]]) -> Race:
    """A whole game. The engine refuses, and so fails the test, if a bot's reply is not legal."""
    return play_on(setup(options, seed), seeded(seed + 1), bots, f"{options} with seed {seed}")


def play_on(game: Race, luck: Rng, bots: list[Bot[RaceView]], what: str = "the game") -> Race:
    """From where the game stands to its end."""
    while not game.over:
        assert game.rounds_played() <= LONGEST, f"{what} does not end"
        decision = game.waiting()[0]
        seat = decision.seat
        game.answer(bots[seat].choose(game.view(seat), decision, luck, imagination(game, seat, luck)))
    return game


def wins(options: Options, games: int) -> int:
    """How many games one greedy player comes first in among random ones, sitting in each seat by turns."""
    count = 0
    seats = int(options["players"])
    for seed in range(games):
        bots: list[Bot[RaceView]] = [RandomBot() for _ in range(seats)]
        bots[seed % seats] = GreedyBot()
        game = play(options, seed, bots)
        count += game.winners == [seed % seats]
    return count


def replies(game: Race, seat: int = 0) -> list[str]:
    """What the greedy player picks for the open question, by name."""
    decision = asked(game, seat)
    choice = GreedyBot().choose(game.view(seat), decision, seeded(1))
    return [name_of(option) for option in chosen(decision, choice).options]


def reply(game: Race, seat: int = 0) -> None:
    """Let the greedy player answer the open question."""
    game.answer(GreedyBot().choose(game.view(seat), asked(game, seat), seeded(1)))
