"""Wormhole Research: technologies for the ships at wormholes."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.ti4.adjacency import wormholes_in
from orrery.ti4.agenda import AGAINST, FOR, Agenda, Voters
from orrery.ti4.combat import SHIP_TYPES
from orrery.ti4.initiative import clockwise
from orrery.ti4.queries import has_ships
from orrery.ti4.rules.each_player import LoseToken, all_units
from orrery.ti4.rules.moves import Doomed, destroy_units
from orrery.ti4.rules.researching import MayResearch
from orrery.ti4.state import Galaxy


def at_wormhole(game: Galaxy, seat: int) -> bool:
    return any(wormholes_in(game, system) and has_ships(game, seat, system) for system in game.players[seat].space)


class Experiment(Procedure):
    STEPS = (Step("ti4:2.18", "research"), Step("ti4:2.18", "destroy"))

    def research(self, game: Galaxy) -> Next:
        return Call(MayResearch(tuple([seat for seat in clockwise(game, game.speaker) if at_wormhole(game, seat)])))

    def destroy(self, game: Galaxy) -> Next:
        """What they carried finds no room then: that is removed, not destroyed."""
        doomed: list[Doomed] = []
        for seat in clockwise(game, game.speaker):
            for system in sorted(game.players[seat].space):
                kinds = wormholes_in(game, system)
                if "alpha" in kinds or "beta" in kinds:
                    doomed += all_units(game, seat, [system], SHIP_TYPES)
        destroy_units(game, doomed)
        return None


class WormholeResearch(Agenda):
    """For: each player with ships in a system with a wormhole may research 1 technology; then all ships in systems with
    an alpha or beta wormhole are destroyed. Against: those who voted so return a command token of their sheet."""

    KEY = "wormhole-research"

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        return Call(Experiment()) if outcome == FOR else Call(LoseToken(tuple(voters.of(AGAINST))))


AGENDA: Final[Agenda] = WormholeResearch()
