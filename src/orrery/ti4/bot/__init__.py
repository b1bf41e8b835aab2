"""Bots for Twilight Imperium."""

from orrery.ti4.bot.greedy import GreedyBot as GreedyBot
