"""Trade Convoys, of the Hacan: their ships carry the trade of another."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.notes.support_for_the_throne import Betrayed
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.note_moves import put_note_in_area, return_note
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import ACTION


class TradeConvoys(Deed):
    """As an action: put it face up before you."""

    WINDOWS = (ACTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return source not in game.players[seat].area

    def commit(self, game: Galaxy) -> Next:
        put_note_in_area(game, self.seat, self.source)
        return None


class Attacked(Betrayed):
    """When you activate a system with units of the Hacan player it goes back."""

    def commit(self, game: Galaxy) -> Next:
        return_note(game, self.seat, self.source)
        return None


class Convoys(Modifier):
    """As long as it lies there you may make transactions with players who are not your neighbours."""

    def trades_afar(self, game: Galaxy, seat: int, other: int) -> bool:
        return self.owner in (seat, other)


DEEDS = (TradeConvoys, Attacked)
STANDING = Convoys
