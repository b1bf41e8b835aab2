"""Alliance: the commander of its issuer serves another as well."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.notes.support_for_the_throne import Support
from orrery.ti4.notes.trade_convoys import Attacked
from orrery.ti4.rules.note_moves import put_note_in_area
from orrery.ti4.state import Galaxy


class Alliance(Support):
    """When it is received, it is put into the play area at once. As long as it lies there you have the use of the
    issuer's commander, once that is unlocked (`Galaxy.lent_to`); the issuer keeps the use of it too."""

    def commit(self, game: Galaxy) -> Next:
        put_note_in_area(game, self.seat, self.source)
        return None


class Broken(Attacked):
    """When you activate a system with units of the issuer it goes back."""


DEEDS = (Alliance, Broken)
