"""Minister of Antiquities: a relic for the elected player."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import Agenda, ElectPlayer, Voters
from orrery.ti4.rules.relic_moves import gain_relic
from orrery.ti4.state import Galaxy


class MinisterOfAntiquities(ElectPlayer):
    """Elected player: gains 1 relic."""

    KEY = "minister-of-antiquities"

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        gain_relic(game, outcome.id())
        return None


AGENDA: Final[Agenda] = MinisterOfAntiquities()
