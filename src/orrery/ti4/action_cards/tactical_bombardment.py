"""Tactical Bombardment: planets of others are exhausted."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.combat import bombarding_guns
from orrery.ti4.rules.aimed import AimedCard
from orrery.ti4.rules.moves import exhaust_planet
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import ACTION


class TacticalBombardment(AimedCard):
    """As an action: choose 1 system with 1 or more of your units that have bombardment; exhaust each planet there that
    others control."""

    WINDOWS = (ACTION,)
    KIND = "system"

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        player = game.players[seat]
        there = {*player.space, *[game.chart.system_of[planet] for planet in player.ground]}
        return [system for system in sorted(there) if bombarding_guns(game, seat, system)]

    def commit(self, game: Galaxy) -> Next:
        for planet in game.chart.planets[self.target]:
            if game.controller[planet] not in (NOBODY, self.seat) and not game.exhausted[planet]:
                exhaust_planet(game, planet)
                game.note("planet exhausted", self.seat, planet)
        return None


DEEDS = (TacticalBombardment,)
