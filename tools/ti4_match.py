"""Measure the bot of Twilight Imperium: how many games reach ten points, in how many rounds, which factions win, how
long it thinks.

    python tools/ti4_match.py 100                 six bots in each game
    python tools/ti4_match.py 600 --sets kings --out build/kings.jsonl
    python tools/ti4_match.py 100 --random        one bot against five that play at random

One line a game in --out, and the seeds that stand there are not played again; times are those of the processor. It
reads the matches from tests/support; PYTHONPATH=build/fast in front plays on the compiled engine.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections import defaultdict
from multiprocessing import Pool
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests")]

from orrery.kernel.record import Options  # noqa: E402
from orrery.ti4.faction import FACTIONS  # noqa: E402
from support.ti4_matches import all_greedy, one_greedy, play_match, reached  # noqa: E402

ROUNDS = 10  # in which a game should end

Task = tuple[Options, int, bool]  # seed, whether one bot sits among random seats
Line = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=int)
    parser.add_argument("--random", action="store_true", help="one bot against others that play at random")
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--sets", default="none", help="kings: with Prophecy of Kings, also for seven and eight")
    parser.add_argument("--layout", default="standard", help="alternative: the other layout of the rulebook")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, help="where the lines are kept")
    given = parser.parse_args()
    kept = given.out.read_text().splitlines() if given.out and given.out.exists() else []
    lines: list[Line] = [json.loads(line) for line in kept]
    known = {line["seed"] for line in lines}
    options: Options = {"players": given.players, "sets": given.sets, "layout": given.layout}
    seeds = [seed for seed in range(given.seed, given.seed + given.games) if seed not in known]
    with Pool(given.jobs) as pool:
        for line in pool.imap_unordered(played, [(options, seed, given.random) for seed in seeds]):
            lines.append(line)
            print(
                f"{line['seed']}: round {line['rounds']}, points {line['points']}, winner {line['winners']}", flush=True
            )
            if given.out:
                with given.out.open("a") as out:
                    out.write(json.dumps(line) + "\n")
    print(told(lines))


def played(task: Task) -> Line:
    options, seed, is_alone = task
    seats = int(options["players"])
    watched = [seed % seats] if is_alone else list(range(seats))
    match = play_match(options, seed, one_greedy(seats, seed % seats) if is_alone else all_greedy(seats), watched)
    game = match.game
    return {
        "seed": seed,
        "rounds": game.rounds,
        "ten": reached(match) and game.rounds <= ROUNDS,
        "points": [player.points for player in game.players],
        "factions": [FACTIONS[player.faction].key for player in game.players],
        "winners": game.winners,
        "bots": watched,
        "median": statistics.median(match.times),
        "worst": max(match.times),
        "slowest": match.slowest,
    }


def told(lines: list[Line]) -> str:
    ten, games = sum(line["ten"] for line in lines), len(lines)
    won = sum(any(seat in line["bots"] for seat in line["winners"]) for line in lines)
    rounds = statistics.mean(line["rounds"] for line in lines)
    points = statistics.mean(line["points"][seat] for line in lines for seat in line["bots"])
    median = 1000 * statistics.median(line["median"] for line in lines)
    worst = max(lines, key=lambda line: float(line["worst"]))
    return "\n".join(
        [
            *shares(lines),
            f"ten points within {ROUNDS} rounds in {ten} of {games} games, a bot won {won}",
            f"{rounds:.1f} rounds, {points:.1f} points of a bot",
            f"a choice: {median:.1f} ms at the median",
            f"{1000 * worst['worst']:.0f} ms at worst, asked {worst['slowest']!r}",
        ]
    )


def shares(lines: list[Line]) -> list[str]:
    """For each faction that bots have played: how often it won, of how many games, and its points on average."""
    games: defaultdict[str, int] = defaultdict(int)
    wins: defaultdict[str, float] = defaultdict(float)
    points: defaultdict[str, int] = defaultdict(int)
    for line in lines:
        for seat in line["bots"]:
            faction = line["factions"][seat]
            games[faction] += 1
            points[faction] += line["points"][seat]
            wins[faction] += (seat in line["winners"]) / max(1, len(line["winners"]))
    ranked = sorted(games, key=lambda faction: wins[faction] / games[faction])
    said = []
    for faction in ranked:
        of = games[faction]
        said.append(f"{faction:12} {wins[faction] / of:6.1%} of {of}, {points[faction] / of:.1f} points")
    return said


if __name__ == "__main__":
    main()
