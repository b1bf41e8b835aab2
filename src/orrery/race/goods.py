"""The four kinds of goods, and where they come from."""

from __future__ import annotations

from typing import Final

NO_GOOD: Final = 0
NOVELTY: Final = 1
RARE: Final = 2
GENES: Final = 3
ALIEN: Final = 4
KINDS: Final = (NOVELTY, RARE, GENES, ALIEN)
MULTI: Final = 5  # a world whose owner says of what kind it is, and may say so anew at any time
ANY: Final = -1  # in a power: whatever the kind

WINDFALL: Final = 1
PRODUCTION: Final = 2


def sale_price(kind: int) -> int:
    """Cards for a good that is sold: Novelty 2, Rare elements 3, Genes 4, Alien technology 5."""
    return kind + 1


def suits(kind: int) -> list[bool]:
    """By the kind that a power names: whether a world of this kind will do. The last place is that of ANY."""
    return [kind == named or (kind == MULTI and named in KINDS) for named in range(MULTI)] + [True]
