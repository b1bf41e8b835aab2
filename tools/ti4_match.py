"""Measure the bot of Twilight Imperium: how many games reach ten points, in how many rounds, how long it thinks.

    python tools/ti4_match.py 100              six bots in each game
    python tools/ti4_match.py 100 --random     one bot against five that play at random

One line for each game as it ends; times are those of the processor.

Needs Python alone. It reads src/ beside it, and the matches from tests/support.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from support.ti4_matches import all_greedy, one_greedy, play_match, reached  # noqa: E402

ROUNDS = 10  # in which a game should end


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=int)
    parser.add_argument("--random", action="store_true", help="one bot against others that play at random")
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--sets", default="none", help="kings: with Prophecy of Kings, also for seven and eight")
    parser.add_argument("--layout", default="standard", help="alternative: the other layout of the rulebook")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    given = parser.parse_args()
    rounds, points, times = [], [], []
    ten = won = 0
    slowest = (0.0, "")
    for seed in range(given.seed, given.seed + given.games):
        seats = given.players
        watched = [seed % seats] if given.random else list(range(seats))
        bots = one_greedy(seats, seed % seats) if given.random else all_greedy(seats)
        match = play_match({"players": seats, "sets": given.sets, "layout": given.layout}, seed, bots, watched)
        game = match.game
        ten += reached(match) and game.rounds <= ROUNDS
        won += any(seat in watched for seat in game.winners)
        rounds.append(game.rounds)
        points += [game.players[seat].points for seat in watched]
        times += match.times
        slowest = max(slowest, (max(match.times), match.slowest))
        reached_points = [each.points for each in game.players]
        print(f"{seed}: round {game.rounds}, points {reached_points}, winner {game.winners}", flush=True)
    print(f"ten points within {ROUNDS} rounds in {ten} of {given.games} games, a bot won {won}")
    print(f"{statistics.mean(rounds):.1f} rounds, {statistics.mean(points):.1f} points of a bot")
    median = 1000 * statistics.median(times)
    print(f"a choice: {median:.1f} ms at the median, {1000 * slowest[0]:.0f} ms at worst, asked {slowest[1]!r}")


if __name__ == "__main__":
    main()
