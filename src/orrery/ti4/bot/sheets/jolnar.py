"""How the bot plays the Universities of Jol-Nar: the cylinder where ships come by it, an agreement for what is worth
having."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision
from orrery.ti4.bot.aims import Aims, under_way
from orrery.ti4.bot.economy import GOOD_ENOUGH, tech_values
from orrery.ti4.bot.farther import WORTH_TURNING, plan_with
from orrery.ti4.bot.reasons import Reason
from orrery.ti4.rules.researching import Research
from orrery.ti4.technologies.spatial_conduit_cylinder import Linked


def joins_fleets(aims: Aims, decision: Decision, number: int) -> bool:
    """More can be done in this system by it."""
    linked = Linked(aims.seat, aims.table.active_system)
    return plan_with(aims, [linked]) - plan_with(aims, []) >= WORTH_TURNING


def worth_agreeing(aims: Aims, decision: Decision, number: int) -> bool:
    """A technology that one would research oneself."""
    done = under_way(aims.table, Research)
    return isinstance(done, Research) and tech_values(aims).get(done.tech, 0.0) >= GOOD_ENOUGH


REASONS: Final[dict[str, Reason]] = {
    "spatial-conduit-cylinder": joins_fleets,
    "research-agreement": worth_agreeing,
}
