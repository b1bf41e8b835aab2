"""Emergency Repairs: nothing is damaged any more."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.loading import ON_PLANET, system_at
from orrery.ti4.reinforcements import force_at
from orrery.ti4.rules.combat_round import any_round
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.moves import repair
from orrery.ti4.state import Galaxy
from orrery.ti4.units import COUNT, damaged
from orrery.ti4.windows import (
    END_OF_GROUND_COMBAT_ROUND,
    END_OF_SPACE_COMBAT_ROUND,
    START_OF_GROUND_COMBAT_ROUND,
    START_OF_SPACE_COMBAT_ROUND,
)


def hurt_units(game: Galaxy, seat: int) -> list[tuple[int, int]]:
    """Place and type of each damaged unit of this player in the system of the combat, in space and on its planets."""
    system = system_at(game, any_round(game).place())
    places = [system, *[ON_PLANET + planet for planet in game.chart.planets[system]]]
    found: list[tuple[int, int]] = []
    for place in places:
        force = force_at(game, seat, place)
        found += [(place, type) for type in range(COUNT) for _ in range(damaged(force, type))]
    return found


class EmergencyRepairs(ActionCard):
    """At the start or the end of a combat round: repair all your units in the active system that can sustain damage,
    whenever they were damaged."""

    WINDOWS = (
        START_OF_SPACE_COMBAT_ROUND,
        END_OF_SPACE_COMBAT_ROUND,
        START_OF_GROUND_COMBAT_ROUND,
        END_OF_GROUND_COMBAT_ROUND,
    )

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(hurt_units(game, seat))

    def commit(self, game: Galaxy) -> Next:
        for place, type in hurt_units(game, self.seat):
            repair(game, self.seat, place, type)
            game.note("repaired", self.seat, place, type)
        return None


DEEDS = (EmergencyRepairs,)
