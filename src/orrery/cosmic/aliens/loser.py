"""Loser: declares an upset, after which winner and loser trade places."""

from __future__ import annotations

from orrery.cosmic.cards import ATTACK
from orrery.cosmic.encounter import BOTH_LOSE
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.needs import AS_MAIN
from orrery.cosmic.queries import cards_of_type, main_of
from orrery.cosmic.rules.aftermath import decide
from orrery.cosmic.rules.deed import Stronger, Use, Wild
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import BEFORE_CARDS, CARDS_PLACED
from orrery.kernel.procedure import Next


class UpsetDeclared(Modifier):
    """Attacks are laid by who has one, and in the end winner and loser trade places."""

    KEY = "upset"

    def may_lay(self, game: Cosmic, side: int, cards: list[int]) -> list[int]:
        """Nobody has to use another power for it: only who has an attack in the hand lays one."""
        hand = game.players[main_of(game, side)].hand
        attacks = cards_of_type(cards, ATTACK)
        return attacks if cards_of_type(hand, ATTACK) else cards

    def trades_places(self) -> bool:
        return True


class Upset(Use):
    """As main player, before cards are chosen: attacks must be laid by who has one, and the loser will win."""

    WINDOWS = (BEFORE_CARDS,)
    NEEDS = (AS_MAIN,)
    WHY = "in-force"

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return not game.lasting(UpsetDeclared)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(UpsetDeclared(self.seat))
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
        return not game.lasting(UpsetDeclared)


POWER = (Upset,)
WILD = (WildLoser,)
SUPER = (SuperLoser,)
