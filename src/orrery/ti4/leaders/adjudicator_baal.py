"""Adjudicator Ba'al, hero of the Muaat: a star explodes."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.ti4.rules.aimed import is_home
from orrery.ti4.rules.deed import Hero
from orrery.ti4.rules.movement import Movement
from orrery.ti4.rules.replacing import destroy_others, replace_tile
from orrery.ti4.rules.retreat import Retreat
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.tiles import MECATOL_REX, TILE
from orrery.ti4.units import WAR_SUN
from orrery.ti4.windows import AFTER_SHIPS_MOVED, AFTER_SHIPS_RETREATED

SUPERNOVA: Final = TILE["81"]


def entered(game: Galaxy, seat: int) -> int:
    """The system into which this player has just moved a war sun, by whatever movement; nobody: into none."""
    for frame in reversed(game.stack):
        now = frame.procedure
        if isinstance(now, Retreat):
            return now.destination if now.mover() == seat and WAR_SUN in now.came else NOBODY
        if isinstance(now, Movement):
            return now.system if now.seat == seat and WAR_SUN in now.came else NOBODY
    return NOBODY


class AdjudicatorBaal(Hero):
    """After you move a war sun into a system that is no home system and not that of Mecatol Rex: destroy all units of
    others there, and replace its tile with the supernova of the Muaat. Its planet cards are purged."""

    WINDOWS = (AFTER_SHIPS_MOVED, AFTER_SHIPS_RETREATED)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        system = entered(game, seat)
        return system != NOBODY and not is_home(game, system) and MECATOL_REX not in game.chart.planets[system]

    def commit(self, game: Galaxy) -> Next:
        return Call(NovaSeed(self.seat, entered(game, self.seat)))


class NovaSeed(Procedure):
    """What is destroyed may still be answered; then the star is all that is left."""

    STEPS = (Step("ti4:31.7", "destroy"), Step("ti4:31.7", "replace"))

    def __init__(self, seat: int, system: int) -> None:
        self.seat = seat
        self.system = system

    def destroy(self, game: Galaxy) -> Next:
        destroy_others(game, self.seat, self.system)
        return None

    def replace(self, game: Galaxy) -> Next:
        replace_tile(game, self.seat, self.system, SUPERNOVA)
        return None


DEEDS = (AdjudicatorBaal,)
