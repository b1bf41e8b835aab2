"""Calculator: the higher attack is cut by the lower."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.modifier import CALLED, CUT, Modifier
from orrery.cosmic.needs import AS_ALLY, AS_MAIN
from orrery.cosmic.queries import both_attack, side_of
from orrery.cosmic.rules.deed import Stronger, Use, Wild
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import CARDS_PLACED
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next

NOT_CALLED: Final = -1


class Equalized(Modifier):
    """The higher attack drops by the lower."""

    KEY = "calculator"
    STAGE = CUT

    def change_values(self, game: Cosmic, values: list[int]) -> None:
        if both_attack(game) and values[0] != values[1]:
            higher = 0 if values[0] > values[1] else 1
            values[higher] -= values[1 - higher]


class CalledOddOrEven(Modifier):
    """A main player has called odd (1) or even (0): right, the opponent's attack drops, wrong, its own."""

    KEY = "wild calculator"
    STAGE = CALLED

    def change_values(self, game: Cosmic, values: list[int]) -> None:
        if both_attack(game):
            right = (values[0] + values[1]) % 2 == self.about
            mine = side_of(game, self.owner) - 1
            loser = 1 - mine if right else mine
            values[loser] -= values[1 - loser]


class Equalize(Use):
    """As main player, both cards placed and face down: if both are attacks, the higher drops by the lower."""

    WINDOWS = (CARDS_PLACED,)
    NEEDS = (AS_MAIN,)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(Equalized(self.seat))
        return None


class WildCalculator(Wild):
    """As main player, both cards face down, call odd or even: right, the opponent's attack drops by one's own; wrong,
    one's own drops by the opponent's."""

    WINDOWS = (CARDS_PLACED,)
    NEEDS = (AS_MAIN,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, call: int = NOT_CALLED) -> None:
        super().__init__(seat, source, cancelled)
        self.call = call  # odd (1) or even (0)

    def choose(self, game: Cosmic) -> Next:
        if self.call != NOT_CALLED:
            return None
        return Decision(self.seat, "calculator.call", [Option("odd"), Option("even")])

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.call = 1 if reply.option().key == "odd" else 0
        game.note("called odd" if self.call else "called even", self.seat)
        return None

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(CalledOddOrEven(self.seat, self.call))
        return None


class SuperCalculator(Stronger):
    """The power works for an ally too."""

    WINDOWS = (CARDS_PLACED,)
    NEEDS = (AS_ALLY,)
    USE = Equalize


POWER = (Equalize,)
WILD = (WildCalculator,)
SUPER = (SuperCalculator,)
