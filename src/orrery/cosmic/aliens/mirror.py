"""Mirror: swaps the digits of the attacks."""

from __future__ import annotations

from orrery.cosmic.encounter import DEFENSE, NOBODY, OFFENSE
from orrery.cosmic.modifier import TURNED, Modifier
from orrery.cosmic.needs import AS_MAIN
from orrery.cosmic.queries import face, is_lasting, opponent, side_of
from orrery.cosmic.rules.deed import Stronger, Use, Wild
from orrery.cosmic.rules.moves import new_face
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import CARDS_PLACED, CARDS_SHOWN
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next

BOTH = 0  # sides whose attacks are turned
TO_BE_SAID = -1


class Reversed(Modifier):
    """The digits of both attacks are swapped, or of one side's (`about`)."""

    KEY = "mirror"
    STAGE = TURNED

    def change_values(self, game: Cosmic, values: list[int]) -> None:
        for side in (OFFENSE, DEFENSE):
            if self.about in (BOTH, side):
                values[side - 1] = mirrored_cards(game, side, values[side - 1])

    def seat_of_change(self) -> int:
        return NOBODY


def mirrored(value: int) -> int:
    """The two digits swapped: 15 becomes 51, 8 becomes 80."""
    return value % 10 * 10 + value // 10 if value < 100 else value


def mirrored_cards(game: Cosmic, side: int, value: int) -> int:
    """Cards that count together are turned one by one, unless something has made one value of them."""
    added = [each.about for each in game.modifiers() if each.is_added_to(side)]
    if not added or value != face(game, side):
        return mirrored(value)
    return mirrored(value - sum(added)) + sum(mirrored(each) for each in added)


class Reversal(Use):
    """As main player, with both cards placed and face down: the digits of every attack shown are swapped."""

    WINDOWS = (CARDS_PLACED,)
    NEEDS = (AS_MAIN,)
    WHY = "in-force"

    def __init__(self, seat: int, source: int, cancelled: bool = False, side: int = BOTH) -> None:
        super().__init__(seat, source, cancelled)
        self.side = side

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return not is_lasting(game, Reversed, seat)

    def choose(self, game: Cosmic) -> Next:
        if self.side != TO_BE_SAID:
            return None
        return Decision(self.seat, "mirror.card", [Option("side", (("side", side),)) for side in (OFFENSE, DEFENSE)])

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.side = reply.option().id()
        game.note("named side", self.seat, self.side)
        return None

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(Reversed(self.seat, self.side))
        game.note("reversal", self.seat, self.side)
        return None


class WildMirror(Wild):
    """As main player, after the flip: the own card becomes a copy of the opponent's."""

    WINDOWS = (CARDS_SHOWN,)
    NEEDS = (AS_MAIN,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return face(game, OFFENSE) != face(game, DEFENSE)

    def commit(self, game: Cosmic) -> Next:
        new_face(game, side_of(game, self.seat), face(game, side_of(game, opponent(game, self.seat))))
        game.note("copied", self.seat)
        return None


class SuperMirror(Stronger):
    """The reversal concerns one of the two cards alone; which one is said before the flip."""

    WINDOWS = (CARDS_PLACED,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return Reversal.fits(game, seat, source)

    def use(self, power: int) -> Reversal:
        return Reversal(self.seat, power, side=TO_BE_SAID)


POWER = (Reversal,)
WILD = (WildMirror,)
SUPER = (SuperMirror,)
