"""One of the units that are about to roll for a unit ability rolls one die more: which one is said before the dice."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next
from orrery.ti4.combat import Gun, thing_at
from orrery.ti4.rules.barrage import Barrage
from orrery.ti4.rules.bombardment import Bombardment
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.firing import with_one_more
from orrery.ti4.rules.space_cannon import CannonFire
from orrery.ti4.state import NOBODY, Galaxy


class OneMoreShot(Deed):
    """Each planet on which cannons defend is a roll of its own, all bombardment is one."""

    def __init__(self, seat: int, source: int, cancelled: bool = False, gun: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.gun = gun

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(guns_of(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.gun != NOBODY:
            return None
        options: list[Option] = []
        for index, (type, _, hit_on, place) in enumerate(guns_of(game, self.seat)):
            options.append(Option("gun", (("gun", index), ("type", type), thing_at(place)), (hit_on,)))
        return Decision(self.seat, "one more die", options)

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.gun = reply.option().id()
        return None

    def commit(self, game: Galaxy) -> Next:
        fire, guns = firing(game), with_one_more(guns_of(game, self.seat), self.gun)
        if isinstance(fire, Barrage):
            mine, theirs = fire.guns
            fire.guns = (guns, theirs) if self.seat == fire.attacker else (mine, guns)
        else:
            fire.guns = guns
        return None


def firing(game: Galaxy) -> Bombardment | CannonFire | Barrage:
    """What is about to roll."""
    for frame in reversed(game.stack):
        if isinstance(frame.procedure, (Bombardment, CannonFire, Barrage)):
            return frame.procedure
    raise LookupError("nothing fires")


def guns_of(game: Galaxy, seat: int) -> tuple[Gun, ...]:
    """What of this player is about to roll."""
    fire = firing(game)
    if isinstance(fire, Barrage):
        sides = (fire.attacker, fire.defender)
        return fire.guns[sides.index(seat)] if seat in sides else ()
    return fire.guns if fire.seat == seat else ()
