"""Exploration cards that want a mech on the planet, or an infantry of it."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Done, Next, Procedure, Step
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.moves import put_units
from orrery.ti4.state import Galaxy
from orrery.ti4.units import INFANTRY, MECH, count

KEEP: Final = Option("keep infantry")
REMOVE: Final = Option("remove infantry")


class Hazard(Procedure):
    """Who has a mech there is rewarded; who has none may remove one infantry for it, which is no destruction."""

    STEPS = (Step("ti4:29.7", "choose", "remove"), Step("ti4:29.7", "reward"))

    def __init__(self, seat: int, planet: int) -> None:
        self.seat = seat
        self.planet = planet

    def choose(self, game: Galaxy) -> Next:
        force = game.players[self.seat].troops_on(self.planet)
        if count(force, MECH):
            return None
        return self.question([KEEP, REMOVE]) if count(force, INFANTRY) else Done()

    def question(self, options: list[Option]) -> Decision:
        raise NotImplementedError

    def remove(self, game: Galaxy, reply: Reply) -> Next:
        if reply.option() == KEEP:
            return Done()
        place = ON_PLANET + self.planet
        put_units(game, self.seat, place, INFANTRY, -1)
        game.note("removed", self.seat, place, INFANTRY)
        return None

    def reward(self, game: Galaxy) -> Next:
        raise NotImplementedError
