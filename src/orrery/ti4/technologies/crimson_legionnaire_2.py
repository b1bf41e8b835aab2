"""Crimson Legionnaire II, of the Mahact: as the first, and who falls comes back."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.factions.mahact import CrimsonLegionnaire
from orrery.ti4.state import Galaxy
from orrery.ti4.technologies.infantry_2 import ReturnHome


class CrimsonLegionnaireII(CrimsonLegionnaire):
    """As the first kind; then it is placed on this card, without a die, and comes home at the start of your next
    turn."""

    def commit(self, game: Galaxy) -> Next:
        game.players[self.seat].returning += 1
        return super().commit(game)


DEEDS = (CrimsonLegionnaireII, ReturnHome)
