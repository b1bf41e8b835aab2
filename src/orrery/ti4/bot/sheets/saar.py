"""How the bot plays the Clan of Saar: a ship more with every turn that can be paid for, and no fight that can be
called off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.attack import chance_on_ground, troops_of
from orrery.ti4.bot.reasons import Reason
from orrery.ti4.bot.replies import best
from orrery.ti4.bot.targets import good_there
from orrery.ti4.payments import RESOURCES
from orrery.ti4.planets import influence, resources
from orrery.ti4.rules.moments import what_happened

TO_BUILD: Final = 2  # resources for a cruiser: for less a turn's unit is hardly worth them
CERTAIN: Final = 0.95  # a landing that is sure to be won needs no note


def can_build(aims: Aims, decision: Decision, number: int) -> bool:
    return aims.spare(RESOURCES) >= TO_BUILD


def is_doubtful(aims: Aims, decision: Decision, number: int) -> bool:
    """Those who have landed might lose."""
    planet = what_happened(aims.table).number
    landed = troops_of(aims.table.players[aims.seat].troops_on(planet))
    return chance_on_ground(aims.table, aims.seat, planet, landed) < CERTAIN


def produce_where(aims: Aims, decision: Decision) -> Choice:
    """Where ships are wanted, and the fleet pool has room."""
    return best(decision, lambda option: good_there(aims, option.id()))


def call_away(aims: Aims, decision: Decision) -> Choice:
    """To the planet that is worth least."""

    def worth(option: Option) -> float:
        return -float(resources(aims.table, option.id()) + influence(aims.table, option.id()))

    return best(decision, worth)


REASONS: Final[dict[str, Reason]] = {"chaos-mapping": can_build, "raghs-call": is_doubtful}
TECHS: Final = {"floating-factory-2": 3.5, "chaos-mapping": 3.0}
JUDGED: Final[dict[str, Callable[[Aims, Decision], Choice]]] = {
    "produce where": produce_where,
    "call away to": call_away,
}
