"""Lazax Gate Folding, of the Winnu: a gate to Mecatol Rex."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import is_closed
from orrery.ti4.reinforcements import figure_at_hand
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import exhaust
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import INFANTRY
from orrery.ti4.windows import ACTION


class FoldedGates(Modifier):
    """During your tactical actions, while you do not control Mecatol Rex, its system holds an alpha and a beta
    wormhole, for everybody."""

    def wormholes(self, game: Galaxy, acting: int, ahead: int) -> tuple[tuple[int, str], ...]:
        system = game.chart.system_of[MECATOL_REX]
        if acting != self.owner or game.controller[MECATOL_REX] == self.owner or system == NOBODY:
            return ()
        return ((system, "alpha"), (system, "beta"))


class LazaxGateFolding(Deed):
    """As an action, if you control Mecatol Rex, exhaust: place 1 infantry on it."""

    WINDOWS = (ACTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        if game.controller[MECATOL_REX] != seat or is_closed(game, MECATOL_REX):
            return False
        return figure_at_hand(game, seat, INFANTRY, ON_PLANET + MECATOL_REX)

    def pay(self, game: Galaxy) -> Next:
        exhaust(game, self.seat, self.source)
        return None

    def commit(self, game: Galaxy) -> Next:
        return Call(PlaceUnits(self.seat, ON_PLANET + MECATOL_REX, INFANTRY))


DEEDS = (LazaxGateFolding,)
STANDING = FoldedGates
