"""Rickar Rickani, commander of the Winnu: fights best where the Lazax ruled."""

from __future__ import annotations

from typing import Final

from orrery.ti4.loading import system_at
from orrery.ti4.modifier import Modifier
from orrery.ti4.planets import home_of, is_legendary
from orrery.ti4.state import FOUGHT, NOBODY, Galaxy
from orrery.ti4.tiles import MECATOL_REX

BONUS: Final = 2


class RickarRickani(Modifier):
    """+2 to your units' combat rolls in the system of Mecatol Rex, in your home system and in systems that contain a
    legendary planet."""

    def combat_bonus(self, game: Galaxy, seat: int, type: int, place: int, opponent: int) -> int:
        if seat != self.owner or place == NOBODY:
            return 0
        system = system_at(game, place)
        ruled = any(planet == MECATOL_REX or is_legendary(game, planet) for planet in game.chart.planets[system])
        return BONUS if ruled or system == home_of(game, seat) else 0


def rules_mecatol(game: Galaxy, seat: int) -> tuple[int, int]:
    """Or a combat there, which earns it."""
    return int(game.controller[MECATOL_REX] == seat), 1


STANDING = RickarRickani
UNLOCKS = rules_mecatol
EARNED = (FOUGHT, MECATOL_REX)
