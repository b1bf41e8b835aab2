"""Imperial Arms Vault, of Hope's End: old war machines, or older secrets."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, about
from orrery.kernel.procedure import Call, Next
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import planets_of
from orrery.ti4.queries import is_closed
from orrery.ti4.reinforcements import at_hand
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.drawing import DrawCards
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import MECH
from orrery.ti4.windows import END_OF_TURN

DRAW: Final = Option("draw action card")


class ImperialArmsVault(Agent):
    """At the end of your turn, exhaust: place 1 mech on a planet you control, or draw 1 action card."""

    WINDOWS = (END_OF_TURN,)

    def __init__(
        self, seat: int, source: int, cancelled: bool = False, planet: int = NOBODY, draws: bool = False
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.planet = planet
        self.draws = draws

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return game.active == seat and bool(game.deck or game.discard or stations(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.draws or self.planet != NOBODY:
            return None
        cards = [DRAW] if game.deck or game.discard else []
        return Decision(self.seat, "imperial-arms-vault", [*cards, *about("planet", stations(game, self.seat))])

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        if reply.option() == DRAW:
            self.draws = True
        else:
            self.planet = reply.option().id()
        return None

    def commit(self, game: Galaxy) -> Next:
        if self.draws:
            return Call(DrawCards(self.seat, 1))
        return Call(PlaceUnits(self.seat, ON_PLANET + self.planet, MECH))


def stations(game: Galaxy, seat: int) -> list[int]:
    """Planets of this player that may have a mech more."""
    if not at_hand(game, seat, MECH):
        return []
    return [planet for planet in planets_of(game, seat) if not is_closed(game, planet)]


DEEDS = (ImperialArmsVault,)
