"""Waylay: anti-fighter barrage hits any ship."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.rules.barrage import barrage_now
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import BEFORE_ANTI_FIGHTER_BARRAGE_ROLL


class Waylay(ActionCard):
    """Before you roll for anti-fighter barrage: its hits may be assigned to any of your opponent's ships."""

    WINDOWS = (BEFORE_ANTI_FIGHTER_BARRAGE_ROLL,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        now = barrage_now(game)
        mine, theirs = now.guns
        guns = mine if seat == now.attacker else theirs if seat == now.defender else ()
        return bool(guns) and seat not in now.waylaying

    def commit(self, game: Galaxy) -> Next:
        barrage_now(game).waylaying += (self.seat,)
        return None


DEEDS = (Waylay,)
