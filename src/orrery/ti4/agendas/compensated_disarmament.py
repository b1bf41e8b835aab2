"""Compensated Disarmament: trade goods for the ground forces of a planet."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import Agenda, ElectPlanet, Voters
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.queries import ground_types
from orrery.ti4.rules.each_player import all_units
from orrery.ti4.rules.moves import Doomed, destroy_units, gain_goods
from orrery.ti4.state import Galaxy


class CompensatedDisarmament(ElectPlanet):
    """Elected planet: destroy every ground force there; its controller gains 1 trade good for each."""

    KEY = "compensated-disarmament"

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        place = ON_PLANET + outcome.id()
        doomed: list[Doomed] = []
        for seat in range(game.seats):
            doomed += all_units(game, seat, [place], ground_types(game, seat))
        destroy_units(game, doomed)
        gain_goods(game, game.controller[outcome.id()], len(doomed))
        return None


AGENDA: Final[Agenda] = CompensatedDisarmament()
