"""Darktalon Treilla, hero of the Letnev: fleets without a limit, for one round."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import Hero
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import ACTION


class Unlimited(Modifier):
    SCOPE = "round"

    def lifts_fleet_limit(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


class DarktalonTreilla(Hero):
    """As an action: in this round nothing limits your non-fighter ships in a system. The card lies beside the board
    until the round ends; nothing can be done with it there, so it is purged at once."""

    WINDOWS = (ACTION,)

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Unlimited(self.seat))
        return None


DEEDS = (DarktalonTreilla,)
