"""Seed of an Empire: a point for the first or for the last."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import FOR, Agenda, Voters
from orrery.ti4.components import NUMBER, thing_of
from orrery.ti4.initiative import clockwise
from orrery.ti4.rules.moves import gain_point
from orrery.ti4.state import Galaxy


class SeedOfAnEmpire(Agenda):
    """For: each player with the most victory points gains 1. Against: each with the fewest."""

    KEY = "seed-of-an-empire"

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        points = {seat: game.players[seat].points for seat in clockwise(game, game.speaker)}
        wanted = max(points.values()) if outcome == FOR else min(points.values())
        for seat, number in points.items():
            if number == wanted:
                gain_point(game, seat, thing_of(NUMBER[self.KEY]))
        return None


AGENDA: Final[Agenda] = SeedOfAnEmpire()
