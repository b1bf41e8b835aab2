"""Orrery plays space board games completely: every rule enforced, every step citing the rule behind it."""

__version__ = "0.1.0"
