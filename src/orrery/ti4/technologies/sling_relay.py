"""Sling Relay: a ship from any dock, at once."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Reply, Thing, about
from orrery.kernel.procedure import Call, Next
from orrery.ti4.building import Works
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import exhaust
from orrery.ti4.rules.production import Produce
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import SHIPS, SPACE_DOCK, count
from orrery.ti4.windows import ACTION

SHIP_TYPES: Final = tuple(SHIPS)


class SlingRelay(Deed):
    """Action, exhaust: produce 1 ship in a system that contains one of your space docks. It is paid in full; without a
    ship it is no action."""

    WINDOWS = (ACTION,)
    PRICED = True

    def __init__(self, seat: int, source: int, cancelled: bool = False, system: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.system = system

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(docks_that_build(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.system != NOBODY:
            return None
        return Decision(self.seat, "produce where", about("system", docks_that_build(game, self.seat)))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.system = reply.option().id()
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("system", self.system),) if self.system != NOBODY else ()

    def pay(self, game: Galaxy) -> Next:
        exhaust(game, self.seat, self.source)
        return None

    def commit(self, game: Galaxy) -> Next:
        return Call(Produce(self.seat, self.system, number=1, types=SHIP_TYPES, must=True))


def docks_that_build(game: Galaxy, seat: int) -> list[int]:
    """The systems with a space dock of this player, on a planet or in space, in which a ship could be built now."""
    player, system_of = game.players[seat], game.chart.system_of
    systems = {system for system, force in player.space.items() if count(force, SPACE_DOCK)}
    systems |= {system_of[planet] for planet, force in player.ground.items() if count(force, SPACE_DOCK)}
    found = [(system, Works(game, seat, system, number=1, types=SHIP_TYPES)) for system in sorted(systems)]
    return [system for system, works in found if any(most for _, _, most in works.rows(game))]


DEEDS = (SlingRelay,)
