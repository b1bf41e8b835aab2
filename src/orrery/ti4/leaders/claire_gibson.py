"""Claire Gibson, commander of the Sol: whoever attacks finds one more of them."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Call, Next
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import planets_of, resources
from orrery.ti4.reinforcements import figure_at_hand
from orrery.ti4.rules.combat_round import any_round
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.state import Galaxy
from orrery.ti4.units import INFANTRY
from orrery.ti4.windows import START_OF_GROUND_COMBAT_ROUND

RESOURCES: Final = 12  # of all planets together


class ClaireGibson(Deed):
    """At the start of a ground combat on a planet you control you may place 1 infantry there."""

    WINDOWS = (START_OF_GROUND_COMBAT_ROUND,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        fight = any_round(game)
        planet = fight.place() - ON_PLANET
        mine = game.controller[planet] == seat and fight.number == 1
        return mine and figure_at_hand(game, seat, INFANTRY, ON_PLANET + planet)

    def commit(self, game: Galaxy) -> Next:
        return Call(PlaceUnits(self.seat, any_round(game).place(), INFANTRY))


def all_resources(game: Galaxy, seat: int) -> tuple[int, int]:
    return sum([resources(game, planet) for planet in planets_of(game, seat)]), RESOURCES


DEEDS = (ClaireGibson,)
UNLOCKS = all_resources
