"""Pacifist: a negotiate wins against an attack."""

from __future__ import annotations

from orrery.cosmic.encounter import FACE_NEGOTIATE
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.needs import AS_MAIN
from orrery.cosmic.queries import face, is_main, opponent, side_of
from orrery.cosmic.rules.deed import Super, Use, Wild
from orrery.cosmic.rules.moves import new_face
from orrery.cosmic.rules.reveal import WinsOutright
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import CARDS_SHOWN, DEAL_FAILED, VERDICT
from orrery.kernel.procedure import Next

FEWER = -2
MORE = 2
WILD_ATTACK = 15


class FailedDealShips(Modifier):
    """By a failed deal its owner loses so many ships (`about`) more or fewer."""

    KEY = "failed deal ships"

    def failed_deal_ships(self, seat: int) -> int:
        return self.about if seat == self.owner else 0


def is_peaceful(game: Cosmic, seat: int) -> bool:
    """This main player shows a negotiate against an attack."""
    if not is_main(game, seat) or not game.now().shown:
        return False
    return face(game, side_of(game, seat)) == FACE_NEGOTIATE and face(game, side_of(game, opponent(game, seat))) >= 0


class Peace(Use):
    """As main player who shows a negotiate against an attack: win the encounter outright."""

    WINDOWS = (VERDICT,)
    DUTY = True

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return is_peaceful(game, seat)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(WinsOutright(self.seat, side_of(game, self.seat)))
        return None


class WildPacifist(Wild):
    """As main player who shows a negotiate against an attack: the own card becomes an attack 15."""

    WINDOWS = (CARDS_SHOWN,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return is_peaceful(game, seat)

    def commit(self, game: Cosmic) -> Next:
        new_face(game, side_of(game, self.seat), WILD_ATTACK)
        game.note("negotiate attacks", self.seat, WILD_ATTACK)
        return None


class SuperPacifist(Super):
    """As main player, when a deal fails: lose two ships fewer, and the opponent loses two more."""

    WINDOWS = (DEAL_FAILED,)
    NEEDS = (AS_MAIN,)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(FailedDealShips(self.seat, FEWER))
        game.begin_effect(FailedDealShips(opponent(game, self.seat), MORE))
        return None


POWER = (Peace,)
WILD = (WildPacifist,)
SUPER = (SuperPacifist,)
