"""What is printed on the units of the base game, written out: each row as a player reads it."""

from __future__ import annotations

import pytest

from orrery.ti4.units import NO_DICE, UNIT, UNITS, Dice
from support.cite import each_card

# Cost (for two: "1/2"), combat ("3x2": two dice that hit on 3), movement, capacity, and what else it can.
PRINTED_UNITS = [
    ("carrier-1", "3 9 1 4"),
    ("carrier-2", "3 9 2 6"),
    ("cruiser-1", "2 7 2 0"),
    ("cruiser-2", "2 6 3 1"),
    ("destroyer-1", "1 9 2 0 barrage:9x2"),
    ("destroyer-2", "1 8 2 0 barrage:6x3"),
    ("dreadnought-1", "4 5 1 1 sustain bombardment:5"),
    ("dreadnought-2", "4 5 2 1 sustain bombardment:5"),
    ("fighter-1", "1/2 9 0 0"),
    ("fighter-2", "1/2 8 2 0"),
    ("infantry-1", "1/2 8 0 0"),
    ("infantry-2", "1/2 7 0 0"),
    ("pds-1", "- - 0 0 cannon:6 shield"),
    ("pds-2", "- - 0 0 cannon:5 shield"),
    ("space-dock-1", "- - 0 0 production:+2"),
    ("space-dock-2", "- - 0 0 production:+4"),
    ("war-sun", "12 3x3 2 6 sustain bombardment:3x3"),
    ("letani-warrior-1", "1/2 8 0 0 production:1"),
    ("letani-warrior-2", "1/2 7 0 0 production:2"),
    ("floating-factory-1", "- - 1 4 production:5"),
    ("floating-factory-2", "- - 2 5 production:7"),
    ("prototype-war-sun-1", "12 3x3 1 6 sustain bombardment:3x3"),
    ("prototype-war-sun-2", "10 3x3 3 6 sustain bombardment:3x3"),
    ("spec-ops-1", "1/2 7 0 0"),
    ("spec-ops-2", "1/2 6 0 0"),
    ("advanced-carrier-1", "3 9 1 6"),
    ("advanced-carrier-2", "3 9 2 8 sustain"),
    ("super-dreadnought-1", "4 5 1 2 sustain bombardment:5"),
    ("super-dreadnought-2", "4 4 2 2 sustain bombardment:4"),
    ("hybrid-crystal-fighter-1", "1/2 8 0 0"),
    ("hybrid-crystal-fighter-2", "1/2 7 2 0"),
    ("exotrireme-1", "4 5 1 1 sustain bombardment:4x2"),
    ("exotrireme-2", "4 5 2 1 sustain bombardment:4x2"),
]


def rolled(dice: Dice) -> str:
    if dice is NO_DICE:
        return "-"
    return f"{dice.hit_on}x{dice.dice}" if dice.dice != 1 else str(dice.hit_on)


@each_card("key")
@pytest.mark.parametrize(("key", "printed"), PRINTED_UNITS)
def test_a_unit(key: str, printed: str) -> None:
    unit = UNITS[UNIT[key]]
    cost = f"{unit.cost}/2" if unit.pair else str(unit.cost)
    found = [cost if unit.cost else "-", rolled(unit.combat), str(unit.move), str(unit.capacity)]
    if unit.sustains:
        found.append("sustain")
    rolls = {"bombardment": unit.bombardment, "barrage": unit.barrage, "cannon": unit.cannon}
    found += [f"{name}:{rolled(dice)}" for name, dice in rolls.items() if dice is not NO_DICE]
    if unit.production >= 0:
        found.append(f"production:{unit.production}" if unit.fixed else f"production:+{unit.production}")
    if unit.shield:
        found.append("shield")
    assert " ".join(found) == printed
