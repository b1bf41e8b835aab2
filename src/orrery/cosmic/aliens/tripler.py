"""Tripler: low attacks count threefold, high ones a third."""

from __future__ import annotations

from orrery.cosmic.needs import AS_MAIN, OWN_ATTACK
from orrery.cosmic.queries import face, is_lasting, opponent, side_of
from orrery.cosmic.rules.deed import Super, Use, Wild
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import VALUES
from orrery.kernel.procedure import Next


class Thrice(Use):
    """As main player, after showing an attack: 10 or less is tripled, more is divided by three, rounded up."""

    WINDOWS = (VALUES,)
    NEEDS = (AS_MAIN, OWN_ATTACK)
    DUTY = True

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect("tripler", self.seat, "encounter")
        return None


class WildTripler(Wild):
    """As main player, divide an attack of 15 or more that the opponent shows by three, before any other effect."""

    WINDOWS = (VALUES,)
    NEEDS = (AS_MAIN,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return face(game, side_of(game, opponent(game, seat))) >= 15

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect("wild tripler", self.seat, "encounter", side_of(game, opponent(game, self.seat)))
        return None


class SuperTripler(Super):
    """The power triples attacks up to 13."""

    WINDOWS = (VALUES,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return is_lasting(game, "tripler", seat)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect("super tripler", self.seat, "encounter")
        return None


POWER = (Thrice,)
WILD = (WildTripler,)
SUPER = (SuperTripler,)
