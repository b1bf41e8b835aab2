"""Warpish: the ships in the warp fight for it."""

from __future__ import annotations

from orrery.cosmic.needs import AS_MAIN, BOTH_ATTACK, OWN_ATTACK
from orrery.cosmic.rules.deed import Super, Use, Wild
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import TOTALS
from orrery.kernel.procedure import Next


class Necromancy(Use):
    """As main player, after showing an attack: 1 more for every ship in the warp when totals are compared."""

    WINDOWS = (TOTALS,)
    NEEDS = (AS_MAIN, OWN_ATTACK)
    DUTY = True

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect("warpish", self.seat, "encounter")
        return None


class WildWarpish(Wild):
    """As main player, after the flip: 1 more for the own side for each own ship in the warp."""

    WINDOWS = (TOTALS,)
    NEEDS = (AS_MAIN, BOTH_ATTACK)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect("wild warpish", self.seat, "encounter")
        return None


class SuperWarpish(Super):
    """As main player, after the flip: 1 less for the opponent for each ship that player has in the warp."""

    WINDOWS = (TOTALS,)
    NEEDS = (AS_MAIN, BOTH_ATTACK)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect("super warpish", self.seat, "encounter")
        return None


POWER = (Necromancy,)
WILD = (WildWarpish,)
SUPER = (SuperWarpish,)
