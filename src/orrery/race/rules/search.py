"""Search: once a game, turn up cards of the draw pile until one fits the category."""

from __future__ import annotations

from orrery.kernel.procedure import Next, Procedure, Step
from orrery.race.state import Race


class Search(Procedure):
    """Name a category; turn up cards one by one; take the first that fits or the second."""

    STEPS = (Step("race:search.2", "search"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def search(self, game: Race) -> Next:
        return None
