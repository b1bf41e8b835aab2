"""Xuange, commander of the Empyrean: a token is freed by whoever comes to it."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.adjacency import are_neighbours
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.moves import take_token_back
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_SHIPS_ENTERED


class Xuange(Deed):
    """After another player moves ships into a system with a command token of yours, you may return that token to your
    reinforcements."""

    WINDOWS = (AFTER_SHIPS_ENTERED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        moved = what_happened(game)
        return moved.seat != seat and moved.number in game.players[seat].tokens

    def commit(self, game: Galaxy) -> Next:
        system = what_happened(game).number
        take_token_back(game, self.seat, system)
        game.note("token returned", self.seat, system)
        return None


def neighbours(game: Galaxy, seat: int) -> tuple[int, int]:
    """Of all other players those who are neighbours."""
    others = [each for each, player in enumerate(game.players) if each != seat and not player.eliminated]
    return sum([are_neighbours(game, seat, other) for other in others]), len(others)


WATCHES_OTHERS = True
DEEDS = (Xuange,)
UNLOCKS = neighbours
