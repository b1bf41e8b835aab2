"""Construction Rider: a space dock for who foresees an outcome."""

from __future__ import annotations

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Call, Next
from orrery.ti4.prediction import Prediction
from orrery.ti4.rules.placing import PlaceStructure
from orrery.ti4.rules.rider import Rider
from orrery.ti4.state import Galaxy
from orrery.ti4.units import SPACE_DOCK


class Foreseen(Prediction):
    def come_true(self, game: Galaxy) -> Next:
        return Call(PlaceStructure(self.owner, (SPACE_DOCK,), must=True))


class ConstructionRider(Rider):
    """If it comes true: place a space dock on a planet you control."""

    def predicts(self, outcome: Option) -> Prediction:
        return Foreseen(self.seat, self.source, outcome=outcome)


DEEDS = (ConstructionRider,)
