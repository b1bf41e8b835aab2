"""Warpish: the ships in the warp fight for it."""

from __future__ import annotations

from orrery.cosmic.modifier import Modifier
from orrery.cosmic.needs import AS_MAIN, BOTH_ATTACK, OWN_ATTACK
from orrery.cosmic.queries import main_of, other_side, side_of
from orrery.cosmic.rules.deed import Super, Use, Wild
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import TOTALS
from orrery.kernel.procedure import Next


class OfAllInTheWarp(Modifier):
    KEY = "warpish"

    def adds(self, game: Cosmic, side: int) -> int:
        return sum(player.warp for player in game.players) if side_of(game, self.owner) == side else 0


class OfOwnInTheWarp(Modifier):
    KEY = "wild warpish"

    def adds(self, game: Cosmic, side: int) -> int:
        return game.players[self.owner].warp if side_of(game, self.owner) == side else 0


class OfTheOpponentsInTheWarp(Modifier):
    KEY = "super warpish"

    def adds(self, game: Cosmic, side: int) -> int:
        against = side_of(game, self.owner) == other_side(side)
        return -game.players[main_of(game, side)].warp if against else 0


class Necromancy(Use):
    """As main player, after showing an attack: 1 more for every ship in the warp when totals are compared."""

    WINDOWS = (TOTALS,)
    NEEDS = (AS_MAIN, OWN_ATTACK)
    DUTY = True

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(OfAllInTheWarp(self.seat))
        return None


class WildWarpish(Wild):
    """As main player, after the flip: 1 more for the own side for each own ship in the warp."""

    WINDOWS = (TOTALS,)
    NEEDS = (AS_MAIN, BOTH_ATTACK)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(OfOwnInTheWarp(self.seat))
        return None


class SuperWarpish(Super):
    """As main player, after the flip: 1 less for the opponent for each ship that player has in the warp."""

    WINDOWS = (TOTALS,)
    NEEDS = (AS_MAIN, BOTH_ATTACK)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(OfTheOpponentsInTheWarp(self.seat))
        return None


POWER = (Necromancy,)
WILD = (WildWarpish,)
SUPER = (SuperWarpish,)
