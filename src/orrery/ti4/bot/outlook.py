"""What many plans of one moment have in common: worked out once, as long as nothing on the table changes."""

from __future__ import annotations

from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.attack import Front
from orrery.ti4.routes import Passage, Space
from orrery.ti4.state import Galaxy


class Outlook:
    """One player's ways, and the fronts over systems with ships of others."""

    def __init__(self, game: Galaxy, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.space = Space(game, seat)
        self.fronts: dict[tuple[int, int], Front] = {}

    def ways(self, system: int) -> Passage:
        return Passage(self.game, self.seat, system, space=self.space)

    def front(self, other: int, system: int) -> Front:
        if (other, system) not in self.fronts:
            self.fronts[other, system] = Front(self.game, self.seat, other, system)
        return self.fronts[other, system]


def outlook(aims: Aims) -> Outlook:
    """As it is with all that lasts now: somebody may ask what it would be with more."""
    lasting = tuple(aims.table.effects)
    if lasting not in aims.outlooks:
        aims.outlooks[lasting] = Outlook(aims.table, aims.seat)
    return aims.outlooks[lasting]
