"""Construction: structures on planets of one's own."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Refused, Reply, about
from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.ti4.loading import system_at
from orrery.ti4.rules.moves import tell_token
from orrery.ti4.rules.placing import PlaceStructure, structure_places
from orrery.ti4.rules.strategic import Follow, StrategyCard
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import PDS, SPACE_DOCK

EITHER: Final = (PDS, SPACE_DOCK)


class ConstructionPrimary(Procedure):
    """Either structure, then a PDS, both anywhere."""

    STEPS = (Step("ti4:44.2", "place_either"), Step("ti4:44.2", "place_pds"))

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def place_either(self, game: Galaxy) -> Next:
        return Call(PlaceStructure(self.seat, EITHER))

    def place_pds(self, game: Galaxy) -> Next:
        return Call(PlaceStructure(self.seat, (PDS,)))


class ConstructionSecondary(Procedure):
    """The token that was spent lies in a system; there one structure is placed."""

    STEPS = (
        Step("ti4:44.3", "choose_system", "lay_token"),
        Step("ti4:44.3", "place"),
    )

    def __init__(self, seat: int, system: int = NOBODY) -> None:
        self.seat = seat
        self.system = system

    def choose_system(self, game: Galaxy) -> Next:
        systems = systems_to_build_in(game, self.seat)
        return Decision(self.seat, "build in system", about("system", systems)) if systems else None

    def lay_token(self, game: Galaxy, reply: Reply) -> Next:
        self.system = reply.option().id()
        whose = owner_of_token(game, self.seat)
        tell_token(game, whose, self.system)
        return None

    def place(self, game: Galaxy) -> Next:
        return None if self.system == NOBODY else Call(PlaceStructure(self.seat, EITHER, self.system, must=True))


def owner_of_token(game: Galaxy, seat: int) -> int:
    """Whose command token the secondary was paid with."""
    for frame in reversed(game.stack):
        if isinstance(frame.procedure, Follow):
            return seat if frame.procedure.token == NOBODY else frame.procedure.token
    return seat


def systems_to_build_in(game: Galaxy, seat: int) -> list[int]:
    places = [place for type in EITHER for place in structure_places(game, seat, type)]
    return sorted({system_at(game, place) for place in places})


def lacks(game: Galaxy, seat: int) -> Refused | None:
    return None if systems_to_build_in(game, seat) else Refused("nowhere-to-build", (), "ti4:44.3")


CARD: Final = StrategyCard(ConstructionPrimary, ConstructionSecondary, lacks)
