"""The Winnu: at home on Mecatol Rex."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.procedure import Call, Loop, Next, Procedure
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.placing import PlaceStructure, structure_places
from orrery.ti4.rules.tactical import TacticalAction
from orrery.ti4.state import Galaxy
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import PDS, SPACE_DOCK
from orrery.ti4.windows import AFTER_TACTICAL_ACTION

RECLAIMED: Final = (PDS, SPACE_DOCK)


class BloodTies(Modifier):
    """You need not spend influence to remove the custodians."""

    def custodians_price(self, game: Galaxy, seat: int, price: int) -> int:
        return 0 if seat == self.owner else price


def placeable(game: Galaxy, seat: int) -> list[int]:
    """The structures that this player could place on Mecatol Rex."""
    there = game.chart.system_of[MECATOL_REX]
    return [type for type in RECLAIMED if structure_places(game, seat, type, there)]


class Reclamation(Deed):
    """After a tactical action in which you gained control of Mecatol Rex: you may place 1 PDS and 1 space dock on
    it."""

    WINDOWS = (AFTER_TACTICAL_ACTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        action = game.innermost(TacticalAction)
        if not isinstance(action, TacticalAction) or action.seat != seat or game.controller[MECATOL_REX] != seat:
            return False
        gained = dict(action.owners).get(MECATOL_REX, seat) != seat
        return gained and bool(placeable(game, seat))

    def commit(self, game: Galaxy) -> Next:
        return Call(Reclaim(self.seat))


class Reclaim(Procedure):
    """One of each as far as they are left; who has none left may take one back from the board."""

    STEPS = (Loop("ti4:34", "place_next"),)

    def __init__(self, seat: int, placed: int = 0) -> None:
        self.seat = seat
        self.placed = placed

    def place_next(self, game: Galaxy) -> Next:
        there = game.chart.system_of[MECATOL_REX]
        while self.placed < len(RECLAIMED):
            type = RECLAIMED[self.placed]
            self.placed += 1
            if structure_places(game, self.seat, type, there):
                return Call(PlaceStructure(self.seat, (type,), there, must=True))
        return None


DEEDS: Final[dict[str, tuple[Any, ...]]] = {"reclamation": (Reclamation,)}
STANDING: Final[dict[str, type[Modifier]]] = {"blood-ties": BloodTies}
