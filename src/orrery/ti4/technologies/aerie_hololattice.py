"""Aerie Hololattice, of the Argent Flight: where they have built nobody flies through, and the planet itself builds."""

from __future__ import annotations

from orrery.ti4.modifier import Modifier
from orrery.ti4.state import Galaxy
from orrery.ti4.units import PDS, SPACE_DOCK, Force, count


def has_structures(force: Force) -> bool:
    return bool(count(force, PDS) or count(force, SPACE_DOCK))


class AerieHololattice(Modifier):
    """Other players cannot move ships through systems with your structures. Each planet with your structures has
    production 1 as if it were a unit."""

    def closes_ways(self, game: Galaxy, seat: int) -> tuple[int, ...]:
        if seat == self.owner:
            return ()
        player = game.players[self.owner]
        found = {game.chart.system_of[planet] for planet, force in player.ground.items() if has_structures(force)}
        return tuple(sorted(found | {system for system, force in player.space.items() if has_structures(force)}))

    def planet_produces(self, game: Galaxy, seat: int, planet: int) -> int:
        return int(seat == self.owner and has_structures(game.players[seat].troops_on(planet)))


STANDING = AerieHololattice
