"""G'hom Sek'kus, commander of the N'orr: soldiers come from the planets around."""

from __future__ import annotations

from typing import Final

from orrery.ti4.modifier import Modifier
from orrery.ti4.planets import planets_of
from orrery.ti4.rules.aimed import is_home
from orrery.ti4.state import NOBODY, Galaxy

PLANETS: Final = 5  # that are in no home system


class GhomSekkus(Modifier):
    """When you commit ground forces you may commit 1 from each planet in the active system and in the adjacent systems
    that hold no command token of yours."""

    def commits_from_planets(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


def planets_afar(game: Galaxy, seat: int) -> tuple[int, int]:
    systems = [game.chart.system_of[planet] for planet in planets_of(game, seat)]
    return sum([system != NOBODY and not is_home(game, system) for system in systems]), PLANETS


STANDING = GhomSekkus
UNLOCKS = planets_afar
