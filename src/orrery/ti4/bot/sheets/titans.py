"""How the bot plays the Titans of Ul, and with their note: sleepers where they may wake, and no walls where they would
fall."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.attack import planet_worth
from orrery.ti4.bot.guarding import guard_worth
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.replies import all_worth, best
from orrery.ti4.factions.titans import may_awaken, pillars
from orrery.ti4.planets import traits_of
from orrery.ti4.queries import enemies_in, ground_forces_on
from orrery.ti4.units import PDS, count

LONELY: Final = 1  # ground forces of another that a Hel-Titan meets on fair terms


def rivals(aims: Aims, planet: int) -> int:
    others = [other for other in range(aims.table.seats) if other != aims.seat]
    return max([ground_forces_on(aims.table, other, planet) for other in others], default=0)


def waking_worth(aims: Aims, planet: int) -> float:
    """On one's own planets another guard; elsewhere the planet itself, if it is not held by many."""
    if aims.table.controller[planet] == aims.seat:
        return 1.0
    return planet_worth(aims, planet) if rivals(aims, planet) <= LONELY else -1.0


def wakes_well(aims: Aims, decision: Decision, number: int) -> bool:
    return any(waking_worth(aims, planet) > 0.0 for planet in may_awaken(aims.table, aims.seat))


def awaken(aims: Aims, decision: Decision) -> Choice:
    return all_worth(decision, lambda option: waking_worth(aims, option.id()))


def lay_down(aims: Aims, decision: Decision) -> Choice:
    """A new token; else the one on the planet of one's own that is safest: there it is needed least."""

    def worth(option: Option) -> float:
        if not option.things:
            return 100.0
        own = aims.table.controller[option.id()] == aims.seat
        return (1.0 if own else 0.0) + 0.1 * ground_forces_on(aims.table, aims.seat, option.id())

    return best(decision, worth)


def safe_there(aims: Aims, decision: Decision, number: int) -> bool:
    """Nobody else has ships there, and a planet stays guarded without the PDS."""
    table, seat = aims.table, aims.seat
    guarded = any(ground_forces_on(table, seat, planet) > 1 for planet, _ in pillars(table, seat))
    return guarded and not enemies_in(table, seat, table.active_system)


def pillar(aims: Aims, decision: Decision) -> Choice:
    """Where most are left."""
    troops = aims.table.players[aims.seat].troops_on
    return best(
        decision, lambda option: ground_forces_on(aims.table, aims.seat, option.id()) + count(troops(option.id()), PDS)
    )


def soil(aims: Aims, decision: Decision) -> Choice:
    """A planet that is kept, and to which traits are new."""

    def worth(option: Option) -> float:
        return guard_worth(aims, option.id()) - len(traits_of(aims.table, option.id()).split())

    return best(decision, worth)


REASONS: Final[dict[str, Reason]] = {
    "terragenesis": whenever,
    "awaken": wakes_well,
    "ouranos": safe_there,
    "terraform": whenever,
}
JUDGED: Final = {"sleeper from": lay_down, "awaken": awaken, "raise ouranos": pillar, "terraform": soil}
TECHS: Final = {"saturn-engine-2": 4.0, "hel-titan-2": 4.5}
