"""How the bot plays the leaders of the Mahact: others pay, others fight."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.ending import worth_of_hero
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.reasons_of_war import attacked
from orrery.ti4.bot.replies import best, of_kind
from orrery.ti4.leaders.airo_shir_aur import ways
from orrery.ti4.loading import system_at
from orrery.ti4.queries import enemies_in, unit_of
from orrery.ti4.reinforcements import forces_by_place
from orrery.ti4.state import Galaxy
from orrery.ti4.units import SHIPS, count

GOOD_FIGHT: Final = 6.0  # resources that both sides risk, or that one's own side gains
AT_LAST: Final = 1.0
SAFE: Final = 1.5  # so many times as strong is strong enough


def fleet_cost(table: Galaxy, seat: int, system: int) -> float:
    force = table.players[seat].ships_in(system)
    units = [(unit_of(table, seat, type), count(force, type)) for type in SHIPS]
    return sum([number * unit.cost / (2 if unit.pair else 1) for unit, number in units])


def worth_sending(aims: Aims, owner: int, start: int, end: int) -> float:
    """What two others lose to each other; in a fight of one's own what the other side loses, if one is sure to win."""
    table = aims.table
    sent = fleet_cost(table, owner, start)
    there = max([fleet_cost(table, other, end) for other in enemies_in(table, owner, end)], default=0.0)
    if owner == aims.seat:
        return there if sent >= SAFE * there else 0.0
    if aims.seat in enemies_in(table, owner, end):
        mine = fleet_cost(table, aims.seat, end)
        return sent if mine >= SAFE * sent else 0.0
    return min(sent, there)


def good_fight(aims: Aims, decision: Decision, number: int) -> bool:
    found = max([worth_sending(aims, *way) for way in ways(aims.table)], default=0.0)
    return found >= worth_of_hero(aims, GOOD_FIGHT, AT_LAST)


def send_whom(aims: Aims, decision: Decision) -> Choice:
    def worth(option: Option) -> float:
        return worth_sending(aims, of_kind(option, "seat"), of_kind(option, "system"), of_kind(option, "to"))

    return best(decision, worth)


def whose_token(aims: Aims, decision: Decision) -> Choice:
    """The one whose loss helps its owner least: where the fewest of its units would be free again."""
    table, owner = aims.table, of_kind(Option("", decision.things), "seat")
    held = [system_at(table, place) for place, force in forces_by_place(table, owner) for _ in range(sum(force))]
    return best(decision, lambda option: -float(held.count(option.id())))


REASONS: Final[dict[str, Reason]] = {
    "jae-mir-kan": whenever,
    "airo-shir-aur": good_fight,
    "starlancer": attacked,
}
JUDGED: Final = {"whose token": whose_token, "send whose fleet": send_whom}
