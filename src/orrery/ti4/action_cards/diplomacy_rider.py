"""Diplomacy Rider: a system is closed to the others for who foresees an outcome."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply, about
from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.ti4.planets import planets_of
from orrery.ti4.prediction import Prediction
from orrery.ti4.rules.rider import Rider
from orrery.ti4.state import Galaxy
from orrery.ti4.strategies.diplomacy import close_to_others


class CloseSystem(Procedure):
    """A system with a planet of one's own, that of Mecatol Rex too: each other player places a token there."""

    STEPS = (Step("ti4:2.22b", "choose_system", "close"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_system(self, game: Galaxy) -> Next:
        systems = sorted({game.chart.system_of[planet] for planet in planets_of(game, self.seat)})
        return Decision(self.seat, "close system", about("system", systems)) if systems else None

    def close(self, game: Galaxy, reply: Reply) -> Next:
        close_to_others(game, self.seat, reply.option().id())
        return None


class Foreseen(Prediction):
    def come_true(self, game: Galaxy) -> Next:
        return Call(CloseSystem(self.owner))


class DiplomacyRider(Rider):
    """If it comes true: choose a system with a planet you control, where each other player places a token."""

    def predicts(self, outcome: Option) -> Prediction:
        return Foreseen(self.seat, self.source, outcome=outcome)


DEEDS = (DiplomacyRider,)
