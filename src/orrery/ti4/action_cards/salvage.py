"""Salvage: the commodities of the loser."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.giving import give_commodities
from orrery.ti4.rules.space_combat import SpaceCombat
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_SPACE_COMBAT_WON


def loser(game: Galaxy) -> int:
    combat = game.innermost(SpaceCombat)
    assert isinstance(combat, SpaceCombat)
    return combat.defender if combat.winner == combat.attacker else combat.attacker


def winner(game: Galaxy) -> int:
    combat = game.innermost(SpaceCombat)
    assert isinstance(combat, SpaceCombat)
    return combat.winner


class Salvage(ActionCard):
    """After you win a space combat: your opponent gives you all commodities."""

    WINDOWS = (AFTER_SPACE_COMBAT_WON,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return winner(game) == seat and game.players[loser(game)].commodities > 0

    def commit(self, game: Galaxy) -> Next:
        give_commodities(game, loser(game), self.seat)
        return None


DEEDS = (Salvage,)
