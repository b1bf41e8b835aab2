"""How the bot plays the leaders and the mech of the Saar: for a ship that gets somewhere, where most would fall, for
guards on new planets."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import Aims, leader
from orrery.ti4.bot.ending import worth_of_hero
from orrery.ti4.bot.farther import WORTH_TURNING, plan_with
from orrery.ti4.bot.reasons import Reason
from orrery.ti4.bot.replies import best
from orrery.ti4.leaders.captain_mendosa import Ship, hastened, slower_ships
from orrery.ti4.leaders.gurno_aggero import small_ones, targets
from orrery.ti4.payments import GOODS
from orrery.ti4.routes import bound_systems

MANY: Final = 4.0  # units of others whose loss is worth the hero
AT_LAST: Final = 1.0
OF_LEADER: Final = 1.5  # those of the leader count as so many


def free_ships(aims: Aims) -> list[Ship]:
    """Slow ones that could leave where they are."""
    bound = bound_systems(aims.table, aims.seat, aims.table.active_system)
    return [ship for ship in slower_ships(aims.table, aims.seat) if ship[0] not in bound]


def gets_there(aims: Aims, decision: Decision, number: int) -> bool:
    """In one's own action, if more can be done with a faster ship than without."""
    ships = free_ships(aims) if aims.table.active == aims.seat else []
    if not ships:
        return False
    with_all = plan_with(aims, [hastened(aims.table, aims.seat, ship) for ship in ships])
    return with_all - plan_with(aims, []) >= WORTH_TURNING


def which_ship(aims: Aims, decision: Decision) -> Choice:
    """The one that makes most of it."""
    free = free_ships(aims)

    def worth(option: Option) -> float:
        system, _, type, hurt = [number for _, number in option.things]
        ship = (system, type, bool(hurt))
        return plan_with(aims, [hastened(aims.table, aims.seat, ship)]) if ship in free else -99.0

    return best(decision, worth)


def harm(aims: Aims, system: int) -> float:
    first = leader(aims.table, aims.seat)
    doomed = small_ones(aims.table, aims.seat, system)
    return sum([OF_LEADER if seat == first else 1.0 for seat, _, _, _ in doomed])


def many_fall(aims: Aims, decision: Decision, number: int) -> bool:
    most = max([harm(aims, system) for system in targets(aims.table, aims.seat)], default=0.0)
    return most >= worth_of_hero(aims, MANY, AT_LAST)


def where_most_fall(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: harm(aims, option.id()))


def has_goods(aims: Aims, decision: Decision, number: int) -> bool:
    """One that is not saved for an objective."""
    return aims.table.players[aims.seat].goods > aims.saved[GOODS]


REASONS: Final[dict[str, Reason]] = {
    "captain-mendosa": gets_there,
    "gurno-aggero": many_fall,
    "scavenger-zeta": has_goods,
}
JUDGED: Final = {"hasten which ship": which_ship, "armageddon where": where_most_fall}
