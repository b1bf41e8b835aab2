"""Virus: its ships multiply its attack."""

from __future__ import annotations

from orrery.cosmic.needs import AS_MAIN, BOTH_ATTACK, OWN_ATTACK
from orrery.cosmic.queries import is_lasting
from orrery.cosmic.rules.deed import Super, Use, Wild
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import TOTALS
from orrery.kernel.procedure import Next


class Multiply(Use):
    """As main player, after showing an attack: own ships in the encounter multiply the card; allied ships are added."""

    WINDOWS = (TOTALS,)
    NEEDS = (AS_MAIN, OWN_ATTACK)
    DUTY = True

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect("virus", self.seat, "encounter")
        return None


class WildVirus(Wild):
    """As main player: own ships times the allied ships of the own side count, in place of their sum."""

    WINDOWS = (TOTALS,)
    NEEDS = (AS_MAIN, BOTH_ATTACK)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect("wild virus", self.seat, "encounter")
        return None


class SuperVirus(Super):
    """The power multiplies all ships of the own side by the card."""

    WINDOWS = (TOTALS,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return is_lasting(game, "virus", seat)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect("super virus", self.seat, "encounter")
        return None


POWER = (Multiply,)
WILD = (WildVirus,)
SUPER = (SuperVirus,)
