"""Warpspace Key: all own ships leave the warp."""

from __future__ import annotations

from orrery.cosmic.needs import AS_OFFENSE, COLONY, IN_WARP
from orrery.cosmic.rules.deed import Invent
from orrery.cosmic.rules.moves import free_from_warp
from orrery.cosmic.rules.ships import place_all
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import RETRIEVAL
from orrery.kernel.procedure import Next


class WarpspaceKey(Invent):
    """In an own regroup phase, discarded: free all own ships from the warp to own colonies."""

    WINDOWS = (RETRIEVAL,)
    NEEDS = (AS_OFFENSE, IN_WARP, COLONY)

    def commit(self, game: Cosmic) -> Next:
        free_from_warp(game, self.seat, game.players[self.seat].warp)
        return place_all(game)


DEEDS = (WarpspaceKey,)
