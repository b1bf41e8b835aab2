"""How the bot plays the leaders and the mech of the Creuss: where ways get shorter for it, and not for others."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.adjacency import adjacent
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.ending import worth_of_hero
from orrery.ti4.bot.farther import plan_with
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.replies import best, of_kind, picked
from orrery.ti4.bot.sheets.creuss import OPENED, prizes, wormhole_worth
from orrery.ti4.chart import exchanged
from orrery.ti4.factions.creuss import token_kinds
from orrery.ti4.leaders.emissary_taivra import Whispering
from orrery.ti4.leaders.riftwalker_meian import movable
from orrery.ti4.loading import system_at
from orrery.ti4.planets import home_of
from orrery.ti4.queries import enemies_in, has_ships
from orrery.ti4.reinforcements import places_of
from orrery.ti4.units import MECH

WORTH_AN_AGENT: Final = 1.0  # what a plan must gain by it, in resources
WORTH_A_MECH: Final = 4.0
WORTH_A_HERO: Final = 4.0
AT_LAST: Final = 0.5


def more_come(aims: Aims, decision: Decision, number: int) -> bool:
    """In one's own action; nobody else is helped."""
    table = aims.table
    if table.active != aims.seat:
        return False
    joined = [Whispering(aims.seat, table.active_system)]
    return plan_with(aims, list(joined)) - plan_with(aims, []) >= WORTH_AN_AGENT


def all_of_them(aims: Aims, decision: Decision) -> Choice:
    """What finds no room is not offered; the most comes first."""
    return picked(decision, 0)


def situation(aims: Aims) -> float:
    """What one's own ships have next to them, less the ships of others next to one's home."""
    table, seat = aims.table, aims.seat
    reached = {
        near
        for system in table.players[seat].space
        if has_ships(table, seat, system)
        for near in adjacent(table, system, seat)
    }
    threats = [near for near in adjacent(table, home_of(table, seat), seat) if enemies_in(table, seat, near)]
    return sum([prizes(aims, system) for system in sorted(reached)]) - OPENED * len(threats)


def swap_worth(aims: Aims, one: int, other: int) -> float:
    """How much better it is with those two exchanged."""
    table, before = aims.table, aims.table.chart
    now = situation(aims)
    table.chart = exchanged(before, one, other)
    then = situation(aims)
    table.chart = before
    return then - now


def best_partner(aims: Aims, one: int) -> float:
    others = [system for system in movable(aims.table, aims.seat) if system != one]
    return max([swap_worth(aims, one, other) for other in others], default=0.0)


def mine_first(aims: Aims) -> list[int]:
    """The systems with one's own ships: it is they that get somewhere."""
    return [system for system in movable(aims.table, aims.seat) if has_ships(aims.table, aims.seat, system)]


def much_nearer(aims: Aims, decision: Decision, number: int) -> bool:
    enough = worth_of_hero(aims, WORTH_A_HERO, AT_LAST)
    return any(best_partner(aims, system) >= enough for system in mine_first(aims))


def which_system(aims: Aims, decision: Decision) -> Choice:
    own = mine_first(aims)
    return best(decision, lambda option: best_partner(aims, option.id()) if option.id() in own else -100.0)


def with_which(aims: Aims, decision: Decision) -> Choice:
    one = of_kind(Option("", decision.things), "system")
    return best(decision, lambda option: swap_worth(aims, one, option.id()))


def best_token(aims: Aims, system: int) -> float:
    return max([wormhole_worth(aims, kind, system) for kind in token_kinds(aims.table)])


def opens_much(aims: Aims, decision: Decision, number: int) -> bool:
    """A wormhole where a mech stands is worth more than the mech."""
    systems = {system_at(aims.table, place) for place in places_of(aims.table, aims.seat, MECH)}
    return any(best_token(aims, system) >= WORTH_A_MECH for system in sorted(systems))


def which_drive(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: best_token(aims, system_at(aims.table, option.id())))


REASONS: Final[dict[str, Reason]] = {
    "emissary-taivra": more_come,
    "sai-seravus": whenever,
    "riftwalker-meian": much_nearer,
    "icarus-drive": opens_much,
}
JUDGED: Final = {
    "escorts": all_of_them,
    "swap which system": which_system,
    "swap with": with_which,
    "which drive": which_drive,
}
