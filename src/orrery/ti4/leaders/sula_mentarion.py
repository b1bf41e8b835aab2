"""S'Ula Mentarion, commander of the Mentak: who loses to you owes you something."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Call, Next
from orrery.ti4.action_cards.salvage import loser, winner
from orrery.ti4.reinforcements import on_board
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.giving import GiveNote
from orrery.ti4.state import Galaxy
from orrery.ti4.units import CRUISER
from orrery.ti4.windows import AFTER_SPACE_COMBAT_WON

CRUISERS: Final = 4


class SulaMentarion(Deed):
    """After you win a space combat: your opponent gives you 1 promissory note of the opponent's choice."""

    WINDOWS = (AFTER_SPACE_COMBAT_WON,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return winner(game) == seat and bool(game.players[loser(game)].notes)

    def commit(self, game: Galaxy) -> Next:
        return Call(GiveNote(loser(game), self.seat))


def cruisers(game: Galaxy, seat: int) -> tuple[int, int]:
    return on_board(game, seat, CRUISER), CRUISERS


DEEDS = (SulaMentarion,)
UNLOCKS = cruisers
