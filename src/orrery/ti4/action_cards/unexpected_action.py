"""Unexpected Action: a system is open again."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.rules.aimed import AimedCard
from orrery.ti4.rules.moves import take_token_back
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import ACTION


class UnexpectedAction(AimedCard):
    """As an action: 1 of your command tokens goes from the board to the reinforcements."""

    WINDOWS = (ACTION,)
    KIND = "system"

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        return sorted(game.players[seat].tokens)

    def commit(self, game: Galaxy) -> Next:
        take_token_back(game, self.seat, self.target)
        game.note("token taken back", self.seat, self.target)
        return None


DEEDS = (UnexpectedAction,)
