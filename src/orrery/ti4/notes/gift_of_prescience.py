"""Gift of Prescience, of the Naalu: their token for a round."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.factions.naalu import Prescient
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.note_moves import put_note_in_area, return_note
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import END_OF_STATUS_PHASE, END_OF_STRATEGY_PHASE


class GiftOfPrescience(Deed):
    """At the end of the strategy phase: put it into your play area and the 0 token of the Naalu player on your strategy
    card; that player cannot use Telepathic in this round."""

    WINDOWS = (END_OF_STRATEGY_PHASE,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return source not in game.players[seat].area

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Prescient(self.seat))
        put_note_in_area(game, self.seat, self.source)
        return None


class GivenBack(Deed):
    """At the end of the status phase it goes back."""

    WINDOWS = (END_OF_STATUS_PHASE,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return source in game.players[seat].area

    def commit(self, game: Galaxy) -> Next:
        return_note(game, self.seat, self.source)
        return None


DEEDS = (GiftOfPrescience, GivenBack)
