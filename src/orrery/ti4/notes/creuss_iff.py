"""Creuss IFF: a wormhole of the Creuss for another."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.factions.creuss import MoveWormhole, places_for_wormholes
from orrery.ti4.rules.note_moves import return_note
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import START_OF_TURN


class CreussIFF(MoveWormhole):
    """At the start of your turn in the action phase: place or move a wormhole token of the Creuss into a system with a
    planet you control, or into one that is no home and holds no ships of others. Then it returns."""

    WINDOWS = (START_OF_TURN,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return game.active == seat and bool(places_for_wormholes(game, seat))

    def commit(self, game: Galaxy) -> Next:
        super().commit(game)
        return_note(game, self.seat, self.source)
        return None


DEEDS = (CreussIFF,)
