"""Darken the Skies: win a combat in the home system of another player."""

from __future__ import annotations

from orrery.ti4.objectives import is_home_of_another
from orrery.ti4.rules.combat_now import combat_now, system_of_combat
from orrery.ti4.rules.secret import ScoreSecret
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_GROUND_COMBAT_WON, AFTER_SPACE_COMBAT_WON


class DarkenTheSkies(ScoreSecret):
    """Against whomever; whoever lived there may be eliminated."""

    WINDOWS = (AFTER_SPACE_COMBAT_WON, AFTER_GROUND_COMBAT_WON)

    @classmethod
    def holds(cls, game: Galaxy, seat: int) -> bool:
        return combat_now(game).winner == seat and is_home_of_another(game, seat, system_of_combat(game))


DEEDS = (DarkenTheSkies,)
