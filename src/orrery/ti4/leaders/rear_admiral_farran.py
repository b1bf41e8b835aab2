"""Rear Admiral Farran, commander of the Letnev: damage that is sustained pays."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import gain_goods
from orrery.ti4.rules.sustaining import SustainDamage
from orrery.ti4.state import Galaxy
from orrery.ti4.units import capital_ships
from orrery.ti4.windows import AFTER_SUSTAIN_DAMAGE_USED

SHIPS: Final = 5  # non-fighter ships in one system


class RearAdmiralFarran(Deed):
    """After one of your units uses sustain damage you may gain 1 trade good."""

    WINDOWS = (AFTER_SUSTAIN_DAMAGE_USED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        use = game.innermost(SustainDamage)
        assert isinstance(use, SustainDamage)
        return use.seat == seat

    def commit(self, game: Galaxy) -> Next:
        gain_goods(game, self.seat, 1)
        return None


def greatest_fleet(game: Galaxy, seat: int) -> tuple[int, int]:
    return max([capital_ships(force) for force in game.players[seat].space.values()], default=0), SHIPS


DEEDS = (RearAdmiralFarran,)
UNLOCKS = greatest_fleet
