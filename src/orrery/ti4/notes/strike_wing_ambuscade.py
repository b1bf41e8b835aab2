"""Strike Wing Ambuscade, of the Argent Flight: a volley of another is one die greater."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.leaders.trrakan_aun_zulok import ROLLS
from orrery.ti4.rules.note_moves import return_note
from orrery.ti4.rules.one_more_shot import OneMoreShot
from orrery.ti4.state import Galaxy


class StrikeWingAmbuscade(OneMoreShot):
    """When 1 or more of your units make a roll for a unit ability: 1 of them rolls 1 more die. Then it returns."""

    WINDOWS = ROLLS

    def commit(self, game: Galaxy) -> Next:
        super().commit(game)
        return_note(game, self.seat, self.source)
        return None


DEEDS = (StrikeWingAmbuscade,)
