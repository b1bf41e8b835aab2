"""How the bot plays the Nomad, and with the note of the Nomad: its own agents twice, and the best ship for the note."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.reasons import Reason
from orrery.ti4.bot.reasons_of_war import undecided
from orrery.ti4.bot.replies import best, of_kind
from orrery.ti4.queries import unit_of
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.units import FLAGSHIP, UNITS, Unit

TOUGH: Final = 2.0  # a ship that could not sustain damage and now can


def mine(aims: Aims, decision: Decision, number: int) -> bool:
    """One's own agent; that of another only for who may trade would be worth it, and nobody knows that before."""
    return what_happened(aims.table).seat == aims.seat


def hits(unit: Unit) -> float:
    return unit.combat.dice * (11 - unit.combat.hit_on) / 10


def rider(aims: Aims, decision: Decision) -> Choice:
    """The ship that gains most by it; of those that cannot sustain damage the dearest."""
    table = aims.table
    rows = [player.units[FLAGSHIP] for player in table.players if UNITS[player.units[FLAGSHIP]].barrage.dice]
    flagship = UNITS[rows[0]] if rows else unit_of(table, aims.seat, FLAGSHIP)

    def worth(option: Option) -> float:
        unit = unit_of(table, aims.seat, option.id())
        tough = 0.0 if unit.sustains or of_kind(option, "damaged") > 0 else TOUGH + 0.1 * unit.cost
        return hits(flagship) - hits(unit) + tough

    return best(decision, worth)


REASONS: Final[dict[str, Reason]] = {"temporal-command-suite": mine, "the-cavalry": undecided}
JUDGED: Final = {"cavalry": rider}
TECHS: Final = {"memoria-2": 4.0, "temporal-command-suite": 2.0}
