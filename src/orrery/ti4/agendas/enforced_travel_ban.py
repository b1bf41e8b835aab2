"""Enforced Travel Ban: nothing moves by alpha and beta wormholes."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.adjacency import adjacent, wormholes_in
from orrery.ti4.agenda import AGAINST, Agenda, Law, Voters
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.each_player import all_units
from orrery.ti4.rules.moves import Doomed, destroy_units
from orrery.ti4.state import Galaxy
from orrery.ti4.units import PDS


class Closed(Law):
    def closes_wormholes(self, game: Galaxy) -> bool:
        return True


class EnforcedTravelBan(Agenda):
    """For, a law: alpha and beta wormholes have no effect during movement; cannons reach through them (F.agenda.3).

    Against: each PDS in or adjacent to a system with a wormhole of any kind is destroyed.
    """

    KEY = "enforced-travel-ban"
    LAW = True
    CHANGES = Closed

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        if outcome != AGAINST:
            return None
        doomed: list[Doomed] = []
        for system in range(game.chart.systems):
            if any(wormholes_in(game, near) for near in (system, *adjacent(game, system))):
                places = [ON_PLANET + planet for planet in game.chart.planets[system]]
                for seat in range(game.seats):
                    doomed += all_units(game, seat, places, (PDS,))
        destroy_units(game, doomed)
        return None


AGENDA: Final[Agenda] = EnforcedTravelBan()
