"""Iconoclast, mech of the Naalu: hates what is dug up."""

from __future__ import annotations

from typing import Final

from orrery.ti4.modifier import Modifier
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import MECH

BONUS: Final = 2


class Iconoclast(Modifier):
    """+2 to its combat rolls against an opponent who has a relic fragment. A relic is none."""

    def combat_bonus(self, game: Galaxy, seat: int, type: int, place: int, opponent: int) -> int:
        if (seat, type) != (self.owner, MECH) or opponent == NOBODY:
            return 0
        return BONUS if game.players[opponent].fragments else 0


STANDING = Iconoclast
