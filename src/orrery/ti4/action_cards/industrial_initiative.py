"""Industrial Initiative: trade goods for industry."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.planets import planets_of, traits_of
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.moves import gain_goods
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import ACTION


class IndustrialInitiative(ActionCard):
    """As an action: gain 1 trade good for each industrial planet you control, also where there is none."""

    WINDOWS = (ACTION,)

    def commit(self, game: Galaxy) -> Next:
        planets = [planet for planet in planets_of(game, self.seat) if "industrial" in traits_of(game, planet)]
        gain_goods(game, self.seat, len(planets))
        return None


DEEDS = (IndustrialInitiative,)
