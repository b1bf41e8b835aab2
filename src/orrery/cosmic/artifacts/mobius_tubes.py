"""Mobius Tubes: everybody's ships leave the warp."""

from __future__ import annotations

from orrery.cosmic.needs import AS_OFFENSE
from orrery.cosmic.queries import colonies_of
from orrery.cosmic.rules.deed import Artifact
from orrery.cosmic.rules.moves import free_from_warp
from orrery.cosmic.rules.ships import place_all
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import ENCOUNTER_START
from orrery.kernel.procedure import Next


class MobiusTubes(Artifact):
    """The offense, at the start of the encounter: all ships of all players return from the warp to their colonies.

    Who has no colony could not place them, so those ships stay in the warp.
    """

    WINDOWS = (ENCOUNTER_START,)
    NEEDS = (AS_OFFENSE,)
    WHY = "warp-empty"

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return any(player.warp for player in game.players)

    def commit(self, game: Cosmic) -> Next:
        for seat in game.order(""):
            if game.players[seat].warp and colonies_of(game, seat):
                free_from_warp(game, seat, game.players[seat].warp)
        return place_all(game)


DEEDS = (MobiusTubes,)
