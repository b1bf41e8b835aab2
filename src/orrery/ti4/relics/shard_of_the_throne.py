"""Shard of the Throne: a point that is lost with what one holds dear."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.components import thing_of
from orrery.ti4.planets import home_of, is_legendary
from orrery.ti4.rules.control import gaining
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.moves import gain_point, lose_point
from orrery.ti4.rules.relic_moves import take_relic
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import WHEN_CONTROL_GAINED, WHEN_RELIC_GAINED


class ShardGained(Deed):
    """When you gain this: gain 1 victory point."""

    WINDOWS = (WHEN_RELIC_GAINED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        gained = what_happened(game)
        return gained.seat == seat and gained.about == source

    def commit(self, game: Galaxy) -> Next:
        gain_point(game, self.seat, thing_of(self.source))
        return None


class ShardLost(Deed):
    """Who gains control of a legendary planet of yours, or of a planet of yours in your home system, gains this; you
    lose 1 victory point."""

    WINDOWS = (WHEN_CONTROL_GAINED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        gained = gaining(game)
        if gained.seat == seat or game.controller[gained.planet] != seat:
            return False
        at_home = game.chart.system_of[gained.planet] == home_of(game, seat)
        return at_home or is_legendary(game, gained.planet)

    def announce(self, game: Galaxy) -> Next:
        """Nobody uses it by losing it."""
        game.note("relic lost", self.seat, self.source, gaining(game).seat)
        return None

    def commit(self, game: Galaxy) -> Next:
        take_relic(game, gaining(game).seat, self.source, self.seat)
        lose_point(game, self.seat, thing_of(self.source))
        return None


DEEDS = (ShardGained, ShardLost)
