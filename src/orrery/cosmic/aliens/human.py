"""Human: adds four to the own side; whoever zaps it makes that side win."""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN
from orrery.cosmic.encounter import NOBODY
from orrery.cosmic.modifier import Bonus
from orrery.cosmic.needs import AS_INVOLVED, AS_MAIN
from orrery.cosmic.queries import opponent, side_of
from orrery.cosmic.rules.deed import Super, Use, Wild, answered, subject, zap
from orrery.cosmic.rules.moves import discard, new_face, take_openly
from orrery.cosmic.rules.reveal import WinsOutright
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import CARDS_SHOWN, POWER_USED, TAKING_EFFECT, TOTALS
from orrery.kernel.procedure import Next

BONUS = 4
SUPER_BONUS = 8
ANSWER_TO_EVERYTHING = 42


class HumanBonus(Bonus):
    KEY = "bonus human"


class Humanity(Use):
    """As main player or ally, after the flip: 4 more for the own side. If zapped, that side wins outright."""

    WINDOWS = (TOTALS,)
    NEEDS = (AS_INVOLVED,)
    DUTY = True

    def __init__(self, seat: int, source: int, cancelled: bool = False, bonus: int = BONUS) -> None:
        super().__init__(seat, source, cancelled)
        self.bonus = bonus

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(HumanBonus(side_of(game, self.seat), self.bonus))
        return None

    def cancel(self, game: Cosmic) -> Next:
        game.begin_effect(WinsOutright(self.seat, side_of(game, self.seat)))
        game.note("humanity wins", self.seat, side_of(game, self.seat))
        return None


class WildHuman(Wild):
    """As main player against anybody but the Human, after the flip: the own card becomes an attack 42.

    The flare then goes to the Human, or to the discards if nobody plays it.
    """

    WINDOWS = (CARDS_SHOWN,)
    NEEDS = (AS_MAIN,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return opponent(game, seat) != the_human(game)

    def commit(self, game: Cosmic) -> Next:
        new_face(game, side_of(game, self.seat), ANSWER_TO_EVERYTHING)
        game.note("attack 42", self.seat)
        return None

    def back(self, game: Cosmic) -> None:
        if self.cancelled:
            super().back(game)
            return
        seat = the_human(game)
        if seat == NOBODY:
            discard(game, self.seat, [self.source])
        else:
            take_openly(game, seat, self.source)


class SuperHuman(Super):
    """The power adds 8 instead of 4."""

    WINDOWS = (TAKING_EFFECT,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return isinstance(subject(game), Humanity)

    def commit(self, game: Cosmic) -> Next:
        use = answered(game)
        assert isinstance(use, Humanity)
        use.bonus = SUPER_BONUS
        return None


class ZapOneself(Super):
    """Instead, the flare zaps the own power as it is used, and is discarded."""

    WINDOWS = (POWER_USED,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return isinstance(subject(game), Humanity)

    def commit(self, game: Cosmic) -> Next:
        zap(game)
        return None

    def back(self, game: Cosmic) -> None:
        if self.cancelled:
            super().back(game)
        else:
            discard(game, self.seat, [self.source])


def the_human(game: Cosmic) -> int:
    """Who is known to play the Human now."""
    for seat in range(game.seats):
        if any(power.alien == ALIEN["human"] and power.face_up for power in game.players[seat].powers):
            return seat
    return NOBODY


POWER = (Humanity,)
WILD = (WildHuman,)
SUPER = (SuperHuman, ZapOneself)
