"""How the bot plays the Yin Brotherhood: ships are given for dearer ones, soldiers are turned where it may decide the
combat."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.guarding import reinforce
from orrery.ti4.bot.reasons import Reason
from orrery.ti4.bot.reasons_of_war import OPEN, chance_now
from orrery.ti4.bot.replies import best, of_kind
from orrery.ti4.bot.targets import cheapest
from orrery.ti4.combat import force_at, may_sustain
from orrery.ti4.components import COMPONENTS
from orrery.ti4.factions.yin import PRICE, may_sacrifice
from orrery.ti4.payments import INFLUENCE
from orrery.ti4.queries import has_units, unit_of
from orrery.ti4.rules.combat_round import any_round
from orrery.ti4.rules.space_combat import combat_round, ships_to_strike
from orrery.ti4.state import Galaxy
from orrery.ti4.units import FIGHTER, FLAGSHIP, INFANTRY, count

SUSTAINED: Final = 0.25  # of a ship's price, where a hit only damages it


def converts(aims: Aims, decision: Decision, number: int) -> bool:
    """One less there and one more here, unless the combat is won anyway or the influence is needed."""
    if not aims.can_spend(INFLUENCE, PRICE):
        return False
    fight = any_round(aims.table)
    last = count(force_at(aims.table, fight.opponent(aims.seat), fight.place()), INFANTRY) == 1
    return last or chance_now(aims) < 1.0 - OPEN


def harm(table: Galaxy, seat: int, system: int, type: int, hurt: bool) -> float:
    """What a hit on that ship costs its owner."""
    unit = unit_of(table, seat, type)
    price = unit.cost / 2 if unit.pair else float(unit.cost)
    return price * SUSTAINED if not hurt and may_sustain(table, seat, type, system) else price


def price_of_ship(aims: Aims) -> float:
    """Of the cheapest ship that could be given."""
    return min([float(unit_of(aims.table, aims.seat, type).cost) for type in may_sacrifice(aims.table, aims.seat)])


def strikes_dearer(aims: Aims, decision: Decision, number: int) -> bool:
    """The ship that is struck is worth more than the one that is given; the flagship of the Yin may go with all."""
    table, fight = aims.table, combat_round(aims.table)
    opponent = fight.opponent(aims.seat)
    most = max([harm(table, opponent, fight.system, type, hurt) for _, type, hurt in ships_to_strike(table, aims.seat)])
    return most > price_of_ship(aims)


def opponent_loses_dearer(aims: Aims, decision: Decision, number: int) -> bool:
    """The opponent chooses what is hit, of the ships that are no fighters: the cheapest."""
    table, fight = aims.table, combat_round(aims.table)
    opponent, open_to_it = fight.opponent(aims.seat), ships_to_strike(aims.table, aims.seat)
    heavy = [each for each in open_to_it if each[1] != FIGHTER] or open_to_it
    least = min([harm(table, opponent, fight.system, type, hurt) for _, type, hurt in heavy])
    return least > price_of_ship(aims)


def yin_fight_me(aims: Aims, decision: Decision, number: int) -> bool:
    """The action is about a system in which both have units, or come to have them."""
    table, issuer = aims.table, COMPONENTS[number].issuer
    if aims.seat == table.active:
        return has_units(table, issuer, table.active_system)
    return issuer == table.active and has_units(table, aims.seat, table.active_system)


def strike(aims: Aims, decision: Decision) -> Choice:
    """The ship whose loss costs most."""
    table, fight = aims.table, combat_round(aims.table)
    opponent = fight.opponent(aims.seat)

    def worth(option: Option) -> float:
        type, hurt = of_kind(option, "type"), bool(of_kind(option, "damaged"))
        return harm(table, opponent, fight.system, type, hurt) + 0.01 * (type == FLAGSHIP)

    return best(decision, worth)


REASONS: Final[dict[str, Reason]] = {
    "indoctrination": converts,
    "devotion": strikes_dearer,
    "impulse-core": opponent_loses_dearer,
    "greyfire-mutagen": yin_fight_me,
}
TECHS: Final = {"yin-spinner": 3.0, "impulse-core": 1.5}
JUDGED: Final[dict[str, Any]] = {"sacrifice": cheapest, "devotion": strike, "spin infantry": reinforce}
