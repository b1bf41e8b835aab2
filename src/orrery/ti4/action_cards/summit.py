"""Summit: command tokens before a round."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Call, Next
from orrery.ti4.reinforcements import tokens_left
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.tokens import GainTokens
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import START_OF_STRATEGY_PHASE

TOKENS: Final = 2


class Summit(ActionCard):
    """At the start of the strategy phase: gain 2 command tokens."""

    WINDOWS = (START_OF_STRATEGY_PHASE,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return tokens_left(game, seat) > 0

    def commit(self, game: Galaxy) -> Next:
        return Call(GainTokens(self.seat, TOKENS))


DEEDS = (Summit,)
