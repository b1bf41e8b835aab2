"""A whole game of Twilight Imperium in its last round: bots have played it up to there, from the first choice on.

    PYTHONPATH=src:tests python -m support.ti4_late FOLDER PORT

serves it by hand.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

from orrery.bots.bot import luck_of
from orrery.games import TITLES
from orrery.kernel.imagining import imagination
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from orrery.ti4.bot import GreedyBot
from orrery.ti4.game import TwilightImperium
from orrery.ti4.setup import setup
from support import ti4_served
from support.ti4_matches import LONGEST

PROGRAM = "from support.ti4_late import offer\noffer()\n"
# The game of eight is brought near its end before anybody waits for it.
EIGHT = PROGRAM + "from support.ti4_late import brought_near\nbrought_near(8, 'kings', 4)\n"
STRATEGY = "choose strategy"


def late(options: Options, seed: int) -> TwilightImperium:
    """At the first choice of the round in which the bots came to the end; the log tells all that was before."""
    return with_log(brought_near(int(options.get("players", 6)), str(options.get("sets", "none")), seed))


def with_log(played: TwilightImperium) -> TwilightImperium:
    game = played.copy()
    assert isinstance(game, TwilightImperium)
    game.log = list(played.log or [])
    return game


@cache
def brought_near(seats: int, sets: str, seed: int) -> TwilightImperium:
    game = setup({"players": seats, "sets": sets}, seed)
    luck = [seeded(luck_of(seed, seat)) for seat in range(seats)]
    bot, last = GreedyBot(), game
    for _ in range(LONGEST):
        if game.over:
            return last
        if begins_round(game):
            last = with_log(game)
        decision = game.waiting()[0]
        seat = decision.seat
        game.answer(bot.choose(game.view(seat), decision, luck[seat], imagination(game, seat, luck[seat])))
    raise AssertionError(f"{seats} players with seed {seed} come to no end")


def begins_round(game: TwilightImperium) -> bool:
    return game.waiting()[0].prompt == STRATEGY and not any(player.strategies for player in game.players)


def offer() -> None:
    """In place of a game from its beginning."""
    TITLES["ti4"].setup = late


if __name__ == "__main__":
    offer()
    ti4_served.serve(Path(sys.argv[1]), int(sys.argv[2]))
