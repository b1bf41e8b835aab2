"""Play Twilight Imperium by the thousand under all laws, and say who has sat with whom.

    PYTHONPATH=build/fast .venv/bin/python tools/ti4_laws.py 2000 --play random
    PYTHONPATH=build/fast .venv/bin/python tools/ti4_laws.py 1500 --play lively --sets kings --out build/lively.jsonl

At every step: nothing is lost, no due stays open, and what may act is remembered rightly; at every fourth: what is
known of hidden cards is true; at every --every-th: all other laws; at the end: the record replays to the same end. One
line a game in --out, and the seeds that stand there are not played again. A fault is a seed and a law.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from itertools import combinations
from multiprocessing import Pool
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests")]

from laws.test_ti4_laws import known_cards_are_where_they_can_be, trader, whole  # noqa: E402
from orrery.kernel.decision import Choice  # noqa: E402
from orrery.kernel.game import Game  # noqa: E402
from orrery.kernel.laws import check_game, random_reply  # noqa: E402
from orrery.kernel.rng import Rng  # noqa: E402
from orrery.ti4.faction import FACTIONS  # noqa: E402
from orrery.ti4.game import TwilightImperium  # noqa: E402
from orrery.ti4.setup import setup  # noqa: E402
from support.ti4_skirmish import check  # noqa: E402

Task = tuple[int, str, str, int]  # seed, sets, play, every


class Watched:
    """A player that looks at each step what must never be broken."""

    def __init__(self, is_lively: bool) -> None:
        self.choose = trader if is_lively else random_reply
        self.start: dict[str, int] = {}
        self.steps = 0
        self.factions: list[str] = []

    def __call__(self, game: Game, luck: Rng) -> Choice:
        assert isinstance(game, TwilightImperium)
        if not self.start:
            self.start = game.count()
            self.factions = sorted(FACTIONS[player.faction].key for player in game.players)
        check(game, self.start)
        if self.steps % 4 == 0:
            known_cards_are_where_they_can_be(game)
        self.steps += 1
        return self.choose(game, luck)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=int)
    parser.add_argument("--play", choices=("random", "lively"), default="lively")
    parser.add_argument("--sets", choices=("none", "kings"), default="none", help="kings: with Prophecy of Kings")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--every", type=int, default=211, help="steps between two looks at all laws")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, help="where the lines are kept")
    given = parser.parse_args()
    lines = (
        [json.loads(line) for line in given.out.read_text().splitlines()] if given.out and given.out.exists() else []
    )
    known = {line["seed"] for line in lines}
    wanted = [seed for seed in range(given.seed, given.seed + given.games) if seed not in known]
    tasks: list[Task] = [(seed, given.sets, given.play, given.every) for seed in wanted]
    with Pool(given.jobs) as pool:
        for number, line in enumerate(pool.imap_unordered(play, tasks), 1):
            lines.append(line)
            if given.out:
                with given.out.open("a") as out:
                    out.write(json.dumps(line) + "\n")
            if line["fault"]:
                print(f"{line['seed']}: {line['fault']}", flush=True)
            elif number % 100 == 0:
                print(f"{number} of {len(tasks)}", flush=True)
    print(told(lines))
    sys.exit(any(line["fault"] for line in lines))


def play(task: Task) -> dict[str, Any]:
    seed, sets, how, every = task
    watched, fault = Watched(how == "lively"), ""
    began = time.process_time()
    try:
        check_game(setup, whole(seed, sets), seed, every, player=watched)
    except Exception:
        fault = traceback.format_exc()
    spent = round(time.process_time() - began, 2)
    return {"seed": seed, "factions": watched.factions, "steps": watched.steps, "seconds": spent, "fault": fault}


def told(lines: list[dict[str, Any]]) -> str:
    pairs = Counter(pair for line in lines for pair in combinations(line["factions"], 2))
    seats = Counter(len(line["factions"]) for line in lines)
    count = len({faction for pair in pairs for faction in pair})
    least = min(pairs.values(), default=0) if len(pairs) == count * (count - 1) // 2 else 0
    faults = sum(bool(line["fault"]) for line in lines)
    return "\n".join(
        [
            f"{len(lines)} games, {sum(line['steps'] for line in lines)} choices, {faults} faults",
            ", ".join(f"{number} with {each}" for each, number in sorted(seats.items())),
            f"{count} factions, each pair at one table {least} times or more",
        ]
    )


if __name__ == "__main__":
    main()
