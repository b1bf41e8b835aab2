"""Spy: a card out of another hand."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.rules.aimed import AimedCard
from orrery.ti4.rules.giving import give_random_card
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import ACTION


class Spy(AimedCard):
    """As an action: another player gives you 1 action card, by chance."""

    WINDOWS = (ACTION,)
    KIND = "seat"

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        return [other for other, player in enumerate(game.players) if other != seat and player.hand]

    def commit(self, game: Galaxy) -> Next:
        """Whoever has played the last one in answer has none to give."""
        if game.players[self.target].hand:
            give_random_card(game, self.target, self.seat)
        return None


DEEDS = (Spy,)
