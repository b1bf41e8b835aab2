"""Loser: declares an upset, after which winner and loser trade places."""

from __future__ import annotations

from orrery.cosmic.encounter import BOTH_LOSE
from orrery.cosmic.needs import AS_MAIN
from orrery.cosmic.queries import lasting
from orrery.cosmic.rules.aftermath import decide
from orrery.cosmic.rules.deed import Stronger, Use, Wild
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import BEFORE_CARDS, CARDS_PLACED
from orrery.kernel.procedure import Next


class Upset(Use):
    """As main player, before cards are chosen: attacks must be laid by who has one, and the loser will win."""

    WINDOWS = (BEFORE_CARDS,)
    NEEDS = (AS_MAIN,)
    WHY = "in-force"

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return not lasting(game, "upset")

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect("upset", self.seat, "encounter")
        game.note("upset", self.seat)
        return None


class WildLoser(Wild):
    """As main player, before cards are chosen: both sides lose, and every ship in the encounter goes to the warp."""

    WINDOWS = (BEFORE_CARDS,)
    NEEDS = (AS_MAIN,)

    def commit(self, game: Cosmic) -> Next:
        return decide(game, BOTH_LOSE)


class SuperLoser(Stronger):
    """The upset may wait until both cards lie face down; then nobody has to lay an attack."""

    WINDOWS = (CARDS_PLACED,)
    NEEDS = (AS_MAIN,)
    WHY = "in-force"
    USE = Upset

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return not lasting(game, "upset")


POWER = (Upset,)
WILD = (WildLoser,)
SUPER = (SuperLoser,)
