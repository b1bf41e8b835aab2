"""Support for the Throne: a point, as long as its issuer is left in peace."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.components import COMPONENTS, thing_of
from orrery.ti4.queries import has_units
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.elimination import Eliminate
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.moves import gain_point, lose_point
from orrery.ti4.rules.note_moves import put_note_in_area, return_note
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_OWNER_ELIMINATED, WHEN_PROMISSORY_NOTE_RECEIVED, WHEN_SYSTEM_ACTIVATED


class Support(Deed):
    """When it is received, it is put into the play area at once and is worth 1 victory point."""

    WINDOWS = (WHEN_PROMISSORY_NOTE_RECEIVED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        happening = what_happened(game)
        return happening.seat == seat and happening.about == source

    def commit(self, game: Galaxy) -> Next:
        put_note_in_area(game, self.seat, self.source)
        gain_point(game, self.seat, thing_of(self.source))
        return None


class Betrayed(Deed):
    """When its holder activates a system with units of the issuer, the point is lost and the note goes back."""

    WINDOWS = (WHEN_SYSTEM_ACTIVATED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        if source not in game.players[seat].area or game.active != seat:
            return False
        return has_units(game, COMPONENTS[source].issuer, game.active_system)

    def commit(self, game: Galaxy) -> Next:
        lose_point(game, self.seat, thing_of(self.source))
        return_note(game, self.seat, self.source)
        return None


class Orphaned(Deed):
    """When the issuer is eliminated the point is lost; the note goes to the box with everything of its colour."""

    WINDOWS = (WHEN_OWNER_ELIMINATED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        eliminated = game.innermost(Eliminate)
        assert isinstance(eliminated, Eliminate)
        return source in game.players[seat].area and COMPONENTS[source].issuer == eliminated.seat

    def commit(self, game: Galaxy) -> Next:
        lose_point(game, self.seat, thing_of(self.source))
        return None


DEEDS = (Support, Betrayed, Orphaned)
