"""Uprising: the wealth of a planet of another."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.planets import resources
from orrery.ti4.rules.aimed import AimedCard, is_home, planets_of_others
from orrery.ti4.rules.moves import exhaust_planet, gain_goods
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import ACTION


class Uprising(AimedCard):
    """As an action: exhaust 1 planet of another player outside home systems; gain trade goods equal to its
    resources."""

    WINDOWS = (ACTION,)

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        ready = [planet for planet in planets_of_others(game, seat) if not game.exhausted[planet]]
        return [planet for planet in ready if not is_home(game, game.chart.system_of[planet])]

    def commit(self, game: Galaxy) -> Next:
        exhaust_planet(game, self.target)
        game.note("planet exhausted", self.seat, self.target)
        gain_goods(game, self.seat, resources(game, self.target))
        return None


DEEDS = (Uprising,)
