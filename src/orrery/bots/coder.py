"""Questions as numbers, for nets: what a title says of itself, and one pick at a time.

"Pay four of nine cards" is four questions, each with what was picked before as done. Options of equal rows are one
candidate, where fewer may be picked one more candidate is to stop, and where a form may be filled in, so is each form.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from orrery.kernel.decision import Choice, Decision, Form, Option

Rows = tuple[int, ...]  # an option, as the rows of a net that are added up for it
Seen = tuple[list[int], list[float]]  # the features that are on, and the scalars
STOP: Final = -1


class Layout:
    """Keys of features or rows, block behind block."""

    def __init__(self) -> None:
        self.keys: list[str] = []

    def block(self, name: str, size: int) -> int:
        """Where a block begins that is numbered."""
        return self.keyed(name, [str(number) for number in range(size)])

    def keyed(self, name: str, of: list[str]) -> int:
        """Where a block begins that has an entry for each of these."""
        at = len(self.keys)
        self.keys += [f"{name} {each}" for each in of]
        return at


class Coder(Protocol):
    """What a title's questions are to a net. The keys tell what each number means, so that a net of an older version
    finds its own among them."""

    features: list[str]
    scalars: list[str]
    rows: list[str]
    margin: float  # points that a net counts as one

    def knows(self, decision: Decision) -> bool: ...

    def options(self, view: Any, decision: Decision, picked: list[Option]) -> list[Rows]:
        """The rows of each option, once these are picked."""

    def shifts(self, decision: Decision) -> bool:
        """Whether a pick changes the rows of what is left."""

    def forms(self, view: Any, decision: Decision) -> list[tuple[Form, Rows]]:
        """The forms that are worth filling in, each legal, with their rows."""

    def stop(self, decision: Decision) -> Rows: ...

    def seen(self, view: Any, decision: Decision, picked: list[Option]) -> Seen: ...


class Picking:
    """A question that is answered one pick after the other."""

    def __init__(self, coder: Coder, view: Any, decision: Decision) -> None:
        self.coder = coder
        self.view = view
        self.decision = decision
        self.rows = coder.options(view, decision, [])
        self.forms = coder.forms(view, decision) if decision.forms else []
        self.form: Form | None = None
        self.picks: list[int] = []
        self.candidates: list[Rows] = []
        self.places: list[int] = []  # of each candidate's option, forms behind them; STOP: none
        self.done = False
        self._gather()

    def seen(self) -> Seen:
        return self.coder.seen(self.view, self.decision, self.picked())

    def picked(self) -> list[Option]:
        return [self.decision.options[place] for place in self.picks]

    def take(self, candidate: int) -> None:
        place = self.places[candidate]
        if place == STOP:
            self.done = True
        elif place >= len(self.decision.options):
            self.form, _ = self.forms[place - len(self.decision.options)]
            self.done = True
        else:
            self._pick(place)
            self._gather()

    def choice(self) -> Choice:
        return Choice(self.decision.seat, tuple(sorted(self.picks)), self.form)

    def _gather(self) -> None:
        """The candidates for the next pick. Where there is only one, it is picked."""
        decision = self.decision
        while len(self.picks) < min(decision.most, len(decision.options)):
            self.candidates, self.places = [], []
            known: set[Rows] = set()
            for place, rows in enumerate(self.rows):
                if rows not in known and place not in self.picks:
                    known.add(rows)
                    self.candidates.append(rows)
                    self.places.append(place)
            for number, (_, rows) in enumerate(self.forms):
                if rows not in known:
                    known.add(rows)
                    self.candidates.append(rows)
                    self.places.append(len(decision.options) + number)
            if len(self.picks) >= decision.least:
                self.candidates.append(self.coder.stop(decision))
                self.places.append(STOP)
            if len(self.candidates) > 1:
                return
            self._pick(self.places[0])
        self.done = True

    def _pick(self, place: int) -> None:
        self.picks.append(place)
        if self.coder.shifts(self.decision):
            self.rows = self.coder.options(self.view, self.decision, self.picked())
