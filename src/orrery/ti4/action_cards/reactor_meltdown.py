"""Reactor Meltdown: a space dock is destroyed."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.loading import system_at
from orrery.ti4.reinforcements import force_at, places_of
from orrery.ti4.rules.aimed import AimedCard, is_home
from orrery.ti4.rules.moves import Doomed, destroy_units
from orrery.ti4.state import Galaxy
from orrery.ti4.units import SPACE_DOCK, count
from orrery.ti4.windows import ACTION


class ReactorMeltdown(AimedCard):
    """As an action: destroy 1 space dock of another player outside home systems."""

    WINDOWS = (ACTION,)
    KIND = "place"

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        others = [other for other in range(game.seats) if other != seat]
        docks = [place for other in others for place in places_of(game, other, SPACE_DOCK)]
        return sorted({place for place in docks if not is_home(game, system_at(game, place))})

    def commit(self, game: Galaxy) -> Next:
        """Nobody else has one at the same place."""
        others = [other for other in range(game.seats) if count(force_at(game, other, self.target), SPACE_DOCK)]
        doomed: list[Doomed] = [(other, self.target, SPACE_DOCK, False) for other in others]
        destroy_units(game, doomed, [self.seat] * len(doomed))
        return None


DEEDS = (ReactorMeltdown,)
