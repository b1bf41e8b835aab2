"""Dirzuga Rophal, commander of the Arborec: where somebody comes, something grows first."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Call, Next
from orrery.ti4.building import PRODUCTION, Works
from orrery.ti4.combat import loses
from orrery.ti4.planets import planets_of
from orrery.ti4.queries import unit_of
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.production import Produce
from orrery.ti4.state import Galaxy
from orrery.ti4.units import COUNT, NO_PRODUCTION, count, ground_forces
from orrery.ti4.windows import AFTER_SYSTEM_ACTIVATED

FORCES: Final = 12


def has_producer(game: Galaxy, seat: int, system: int) -> bool:
    """A unit with production stands there, whether it could use it now or not."""
    player = game.players[seat]
    forces = [player.ships_in(system), *[player.troops_on(planet) for planet in game.chart.planets[system]]]
    makers = [type for type in range(COUNT) if unit_of(game, seat, type).production != NO_PRODUCTION]
    makers = [type for type in makers if not loses(game, seat, type, PRODUCTION)]
    return any(count(force, type) for force in forces for type in makers)


class DirzugaRophal(Deed):
    """After another player activates a system with units of yours that have production: produce 1 unit there. It is
    paid in full: it is not the production ability."""

    WINDOWS = (AFTER_SYSTEM_ACTIVATED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        if seat == game.active or not has_producer(game, seat, game.active_system):
            return False
        return any(most for _, _, most in Works(game, seat, game.active_system, number=1).rows(game))

    def commit(self, game: Galaxy) -> Next:
        return Call(Produce(self.seat, game.active_system, number=1))


def forces_on_planets(game: Galaxy, seat: int) -> tuple[int, int]:
    troops = game.players[seat].troops_on
    return sum([ground_forces(troops(planet)) for planet in planets_of(game, seat)]), FORCES


DEEDS = (DirzugaRophal,)
UNLOCKS = forces_on_planets
