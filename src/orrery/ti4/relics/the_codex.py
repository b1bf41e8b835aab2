"""The Codex: what others have used up."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Reply, Thing, about
from orrery.kernel.procedure import Next
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import take_discarded
from orrery.ti4.rules.relic_moves import purge_relic
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import ACTION

MOST: Final = 3


class TheCodex(Deed):
    """As an action, purge: take up to 3 cards of your choice from the discard pile of action cards. They are not drawn,
    and everybody sees them."""

    WINDOWS = (ACTION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, cards: tuple[int, ...] = ()) -> None:
        super().__init__(seat, source, cancelled)
        self.cards = cards

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(game.discard)

    def choose(self, game: Galaxy) -> Next:
        if self.cards:
            return None
        pile = sorted(game.discard)
        return Decision(self.seat, "the-codex", about("card", pile), 1, min(MOST, len(pile)))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.cards = tuple([option.id() for option in reply.options()])
        return None

    def aims(self) -> tuple[Thing, ...]:
        return tuple([("card", card) for card in self.cards])

    def pay(self, game: Galaxy) -> Next:
        purge_relic(game, self.seat, self.source)
        return None

    def commit(self, game: Galaxy) -> Next:
        for card in self.cards:
            take_discarded(game, self.seat, card)
        return None


DEEDS = (TheCodex,)
