"""Elder Qanoj, commander of the Xxcha: whose word nobody can keep from the council."""

from __future__ import annotations

from typing import Final

from orrery.ti4.modifier import Modifier
from orrery.ti4.planets import influence, planets_of
from orrery.ti4.state import Galaxy

INFLUENCE: Final = 12


class ElderQanoj(Modifier):
    """Each planet that you exhaust to cast votes gives 1 vote more; nothing keeps you from voting."""

    def votes_each(self, game: Galaxy, seat: int) -> int:
        return int(seat == self.owner)

    def always_votes(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


def influence_of_all(game: Galaxy, seat: int) -> tuple[int, int]:
    return sum([influence(game, planet) for planet in planets_of(game, seat)]), INFLUENCE


STANDING = ElderQanoj
UNLOCKS = influence_of_all
