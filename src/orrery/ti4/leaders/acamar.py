"""Acamar, agent of the Empyrean: who dares into the void gains by it."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next
from orrery.ti4.reinforcements import tokens_left
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.tokens import GainTokens
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_SHIPS_ENTERED


class Acamar(Agent):
    """After a player moves ships into a system without planets, exhaust: that player gains 1 command token."""

    WINDOWS = (AFTER_SHIPS_ENTERED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        moved = what_happened(game)
        return not game.chart.planets[moved.number] and tokens_left(game, moved.seat) > 0

    def commit(self, game: Galaxy) -> Next:
        return Call(GainTokens(what_happened(game).seat, 1))


DEEDS = (Acamar,)
