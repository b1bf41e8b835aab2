"""The command: see docs/guides/train-a-bot.md."""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

from orrery.kernel.record import Options
from tools.train.coders import CODERS


def setting(text: str) -> Options:
    """ "players=2,sets=storm" as options."""
    pairs = [part.partition("=") for part in text.split(",")]
    return {name: int(value) if name == "players" else value for name, _, value in pairs}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.train", description="Train a player by self-play.")
    parser.add_argument("title", choices=sorted(CODERS))
    parser.add_argument("--out", type=Path, required=True, help="folder; a training that is there already goes on")
    parser.add_argument("--setting", type=setting, action="append", help='"players=2,sets=storm"; may be repeated')
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--games", type=int, default=512, help="in each iteration")
    parser.add_argument("--hidden", type=int, nargs=2, default=(512, 256))
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--tables", type=int, default=64, help="that each worker plays at once")
    parser.add_argument("--minibatch", type=int, default=16384)
    parser.add_argument(
        "--rate", type=float, nargs=2, default=(7e-4, 1e-4), help="of learning: at the start and the end"
    )
    parser.add_argument("--entropy", type=float, nargs=2, default=(0.02, 0.005), help="what variety is worth, likewise")
    parser.add_argument("--mix", type=float, nargs=2, default=(0.5, 0.8), help="the share of winning in the reward")
    parser.add_argument("--begin", default="", help="a net from which a new training begins")
    parser.add_argument("--match-every", type=int, default=20, help="iterations")
    parser.add_argument("--match-games", type=int, default=200)
    parser.add_argument("--match", type=setting, action="append", help="a setting to measure it in; else all of them")
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stop-after", type=int, default=0, help="iterations; the same command goes on later")
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after about so long, likewise")
    asked = parser.parse_args()

    from tools.train.run import Plan, Training  # here, as each worker imports this module and none of them needs torch

    plan = Plan(
        asked.title,
        asked.setting or [{"players": 2}],
        asked.iterations,
        asked.games,
        first=asked.hidden[0],
        second=asked.hidden[1],
        seed=asked.seed,
        workers=asked.workers,
        tables=asked.tables,
        minibatch=asked.minibatch,
        rate=(asked.rate[0], asked.rate[1]),
        entropy=(asked.entropy[0], asked.entropy[1]),
        mix=(asked.mix[0], asked.mix[1]),
        begin=asked.begin,
        match_every=asked.match_every,
        match_games=asked.match_games,
        matches=asked.match,
        opponent=asked.opponent,
        command=shlex.join(["python", "-m", "tools.train", *sys.argv[1:]]),
    )
    Training(plan, asked.out).run(asked.stop_after, asked.minutes)


if __name__ == "__main__":
    main()
