"""Salvage Operations, of the Mentak: something is always left of a battle."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import gain_goods
from orrery.ti4.rules.production import Produce
from orrery.ti4.rules.space_combat import SpaceCombat
from orrery.ti4.state import Galaxy
from orrery.ti4.units import SHIPS
from orrery.ti4.windows import AFTER_SPACE_COMBAT_WON


class SalvageOperations(Deed):
    """After you win or lose a space combat: gain 1 trade good; if you won you may also produce 1 ship in that system,
    of a type that was destroyed in the combat. A draw is neither."""

    WINDOWS = (AFTER_SPACE_COMBAT_WON,)
    DUTY = True
    WAITS = True  # what else is won may pay for the ship

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        combat = fought(game)
        return seat in (combat.attacker, combat.defender)

    def commit(self, game: Galaxy) -> Next:
        """The good is there before the ship is paid for. What only counted as a ship is none any more (F.mentak.3)."""
        combat = fought(game)
        gain_goods(game, self.seat, 1)
        types = tuple(sorted({type for _, type in combat.fallen if type in SHIPS}))
        if combat.winner != self.seat or not types:
            return None
        return Call(Produce(self.seat, combat.system, number=1, types=types))


def fought(game: Galaxy) -> SpaceCombat:
    combat = game.innermost(SpaceCombat)
    assert isinstance(combat, SpaceCombat)
    return combat


DEEDS = (SalvageOperations,)
