"""Hecatoncheires, mech of the Titans: they rise where a wall of cannons would."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.deploying import deploy, may_deploy
from orrery.ti4.rules.placing import PlaceUnits, SetDown
from orrery.ti4.state import Galaxy
from orrery.ti4.units import INFANTRY
from orrery.ti4.windows import WHEN_PDS_PLACED


def placing(game: Galaxy) -> SetDown:
    """The PDS that is about to be placed."""
    now = game.innermost(SetDown)
    assert isinstance(now, SetDown)
    return now


class Hecatoncheires(Deed):
    """Deploy: when you would place a PDS on a planet you may place 1 mech and 1 infantry there instead."""

    WINDOWS = (WHEN_PDS_PLACED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        now = placing(game)
        return now.seat == seat and now.at >= ON_PLANET and not now.replaced and may_deploy(game, seat, now.at)

    def commit(self, game: Galaxy) -> Next:
        now = placing(game)
        now.replaced = True
        deploy(game, self.seat, now.at)
        return Call(PlaceUnits(self.seat, now.at, INFANTRY))


DEEDS = (Hecatoncheires,)
