"""A player that wants to win: chooses targets, allies, cards and deals by what they bring."""

from orrery.cosmic.bot.greedy import GreedyBot

__all__ = ["GreedyBot"]
