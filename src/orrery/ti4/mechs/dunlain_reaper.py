"""Dunlain Reaper, mech of the Letnev: soldiers of a combat put on their armour."""

from __future__ import annotations

from orrery.ti4.rules.combat_round import any_round
from orrery.ti4.rules.deploying import Deploy
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import START_OF_GROUND_COMBAT_ROUND


class DunlainReaper(Deploy):
    """At the start of a round of ground combat: spend 2 resources to replace 1 of your infantry in it with a mech."""

    WINDOWS = (START_OF_GROUND_COMBAT_ROUND,)
    PRICE = 2
    REPLACES = True

    @classmethod
    def site(cls, game: Galaxy, seat: int) -> int:
        fight = any_round(game)
        return fight.place() if seat in (fight.attacker, fight.defender) else NOBODY


DEEDS = (DunlainReaper,)
