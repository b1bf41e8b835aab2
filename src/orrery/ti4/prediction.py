"""Predictions of the outcome of an agenda: what riders begin, and the vote settles once the outcome is resolved."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.state import Galaxy

ABSTAIN: Final = Option("abstain")  # also: no outcome yet


class Prediction(Modifier):
    """An outcome that somebody has predicted; what comes of it, if it comes true, its own file says."""

    SCOPE = "agenda"

    def __init__(self, owner: int, about: int = 0, depth: int = -1, outcome: Option = ABSTAIN) -> None:
        super().__init__(owner, about, depth)
        self.outcome = outcome

    def come_true(self, game: Galaxy) -> Next:
        raise NotImplementedError
