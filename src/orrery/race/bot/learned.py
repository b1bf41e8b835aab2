"""A player of Race that has learned; what its net does not know, the heuristic one answers."""

from __future__ import annotations

from pathlib import Path

from orrery.bots.learned import LearnedBot
from orrery.bots.net import load_net
from orrery.race.bot.features import RaceCoder
from orrery.race.bot.greedy import GreedyBot


def learned(path: str) -> LearnedBot:
    coder = RaceCoder()
    return LearnedBot(coder, load_net(Path(path), coder, "race"), GreedyBot())
