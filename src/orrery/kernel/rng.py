"""Random numbers: one small generator, one integer of state, the same sequence on every machine."""

from __future__ import annotations

from typing import Final

from orrery.kernel.compiling import i64
from orrery.kernel.plain import Plain

M1: Final = 2147483563
M2: Final = 2147483399


class Rng(Plain):
    """L'Ecuyer's combined generator (1988). The state stays below 2**62, so compiled code never meets a big integer."""

    def __init__(self, state: int) -> None:
        self.state = state

    def copy(self) -> Rng:
        return Rng(self.state)

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        state: i64 = self.state
        first = 40014 * (state >> 31) % M1
        second = 40692 * (state & 0x7FFFFFFF) % M2
        self.state = (first << 31) | second
        return (first - second) % (M1 - 1) % limit

    def die(self, sides: int) -> int:
        return 1 + self.below(sides)

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class Arranged(Rng):
    """A generator whose next shuffles and dice are told, not drawn: for games that happened elsewhere, and for tests.

    Each of `orders` is the end of one pile, last card first, because piles are drawn from their end."""

    def __init__(self, state: int, orders: list[list[int]], dice: list[int] | None = None) -> None:
        super().__init__(state)
        self.orders = orders
        self.dice = dice if dice is not None else []

    def copy(self) -> Arranged:
        return Arranged(self.state, [order.copy() for order in self.orders], self.dice.copy())

    def die(self, sides: int) -> int:
        return self.dice.pop(0) if self.dice else super().die(sides)

    def shuffle(self, items: list[int]) -> None:
        if not self.orders:
            super().shuffle(items)
            return
        order = self.orders.pop(0)
        rest = [item for item in items if item not in order]
        items[:] = [*rest, *reversed([item for item in order if item in items])]


def seeded(seed: int) -> Rng:
    """A generator whose start depends on every bit of the seed."""
    mixed = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & 0xFFFFFFFFFFFFFFFF
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    mixed ^= mixed >> 31
    return Rng(((1 + (mixed >> 32) % (M1 - 1)) << 31) | (1 + (mixed & 0xFFFFFFFF) % (M2 - 1)))
