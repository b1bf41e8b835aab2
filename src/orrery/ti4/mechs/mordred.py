"""Mordred, mech of the Nekro: it knows whom it has copied."""

from __future__ import annotations

from typing import Final

from orrery.ti4.modifier import Modifier
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import MECH

BONUS: Final = 2


class Mordred(Modifier):
    """+2 to its combat rolls against an opponent on one of whose technologies lies a token of yours, or both."""

    def combat_bonus(self, game: Galaxy, seat: int, type: int, place: int, opponent: int) -> int:
        if (seat, type) != (self.owner, MECH) or opponent == NOBODY:
            return 0
        owned = game.players[opponent].techs
        return BONUS if any(tech in owned for tech in game.players[seat].copies()) else 0


STANDING = Mordred
