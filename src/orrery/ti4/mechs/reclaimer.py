"""Reclaimer, mech of the Winnu: what it takes it fortifies."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Call, Loop, Next, Procedure
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.placing import PlaceStructure, why_no_structure
from orrery.ti4.rules.tactical import TacticalAction
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import MECH, PDS, SPACE_DOCK, count
from orrery.ti4.windows import AFTER_TACTICAL_ACTION

STRUCTURES: Final = (PDS, SPACE_DOCK)


def takes_structure(game: Galaxy, seat: int, planet: int) -> bool:
    return any(why_no_structure(game, seat, ON_PLANET + planet, type) is None for type in STRUCTURES)


def reclaimed(game: Galaxy, seat: int) -> tuple[int, ...]:
    """The planets of which this player has gained control in the tactical action that ends: one for each mech there."""
    action = game.innermost(TacticalAction)
    if not isinstance(action, TacticalAction) or action.seat != seat:
        return ()
    before, found = dict(action.owners), list[int]()
    for planet in game.chart.planets[action.system]:
        if game.controller[planet] == seat != before.get(planet, NOBODY) and takes_structure(game, seat, planet):
            found += [planet] * count(game.players[seat].troops_on(planet), MECH)
    return tuple(found)


class Reclaimer(Deed):
    """After a tactical action in which you gained control of its planet you may place 1 PDS or 1 space dock on it: one
    for each of them."""

    WINDOWS = (AFTER_TACTICAL_ACTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(reclaimed(game, seat))

    def commit(self, game: Galaxy) -> Next:
        return Call(Fortify(self.seat, reclaimed(game, self.seat)))


class Fortify(Procedure):
    """Mech by mech, as far as the planet has room."""

    STEPS = (Loop("ti4:34", "place_next"),)

    def __init__(self, seat: int, todo: tuple[int, ...]) -> None:
        self.seat = seat
        self.todo = todo  # planets

    def place_next(self, game: Galaxy) -> Next:
        while self.todo:
            planet, self.todo = self.todo[0], self.todo[1:]
            if takes_structure(game, self.seat, planet):
                return Call(PlaceStructure(self.seat, STRUCTURES, planet=planet))
        return None


DEEDS = (Reclaimer,)
