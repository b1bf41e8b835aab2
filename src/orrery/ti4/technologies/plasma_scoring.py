"""Plasma Scoring: one die more for bombardment and space cannon."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next
from orrery.ti4.combat import thing_at
from orrery.ti4.rules.bombardment import Bombardment
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.firing import with_one_more
from orrery.ti4.rules.space_cannon import CannonFire
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import BEFORE_BOMBARDMENT_ROLL, BEFORE_SPACE_CANNON_DEFENSE_ROLL, BEFORE_SPACE_CANNON_ROLL


class PlasmaScoring(Deed):
    """When 1 or more of your units use bombardment or space cannon, 1 of them may roll 1 additional die. Which one is
    said before the dice; each planet on which cannons defend is a roll of its own, all bombardment is one."""

    WINDOWS = (BEFORE_BOMBARDMENT_ROLL, BEFORE_SPACE_CANNON_ROLL, BEFORE_SPACE_CANNON_DEFENSE_ROLL)

    def __init__(self, seat: int, source: int, cancelled: bool = False, gun: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.gun = gun

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return firing(game).seat == seat and bool(firing(game).guns)

    def choose(self, game: Galaxy) -> Next:
        if self.gun != NOBODY:
            return None
        options: list[Option] = []
        for index, (type, _, hit_on, place) in enumerate(firing(game).guns):
            options.append(Option("gun", (("gun", index), ("type", type), thing_at(place)), (hit_on,)))
        return Decision(self.seat, "one more die", options)

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.gun = reply.option().id()
        return None

    def commit(self, game: Galaxy) -> Next:
        fire = firing(game)
        fire.guns = with_one_more(fire.guns, self.gun)
        return None


def firing(game: Galaxy) -> Bombardment | CannonFire:
    """What is about to roll."""
    for frame in reversed(game.stack):
        if isinstance(frame.procedure, (Bombardment, CannonFire)):
            return frame.procedure
    raise LookupError("nothing fires")


DEEDS = (PlasmaScoring,)
