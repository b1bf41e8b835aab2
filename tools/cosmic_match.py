"""Measure the bot of Cosmic Encounter: how often it wins, shares a win, plays foolishly, and how long it thinks.

    python tools/cosmic_match.py --games 200 --jobs 16

Needs Python alone. It reads src/ beside it, and the first bot from tests/support.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from orrery.bots.bot import RandomBot  # noqa: E402
from orrery.cosmic.bot import GreedyBot  # noqa: E402
from support.cosmic_first import FirstBot  # noqa: E402
from support.cosmic_matches import VARIANTS, play_match  # noqa: E402

BOTS: dict[str, Any] = {"greedy": GreedyBot, "first": FirstBot, "random": RandomBot}
SEATS: dict[str, list[tuple[str, ...]]] = {
    "alone": [("greedy",) * 4],
    "random": [tuple("greedy" if seat == at else "random" for seat in range(4)) for at in range(4)],
    "first": [
        ("greedy", "first", "greedy", "first"),
        ("first", "greedy", "first", "greedy"),
        ("greedy", "greedy", "first", "first"),
        ("first", "greedy", "greedy", "first"),
        ("first", "first", "greedy", "greedy"),
        ("greedy", "first", "first", "greedy"),
    ],
}
MATCHES = (*SEATS, "variants")  # the last with every set of options in turn


def play(task: tuple[str, int, dict[str, Any]]) -> dict[str, Any]:
    """One game; the follies and the thinking times are those of the greedy seats."""
    match, seed, options = task
    if match == "variants":
        options = {**VARIANTS[seed % len(VARIANTS)], **options}
        seats: tuple[str, ...] = ("greedy",) * int(options.get("players", 4))
    else:
        seats = SEATS[match][seed % len(SEATS[match])]
    watched = [seat for seat, name in enumerate(seats) if name == "greedy"]
    began = time.process_time()
    played = play_match({"players": len(seats), **options}, seed, [BOTS[name]() for name in seats], watched)
    return {
        "seats": seats,
        "winners": played.game.winners,
        "aliens": [[power.alien for power in player.powers][:1] for player in played.game.players],
        "times": played.times,
        "slowest": (max(played.times), played.slowest),
        "follies": dict(played.follies),
        "seconds": time.process_time() - began,
        "encounters": played.game.met,
    }


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--games", type=int, default=20)
    ask.add_argument("--jobs", type=int, default=1)
    ask.add_argument("--seed", type=int, default=0)
    ask.add_argument("--match", choices=[*MATCHES, "all"], default="all")
    ask.add_argument("--options", default="{}", help="options of the game as JSON")
    ask.add_argument("--aliens", action="store_true", help="also print how often each alien won")
    wish = ask.parse_args()
    for match in MATCHES if wish.match == "all" else [wish.match]:
        tasks = [(match, seed, json.loads(wish.options)) for seed in range(wish.seed, wish.seed + wish.games)]
        games: list[dict[str, Any]] = []
        with multiprocessing.get_context("spawn").Pool(wish.jobs) as pool:
            for game in pool.imap_unordered(play, tasks):
                games.append(game)
                print(f"\r{match}: {len(games)} of {len(tasks)}, {said(games)}", end="", file=sys.stderr, flush=True)
        print("\r", end="", file=sys.stderr)
        report(match, games, wish.aliens)


def said(games: list[dict[str, Any]]) -> str:
    """Where the match stands, in a few words."""
    share = sum([won(game) / len(game["winners"]) for game in games if game["winners"]])
    return f"share {share:.1f}, shared {sum(len(game['winners']) > 1 for game in games)}   "


def won(game: dict[str, Any]) -> int:
    """How many of the winners are greedy."""
    return sum(game["seats"][seat] == "greedy" for seat in game["winners"])


def report(match: str, games: list[dict[str, Any]], aliens: bool) -> None:
    number = len(games)
    times = sorted(each for game in games for each in game["times"])
    shared = sum(len(game["winners"]) > 1 for game in games)
    mine = [won(game) for game in games]
    share = sum(wins / len(game["winners"]) for wins, game in zip(mine, games) if game["winners"])
    follies: Counter[str] = Counter()
    for game in games:
        follies.update(game["follies"])
    seconds = sum(game["seconds"] for game in games)
    print(f"{match}: {number} games, {sum(game['encounters'] for game in games) / number:.1f} encounters each")
    print(
        f"  won by greedy: {sum(wins > 0 for wins in mine)}, "
        f"its share of the wins {share:.1f} ({100 * share / number:.1f} %)"
    )
    print(f"  shared wins: {shared} ({100 * shared / number:.1f} %)")
    print(f"  follies: {dict(follies) or 'none'}")
    print(
        f"  a choice: median {1000 * times[len(times) // 2]:.1f} ms, mean {1000 * sum(times) / len(times):.1f} ms, "
        f"99 % below {1000 * times[len(times) * 99 // 100]:.0f} ms, longest {1000 * times[-1]:.0f} ms "
        f"({max(game['slowest'] for game in games)[1]}); {seconds / number:.1f} s of CPU for a game"
    )
    if aliens:
        from orrery.cosmic.cards import ALIENS

        wins: dict[str, float] = dict.fromkeys(ALIENS, 0.0)
        seen: Counter[str] = Counter()
        for game in games:
            for seat, held in enumerate(game["aliens"]):
                for alien in held:
                    seen[ALIENS[alien]] += 1
                    wins[ALIENS[alien]] += (seat in game["winners"]) / max(1, len(game["winners"]))
        print(
            "  "
            + ", ".join(f"{key} {wins[key]:.1f}/{seen[key]}" for key in sorted(seen, key=lambda k: -wins[k] / seen[k]))
        )


if __name__ == "__main__":
    main()
