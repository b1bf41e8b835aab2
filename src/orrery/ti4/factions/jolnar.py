"""Universities of Jol-Nar: research more easily than anybody, and fight worse."""

from __future__ import annotations

from typing import Any, Final

from orrery.ti4.components import NUMBER, STRATEGY_CARDS
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import is_barred
from orrery.ti4.research import researchable
from orrery.ti4.state import Galaxy
from orrery.ti4.technology import NO_UNIT
from orrery.ti4.units import FLAGSHIP

WILD_FROM: Final = 9  # a result of the flagship, before anything is added, that makes more hits
WILD_HITS: Final = 2


class Fragile(Modifier):
    """-1 to the result of each of your units' combat rolls."""

    def combat_bonus(self, game: Galaxy, seat: int, type: int, place: int, opponent: int) -> int:
        return -1 if seat == self.owner else 0


class Brilliant(Modifier):
    """When you spend a command token for the secondary of Technology you may resolve its primary instead."""

    def follows_as_primary(self, game: Galaxy, seat: int, card: int) -> bool:
        if seat != self.owner or STRATEGY_CARDS[card] != "technology" or is_barred(game, seat, NUMBER["brilliant"]):
            return False
        return bool(researchable(game, seat))


class Analytical(Modifier):
    """When you research a technology that is no unit upgrade you may ignore 1 prerequisite."""

    def ignores_prerequisites(self, game: Galaxy, seat: int, upgrades: int) -> int:
        return int(upgrades == NO_UNIT and seat == self.owner and not is_barred(game, seat, NUMBER["analytical"]))


class Hylarim(Modifier):
    """The flagship: each 9 or 10 that its combat roll shows, before anything is added, makes 2 more hits."""

    def extra_hits(self, game: Galaxy, seat: int, type: int, die: int) -> int:
        return WILD_HITS if seat == self.owner and type == FLAGSHIP and die >= WILD_FROM else 0


DEEDS: Final[dict[str, tuple[Any, ...]]] = {}
STANDING: Final[dict[str, type[Modifier]]] = {
    "fragile": Fragile,
    "brilliant": Brilliant,
    "analytical": Analytical,
    "jns-hylarim": Hylarim,
}
