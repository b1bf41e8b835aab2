"""Cripple Defenses: no PDS is left on a planet."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.aimed import AimedCard, planets_of_others
from orrery.ti4.rules.each_player import all_units
from orrery.ti4.rules.moves import Doomed, destroy_units
from orrery.ti4.state import Galaxy
from orrery.ti4.units import PDS
from orrery.ti4.windows import ACTION


class CrippleDefenses(AimedCard):
    """As an action: choose 1 planet of another player, with or without PDS; destroy each PDS on it."""

    WINDOWS = (ACTION,)

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        return planets_of_others(game, seat)

    def commit(self, game: Galaxy) -> Next:
        doomed: list[Doomed] = []
        for other in range(game.seats):
            doomed += all_units(game, other, [ON_PLANET + self.target], (PDS,))
        destroy_units(game, doomed, [self.seat] * len(doomed))
        return None


DEEDS = (CrippleDefenses,)
