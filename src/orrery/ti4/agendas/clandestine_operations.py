"""Clandestine Operations: everybody loses command tokens."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Call, Next
from orrery.ti4.agenda import FOR, Agenda, Voters
from orrery.ti4.initiative import clockwise
from orrery.ti4.rules.each_player import LoseToken, lose_fleet_tokens
from orrery.ti4.state import Galaxy

TOKENS: Final = 2


class ClandestineOperations(Agenda):
    """For: each player returns 2 command tokens of the own sheet. Against: each returns 1 of the fleet pool."""

    KEY = "clandestine-operations"

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        seats = clockwise(game, game.speaker)
        if outcome == FOR:
            return Call(LoseToken(tuple(seats), TOKENS))
        for seat in seats:
            lose_fleet_tokens(game, seat, 1)
        return None


AGENDA: Final[Agenda] = ClandestineOperations()
