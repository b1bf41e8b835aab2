"""Unstable Planet: a hazardous planet shakes off its infantry."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import traits_of
from orrery.ti4.rules.aimed import AimedCard, planets_of_others
from orrery.ti4.rules.moves import Doomed, destroy_units, exhaust_planet
from orrery.ti4.state import Galaxy
from orrery.ti4.units import INFANTRY, whole
from orrery.ti4.windows import ACTION

MOST: Final = 3


class UnstablePlanet(AimedCard):
    """As an action: choose 1 hazardous planet of another player; exhaust it and destroy 3 infantry on it, or all if
    there are fewer."""

    WINDOWS = (ACTION,)

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        return [planet for planet in planets_of_others(game, seat) if "hazardous" in traits_of(game, planet)]

    def commit(self, game: Galaxy) -> Next:
        if not game.exhausted[self.target]:
            exhaust_planet(game, self.target)
            game.note("planet exhausted", self.seat, self.target)
        doomed: list[Doomed] = []
        for other, player in enumerate(game.players):
            infantry = whole(player.troops_on(self.target), INFANTRY)
            doomed += [(other, ON_PLANET + self.target, INFANTRY, False)] * infantry
        destroy_units(game, doomed[:MOST], [self.seat] * len(doomed[:MOST]))
        return None


DEEDS = (UnstablePlanet,)
