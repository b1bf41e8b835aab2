"""How the bot plays the Xxcha Kingdom: planets by treaty, tokens against agendas and cards that would harm it."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import Aims, leader
from orrery.ti4.bot.attack import planet_worth
from orrery.ti4.bot.economy import DIPLOMACY
from orrery.ti4.bot.reasons import Reason, bad_outcome, whenever
from orrery.ti4.bot.reasons_of_war import against_me, attacked
from orrery.ti4.bot.replies import best
from orrery.ti4.factions.xxcha import peaceful_planets
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.state import NOBODY

OF_LEADER: Final = 2.0  # what it is worth that the leader loses a planet
OF_OTHERS: Final = 1.0


def foresees(aims: Aims, decision: Decision, number: int) -> bool:
    """A card against oneself, or a Sabotage of one's own card."""
    played = [frame.procedure for frame in aims.table.stack if isinstance(frame.procedure, ActionCard)]
    if len(played) > 1 and played[-2].seat == aims.seat:
        return True
    return against_me(aims, decision, number)


def choose_planet(aims: Aims, decision: Decision) -> Choice:
    """What it brings and what objectives make of it; better still if somebody else loses it, the leader most."""
    table, first = aims.table, leader(aims.table, aims.seat)

    def worth(option: Option) -> float:
        planet = option.id()
        owner = table.controller[planet]
        lost = OF_LEADER if owner == first else OF_OTHERS if owner != NOBODY else 0.0
        return planet_worth(aims, planet) + lost

    return best(decision, worth)


def by_treaty(aims: Aims, card: int) -> float:
    """The best planet that Diplomacy brings, without a ship or a soldier."""
    planets = peaceful_planets(aims.table, aims.seat) if card == DIPLOMACY else []
    return max([planet_worth(aims, planet) for planet in planets], default=0.0)


REASONS: Final[dict[str, Reason]] = {
    "peace-accords": whenever,
    "quash": bad_outcome,
    "instinct-training": foresees,
    "nullification-field": attacked,
    "political-favor": bad_outcome,
}
JUDGED: Final = {"peace accords": choose_planet}
STRATEGIES: Final = {"peace-accords": by_treaty}
TECHS: Final = {"instinct-training": 3.0, "nullification-field": 3.0}
