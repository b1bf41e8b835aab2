"""Demilitarized Zone: a planet without arms."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next, Procedure, Step
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.moves import put_units
from orrery.ti4.state import Galaxy
from orrery.ti4.units import COUNT, GROUND, PDS, SPACE_DOCK, count


class DemilitarizedZone(Procedure):
    """Return your structures on this planet to the reinforcements; then its ground forces go to the space area. What is
    attached then lets no unit land, be produced or be placed there; in the agenda phase the planet may be traded."""

    STEPS = (Step("ti4:29.7", "return_structures"), Step("ti4:29.7", "lift_ground_forces"))

    def __init__(self, seat: int, planet: int) -> None:
        self.seat = seat
        self.planet = planet

    def return_structures(self, game: Galaxy) -> Next:
        force = game.players[self.seat].troops_on(self.planet)
        for type in (PDS, SPACE_DOCK) if force else ():
            for nth in range(count(force, type)):
                put_units(game, self.seat, ON_PLANET + self.planet, type, -1, nth < force[COUNT + type])
                game.note("removed", self.seat, ON_PLANET + self.planet, type)
        return None

    def lift_ground_forces(self, game: Galaxy) -> Next:
        """What no ship there can carry is removed at once: that is due."""
        system = game.chart.system_of[self.planet]
        for seat, player in enumerate(game.players):
            force = player.troops_on(self.planet)
            for type in GROUND if force else ():
                for hurt, number in ((False, force[type]), (True, force[COUNT + type])):
                    if number:
                        put_units(game, seat, ON_PLANET + self.planet, type, -number, hurt)
                        put_units(game, seat, system, type, number, hurt)
                        game.note("lifted", seat, self.planet, type, number)
        return None


RESOLVE: Final = DemilitarizedZone
