"""Questions as numbers, for nets: what a title says of itself, and one pick at a time.

"Pay four of nine cards" is four questions, each with what was picked before as done. Options of equal rows are one
candidate, and where fewer may be picked, one more candidate is to stop.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from orrery.kernel.decision import Choice, Decision, Option

Rows = tuple[int, ...]  # an option, as the rows of a net that are added up for it
Seen = tuple[list[int], list[float]]  # the features that are on, and the scalars
STOP: Final = -1


class Coder(Protocol):
    """What a title's questions are to a net. The keys tell what each number means, so that a net of an older version
    finds its own among them."""

    features: list[str]
    scalars: list[str]
    rows: list[str]

    def knows(self, decision: Decision) -> bool: ...

    def option(self, decision: Decision, option: Option) -> Rows: ...

    def stop(self, decision: Decision) -> Rows: ...

    def seen(self, view: Any, decision: Decision, picked: list[Option]) -> Seen: ...


class Picking:
    """A question that is answered one pick after the other."""

    def __init__(self, coder: Coder, view: Any, decision: Decision) -> None:
        self.coder = coder
        self.view = view
        self.decision = decision
        self.rows = [coder.option(decision, option) for option in decision.options]
        self.picks: list[int] = []
        self.candidates: list[Rows] = []
        self.places: list[int] = []  # of each candidate's option; STOP: none
        self.done = False
        self._gather()

    def seen(self) -> Seen:
        return self.coder.seen(self.view, self.decision, [self.decision.options[place] for place in self.picks])

    def take(self, candidate: int) -> None:
        place = self.places[candidate]
        if place == STOP:
            self.done = True
        else:
            self.picks.append(place)
            self._gather()

    def choice(self) -> Choice:
        return Choice(self.decision.seat, tuple(sorted(self.picks)))

    def _gather(self) -> None:
        """The candidates for the next pick. Where there is only one, it is picked."""
        decision = self.decision
        while len(self.picks) < min(decision.most, len(decision.options)):
            self.candidates, self.places = [], []
            for place, rows in enumerate(self.rows):
                if place not in self.picks and rows not in self.candidates:
                    self.candidates.append(rows)
                    self.places.append(place)
            if len(self.picks) >= decision.least:
                self.candidates.append(self.coder.stop(decision))
                self.places.append(STOP)
            if len(self.candidates) > 1:
                return
            self.picks.append(self.places[0])
        self.done = True
