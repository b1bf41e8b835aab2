"""The yardstick: a fixed piece of work of the kind an engine does, by which the bench measures on any machine.

It uses nothing of ours, so that a slower kernel cannot hide behind a slower yardstick. Never change it: all values that
are kept would change their meaning.
"""

from __future__ import annotations

from typing import Final

ROUNDS: Final = 200_000


class _Step:
    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, table: list[int], seen: dict[int, int]) -> int:
        table[self.seat] += self.number & 7
        seen[self.number & 63] = self.seat
        return table[self.seat]


def measure_once() -> int:
    """Make small objects, call them, look things up: what a rules engine does all day."""
    table, seen, total = [0] * 8, dict[int, int](), 0
    for number in range(ROUNDS):
        step = _Step(number & 7, number)
        if step.run(table, seen) & 1:
            total += len([seat for seat in (1, 2, 3) if seat != step.seat])
    return total + len(seen)
