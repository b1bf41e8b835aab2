"""Voidwatch, of the Empyrean: who comes to them brings something."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next
from orrery.ti4.queries import has_units
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.note_giving import GiveNote
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_SHIPS_ENTERED


class Voidwatch(Deed):
    """After a player moves ships into a system with units of yours, they give you 1 promissory note of their hand, if
    they have any."""

    WINDOWS = (AFTER_SHIPS_ENTERED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        moved = what_happened(game)
        return moved.seat != seat and has_units(game, seat, moved.number) and bool(game.players[moved.seat].notes)

    def commit(self, game: Galaxy) -> Next:
        return Call(GiveNote(what_happened(game).seat, self.seat))


DEEDS = (Voidwatch,)
