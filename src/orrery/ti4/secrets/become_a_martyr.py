"""Become a Martyr: lose control of a planet in a home system."""

from __future__ import annotations

from orrery.ti4.rules.control import gaining
from orrery.ti4.rules.secret import ScoreSecret
from orrery.ti4.state import ACTION, Galaxy
from orrery.ti4.windows import AFTER_CONTROL_GAINED


class BecomeAMartyr(ScoreSecret):
    """Whose home it is does not matter."""

    WINDOWS = (AFTER_CONTROL_GAINED,)

    @classmethod
    def holds(cls, game: Galaxy, seat: int) -> bool:
        gain = gaining(game)
        home = game.chart.homes[game.chart.system_of[gain.planet]]
        return game.phase == ACTION and gain.before == seat and bool(home)


DEEDS = (BecomeAMartyr,)
