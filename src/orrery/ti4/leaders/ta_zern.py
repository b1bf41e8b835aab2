"""Ta Zern, commander of the Jol-Nar: guns aim again."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next
from orrery.ti4.queries import technologies
from orrery.ti4.rules.barrage import Barrage
from orrery.ti4.rules.bombardment import Bombardment
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.space_cannon import CannonFire
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import (
    AFTER_ANTI_FIGHTER_BARRAGE_ROLL,
    AFTER_BOMBARDMENT_ROLL,
    AFTER_SPACE_CANNON_DEFENSE_ROLL,
    AFTER_SPACE_CANNON_ROLL,
)

OWNED: Final = 8


def firing(game: Galaxy) -> CannonFire | Barrage | Bombardment:
    """The roll of a unit ability that was made just now."""
    for frame in reversed(game.stack):
        if isinstance(frame.procedure, (CannonFire, Barrage, Bombardment)):
            return frame.procedure
    raise LookupError("nobody has fired")


def dice_of(game: Galaxy, seat: int) -> tuple[int, ...]:
    """The dice on the table that this player has rolled; of a bombardment, those for the last planet."""
    fire = firing(game)
    if isinstance(fire, Barrage):
        sides = (fire.attacker, fire.defender)
        return fire.dice[sides.index(seat)] if seat in sides else ()
    if fire.seat != seat:
        return ()
    return fire.dice[-1] if isinstance(fire, Bombardment) else fire.dice


class TaZern(Deed):
    """After you roll dice for a unit ability (cannons, barrage, bombardment) you may reroll any of them."""

    WINDOWS = (
        AFTER_SPACE_CANNON_ROLL,
        AFTER_SPACE_CANNON_DEFENSE_ROLL,
        AFTER_ANTI_FIGHTER_BARRAGE_ROLL,
        AFTER_BOMBARDMENT_ROLL,
    )

    def __init__(self, seat: int, source: int, cancelled: bool = False, picked: tuple[int, ...] = (-1,)) -> None:
        super().__init__(seat, source, cancelled)
        self.picked = picked  # places of dice; (-1,): not asked yet

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(dice_of(game, seat))

    def choose(self, game: Galaxy) -> Next:
        if self.picked != (-1,):
            return None
        dice = dice_of(game, self.seat)
        options = [Option("die", (("die", place), ("shows", die))) for place, die in enumerate(dice)]
        return Decision(self.seat, "reroll", options, 0, len(options))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.picked = tuple([option.id() for option in reply.options()])
        return None

    def commit(self, game: Galaxy) -> Next:
        dice = list(dice_of(game, self.seat))
        for place in self.picked:
            dice[place] = game.rng.die(10)
        self._lay(firing(game), tuple(dice))
        game.note_shown("fired again", self.seat, *dice)
        return None

    def _lay(self, fire: CannonFire | Barrage | Bombardment, dice: tuple[int, ...]) -> None:
        """In the place of those that lay there; what was paid for one that is rolled again is lost."""
        if isinstance(fire, CannonFire):
            fire.dice = dice
        elif isinstance(fire, Bombardment):
            fire.dice = (*fire.dice[:-1], dice)
        else:
            raised = tuple([at for at in fire.raised[int(self.seat == fire.defender)] if at not in self.picked])
            if self.seat == fire.attacker:
                fire.dice, fire.raised = (dice, fire.dice[1]), (raised, fire.raised[1])
            else:
                fire.dice, fire.raised = (fire.dice[0], dice), (fire.raised[0], raised)


def technologies_owned(game: Galaxy, seat: int) -> tuple[int, int]:
    return len(technologies(game, seat)), OWNED


DEEDS = (TaZern,)
UNLOCKS = technologies_owned
