"""Tripler: low attacks count threefold, high ones a third."""

from __future__ import annotations

from orrery.cosmic.modifier import BEFORE_ALL_ELSE, LAST_OF_ALL, Modifier
from orrery.cosmic.needs import AS_MAIN, OWN_ATTACK
from orrery.cosmic.queries import face, is_lasting, opponent, shows_attack, side_of
from orrery.cosmic.rules.deed import Super, Use, Wild
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import VALUES
from orrery.kernel.procedure import Next

LIMIT = 10  # the highest attack that is tripled
HIGHER_LIMIT = 13


class Tripled(Modifier):
    """The attack of its owner counts three times, or a third if it is high; the super flare says how high that is."""

    KEY = "tripler"
    STAGE = LAST_OF_ALL

    def change_values(self, game: Cosmic, values: list[int]) -> None:
        if shows_attack(game, self.owner):
            mine = side_of(game, self.owner) - 1
            limit = HIGHER_LIMIT if is_lasting(game, TripledHigher, self.owner) else LIMIT
            values[mine] = values[mine] * 3 if values[mine] <= limit else a_third(values[mine])


class TripledHigher(Modifier):
    KEY = "super tripler"


class Thirded(Modifier):
    """The attack of that side (`about`) counts a third."""

    KEY = "wild tripler"
    STAGE = BEFORE_ALL_ELSE

    def change_values(self, game: Cosmic, values: list[int]) -> None:
        values[self.about - 1] = a_third(values[self.about - 1])


def a_third(value: int) -> int:
    return -(-value // 3)


class Thrice(Use):
    """As main player, after showing an attack: 10 or less is tripled, more is divided by three, rounded up."""

    WINDOWS = (VALUES,)
    NEEDS = (AS_MAIN, OWN_ATTACK)
    DUTY = True

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(Tripled(self.seat))
        return None


class WildTripler(Wild):
    """As main player, divide an attack of 15 or more that the opponent shows by three, before any other effect."""

    WINDOWS = (VALUES,)
    NEEDS = (AS_MAIN,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return face(game, side_of(game, opponent(game, seat))) >= 15

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(Thirded(self.seat, side_of(game, opponent(game, self.seat))))
        return None


class SuperTripler(Super):
    """The power triples attacks up to 13."""

    WINDOWS = (VALUES,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return is_lasting(game, Tripled, seat)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(TripledHigher(self.seat))
        return None


POWER = (Thrice,)
WILD = (WildTripler,)
SUPER = (SuperTripler,)
