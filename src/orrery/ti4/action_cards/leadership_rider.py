"""Leadership Rider: command tokens for who foresees an outcome."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Call, Next
from orrery.ti4.prediction import Prediction
from orrery.ti4.rules.rider import Rider
from orrery.ti4.rules.tokens import GainTokens
from orrery.ti4.state import Galaxy

TOKENS: Final = 3


class Foreseen(Prediction):
    def come_true(self, game: Galaxy) -> Next:
        return Call(GainTokens(self.owner, TOKENS))


class LeadershipRider(Rider):
    """If it comes true: gain 3 command tokens."""

    def predicts(self, outcome: Option) -> Prediction:
        return Foreseen(self.seat, self.source, outcome=outcome)


DEEDS = (LeadershipRider,)
