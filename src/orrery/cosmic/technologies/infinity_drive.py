"""Infinity Drive: an encounter of one's own, at once."""

from __future__ import annotations

from orrery.cosmic.needs import OWN_CARDS
from orrery.cosmic.rules.deed import Invent, drop_tech
from orrery.cosmic.rules.encounter import HaveEncounter
from orrery.cosmic.rules.moves import has_encounter_card
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import ENCOUNTER_OVER
from orrery.kernel.procedure import Call, Next


class InfinityDrive(Invent):
    """At the end of any encounter, discarded: have an encounter; then play goes on where it stopped."""

    WINDOWS = (ENCOUNTER_OVER,)
    NEEDS = (OWN_CARDS,)
    WHY = "no-encounter-card"

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return has_encounter_card(game, seat)

    @classmethod
    def might(cls, game: Cosmic, seat: int) -> bool:
        return not cls.unmet(game, seat)

    def commit(self, game: Cosmic) -> Next:
        drop_tech(game, self.seat, self.source)  # before its encounter begins: it cannot be used in that one again
        return Call(HaveEncounter(self.seat))


DEEDS = (InfinityDrive,)
