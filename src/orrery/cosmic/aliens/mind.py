"""Mind: looks at a hand before allies are invited."""

from __future__ import annotations

from orrery.cosmic.encounter import DEFENSE, NOBODY, OFFENSE
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.needs import NOT_AS_MAIN
from orrery.cosmic.queries import is_lasting, main_of
from orrery.cosmic.rules.aftermath import what_happened
from orrery.cosmic.rules.deed import Stronger, Use, Wild
from orrery.cosmic.rules.moves import know, look_at_hand, seat_options
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import BEFORE_INVITATIONS, CARDS_DRAWN
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Next


class HasRead(Modifier):
    """Its owner has used the power."""

    KEY = "mind"


class OverTheShoulder(Modifier):
    """Its owner sees all that one player (`about`) draws."""

    KEY = "wild mind"

    def reads_draws(self, seat: int) -> bool:
        return seat == self.about


class Knowledge(Use):
    """Before invitations: look at the hand of a main player; a main player looks at the opponent's."""

    WINDOWS = (BEFORE_INVITATIONS,)
    WHY = "in-force"

    def __init__(
        self, seat: int, source: int, cancelled: bool = False, target: int = NOBODY, both: bool = False
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.target = target
        self.both = both  # by the super flare

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return not is_lasting(game, HasRead, seat)

    def choose(self, game: Cosmic) -> Next:
        if self.both or self.target != NOBODY:
            return None
        return Decision(self.seat, "mind.hand", seat_options(readable(game, self.seat)))

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.target = reply.option().id()
        game.note("named", self.seat, self.target)
        return None

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(HasRead(self.seat))
        for other in readable(game, self.seat):
            if self.both or other == self.target:
                look_at_hand(game, self.seat, other)
        return None


class WildMind(Wild):
    """When another player draws from the deck: see those cards, and all that player draws in this encounter."""

    WINDOWS = (CARDS_DRAWN,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, target: int = NOBODY, number: int = 0) -> None:
        super().__init__(seat, source, cancelled)
        self.target = target
        self.number = number  # of cards drawn

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return what_happened(game).seat != seat

    def choose(self, game: Cosmic) -> Next:
        """Nothing is asked: what was just drawn is to be seen."""
        what = what_happened(game)
        self.target, self.number = what.seat, what.number
        return None

    def commit(self, game: Cosmic) -> Next:
        """A card drawn into a hoard is nobody else's to see: then the number is none."""
        cards = just_drawn(game, self.target) if self.number else []
        if cards:
            know(game, self.seat, cards)
            game.note_learned("looked", self.seat, cards, [self.seat, self.target], self.target, len(cards))
        if game.encounters:
            game.begin_effect(OverTheShoulder(self.seat, self.target))
        return None


class SuperMind(Stronger):
    """Not a main player: the power shows the hands of both."""

    WINDOWS = (BEFORE_INVITATIONS,)
    NEEDS = (NOT_AS_MAIN,)
    WHY = "in-force"

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return not is_lasting(game, HasRead, seat)

    def use(self, power: int) -> Knowledge:
        return Knowledge(self.seat, power, both=True)


def just_drawn(game: Cosmic, seat: int) -> list[int]:
    """The cards of the last draw that are still in the hand, or lie apart to be chosen from."""
    player = game.players[seat]
    return [card for card in player.drawn if card in player.hand or card in player.dealt]


def readable(game: Cosmic, seat: int) -> list[int]:
    """The main players whose hands this seat may look at."""
    return [main for main in (main_of(game, OFFENSE), main_of(game, DEFENSE)) if main != seat]


POWER = (Knowledge,)
WILD = (WildMind,)
SUPER = (SuperMind,)
