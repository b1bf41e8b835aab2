"""Military Support, of the Sol: their soldiers land where another needs them."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, about
from orrery.kernel.procedure import Call, Done, Next, Procedure, Step
from orrery.ti4.components import COMPONENTS
from orrery.ti4.factions.sol import DROPPED, drop_places
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import lose_strategy_token
from orrery.ti4.rules.note_moves import return_note
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.state import Galaxy
from orrery.ti4.units import INFANTRY
from orrery.ti4.windows import START_OF_TURN

NOTHING: Final = Option("place nothing")


class MilitarySupport(Deed):
    """At the start of the Sol player's turn: that player returns 1 token of the strategy pool to the reinforcements,
    if there is one; then you may place 2 infantry on a planet you control. Then it returns."""

    WINDOWS = (START_OF_TURN,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return game.active == COMPONENTS[source].issuer

    def commit(self, game: Galaxy) -> Next:
        issuer = COMPONENTS[self.source].issuer
        if game.players[issuer].strategy:
            lose_strategy_token(game, issuer)
        return_note(game, self.seat, self.source)
        return Call(Supported(self.seat)) if drop_places(game, self.seat) else None


class Supported(Procedure):
    """On which planet the infantry of one's own lands, if anywhere."""

    STEPS = (Step("ti4:31.7", "choose_planet", "place"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_planet(self, game: Galaxy) -> Next:
        planets = about("planet", drop_places(game, self.seat))
        return Decision(self.seat, "military support", [NOTHING, *planets])

    def place(self, game: Galaxy, reply: Reply) -> Next:
        if reply.option() == NOTHING:
            return Done()
        return Call(PlaceUnits(self.seat, ON_PLANET + reply.option().id(), INFANTRY, DROPPED))


DEEDS = (MilitarySupport,)
