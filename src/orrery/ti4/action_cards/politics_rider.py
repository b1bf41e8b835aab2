"""Politics Rider: action cards and the speaker token for who foresees an outcome."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Call, Next
from orrery.ti4.prediction import Prediction
from orrery.ti4.rules.drawing import DrawCards
from orrery.ti4.rules.moves import make_speaker
from orrery.ti4.rules.rider import Rider
from orrery.ti4.state import Galaxy

CARDS: Final = 3


class Foreseen(Prediction):
    def come_true(self, game: Galaxy) -> Next:
        make_speaker(game, self.owner)
        return Call(DrawCards(self.owner, CARDS))


class PoliticsRider(Rider):
    """If it comes true: draw 3 action cards and gain the speaker token."""

    def predicts(self, outcome: Option) -> Prediction:
        return Foreseen(self.seat, self.source, outcome=outcome)


DEEDS = (PoliticsRider,)
