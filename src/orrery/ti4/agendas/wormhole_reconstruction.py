"""Wormhole Reconstruction: all alpha and beta wormholes are joined."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.adjacency import wormholes_in
from orrery.ti4.agenda import AGAINST, Agenda, Law, Voters
from orrery.ti4.initiative import clockwise
from orrery.ti4.queries import has_ships
from orrery.ti4.rules.moves import tell_token
from orrery.ti4.state import Galaxy


class Joined(Law):
    def joins_wormholes(self, game: Galaxy, seat: int) -> bool:
        return True


class WormholeReconstruction(Agenda):
    """For, a law: all systems with an alpha or beta wormhole are adjacent to each other.

    Against: each player places a command token in each system with a wormhole and ships of their own.
    """

    KEY = "wormhole-reconstruction"
    LAW = True
    CHANGES = Joined

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        for seat in clockwise(game, game.speaker) if outcome == AGAINST else []:
            for system in sorted(game.players[seat].space):
                if wormholes_in(game, system) and has_ships(game, seat, system):
                    tell_token(game, seat, system)
        return None


AGENDA: Final[Agenda] = WormholeReconstruction()
