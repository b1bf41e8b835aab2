"""Virus: its ships multiply its attack."""

from __future__ import annotations

from orrery.cosmic.queries import both_attack, is_lasting, is_main, shows_attack
from orrery.cosmic.rules.deed import Super, Use, Wild
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import TOTALS
from orrery.kernel.procedure import Next


class Multiply(Use):
    """As main player, after showing an attack: own ships in the encounter multiply the card; allied ships are added."""

    WINDOWS = (TOTALS,)
    DUTY = True

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return is_main(game, seat) and shows_attack(game, seat)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect("virus", self.seat, "encounter")
        return None


class WildVirus(Wild):
    """As main player: own ships times the allied ships of the own side count, in place of their sum."""

    WINDOWS = (TOTALS,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return is_main(game, seat) and both_attack(game)

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
