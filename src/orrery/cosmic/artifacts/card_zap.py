"""Card Zap: cancels a flare or an artifact as it is played."""

from __future__ import annotations

from orrery.cosmic.rules.deed import Artifact, Flare, answered, subject
from orrery.cosmic.rules.moves import discard
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import CARD_PLAYED
from orrery.kernel.procedure import Next


class CardZap(Artifact):
    """Any player, when a flare or an artifact is played: it has no effect and is discarded. It may be zapped itself."""

    WINDOWS = (CARD_PLAYED,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return isinstance(subject(game), (Artifact, Flare))

    def commit(self, game: Cosmic) -> Next:
        card = answered(game)
        card.cancelled = True
        game.note("card zapped", card.seat, card.source)
        if card.source in game.table:
            game.table.remove(card.source)
            discard(game, card.seat, [card.source])
        return None


DEEDS = (CardZap,)
