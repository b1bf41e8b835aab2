"""Macron: one ship only, but it counts for four."""

from __future__ import annotations

from orrery.cosmic.encounter import DEFENSE
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.needs import AS_INVOLVED, BOTH_ATTACK, SENDING
from orrery.cosmic.queries import (
    SHIPS_SENT,
    allies,
    face,
    ships_in_encounter,
    side_of,
)
from orrery.cosmic.rules.compensation import Compensation, compensation
from orrery.cosmic.rules.deed import Clause, Super, Use, Wild, answered, subject
from orrery.cosmic.rules.launch import ShipLimit
from orrery.cosmic.rules.resolution import is_win_for
from orrery.cosmic.rules.rewards import Rewards
from orrery.cosmic.sheet import Sheet
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import BEFORE_REWARDS, BRINGING, COMPENSATION, LAUNCHING, TAKING_EFFECT, TOTALS
from orrery.kernel.procedure import Next

WEIGHT = 4


class Massive(Modifier):
    KEY = "macron"

    def ship_weight(self, seat: int) -> int:
        return WEIGHT if seat == self.owner else 1


class OneMoreForEachShip(Modifier):
    KEY = "wild macron"

    def adds(self, game: Cosmic, side: int) -> int:
        return ships_in_encounter(game, self.owner) if side_of(game, self.owner) == side else 0


class OneShip(Use):
    """As offense before launching, as ally before bringing ships: only one ship may be sent."""

    WINDOWS = (LAUNCHING, BRINGING)
    NEEDS = (SENDING,)
    DUTY = True

    def __init__(self, seat: int, source: int, cancelled: bool = False, limit: int = 1) -> None:
        super().__init__(seat, source, cancelled)
        self.limit = limit

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(ShipLimit(self.seat, self.limit))
        return None


class Mass(Use):
    """As main player or ally, after the flip: each own ship counts 4 instead of 1."""

    WINDOWS = (TOTALS,)
    NEEDS = (AS_INVOLVED, BOTH_ATTACK)
    DUTY = True

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(Massive(self.seat))
        return None


class CountTwice(Clause):
    """With hidden powers: turned up in time, its ships count as two each for compensation or a reward."""

    WINDOWS = (COMPENSATION, BEFORE_REWARDS)
    DUTY = False
    FACE_DOWN = True

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        for frame in reversed(game.stack):
            if isinstance(frame.procedure, Compensation):
                return frame.procedure.taker == seat and frame.procedure.number > 0
            if isinstance(frame.procedure, Rewards):
                return seat in allies(game, DEFENSE) and game.players[seat].beside > 0
        return False

    def commit(self, game: Cosmic) -> Next:
        """What a reward is worth is counted afterwards; compensation is counted already."""
        if not is_win_for(game, self.seat):
            compensation(game).number *= 2
        return None


class WildMacron(Wild):
    """As main player or ally, when the own side shows an attack: 1 more for each own ship in the encounter."""

    WINDOWS = (TOTALS,)
    NEEDS = (AS_INVOLVED,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return face(game, side_of(game, seat)) >= 0

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(OneMoreForEachShip(self.seat))
        return None


class SuperMacron(Super):
    """Up to four ships may be sent instead of one, by the offense and by an ally of either side."""

    WINDOWS = (TAKING_EFFECT,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return isinstance(subject(game), OneShip)

    def commit(self, game: Cosmic) -> Next:
        use = answered(game)
        assert isinstance(use, OneShip)
        use.limit = SHIPS_SENT
        return None


class SheetOfGiants(Sheet):
    """Its ships earn double, even while the power is zapped: that is no use of it."""

    SHIPS_EARN = 2


POWER = (OneShip, Mass, CountTwice)
WILD = (WildMacron,)
SUPER = (SuperMacron,)
SHEET = SheetOfGiants()
