"""A player of Cosmic Encounter that has learned; what its net does not know, the heuristic one answers."""

from __future__ import annotations

from pathlib import Path

from orrery.bots.learned import LearnedBot
from orrery.bots.net import load_net
from orrery.cosmic.bot.features import CosmicCoder
from orrery.cosmic.bot.greedy import GreedyBot


def learned(path: str) -> LearnedBot:
    coder = CosmicCoder()
    return LearnedBot(coder, load_net(Path(path), coder, "cosmic"), GreedyBot())
