"""The Crown of Thalnos: better dice for those who dare to roll again."""

from __future__ import annotations

from orrery.kernel.procedure import Next
from orrery.ti4.combat import dice_of_each, side_at
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.combat_round import CombatRound, any_round
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.hits import fall
from orrery.ti4.rules.moves import Doomed
from orrery.ti4.rules.rerolling import Reroll, roll_again
from orrery.ti4.state import Galaxy
from orrery.ti4.units import count, damaged
from orrery.ti4.windows import (
    AFTER_GROUND_COMBAT_ROLL,
    AFTER_SPACE_COMBAT_ROLL,
    END_OF_GROUND_COMBAT_ROLL_STEP,
    END_OF_SPACE_COMBAT_ROLL_STEP,
)

Dared = tuple[int, tuple[int, ...]]  # a unit of that type, and the places of all its dice among those of the round


class Endangered(Modifier):
    """Units that have rolled again: those that have made no hit are destroyed when all dice are rolled."""

    SCOPE = "combat round"

    def __init__(self, owner: int, about: int = 0, depth: int = -1, units: tuple[Dared, ...] = ()) -> None:
        super().__init__(owner, about, depth)
        self.units = units

    def ends_by_rolling_again(self) -> bool:
        return True


class CrownRerolls(Reroll):
    """After a combat roll you may reroll any number of your dice, with 1 more on each."""

    WINDOWS = (AFTER_SPACE_COMBAT_ROLL, AFTER_GROUND_COMBAT_ROLL)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return any_round(game).roller == seat

    def commit(self, game: Galaxy) -> Next:
        roll_again(game, self.seat, self.picked, raised=True)
        units = units_behind(game, any_round(game), self.picked)
        if units:
            game.begin_effect(Endangered(self.seat, units=units))
        return None


class CrownDestroys(Deed):
    """At the end of that step: each of those units that has made no hit, with any of its dice, is destroyed. Nothing
    sustains that."""

    WINDOWS = (END_OF_SPACE_COMBAT_ROLL_STEP, END_OF_GROUND_COMBAT_ROLL_STEP)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(doomed(game, seat))

    def commit(self, game: Galaxy) -> Next:
        lost = doomed(game, self.seat)
        return fall(game, lost, [self.seat] * len(lost))


def units_behind(game: Galaxy, fight: CombatRound, picked: tuple[int, ...]) -> tuple[Dared, ...]:
    """The units that have rolled again. Dice of one type lie unit by unit; what one rolls beyond its own is of the
    last."""
    seat, place, before = fight.roller, fight.place(), len(fight.thrown)
    force = side_at(game, seat, place)
    found: list[Dared] = []
    for type in sorted(set(fight.rolled)):
        first, many = fight.rolled.index(type), fight.rolled.count(type)
        each = max(1, dice_of_each(game, seat, type, place, fight.opponent(seat)))
        last = count(force, type) - 1
        for unit in range(last + 1):
            end = many if unit == last else min(many, (unit + 1) * each)
            dice = [first + at for at in range(unit * each, end)]
            if any(die in picked for die in dice):
                found.append((type, tuple([before + die for die in dice])))
    return tuple(found)


def doomed(game: Galaxy, seat: int) -> list[Doomed]:
    """Those that have dared in vain: damaged ones first, since nobody can tell units of a type apart."""
    fight = any_round(game)
    lost: dict[int, int] = {}
    for effect in game.lasting(Endangered):
        if effect.owner == seat:
            for type, dice in effect.units:
                if not any(is_hit(fight, die) for die in dice):
                    lost[type] = lost.get(type, 0) + 1
    force = side_at(game, seat, fight.place())
    found: list[Doomed] = []
    for type, number in sorted(lost.items()):
        hurt = damaged(force, type)
        found += [(seat, fight.place(), type, at < hurt) for at in range(min(number, count(force, type)))]
    return found


def is_hit(fight: CombatRound, die: int) -> bool:
    _, _, shows, needs = fight.thrown[die]
    return shows >= needs


DEEDS = (CrownRerolls, CrownDestroys)
