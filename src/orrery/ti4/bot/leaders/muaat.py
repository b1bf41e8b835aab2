"""How the bot plays the leaders and the mech of the Muaat: what it can pay it builds, and a star is worth a fleet."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision
from orrery.ti4.bot import targets
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.economy import planet_income
from orrery.ti4.bot.ending import worth_of_hero
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.replies import best, proposed
from orrery.ti4.leaders.adjudicator_baal import entered
from orrery.ti4.leaders.umbat import yards
from orrery.ti4.payments import RESOURCES
from orrery.ti4.queries import unit_of
from orrery.ti4.rules.production import standing_in
from orrery.ti4.units import COUNT

WORTH_AN_AGENT: Final = 2  # resources that can be spent on two units
WORTH_A_STAR: Final = 8.0  # resources of others that are destroyed
AT_LAST: Final = 2.0
ROUNDS: Final = 2.0  # in which a planet of one's own would still have given something


def can_build(aims: Aims, decision: Decision, number: int) -> bool:
    """Where the fleet pool has room for it. Of a rival's production there is nothing to be had."""
    own = [targets.good_there(aims, system) for system in yards(aims.table, aims.seat)]
    return aims.spare(RESOURCES) >= WORTH_AN_AGENT and max(own, default=-1.0) > 0.0


def worth_a_star(aims: Aims, decision: Decision, number: int) -> bool:
    """What others lose there, without the planets that one loses oneself."""
    table, system = aims.table, entered(aims.table, aims.seat)
    lost = 0.0
    for seat, _, force in standing_in(table, system):
        costs = [unit_of(table, seat, at % COUNT).cost * force[at] for at in range(2 * COUNT)]
        lost += sum(costs) if seat != aims.seat else 0.0
    own = [planet for planet in table.chart.planets[system] if table.controller[planet] == aims.seat]
    kept = ROUNDS * sum([planet_income(aims, planet) for planet in own])
    return lost - kept >= worth_of_hero(aims, WORTH_A_STAR, AT_LAST)


def where(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: targets.good_there(aims, option.id()) if option.things else 0.0)


def everywhere(aims: Aims, decision: Decision) -> Choice:
    """They cost nothing; who finds no room is gone again."""
    return proposed(decision)


REASONS: Final[dict[str, Reason]] = {
    "umbat": can_build,
    "magmus": whenever,
    "adjudicator-baal": worth_a_star,
    "ember-colossus": whenever,
}
JUDGED: Final = {"umbat whom": targets.own_side, "umbat where": where, "with colossi": everywhere}
