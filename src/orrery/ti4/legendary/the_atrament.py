"""The Atrament, of Primor: soldiers for hire."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Next
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import planets_of
from orrery.ti4.queries import is_closed
from orrery.ti4.reinforcements import figure_at_hand
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import INFANTRY
from orrery.ti4.windows import END_OF_TURN

MOST: Final = 2


class TheAtrament(Agent):
    """At the end of your turn, exhaust: place up to 2 infantry on one planet you control."""

    WINDOWS = (END_OF_TURN,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, planet: int = NOBODY, number: int = 0) -> None:
        super().__init__(seat, source, cancelled)
        self.planet = planet
        self.number = number

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return game.active == seat and bool(garrisons(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.planet != NOBODY:
            return None
        planets = garrisons(game, self.seat)
        options = [Option("infantry on", (("planet", each), ("n", many))) for each in planets for many in (MOST, 1)]
        return Decision(self.seat, "the-atrament", options)

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        things = reply.option().things
        self.planet, self.number = things[0][1], things[1][1]
        return None

    def commit(self, game: Galaxy) -> Next:
        return Call(PlaceUnits(self.seat, ON_PLANET + self.planet, INFANTRY, self.number))


def garrisons(game: Galaxy, seat: int) -> list[int]:
    """Planets of this player that may have more infantry."""
    planets = [planet for planet in planets_of(game, seat) if not is_closed(game, planet)]
    return [planet for planet in planets if figure_at_hand(game, seat, INFANTRY, ON_PLANET + planet)]


DEEDS = (TheAtrament,)
