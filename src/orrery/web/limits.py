"""How often somebody may do something."""

from __future__ import annotations

from typing import Final

from orrery.web.clock import Clock

MOST_KEPT: Final = 10_000


class Limits:
    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.done: dict[str, list[float]] = {}  # what is limited -> when it was done, the latest last

    def allows(self, what: str, times: int, seconds: float) -> bool:
        """Whether this has been done less than so many times within the last seconds; it counts as done now."""
        moment = self.clock.moment()
        recent = [each for each in self.done.pop(what, []) if moment - each < seconds]
        self.done[what] = [*recent, moment][-times - 1 :]
        if len(self.done) > MOST_KEPT:
            del self.done[next(iter(self.done))]  # what was done longest ago
        return len(recent) < times
