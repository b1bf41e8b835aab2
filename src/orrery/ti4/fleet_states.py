"""The states a fleet goes through in a combat, by number, and where so many hits lead from each.

Hits are taken in a fixed order: first sustain damage, with what hits worst; then what hits worst is lost, the damaged
ones first. So a state and a number of hits give one state.
"""

from __future__ import annotations

from typing import Final

from orrery.ti4.fleets import Fleet, Groups, Salvo
from orrery.ti4.units import COUNT, FIGHTER, Force

GONE: Final = 0  # the number of the state in which nothing is left

State = tuple[int, ...]  # of each kind: whole units, then damaged ones


class States:
    """Every state of one fleet that is met. `paths` says where 0, 1, 2 ... hits of a round lead; the last is GONE."""

    def __init__(self, fleet: Fleet) -> None:
        self.fleet = fleet
        self.width = len(fleet.kinds)
        self.states: list[State] = [(0,) * (2 * self.width)]
        self.number: dict[State, int] = {self.states[0]: GONE}
        self.paths: list[list[int]] = [[GONE]]
        self.rolls: list[list[float]] = [[1.0]]
        self.start = self.add(
            tuple([kind.number - kind.hurt for kind in fleet.kinds] + [kind.hurt for kind in fleet.kinds])
        )

    def add(self, state: State) -> int:
        """The number of a state; what follows from it is not worked out yet."""
        found = self.number.get(state, -1)
        if found < 0:
            found = self.number[state] = len(self.states)
            self.states.append(state)
            self.paths.append([])
            self.rolls.append([])
        return found

    def close(self) -> None:
        """Work out paths and dice of all states that can follow from those that were met."""
        state = 1
        while state < len(self.states):  # a path may bring new states
            self.path(state)
            self.rolled(state)
            state += 1

    def path(self, state: int) -> list[int]:
        path = self.paths[state]
        if path:
            return path
        fleet, units = self.fleet, self.states[state]
        if fleet.repairs or fleet.spread > 1:
            hits = 0
            while not path or path[-1] != GONE:
                path.append(self.add(after_round(fleet, units, hits)))
                hits += 1
        else:  # one hit more is one hit later
            path.append(state)
            path.extend(self.path(self.add(struck(fleet, units, 1))))
        return path

    def struck(self, state: int, hits: int, heavy: bool = False) -> int:
        """After hits outside of the rounds: nothing is repaired."""
        return self.add(struck(self.fleet, self.states[state], hits, heavy)) if hits else state

    # -- dice ------------------------------------------------------------------------------------------------------

    def rolled(self, state: int, first: bool = False) -> list[float]:
        """The probability of 0, 1, 2 ... hits in a round."""
        if first:
            return rolled(self.dice(state, True))
        if not self.rolls[state]:
            self.rolls[state] = rolled(self.dice(state))
        return self.rolls[state]

    def dice(self, state: int, first: bool = False) -> Groups:
        """What this state rolls in a round, in the first or in a later one."""
        fleet, units, width = self.fleet, self.states[state], self.width
        if first and fleet.silenced:
            return []
        return [
            ((units[at] + units[at + width]) * kind.dice, kind.first if first else kind.chance)
            for at, kind in enumerate(fleet.kinds)
        ]

    def barrage(self, state: int) -> Salvo:
        fires = [(number, kind) for number, kind in zip(self.counts(state), self.fleet.kinds) if number]
        return [
            (kind.type, number * kind.unit.barrage.dice, kind.unit.barrage.hit_on)
            for number, kind in fires
            if kind.unit.barrage.dice
        ]

    # -- what is there ---------------------------------------------------------------------------------------------

    def counts(self, state: int) -> State:
        """How many of each kind, whole or damaged."""
        units, width = self.states[state], self.width
        return tuple([units[at] + units[at + width] for at in range(width)])

    def fighters(self, state: int) -> int:
        return sum(
            [number for number, kind in zip(self.counts(state), self.fleet.kinds) if kind.type == FIGHTER], start=0
        )

    def capacity(self, state: int) -> int:
        return sum([number * kind.capacity for number, kind in zip(self.counts(state), self.fleet.kinds)], start=0)

    def cost(self, state: int) -> float:
        return sum([number * kind.cost for number, kind in zip(self.counts(state), self.fleet.kinds)], start=0.0)

    def without_fighters(self, state: int, lost: int) -> int:
        """After so many fighters were shot down."""
        units = list(self.states[state])
        for at, kind in enumerate(self.fleet.kinds):
            if kind.type == FIGHTER:
                units[at] -= min(lost, units[at])
        return self.add(tuple(units))

    def excess(self, state: int) -> int:
        """How many fighters have lost their room: who had none from the beginning has it elsewhere."""
        return max(0, self.homeless(state) - self.homeless(self.start))

    def homeless(self, state: int) -> int:
        """How many fighters find no room in their ships or at docks."""
        fleet = self.fleet
        to_hold = max(0, self.fighters(state) - fleet.docked)
        return 0 if fleet.flies_alone else max(0, min(to_hold, to_hold + fleet.aboard - self.capacity(state)))

    def settled(self, state: int) -> int:
        """When capacity counts again: fighters without room are removed, and before them no ground forces."""
        excess = self.excess(state)
        return self.without_fighters(state, excess) if excess else state

    def force(self, state: int) -> Force:
        units = [0] * (2 * COUNT)
        for at, kind in enumerate(self.fleet.kinds):
            units[kind.type] += self.states[state][at]
            units[kind.type + COUNT] += self.states[state][at + self.width]
        return tuple(units)


