"""Imperial Rider: a victory point for who foresees an outcome."""

from __future__ import annotations

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.components import thing_of
from orrery.ti4.prediction import Prediction
from orrery.ti4.rules.moves import gain_point
from orrery.ti4.rules.rider import Rider
from orrery.ti4.state import Galaxy


class Foreseen(Prediction):
    def come_true(self, game: Galaxy) -> Next:
        gain_point(game, self.owner, thing_of(self.about))
        return None


class ImperialRider(Rider):
    """If it comes true: gain 1 victory point."""

    def predicts(self, outcome: Option) -> Prediction:
        return Foreseen(self.seat, self.source, outcome=outcome)


DEEDS = (ImperialRider,)
