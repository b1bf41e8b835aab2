"""Galactic Crisis Pact: everybody follows a strategy card."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Call, Next
from orrery.ti4.agenda import Agenda, ElectStrategyCard, Voters
from orrery.ti4.initiative import clockwise
from orrery.ti4.rules.strategic import AllFollow
from orrery.ti4.state import Galaxy


class GalacticCrisisPact(ElectStrategyCard):
    """Elected strategy card: each player may resolve its secondary ability without spending a command token; one that
    is placed comes from the reinforcements."""

    KEY = "galactic-crisis-pact"

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        return Call(AllFollow(outcome.id(), tuple(clockwise(game, game.speaker))))


AGENDA: Final[Agenda] = GalacticCrisisPact()
