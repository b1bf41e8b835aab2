"""Il Na Viroset, commander of the Mahact: what is in hand is taken up again."""

from __future__ import annotations

from typing import Final

from orrery.ti4.modifier import Modifier
from orrery.ti4.state import Galaxy

TOKENS: Final = 2


class IlNaViroset(Modifier):
    """In your tactical actions you may activate systems that hold a token of yours; then both go to your reinforcements
    and your turn ends."""

    def activates_again(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


def foreign_tokens(game: Galaxy, seat: int) -> tuple[int, int]:
    return len(game.players[seat].foreign), TOKENS


STANDING = IlNaViroset
UNLOCKS = foreign_tokens
