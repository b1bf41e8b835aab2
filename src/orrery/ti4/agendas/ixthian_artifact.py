"""Ixthian Artifact: knowledge or ruin, by a die."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Call, Next
from orrery.ti4.adjacency import adjacent
from orrery.ti4.agenda import FOR, Agenda, Voters
from orrery.ti4.initiative import clockwise
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.each_player import Demand, DestroyChosen, all_units
from orrery.ti4.rules.moves import Doomed
from orrery.ti4.rules.researching import MayResearch
from orrery.ti4.state import Galaxy
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import COUNT

KNOWLEDGE: Final = 6  # or more on the die
TECHNOLOGIES: Final = 2
LOST: Final = 3
ALL_TYPES: Final = tuple(range(COUNT))


def places_in(game: Galaxy, system: int) -> list[int]:
    """The space of a system and its planets."""
    return [system, *[ON_PLANET + planet for planet in game.chart.planets[system]]]


class IxthianArtifact(Agenda):
    """For: the speaker rolls a die. 6 or more: each player may research 2 technologies. Else all units in the system of
    Mecatol Rex are destroyed, and each player destroys 3 own units in each adjacent system. Against: nothing.

    All fall together (F.agenda.7); what is adjacent for the Creuss alone does not count (F.agenda.6).
    """

    KEY = "ixthian-artifact"

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        if outcome != FOR:
            return None
        die = game.rng.die(10)
        game.note_shown("artifact die", game.speaker, die)
        seats = clockwise(game, game.speaker)
        if die >= KNOWLEDGE:
            return Call(MayResearch(tuple([seat for seat in seats for _ in range(TECHNOLOGIES)])))
        mecatol = game.chart.system_of[MECATOL_REX]
        doomed: list[Doomed] = []
        demands: list[Demand] = []
        for seat in seats:
            doomed += all_units(game, seat, places_in(game, mecatol), ALL_TYPES)
            for near in adjacent(game, mecatol):
                places = places_in(game, near)
                if all_units(game, seat, places, ALL_TYPES):
                    demands.append((seat, LOST, ALL_TYPES, tuple(places)))
        return Call(DestroyChosen(tuple(demands), tuple(doomed)))


AGENDA: Final[Agenda] = IxthianArtifact()
