"""Reverse Engineer: what another has discarded is used again."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.registry import DEEDS as REGISTERED
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.moves import take_discarded
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import ACTION, AFTER_ACTION_CARD_DISCARDED


class ReverseEngineer(ActionCard):
    """When another player discards an action card that is an action: take it from the discard pile."""

    WINDOWS = (AFTER_ACTION_CARD_DISCARDED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        discarded = what_happened(game)
        is_action = discarded.about in REGISTERED[ACTION]
        return discarded.seat != seat and is_action and discarded.about in game.discard

    def commit(self, game: Galaxy) -> Next:
        """Unless the pile has become the deck meanwhile."""
        card = what_happened(game).about
        if card in game.discard:
            take_discarded(game, self.seat, card)
        return None


DEEDS = (ReverseEngineer,)
