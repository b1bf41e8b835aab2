"""Trrakan Aun Zulok, commander of the Argent Flight: every volley is one die greater."""

from __future__ import annotations

from typing import Final

from orrery.ti4.combat import BARRAGE, BOMBARDMENT, CANNON, loses
from orrery.ti4.queries import unit_of
from orrery.ti4.reinforcements import on_board
from orrery.ti4.rules.one_more_shot import OneMoreShot
from orrery.ti4.state import Galaxy
from orrery.ti4.units import COUNT
from orrery.ti4.windows import (
    BEFORE_ANTI_FIGHTER_BARRAGE_ROLL,
    BEFORE_BOMBARDMENT_ROLL,
    BEFORE_SPACE_CANNON_DEFENSE_ROLL,
    BEFORE_SPACE_CANNON_ROLL,
)

UNITS: Final = 6
ROLLS: Final = (
    BEFORE_ANTI_FIGHTER_BARRAGE_ROLL,
    BEFORE_BOMBARDMENT_ROLL,
    BEFORE_SPACE_CANNON_ROLL,
    BEFORE_SPACE_CANNON_DEFENSE_ROLL,
)


class TrrakanAunZulok(OneMoreShot):
    """When 1 or more of your units make a roll for a unit ability, you may choose 1 of them to roll 1 more die."""

    WINDOWS = ROLLS


def armed_units(game: Galaxy, seat: int) -> tuple[int, int]:
    """What has anti-fighter barrage, space cannon or bombardment on the board."""
    armed = [type for type in range(COUNT) if fires(game, seat, type)]
    return sum([on_board(game, seat, type) for type in armed]), UNITS


def fires(game: Galaxy, seat: int, type: int) -> bool:
    unit = unit_of(game, seat, type)
    abilities = ((BARRAGE, unit.barrage), (CANNON, unit.cannon), (BOMBARDMENT, unit.bombardment))
    return any(dice.dice and not loses(game, seat, type, ability) for ability, dice in abilities)


DEEDS = (TrrakanAunZulok,)
UNLOCKS = armed_units
