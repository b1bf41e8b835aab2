"""Impulse Core, of the Yin: a ship is a weapon before the first die."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next
from orrery.ti4.factions.yin import Sacrifice, can_strike
from orrery.ti4.rules.hits import NOT_FIGHTERS, AssignHits, hits_against
from orrery.ti4.rules.space_combat import combat_round
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import START_OF_SPACE_COMBAT_ROUND


class ImpulseCore(Sacrifice):
    """At the start of a space combat: destroy 1 of your cruisers or destroyers to produce 1 hit; your opponent must
    assign it to a non-fighter ship, if able."""

    WINDOWS = (START_OF_SPACE_COMBAT_ROUND,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return combat_round(game).number == 1 and can_strike(game, seat)

    def commit(self, game: Galaxy) -> Next:
        fight = combat_round(game)
        batch = hits_against(fight.opponent(self.seat), self.seat, 1, NOT_FIGHTERS)
        return Call(AssignHits(fight.system, batch))


DEEDS = (ImpulseCore,)
