"""Warfare Rider: a dreadnought for who foresees an outcome."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply, about
from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.ti4.prediction import Prediction
from orrery.ti4.queries import has_ships
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.rules.rider import Rider
from orrery.ti4.state import Galaxy
from orrery.ti4.units import DREADNOUGHT


class PlaceDreadnought(Procedure):
    """In a system with a ship of one's own."""

    STEPS = (Step("ti4:2.22b", "choose_system", "place"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_system(self, game: Galaxy) -> Next:
        systems = [system for system in sorted(game.players[self.seat].space) if has_ships(game, self.seat, system)]
        about_type = (("type", DREADNOUGHT),)
        return Decision(self.seat, "place ship", about("system", systems), things=about_type) if systems else None

    def place(self, game: Galaxy, reply: Reply) -> Next:
        return Call(PlaceUnits(self.seat, reply.option().id(), DREADNOUGHT))


class Foreseen(Prediction):
    def come_true(self, game: Galaxy) -> Next:
        return Call(PlaceDreadnought(self.owner))


class WarfareRider(Rider):
    """If it comes true: place 1 dreadnought in a system with a ship of yours."""

    def predicts(self, outcome: Option) -> Prediction:
        return Foreseen(self.seat, self.source, outcome=outcome)


DEEDS = (WarfareRider,)
