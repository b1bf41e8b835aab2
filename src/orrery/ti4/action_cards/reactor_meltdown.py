"""Reactor Meltdown: a space dock is destroyed."""

from __future__ import annotations

from orrery.kernel.decision import Reply
from orrery.kernel.procedure import Next
from orrery.ti4.loading import system_at
from orrery.ti4.reinforcements import force_at, places_of
from orrery.ti4.rules.aimed import AimedCard, is_home
from orrery.ti4.rules.moves import destroy_units
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import SPACE_DOCK, count
from orrery.ti4.windows import ACTION


class ReactorMeltdown(AimedCard):
    """As an action: destroy 1 space dock of another player outside home systems."""

    WINDOWS = (ACTION,)
    KIND = "place"

    def __init__(
        self, seat: int, source: int, cancelled: bool = False, target: int = NOBODY, owner: int = NOBODY
    ) -> None:
        super().__init__(seat, source, cancelled, target)
        self.owner = owner

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        others = [other for other in range(game.seats) if other != seat]
        docks = [place for other in others for place in places_of(game, other, SPACE_DOCK)]
        return sorted({place for place in docks if not is_home(game, system_at(game, place))})

    def choose(self, game: Galaxy) -> Next:
        """In space the docks of two players may stand together; then it is said whose."""
        if self.target == NOBODY:
            return super().choose(game)
        if self.owner != NOBODY:
            return None
        others = [other for other in range(game.seats) if other != self.seat]
        return self.ask("seat", [each for each in others if count(force_at(game, each, self.target), SPACE_DOCK)])

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        if self.target == NOBODY:
            return super().chosen(game, reply)
        self.owner = reply.option().id()
        return None

    def commit(self, game: Galaxy) -> Next:
        destroy_units(game, [(self.owner, self.target, SPACE_DOCK, False)], [self.seat])
        return None


DEEDS = (ReactorMeltdown,)
