"""Chaos Mapping, of the Saar: among asteroids nobody finds their ships, and one unit comes with every turn."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Reply, about
from orrery.kernel.procedure import Call, Next
from orrery.ti4.adjacency import ASTEROIDS, is_anomaly
from orrery.ti4.building import Works, producers
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import has_ships
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.production import Produce
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import START_OF_TURN

UNITS: Final = 1


class Hidden(Modifier):
    """Other players cannot activate asteroid fields that contain your ships."""

    def bars_activation(self, game: Galaxy, seat: int, system: int) -> bool:
        return seat != self.owner and is_anomaly(game, system, ASTEROIDS) and has_ships(game, self.owner, system)


class ChaosMapping(Deed):
    """At the start of your turn in the action phase you may produce 1 unit in a system that contains a unit of yours
    with production. It is paid in full."""

    WINDOWS = (START_OF_TURN,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, system: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.system = system

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return game.active == seat and bool(yards(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.system != NOBODY:
            return None
        return Decision(self.seat, "produce where", about("system", yards(game, self.seat)))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.system = reply.option().id()
        return None

    def commit(self, game: Galaxy) -> Next:
        return Call(Produce(self.seat, self.system, number=UNITS))


def yards(game: Galaxy, seat: int) -> list[int]:
    """The systems with a unit of this player that has production, in which one more unit could be built now."""
    player, chart = game.players[seat], game.chart
    systems = {*player.space, *[chart.system_of[planet] for planet in player.ground]}
    found = [system for system in sorted(systems) if producers(game, seat, system)]
    return [system for system in found if builds(game, Works(game, seat, system, number=UNITS))]


def builds(game: Galaxy, works: Works) -> bool:
    return any(most for _, _, most in works.rows(game))


DEEDS = (ChaosMapping,)
STANDING = Hidden
