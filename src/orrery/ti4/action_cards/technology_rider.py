"""Technology Rider: a technology for who foresees an outcome."""

from __future__ import annotations

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Call, Next
from orrery.ti4.prediction import Prediction
from orrery.ti4.rules.researching import Research
from orrery.ti4.rules.rider import Rider
from orrery.ti4.state import Galaxy


class Foreseen(Prediction):
    def come_true(self, game: Galaxy) -> Next:
        return Call(Research(self.owner))


class TechnologyRider(Rider):
    """If it comes true: research 1 technology."""

    def predicts(self, outcome: Option) -> Prediction:
        return Foreseen(self.seat, self.source, outcome=outcome)


DEEDS = (TechnologyRider,)
