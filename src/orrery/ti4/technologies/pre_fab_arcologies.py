"""Pre-Fab Arcologies, of the Naaz-Rokha: what is explored is lived in at once."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.exploring import exploring
from orrery.ti4.rules.moves import ready_planet
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import AFTER_PLANET_EXPLORED


class PreFabArcologies(Deed):
    """After you explore a planet, once its card is done: ready it."""

    WINDOWS = (AFTER_PLANET_EXPLORED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        explored = exploring(game)
        mine = explored.seat == seat and explored.deck != NOBODY and game.controller[explored.place] == seat
        return mine and game.exhausted[explored.place]

    def commit(self, game: Galaxy) -> Next:
        ready_planet(game, exploring(game).place)
        return None


DEEDS = (PreFabArcologies,)