def rolled(groups: Groups) -> list[float]:
    """The probability of 0, 1, 2 ... hits with those dice."""
    chances = [1.0]
    for number, hit in groups:
        if hit <= 0.0:
            continue
        miss = 1.0 - hit
        for _ in range(number):
            more = [chance * miss for chance in chances]
            more.append(0.0)
            for hits, chance in enumerate(chances):
                more[hits + 1] += chance * hit
            chances = more
    return chances


def capped(chances: list[float], most: int) -> list[float]:
    """More hits than can be taken are as many as can."""
    return chances if len(chances) <= most + 1 else [*chances[:most], sum(chances[most:])]


# -- hits --------------------------------------------------------------------------------------------------------------


def struck(fleet: Fleet, state: State, hits: int, heavy: bool = False) -> State:
    """The state after so many hits; heavy ones go to other ships than fighters while there are any."""
    units = list(state)
    take(fleet, units, hits, heavy)
    return tuple(units)


def take(fleet: Fleet, units: list[int], hits: int, heavy: bool = False) -> list[int]:
    """Take those hits. Returns how many units of each kind have sustained damage."""
    width = len(fleet.kinds)
    sustained = [0] * width
    for at, kind in enumerate(fleet.kinds):
        while hits > 0 and kind.sustains and units[at]:
            units[at] -= 1
            units[at + width] += 1
            sustained[at] += 1
            hits -= fleet.spread
    order = [at for at, kind in enumerate(fleet.kinds) if not heavy or kind.type != FIGHTER]
    order += [at for at, kind in enumerate(fleet.kinds) if heavy and kind.type == FIGHTER]
    for at in order:
        for place in (at + width, at):
            lost = max(0, min(hits, units[place]))
            units[place] -= lost
            hits -= lost
    return sustained


def after_round(fleet: Fleet, state: State, hits: int) -> State:
    """The state after the hits of a round and, with the armor, the repair of one unit that did not sustain in it."""
    units, width = list(state), len(fleet.kinds)
    sustained = take(fleet, units, hits)
    if fleet.repairs:
        for at in range(width):
            if units[at + width] > sustained[at]:
                units[at + width] -= 1
                units[at] += 1
                break
    return tuple(units)
