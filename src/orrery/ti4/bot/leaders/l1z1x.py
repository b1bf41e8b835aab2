"""How the bot plays the leaders of the L1Z1X: machines for itself, and its great ships where they count."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot import targets
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.ending import worth_of_hero
from orrery.ti4.bot.leaders.arborec import stronghold
from orrery.ti4.bot.leaders.norr import for_me
from orrery.ti4.bot.reasons import Reason
from orrery.ti4.bot.replies import best, filled, picked
from orrery.ti4.leaders.the_helmsman import GREAT, havens
from orrery.ti4.limits import fleet_limit
from orrery.ti4.reinforcements import left_of
from orrery.ti4.units import MECH, capital_ships, count

WORTH_A_HERO: Final = 4.0  # what an objective or a planet makes of ships in a system
AT_LAST: Final = 0.6  # a step towards an objective


def one_more(aims: Aims, decision: Decision, number: int) -> bool:
    """For oneself, and a mech is left: to take one from the board brings nothing."""
    return for_me(aims, decision, number) and bool(left_of(aims.table, aims.seat, MECH))


def fleet_wanted(aims: Aims, decision: Decision, number: int) -> bool:
    """Somewhere an objective wants a fleet, and several of the great ships stand elsewhere."""
    wanted = max([aims.of_unit(system, GREAT[0]) for system in havens(aims.table, aims.seat)], default=0.0)
    spread = sum([count(force, type) for force in aims.table.players[aims.seat].space.values() for type in GREAT])
    return wanted >= worth_of_hero(aims, WORTH_A_HERO, AT_LAST) and spread > 1


def haven(aims: Aims, decision: Decision) -> Choice:
    def worth(option: Option) -> float:
        return aims.of_unit(option.id(), GREAT[0]) + 0.1 * targets.good_there(aims, option.id())

    return best(decision, worth)


def leap(aims: Aims, decision: Decision) -> Choice:
    """As far as the fleet pool has room, the proposal that brings objectives nearest: what leaves may be missed."""
    system = decision.things[0][1]
    room = fleet_limit(aims.table, aims.seat) - capital_ships(aims.table.players[aims.seat].ships_in(system))
    if not decision.forms or room <= 0:
        return picked(decision, 0)
    return filled(decision, max(decision.forms, key=lambda form: aims.of_move(system, form, [])))


REASONS: Final[dict[str, Reason]] = {"i48s": one_more, "the-helmsman": fleet_wanted}
JUDGED: Final = {"leap where": haven, "leap": leap, "rebuild infantry": stronghold}
