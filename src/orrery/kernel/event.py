"""Events: what happened, who did it, and the rule that made it happen. No prose."""

from __future__ import annotations

from typing import Final

from orrery.kernel.plain import Value

NOBODY: Final = -1


class Event(Value):
    """One line of the log. Everybody sees that it happened; `secret` values only those who know."""

    def __init__(
        self,
        rule: str,
        kind: str,
        actor: int,
        values: tuple[int, ...] = (),
        secret: tuple[int, ...] = (),
        knowers: tuple[int, ...] = (),
    ) -> None:
        self.rule = rule
        self.kind = kind
        self.actor = actor
        self.values = values
        self.secret = secret
        self.knowers = knowers

    def seen_by(self, seat: int) -> Event:
        """The event as that seat may read it."""
        if not self.secret or seat in self.knowers:
            return self
        return Event(self.rule, self.kind, self.actor, self.values)
