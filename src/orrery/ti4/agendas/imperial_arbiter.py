"""Imperial Arbiter: two strategy cards change places."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.agenda import OWNED, Agenda, ElectPlayer
from orrery.ti4.rules.agenda_moves import repeal_law
from orrery.ti4.rules.swapping import SwapStrategies
from orrery.ti4.state import Galaxy


class Arbiter(SwapStrategies):
    """At the end of the strategy phase its owner may discard it to swap one of their strategy cards with one of
    another player."""

    def commit(self, game: Galaxy) -> Next:
        repeal_law(game, self.source)
        return super().commit(game)


class ImperialArbiter(ElectPlayer):
    KEY = "imperial-arbiter"
    LAW = True
    PLACE = OWNED


AGENDA: Final[Agenda] = ImperialArbiter()
DEEDS: Final = (Arbiter,)
