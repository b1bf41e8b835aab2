"""A heuristic player of Race."""

from __future__ import annotations

from orrery.race.bot.greedy import GreedyBot

__all__ = ["GreedyBot"]
