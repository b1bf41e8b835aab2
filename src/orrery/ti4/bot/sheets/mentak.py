"""How the bot plays the Mentak Coalition: it ambushes and pillages whenever it may, and who has its promise uses it
before there is something to lose."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.decision import Choice, Decision
from orrery.ti4.adjacency import are_neighbours
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.replies import named
from orrery.ti4.components import COMPONENTS
from orrery.ti4.factions.mentak import RICH, TAKE_GOOD


def has_to_lose(aims: Aims, decision: Decision, number: int) -> bool:
    """The Mentak player is a neighbour, and the next gain would bring goods enough for a raid."""
    player = aims.table.players[aims.seat]
    wealth = player.goods + player.commodities
    return wealth >= RICH and are_neighbours(aims.table, aims.seat, COMPONENTS[number].issuer)


def take(aims: Aims, decision: Decision) -> Choice:
    """Both are a trade good here; who loses one misses a trade good more than a commodity."""
    return named(decision, TAKE_GOOD.key)


REASONS: Final[dict[str, Reason]] = {
    "ambush": whenever,
    "pillage": whenever,
    "promise-of-protection": has_to_lose,
}
TECHS: Final = {"salvage-operations": 2.5, "mirror-computing": 4.0}
JUDGED: Final[dict[str, Any]] = {"pillage": take}
