"""Trade Agreement: the commodities of its issuer."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.components import COMPONENTS
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.giving import give_commodities
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.note_moves import return_note
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_COMMODITIES_REPLENISHED


class TradeAgreement(Deed):
    """When the issuer replenishes commodities, if only up to what there was: they give you all of them. Then it
    returns."""

    WINDOWS = (WHEN_COMMODITIES_REPLENISHED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        issuer = COMPONENTS[source].issuer
        return what_happened(game).seat == issuer and bool(game.players[issuer].commodities)

    def commit(self, game: Galaxy) -> Next:
        give_commodities(game, COMPONENTS[self.source].issuer, self.seat)
        return_note(game, self.seat, self.source)
        return None


DEEDS = (TradeAgreement,)
