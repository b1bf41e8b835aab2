"""Promise of Protection, of the Mentak: who holds it is left alone, and leaves them alone."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.notes.support_for_the_throne import Betrayed
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.note_moves import put_note_in_area, return_note
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import ACTION


class PromiseOfProtection(Deed):
    """Action: put it into your play area; there it protects you."""

    WINDOWS = (ACTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return source not in game.players[seat].area

    def commit(self, game: Galaxy) -> Next:
        put_note_in_area(game, self.seat, self.source)
        return None


class Broken(Betrayed):
    """When its holder activates a system with units of the Mentak player, it goes back."""

    def commit(self, game: Galaxy) -> Next:
        return_note(game, self.seat, self.source)
        return None


class Protected(Modifier):
    """As long as it lies there the Mentak player cannot use Pillage against you."""

    def spares(self, game: Galaxy, seat: int, other: int) -> bool:
        return other == self.owner and seat == self.about


DEEDS = (PromiseOfProtection, Broken)
STANDING = Protected
