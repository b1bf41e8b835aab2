"""Dacxive Animators: a victory on the ground brings infantry."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.reinforcements import figure_at_hand
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.ground_combat import GroundCombat
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.state import Galaxy
from orrery.ti4.units import INFANTRY
from orrery.ti4.windows import AFTER_GROUND_COMBAT_WON


class DacxiveAnimators(Deed):
    """After you win a ground combat you may place 1 infantry from your reinforcements on that planet."""

    WINDOWS = (AFTER_GROUND_COMBAT_WON,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        combat = fought(game)
        return combat.winner == seat and figure_at_hand(game, seat, INFANTRY, ON_PLANET + combat.planet)

    def commit(self, game: Galaxy) -> Next:
        return Call(PlaceUnits(self.seat, ON_PLANET + fought(game).planet, INFANTRY))


def fought(game: Galaxy) -> GroundCombat:
    combat = game.innermost(GroundCombat)
    assert isinstance(combat, GroundCombat)
    return combat


DEEDS = (DacxiveAnimators,)
