"""Demilitarized Zone: a planet without units."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import Agenda, AttachedLaw, Law, Voters
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.moves import Doomed, destroy_units
from orrery.ti4.state import Galaxy
from orrery.ti4.units import COUNT


class NoUnits(Law):
    def closes(self, game: Galaxy, planet: int) -> bool:
        return planet == self.about


class DemilitarizedZone(AttachedLaw):
    """Elected planet: attached; all units on it are destroyed; none land, are produced or placed there any more."""

    KEY = "demilitarized-zone-agenda"
    TRAIT = "cultural"
    CHANGES = NoUnits

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        planet = outcome.id()
        doomed: list[Doomed] = []
        for seat, player in enumerate(game.players):
            force = player.troops_on(planet)
            for kind, number in enumerate(force):
                doomed += [(seat, ON_PLANET + planet, kind % COUNT, kind >= COUNT)] * number
        destroy_units(game, doomed)
        return super().resolve(game, outcome, voters)


AGENDA: Final[Agenda] = DemilitarizedZone()
