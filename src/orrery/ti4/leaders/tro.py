"""T'ro, agent of the N'orr: who has acted somewhere leaves soldiers there."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, about
from orrery.kernel.procedure import Call, Done, Next, Procedure, Step
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.queries import is_closed
from orrery.ti4.reinforcements import figure_at_hand
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.state import Galaxy
from orrery.ti4.units import INFANTRY
from orrery.ti4.windows import END_OF_TACTICAL_ACTION

PLACED: Final = 2
NOTHING: Final = Option("place nothing")


def places(game: Galaxy, seat: int) -> list[int]:
    """The planets of the active system on which that player can place infantry."""
    own = [planet for planet in game.chart.planets[game.active_system] if game.controller[planet] == seat]
    open_ones = [planet for planet in own if not is_closed(game, planet)]
    return [planet for planet in open_ones if figure_at_hand(game, seat, INFANTRY, ON_PLANET + planet)]


class Tro(Agent):
    """At the end of a player's tactical action, exhaust: that player may place 2 infantry on 1 planet that it controls
    in the active system."""

    WINDOWS = (END_OF_TACTICAL_ACTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(places(game, game.active))

    def commit(self, game: Galaxy) -> Next:
        return Call(Reinforced(game.active))


class Reinforced(Procedure):
    """Whose action it was says where, if anywhere."""

    STEPS = (Step("ti4:31.7", "choose_planet", "place"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_planet(self, game: Galaxy) -> Next:
        return Decision(self.seat, "tro", [NOTHING, *about("planet", places(game, self.seat))])

    def place(self, game: Galaxy, reply: Reply) -> Next:
        if reply.option() == NOTHING:
            return Done()
        return Call(PlaceUnits(self.seat, ON_PLANET + reply.option().id(), INFANTRY, PLACED))


DEEDS = (Tro,)
