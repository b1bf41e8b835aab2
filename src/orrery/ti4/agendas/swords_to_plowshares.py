"""Swords to Plowshares: infantry becomes trade goods, or grows."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Call, Next
from orrery.ti4.agenda import FOR, Agenda, Voters
from orrery.ti4.initiative import clockwise
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import planets_of
from orrery.ti4.rules.each_player import PlaceInfantry, all_units
from orrery.ti4.rules.moves import Doomed, destroy_units, gain_goods
from orrery.ti4.state import Galaxy
from orrery.ti4.units import INFANTRY


class SwordsToPlowshares(Agenda):
    """For: each player destroys half of the own infantry on each planet they control, rounded up, and gains as many
    trade goods. Against: each player places 1 infantry on each planet they control."""

    KEY = "swords-to-plowshares"

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        places = [
            (seat, ON_PLANET + planet) for seat in clockwise(game, game.speaker) for planet in planets_of(game, seat)
        ]
        if outcome != FOR:
            return Call(PlaceInfantry(tuple(places)))
        doomed: list[Doomed] = []
        for seat, place in places:
            infantry = all_units(game, seat, [place], (INFANTRY,))
            doomed += infantry[: (len(infantry) + 1) // 2]
        destroy_units(game, doomed)
        for seat in clockwise(game, game.speaker):
            gain_goods(game, seat, len([unit for unit in doomed if unit[0] == seat]))
        return None


AGENDA: Final[Agenda] = SwordsToPlowshares()
