"""X-89 Bacterial Weapon: no infantry is left on a planet."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, about
from orrery.kernel.procedure import Next
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.queries import unit_of
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import destroy_infantry, exhaust
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import INFANTRY, SHIPS, count
from orrery.ti4.windows import ACTION


def targets(game: Galaxy, seat: int) -> list[int]:
    """Planets of others, with their infantry, in systems with a ship of this seat that has bombardment. Shields do not
    matter; one's own planets are no target (F.action-cards.9)."""
    found: list[int] = []
    for system in sorted(game.players[seat].space):
        force = game.players[seat].space[system]
        if any(count(force, type) and unit_of(game, seat, type).bombardment.dice for type in SHIPS):
            for planet in game.chart.planets[system]:
                others = [other for other in range(game.seats) if other != seat]
                infantry = any(count(game.players[other].troops_on(planet), INFANTRY) for other in others)
                if infantry and game.controller[planet] != seat:
                    found.append(planet)
    return found


class X89BacterialWeapon(Deed):
    """As an action, exhaust: choose 1 planet in a system with 1 or more of your ships that have bombardment; destroy
    all infantry on it."""

    WINDOWS = (ACTION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, planet: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.planet = planet

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(targets(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.planet != NOBODY:
            return None
        return Decision(self.seat, "bacterial weapon", about("planet", targets(game, self.seat)))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.planet = reply.option().id()
        return None

    def pay(self, game: Galaxy) -> Next:
        exhaust(game, self.seat, self.source)
        return None

    def commit(self, game: Galaxy) -> Next:
        for seat in range(game.seats):
            destroy_infantry(game, seat, ON_PLANET + self.planet)
        return None


DEEDS = (X89BacterialWeapon,)
