"""Insubordination: one tactical action less for somebody."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.rules.aimed import AimedCard
from orrery.ti4.rules.tokens import pools, set_pools
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import ACTION


class Insubordination(AimedCard):
    """As an action: 1 token of the tactic pool of another player goes to the reinforcements."""

    WINDOWS = (ACTION,)
    KIND = "seat"

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        return [other for other, player in enumerate(game.players) if other != seat and player.tactic]

    def commit(self, game: Galaxy) -> Next:
        tactic, fleet, strategy = pools(game, self.target)
        set_pools(game, self.target, tactic - 1, fleet, strategy)
        game.note("tactic token lost", self.target)
        return None


DEEDS = (Insubordination,)
