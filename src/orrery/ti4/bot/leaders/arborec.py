"""How the bot plays the leaders and the mech of the Arborec: for ships that hit better, and for what it can pay."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.ending import worth_of_hero
from orrery.ti4.bot.guarding import guard_worth
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.reasons_of_war import attacked
from orrery.ti4.bot.replies import best, of_kind
from orrery.ti4.bot.sheets.arborec import can_build
from orrery.ti4.leaders.letani_miasmiala import systems
from orrery.ti4.leaders.letani_ospha import others, ships
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.mechs.letani_behemoth import sites
from orrery.ti4.payments import RESOURCES
from orrery.ti4.queries import unit_of
from orrery.ti4.reinforcements import left_of

WORTH_A_HERO: Final = 5  # resources that can be spent at once
AT_LAST: Final = 2


def gain(aims: Aims, seat: int, type: int) -> float:
    """What the best swap of such a ship brings in resources; nothing is taken from the board for it."""
    now, types = unit_of(aims.table, seat, type).cost, others(aims.table, seat, type, False)
    left = [each for each in types if left_of(aims.table, seat, each)]
    return max([unit_of(aims.table, seat, each).cost - now for each in left], default=0)


def has_better(aims: Aims, decision: Decision, number: int) -> bool:
    return any(gain(aims, seat, type) > 0 for seat, _, type, _ in ships(aims.table) if seat == aims.seat)


def can_pay_much(aims: Aims, decision: Decision, number: int) -> bool:
    enough = aims.spare(RESOURCES) >= worth_of_hero(aims, WORTH_A_HERO, AT_LAST)
    return enough and bool(systems(aims.table, aims.seat, ()))


def no_mech_instead(aims: Aims, decision: Decision, number: int) -> bool:
    return not sites(aims.table, aims.seat)


def grows_here(aims: Aims, decision: Decision, number: int) -> bool:
    return attacked(aims, decision, number) and can_build(aims, decision, number)


def which_ship(aims: Aims, decision: Decision) -> Choice:
    """One's own that gains most."""

    def worth(option: Option) -> float:
        seat = of_kind(option, "seat")
        return gain(aims, seat, of_kind(option, "type")) if seat == aims.seat else -1.0

    return best(decision, worth)


def for_what(aims: Aims, decision: Decision) -> Choice:
    """What costs most, if it costs more."""
    now = unit_of(aims.table, aims.seat, of_kind(Option("", decision.things), "type")).cost

    def worth(option: Option) -> float:
        if not option.things:
            return 0.0
        left = left_of(aims.table, aims.seat, option.id()) > 0
        return float(unit_of(aims.table, aims.seat, option.id()).cost - now) if left else -1.0

    return best(decision, worth)


def where(aims: Aims, decision: Decision) -> Choice:
    """Wherever something can still be paid."""
    sign = 1.0 if aims.spare(RESOURCES) > 0 else -1.0
    return best(decision, lambda option: sign * bool(option.things))


def stronghold(aims: Aims, decision: Decision) -> Choice:
    """On the dearest planet; in space only if there is none."""

    def worth(option: Option) -> float:
        place = option.id() if option.things else -1
        return guard_worth(aims, place - ON_PLANET) if place >= ON_PLANET else 0.1 * (place >= 0)

    return best(decision, worth)


REASONS: Final[dict[str, Reason]] = {
    "letani-ospha": has_better,
    "dirzuga-rophal": grows_here,
    "letani-miasmiala": can_pay_much,
    "letani-behemoth": whenever,
    "mitosis": no_mech_instead,
}
JUDGED: Final = {
    "swap which ship": which_ship,
    "swap for": for_what,
    "produce next": where,
    "replace infantry": stronghold,
}
