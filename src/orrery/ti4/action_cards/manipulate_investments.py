"""Manipulate Investments: trade goods make strategy cards dear."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, about
from orrery.kernel.procedure import Next
from orrery.ti4.components import STRATEGY_CARDS
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import START_OF_STRATEGY_PHASE

GOODS: Final = 5
FEWEST: Final = 3  # cards


class ManipulateInvestments(ActionCard):
    """At the start of the strategy phase: place 5 trade goods of the supply on strategy cards, on at least 3 of them.

    First the cards are named, each of which has one; then where the rest lies. So every reply is legal.
    """

    WINDOWS = (START_OF_STRATEGY_PHASE,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, cards: tuple[int, ...] = ()) -> None:
        super().__init__(seat, source, cancelled)
        self.cards = cards  # one for each good

    def choose(self, game: Galaxy) -> Next:
        if not self.cards:
            return Decision(self.seat, "invest in", about("strategy", list(STRATEGY_CARDS)), FEWEST, GOODS)
        left = GOODS - len(self.cards)
        options = [Option("strategy", (("strategy", card), ("nth", nth))) for card in self.cards for nth in range(left)]
        return Decision(self.seat, "invest more", options, left, left) if left else None

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.cards += tuple([option.id() for option in reply.options()])
        return None

    def commit(self, game: Galaxy) -> Next:
        game.bonus = tuple([goods + self.cards.count(card) for card, goods in enumerate(game.bonus)])
        for card in sorted(set(self.cards)):
            game.note("invested", self.seat, self.cards.count(card), card)
        return None


DEEDS = (ManipulateInvestments,)
