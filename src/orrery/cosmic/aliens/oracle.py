"""Oracle: the opponent lays the encounter card face up first."""

from __future__ import annotations

from orrery.cosmic.encounter import SUCCESS
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.needs import AS_MAIN
from orrery.cosmic.queries import is_lasting, opponent, side_of
from orrery.cosmic.rules.aftermath import decide
from orrery.cosmic.rules.deed import Super, Use, Wild
from orrery.cosmic.rules.moves import forget, know
from orrery.cosmic.rules.planning import take_back
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import BEFORE_CARDS, OPEN_CARD
from orrery.kernel.procedure import Next


class Foreseen(Modifier):
    """That side (`about`), the opponent of its owner, lays its card first and face up."""

    KEY = "open card"

    def lays_openly(self) -> int:
        return self.about


class Foresee(Use):
    """As main player, before cards are chosen: the opponent lays its card face up, only then you choose yours."""

    WINDOWS = (BEFORE_CARDS,)
    NEEDS = (AS_MAIN,)
    WHY = "in-force"
    DUTY = True

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        """Not again by who got the sheet meanwhile: one of the two cards is to be laid openly, not both."""
        return not game.lasting(Foreseen)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(Foreseen(self.seat, side_of(game, opponent(game, self.seat))))
        return None


class WildOracle(Wild):
    """As main player, before cards are chosen: mix both hands and take back as many cards as you had, blindly."""

    WINDOWS = (BEFORE_CARDS,)
    NEEDS = (AS_MAIN,)

    def commit(self, game: Cosmic) -> Next:
        mains = (self.seat, opponent(game, self.seat))
        hands = [game.players[main].hand for main in mains]
        cards = hands[0] + hands[1]
        mine = len(hands[0])
        game.rng.shuffle(cards)
        forget(game, cards, ())
        for main, new in zip(mains, (cards[:mine], cards[mine:])):
            parted = [card for card in game.players[main].hand if card not in new]
            game.players[main].hand = new
            know(game, main, parted)  # what one does not get back is in the other hand
        game.note("hands mixed", self.seat, mains[1])
        for main in mains:
            game.note_learned("mixed hand", main, game.players[main].hand, [main], len(game.players[main].hand))
        return None


class SuperOracle(Super):
    """After the opponent has laid its card openly: it goes back, and the encounter ends as after a deal."""

    WINDOWS = (OPEN_CARD,)
    NEEDS = (AS_MAIN,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return is_lasting(game, Foreseen, seat)

    def commit(self, game: Cosmic) -> Next:
        take_back(game, side_of(game, opponent(game, self.seat)))
        return decide(game, SUCCESS)


POWER = (Foresee,)
WILD = (WildOracle,)
SUPER = (SuperOracle,)
