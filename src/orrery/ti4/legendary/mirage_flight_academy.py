"""Mirage Flight Academy, of Mirage: pilots for every fleet."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Next
from orrery.ti4.queries import has_ships
from orrery.ti4.reinforcements import figure_at_hand
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import FIGHTER
from orrery.ti4.windows import END_OF_TURN

MOST: Final = 2


class MirageFlightAcademy(Agent):
    """At the end of your turn, exhaust: place up to 2 fighters into one system with ships of yours."""

    WINDOWS = (END_OF_TURN,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, system: int = NOBODY, number: int = 0) -> None:
        super().__init__(seat, source, cancelled)
        self.system = system
        self.number = number

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return game.active == seat and bool(hangars(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.system != NOBODY:
            return None
        systems = hangars(game, self.seat)
        options = [Option("fighters at", (("system", each), ("n", many))) for each in systems for many in (MOST, 1)]
        return Decision(self.seat, "mirage-flight-academy", options)

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        things = reply.option().things
        self.system, self.number = things[0][1], things[1][1]
        return None

    def commit(self, game: Galaxy) -> Next:
        return Call(PlaceUnits(self.seat, self.system, FIGHTER, self.number))


def hangars(game: Galaxy, seat: int) -> list[int]:
    """Systems with ships of this player that may have more fighters."""
    systems = [system for system in sorted(game.players[seat].space) if has_ships(game, seat, system)]
    return [system for system in systems if figure_at_hand(game, seat, FIGHTER, system)]


DEEDS = (MirageFlightAcademy,)
