"""Arms Reduction: few great ships, or specialties that stand still."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Call, Next
from orrery.ti4.agenda import FOR, Agenda, Voters
from orrery.ti4.components import NUMBER
from orrery.ti4.initiative import clockwise
from orrery.ti4.planets import planets_of, specialties_of
from orrery.ti4.reinforcements import on_board
from orrery.ti4.rules.agenda_moves import postpone
from orrery.ti4.rules.each_player import Demand, DestroyChosen, everywhere, exhaust_planets
from orrery.ti4.state import Galaxy
from orrery.ti4.units import CRUISER, DREADNOUGHT

KEPT: Final = ((DREADNOUGHT, 2), (CRUISER, 4))


class ArmsReduction(Agenda):
    """For: each player destroys dreadnoughts down to 2 and cruisers down to 4.

    Against: at the start of the next strategy phase each player exhausts all planets with a technology specialty.
    """

    KEY = "arms-reduction"

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        seats = clockwise(game, game.speaker)
        if outcome != FOR:
            postpone(game, NUMBER[self.KEY], seats)
            return None
        demands: list[Demand] = []
        for seat in seats:
            for type, kept in KEPT:
                surplus = on_board(game, seat, type) - kept
                if surplus > 0:
                    demands.append((seat, surplus, (type,), everywhere(game, seat)))
        return Call(DestroyChosen(tuple(demands)))

    def later(self, game: Galaxy, seats: list[int]) -> Next:
        for seat in seats:
            planets = planets_of(game, seat)
            exhaust_planets(game, seat, [planet for planet in planets if specialties_of(game, planet)])
        return None


AGENDA: Final[Agenda] = ArmsReduction()
