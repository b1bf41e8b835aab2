"""Fighter Prototype: better fighters for a round."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.space_combat import combat_round
from orrery.ti4.state import Galaxy
from orrery.ti4.units import FIGHTER, count
from orrery.ti4.windows import START_OF_SPACE_COMBAT_ROUND

BETTER: Final = 2


class Prototypes(Modifier):
    SCOPE = "combat round"

    def combat_bonus(self, game: Galaxy, seat: int, type: int, place: int, opponent: int) -> int:
        return BETTER if seat == self.owner and type == FIGHTER else 0


class FighterPrototype(ActionCard):
    """At the start of the first round of a space combat: +2 to each combat roll of your fighters in this round."""

    WINDOWS = (START_OF_SPACE_COMBAT_ROUND,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        fight = combat_round(game)
        fighters = count(game.players[seat].ships_in(fight.system), FIGHTER)
        return fight.number == 1 and seat in (fight.attacker, fight.defender) and fighters > 0

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Prototypes(self.seat))
        return None


DEEDS = (FighterPrototype,)
