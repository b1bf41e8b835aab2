"""Trade Rider: trade goods for who foresees an outcome."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.prediction import Prediction
from orrery.ti4.rules.moves import gain_goods
from orrery.ti4.rules.rider import Rider
from orrery.ti4.state import Galaxy

GOODS: Final = 5


class Foreseen(Prediction):
    def come_true(self, game: Galaxy) -> Next:
        gain_goods(game, self.owner, GOODS)
        return None


class TradeRider(Rider):
    """If it comes true: gain 5 trade goods."""

    def predicts(self, outcome: Option) -> Prediction:
        return Foreseen(self.seat, self.source, outcome=outcome)


DEEDS = (TradeRider,)
