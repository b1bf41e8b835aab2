"""AI Development Algorithm: a unit upgrade with one prerequisite less, or cheaper production."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Next
from orrery.ti4.components import COMPONENTS, NUMBER
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import technologies
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import exhaust
from orrery.ti4.rules.production import producing
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.technology import NO_UNIT, TECHNOLOGY
from orrery.ti4.windows import WHEN_UNITS_USE_PRODUCTION

THIS: Final = NUMBER["ai-development-algorithm"]


def upgrades_of(game: Galaxy, seat: int) -> int:
    """The unit upgrades of a player; of several for one unit one counts (F.nekro.5)."""
    types = [TECHNOLOGY[COMPONENTS[tech].key].upgrades for tech in technologies(game, seat)]
    return len({type for type in types if type != NO_UNIT})


class Foreseen(Modifier):
    """When you research a unit upgrade you may exhaust this card to ignore any 1 prerequisite."""

    def ignores_one(self, game: Galaxy, seat: int, upgrades: int) -> int:
        return THIS if seat == self.owner and upgrades != NO_UNIT else NOBODY


class Cheaper(Modifier):
    """As much as its owner had unit upgrades."""

    SCOPE = "production"

    def lowers_price(self, game: Galaxy, seat: int) -> int:
        return self.about if seat == self.owner else 0


class AiDevelopmentAlgorithm(Deed):
    """When your units use production, exhaust: all of them together cost 1 less for each unit upgrade you own."""

    WINDOWS = (WHEN_UNITS_USE_PRODUCTION,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return producing(game).seat == seat and upgrades_of(game, seat) > 0

    def pay(self, game: Galaxy) -> Next:
        exhaust(game, self.seat, self.source)
        return None

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Cheaper(self.seat, upgrades_of(game, self.seat)))
        return None


DEEDS = (AiDevelopmentAlgorithm,)
STANDING = Foreseen
