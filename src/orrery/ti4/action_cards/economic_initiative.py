"""Economic Initiative: cultural planets are ready again."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.planets import exhausted_planets, traits_of
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.moves import ready_planet
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import ACTION


class EconomicInitiative(ActionCard):
    """As an action: ready each cultural planet you control, also where there is none."""

    WINDOWS = (ACTION,)

    def commit(self, game: Galaxy) -> Next:
        for planet in exhausted_planets(game, self.seat):
            if "cultural" in traits_of(game, planet):
                ready_planet(game, planet)
                game.note("planet readied", self.seat, planet)
        return None


DEEDS = (EconomicInitiative,)
