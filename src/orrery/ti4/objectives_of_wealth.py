"""Objectives that ask what planets are worth together, or for several payments at once."""

from __future__ import annotations

from orrery.ti4.objectives import Progress, Requirement
from orrery.ti4.payments import GOODS, INFLUENCE, RESOURCES, worth
from orrery.ti4.payments_together import most_together
from orrery.ti4.planets import planets_of
from orrery.ti4.state import Galaxy


class ControlWorth(Requirement):
    """Planets, ready or not, with that much of one kind together."""

    def __init__(self, kind: str, number: int) -> None:
        self.kind = kind
        self.number = number

    def progress(self, game: Galaxy, seat: int) -> Progress:
        found = [planet for planet in planets_of(game, seat) if worth(game, self.kind, planet)]
        total = sum([worth(game, self.kind, planet) for planet in found])
        return Progress(total, self.number, tuple([("planet", planet) for planet in found]))


class SpentTogether(Requirement):
    """So much influence, so many resources and so many trade goods, all of them at once."""

    def __init__(self, number: int) -> None:
        self.number = number

    def progress(self, game: Galaxy, seat: int) -> Progress:
        return Progress(most_together(game, seat, self.number), 3 * self.number)

    def prices(self) -> tuple[tuple[str, int], ...]:
        return ((GOODS, self.number), (RESOURCES, self.number), (INFLUENCE, self.number))
