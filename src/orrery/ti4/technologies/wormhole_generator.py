"""Wormhole Generator, of the Creuss: their wormholes move."""

from __future__ import annotations

from orrery.ti4.factions.creuss import MoveWormhole
from orrery.ti4.windows import START_OF_STATUS_PHASE


class WormholeGenerator(MoveWormhole):
    """At the start of the status phase: place or move a wormhole token of the Creuss into a system with a planet you
    control, or into one that is no home and holds no ships of others."""

    WINDOWS = (START_OF_STATUS_PHASE,)
    DUTY = True


DEEDS = (WormholeGenerator,)
