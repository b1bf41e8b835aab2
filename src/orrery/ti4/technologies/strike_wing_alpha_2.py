"""Strike Wing Alpha II, of the Argent Flight: its barrage reaches soldiers between the ships. Its numbers are in
`units`."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.queries import unit_of
from orrery.ti4.rules.barrage import Barrage, barrage_now
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import Doomed, destroy_units
from orrery.ti4.state import Galaxy
from orrery.ti4.units import DESTROYER, INFANTRY, count, damaged
from orrery.ti4.windows import BEFORE_ASSIGN_ANTI_FIGHTER_BARRAGE_HITS

UNIT_KEY: Final = "strike-wing-alpha-2"
DEADLY: Final = 9  # a die that shows as much


class StrikeWingAlpha(Deed):
    """Each die of its anti-fighter barrage that shows 9 or 10 also destroys 1 infantry of the opponent in the space
    area of the active system. It is no hit: nothing cancels it."""

    WINDOWS = (BEFORE_ASSIGN_ANTI_FIGHTER_BARRAGE_HITS,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        fire = barrage_now(game)
        if seat not in (fire.attacker, fire.defender) or unit_of(game, seat, DESTROYER).key != UNIT_KEY:
            return False
        return bool(doomed_by(game, fire, seat))

    def commit(self, game: Galaxy) -> Next:
        doomed = doomed_by(game, barrage_now(game), self.seat)
        destroy_units(game, doomed, [self.seat] * len(doomed))
        return None


def doomed_by(game: Galaxy, fire: Barrage, seat: int) -> list[Doomed]:
    """The infantry that the dice of this player's destroyers destroy, as they count."""
    side = (fire.attacker, fire.defender).index(seat)
    opponent = fire.defender if side == 0 else fire.attacker
    dice, deadly = fire.counting()[side], 0
    for type, number, _, _ in fire.guns[side]:
        deadly += sum([die >= DEADLY for die in dice[:number]]) if type == DESTROYER else 0
        dice = dice[number:]
    force = game.players[opponent].ships_in(fire.system)
    hurt = damaged(force, INFANTRY)
    fallen = range(min(deadly, count(force, INFANTRY)))
    return [(opponent, fire.system, INFANTRY, nth < hurt) for nth in fallen]


DEEDS = (StrikeWingAlpha,)
