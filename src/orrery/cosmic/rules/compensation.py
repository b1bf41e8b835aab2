"""Compensation: a loser who came to negotiate takes cards from the opponent for the ships lost."""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN
from orrery.cosmic.queries import lasting
from orrery.cosmic.rules.aftermath import watch
from orrery.cosmic.rules.moves import give_cards, random_cards
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import COMPENSATED, COMPENSATION
from orrery.kernel.procedure import Done, Next, Procedure, Step


class Compensation(Procedure):
    """One random card for each own ship lost to the warp, as far as the payer has cards."""

    STEPS = (
        Step("cosmic:compensation.1", "before"),
        Step("cosmic:compensation.1", "take"),
        Step("cosmic:compensation.1", "after"),
    )

    def __init__(self, taker: int, payer: int, number: int = 0, taken: list[int] | None = None) -> None:
        self.taker = taker
        self.payer = payer
        self.number = number  # of cards owed
        self.taken = taken if taken is not None else []

    def before(self, game: Cosmic) -> Next:
        """An effect may change the payer, the number, or who picks the cards."""
        self.number = game.now().lost[self.taker] * worth(game, self.taker)
        if not self.number or lasting(game, "no compensation"):
            return Done()
        return watch(game, COMPENSATION)

    def take(self, game: Cosmic) -> Next:
        """Blindly, unless an effect has picked the cards already."""
        missing = self.number - len(self.taken)
        if missing > 0 and not self.taken:
            self.taken = random_cards(game, self.payer, missing)
            give_cards(game, self.payer, self.taker, self.taken)
        return None

    def after(self, game: Cosmic) -> Next:
        return watch(game, COMPENSATED, (self.taker,)) if self.taken else None


def worth(game: Cosmic, seat: int) -> int:
    """Cards for each ship, as compensation or reward: Macron's ships count twice."""
    return 2 if game.has(seat, ALIEN["macron"]) is not None else 1
