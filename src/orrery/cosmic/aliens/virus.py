"""Virus: its ships multiply its attack."""

from __future__ import annotations

from orrery.cosmic.encounter import LedgerLine
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.needs import AS_MAIN, BOTH_ATTACK, OWN_ATTACK
from orrery.cosmic.queries import (
    allied_ships,
    allies,
    counted,
    is_lasting,
    is_taken_away,
    main_of,
    weighed_ships,
)
from orrery.cosmic.rules.deed import Super, Use, Wild
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import TOTALS
from orrery.kernel.procedure import Next


class Multiplied(Modifier):
    """The card counts as often as its owner has ships, and allied ships are added; with the super flare, as often as
    the whole side has."""

    KEY = "virus"

    def ship_lines(self, game: Cosmic, side: int, value: int) -> list[LedgerLine] | None:
        if main_of(game, side) != self.owner:
            return None
        own = weighed_ships(game, self.owner)
        if is_lasting(game, MultipliedByAll, self.owner):
            times = own + allied_ships(game, side)
            return [LedgerLine("times", MultipliedByAll.KEY, self.owner, times, value * times - value)]
        times_own = LedgerLine("times", self.KEY, self.owner, own, value * own - value)
        return [times_own, *[counted(game, side, seat) for seat in allies(game, side)]]


class MultipliedByAll(Modifier):
    KEY = "super virus"


class TimesAllies(Modifier):
    """Its owner's ships times the allied ones count, in place of their sum; the power itself goes before that."""

    KEY = "wild virus"

    def ship_lines(self, game: Cosmic, side: int, value: int) -> list[LedgerLine] | None:
        if main_of(game, side) != self.owner or is_lasting(game, Multiplied, self.owner):
            return None
        own, sign = weighed_ships(game, self.owner), -1 if is_taken_away(game, side, self.owner) else 1
        return [LedgerLine("times allies", self.KEY, self.owner, own, sign * own * allied_ships(game, side))]


class Multiply(Use):
    """As main player, after showing an attack: own ships in the encounter multiply the card; allied ships are added."""

    WINDOWS = (TOTALS,)
    NEEDS = (AS_MAIN, OWN_ATTACK)
    DUTY = True

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(Multiplied(self.seat))
        return None


class WildVirus(Wild):
    """As main player: own ships times the allied ships of the own side count, in place of their sum."""

    WINDOWS = (TOTALS,)
    NEEDS = (AS_MAIN, BOTH_ATTACK)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(TimesAllies(self.seat))
        return None


class SuperVirus(Super):
    """The power multiplies all ships of the own side by the card."""

    WINDOWS = (TOTALS,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return is_lasting(game, Multiplied, seat)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(MultipliedByAll(self.seat))
        return None


POWER = (Multiply,)
WILD = (WildVirus,)
SUPER = (SuperVirus,)
