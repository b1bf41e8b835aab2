"""Frontline Deployment: infantry for one planet."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Call, Next
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import planets_of
from orrery.ti4.queries import is_closed
from orrery.ti4.reinforcements import figure_at_hand
from orrery.ti4.rules.aimed import AimedCard
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.state import Galaxy
from orrery.ti4.units import INFANTRY
from orrery.ti4.windows import ACTION

NUMBER: Final = 3


class FrontlineDeployment(AimedCard):
    """As an action: place 3 infantry on 1 planet you control."""

    WINDOWS = (ACTION,)

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        own = [planet for planet in planets_of(game, seat) if not is_closed(game, planet)]
        return [each for each in own if figure_at_hand(game, seat, INFANTRY, ON_PLANET + each)]

    def commit(self, game: Galaxy) -> Next:
        return Call(PlaceUnits(self.seat, ON_PLANET + self.target, INFANTRY, NUMBER))


DEEDS = (FrontlineDeployment,)
