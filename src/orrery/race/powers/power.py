"""What every power has: a phase. And the names for what powers count, and for whom takeovers may be aimed at."""

from __future__ import annotations

from typing import ClassVar, Final

EXPLORE: Final = 1
DEVELOP: Final = 2
SETTLE: Final = 3
TRADE: Final = 4  # not a phase of its own, but its powers are no Consume powers
CONSUME: Final = 5
PRODUCE: Final = 6
SETUP: Final = 7  # from here on no phases, so "has a power in phase ..." never means these
SELECT: Final = 8
ROUND_END: Final = 9
GAME_END: Final = 10
ANYTIME: Final = 11

# What a power counts, or what it is good for (`card.is_one`).
EVERY: Final = 0
MILITARY_WORLD: Final = 1
REBEL_WORLD: Final = 2
REBEL_MILITARY_WORLD: Final = 3
CHROMOSOME_WORLD: Final = 4
ALIEN_KIND: Final = 5
NOT_ALIEN_KIND: Final = 6
PRODUCTION_WORLD: Final = 7
REBEL_DEVELOPMENT: Final = 8
SIX_COST: Final = 9
IMPERIUM_CARD: Final = 10

# Whom a takeover may be aimed at, and at which of their worlds.
AT_REBEL_WORLD: Final = 1
AT_IMPERIUM: Final = 2
AT_MILITARY: Final = 3
AT_ANYBODY: Final = 4


class Power:
    PHASE: ClassVar[int] = 0
    OPTIONAL: ClassVar[bool] = False  # a Consume power that says "may"
