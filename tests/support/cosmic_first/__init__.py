"""The first bot of Cosmic Encounter, as it was: the fixed opponent by which its successors are measured."""

from support.cosmic_first.greedy import FirstBot

__all__ = ["FirstBot"]
