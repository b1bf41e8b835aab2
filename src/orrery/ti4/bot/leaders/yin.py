"""How the bot plays the leaders and the mech of the Yin: fighters for its own, soldiers where planets give little."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.economy import planet_income
from orrery.ti4.bot.ending import worth_of_hero
from orrery.ti4.bot.reasons import Reason
from orrery.ti4.bot.replies import all_worth, best, named, of_kind
from orrery.ti4.factions.yin import price_of
from orrery.ti4.leaders.dannel_of_the_tenth import manned
from orrery.ti4.limits import capacity, docked_fighters
from orrery.ti4.payments import INFLUENCE
from orrery.ti4.rules.dues import is_fighting
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.units import FIGHTER, INFANTRY, MECH, count, ground_forces

WORTH_A_HERO: Final = 6.0  # resources
AT_LAST: Final = 1.0
OF_INFANTRY: Final = 0.5  # what one costs


def room_for_fighters(aims: Aims, system: int) -> int:
    """As many as need not be removed at once: in a combat any number."""
    table, force = aims.table, aims.table.players[aims.seat].ships_in(system)
    if is_fighting(table, aims.seat, system):
        return 2
    fighters = max(0, count(force, FIGHTER) - docked_fighters(table, aims.seat, system))
    return capacity(table, aims.seat, force) - ground_forces(force) - fighters


def saves_mine(aims: Aims, decision: Decision, number: int) -> bool:
    """A ship of one's own has fallen, and fighters would stay."""
    lost = what_happened(aims.table)
    return lost.seat == aims.seat and room_for_fighters(aims, lost.number) > 0


def how_many(aims: Aims, decision: Decision) -> Choice:
    room = room_for_fighters(aims, of_kind(Option("", decision.things), "system"))
    return named(decision, "two fighters" if room > 1 else "one fighter" if room else "place nothing")


def soldiers(aims: Aims, planet: int) -> float:
    """What it is worth to double them."""
    return OF_INFANTRY * count(aims.table.players[aims.seat].troops_on(planet), INFANTRY)


def income(aims: Aims, planet: int) -> float:
    return planet_income(aims, planet) if aims.table.exhausted[planet] else 0.0


def worth_spinning(aims: Aims, decision: Decision, number: int) -> bool:
    planets = manned(aims.table, aims.seat)
    found = sum([max(soldiers(aims, each), income(aims, each)) for each in planets])
    return found >= worth_of_hero(aims, WORTH_A_HERO, AT_LAST)


def which_readied(aims: Aims, decision: Decision) -> Choice:
    """Those that give more than their soldiers are worth."""
    return all_worth(decision, lambda option: income(aims, option.id()) - soldiers(aims, option.id()))


def into_what(aims: Aims, decision: Decision) -> Choice:
    """A mech, unless that influence is saved for an objective."""
    rich = aims.can_spend(INFLUENCE, price_of(MECH))
    return best(decision, lambda option: float((option.id() == MECH) == rich))


REASONS: Final[dict[str, Reason]] = {"brother-milor": saves_mine, "dannel-of-the-tenth": worth_spinning}
JUDGED: Final = {"milor": how_many, "spinner overdrive": which_readied, "convert into": into_what}
