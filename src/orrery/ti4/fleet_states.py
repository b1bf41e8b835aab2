"""The states a fleet goes through in a combat, by number, and where so many hits lead from each.

Hits are taken in a fixed order: first sustain damage, with what hits worst; then what hits worst is lost, the damaged
ones first. So a state and a number of hits give one state.
"""

from __future__ import annotations

from typing import Final

from orrery.ti4.fleets import DARING, HEAVY, Fleet, Groups, Salvo
from orrery.ti4.units import COUNT, FIGHTER, FLAGSHIP, Force

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
        self.heavy_paths: dict[tuple[int, int], list[int]] = {}  # the same after so many hits that spare fighters
        self.mirrored: dict[tuple[int, int, bool], list[float]] = {}  # dice that the other side's ships decide on
        self.fresh: dict[int, State] = {}  # by state: of each kind those that have sustained in the round to come
        flagship = [at for at, kind in enumerate(fleet.kinds) if kind.type == FLAGSHIP]
        self.flagship = [*flagship, *[at + self.width for at in flagship]]
        cheap = [at for at, kind in enumerate(fleet.kinds) if kind.type in DARING and kind.dice == 1]
        self.daring = cheap if fleet.dares else []  # kinds that roll again
        self.start = self.add(
            tuple([kind.number - kind.hurt for kind in fleet.kinds] + [kind.hurt for kind in fleet.kinds])
        )

    def add(self, state: State, fresh: State = ()) -> int:
        """The number of a state; what follows from it is not worked out yet. A fleet whose flagship takes everything
        along is gone with it. Who has sustained damage at the start of a combat is not repaired in its first round."""
        if self.fleet.ruins and not any(state[at] for at in self.flagship):
            return GONE
        key = (*state, *fresh) if self.fleet.repairs and any(fresh) else state
        found = self.number.get(key, -1)
        if found < 0:
            found = self.number[key] = len(self.states)
            self.states.append(state)
            self.paths.append([])
            self.rolls.append([])
            if key is not state:
                self.fresh[found] = fresh
        return found

    def close(self, heavy: int = 0) -> None:
        """Work out paths and dice of all states that can follow from those that were met; so many hits of a round may
        be such that spare fighters."""
        state = 1
        while state < len(self.states):  # a path may bring new states
            for hits in range(heavy + 1):
                self.path_after(state, hits)
            self.rolled(state)
            self.dared(state)
            self.harrowed(state)
            state += 1

    def path_after(self, state: int, heavy: int) -> list[int]:
        """Where 0, 1, 2 ... hits of a round lead after those that spare fighters."""
        if not heavy or state == GONE:
            return self.path(state)
        found = self.heavy_paths.get((state, heavy))
        if found is None:
            found = self.heavy_paths[(state, heavy)] = []
            while not found or found[-1] != GONE:
                fresh = self.fresh.get(state, ())
                found.append(self.add(after_round(self.fleet, self.states[state], len(found), heavy, fresh)))
        return found

    def path(self, state: int) -> list[int]:
        path = self.paths[state]
        if path:
            return path
        fleet, units = self.fleet, self.states[state]
        if fleet.repairs or fleet.mends or fleet.spread > 1:
            hits = 0
            while not path or path[-1] != GONE:
                path.append(self.add(after_round(fleet, units, hits, 0, self.fresh.get(state, ()))))
                hits += 1
        else:  # one hit more is one hit later
            path.append(state)
            path.extend(self.path(self.add(struck(fleet, units, 1))))
        return path

    def struck(self, state: int, hits: int, heavy: bool = False, begun: bool = False) -> int:
        """After hits outside of the rounds: nothing is repaired. If the combat has begun they belong to its first
        round."""
        if not hits:
            return state
        units = list(self.states[state])
        sustained, _ = take(self.fleet, units, hits, heavy)
        fresh = self.fresh.get(state, (0,) * self.width)
        return self.add(tuple(units), tuple([one + more for one, more in zip(fresh, sustained)]) if begun else ())

    def harrowed(self, state: int) -> list[tuple[int, float]]:
        """Where the dice lead that fall at the end of a round, and how likely."""
        if not self.fleet.harrowed or state == GONE:
            return [(state, 1.0)]
        return [(self.struck(state, hits), likely) for hits, likely in enumerate(rolled(self.fleet.harrowed))]

    # -- dice ------------------------------------------------------------------------------------------------------

    def rolled(self, state: int, first: bool = False) -> list[float]:
        """The probability of 0, 1, 2 ... hits in a round."""
        if first:
            return self._with_wild_dice(state, rolled(self.dice(state, True)), True)
        if not self.rolls[state]:
            self.rolls[state] = self._with_wild_dice(state, rolled(self.dice(state)), False)
        return self.rolls[state]

    def _with_wild_dice(self, state: int, chances: list[float], first: bool) -> list[float]:
        """And the dice of which some results make more hits than one."""
        if first and self.fleet.silenced:
            return chances
        for number, kind in zip(self.counts(state), self.fleet.kinds):
            for _ in range(number * kind.dice if kind.wild else 0):
                chances = joined(chances, kind.die(first))
        return chances

    def rolled_at(self, state: int, facing: int, first: bool = False) -> list[float]:
        """The same against so many ships of the other side that are no fighters: for some a die for each."""
        if not self.fleet.mirrors:
            return self.rolled(state, first)
        key = (state, facing, first)
        if key not in self.mirrored:
            self.mirrored[key] = rolled(self.dice(state, first, facing))
        return self.mirrored[key]

    def dice(self, state: int, first: bool = False, facing: int = -1) -> Groups:
        """What this state rolls in a round, in the first or in a later one."""
        return self.combat_dice(state, first, facing) + self.fleet.harrow

    def combat_rolled(self, state: int, facing: int, first: bool) -> list[float]:
        """The probability of 0, 1, 2 ... hits of those combat rolls."""
        return self._with_wild_dice(state, rolled(self.combat_dice(state, first, facing)), first)

    def dared(self, state: int, first: bool = False) -> list[tuple[float, int, int]]:
        """How those fare who roll again after a miss: the chance of so many hits of theirs, and the state then, since
        who does not hit is destroyed."""
        found = [(1.0, 0, state)]
        if first and self.fleet.silenced:
            return found
        alone = not any(self.states[state][at] for at in self.flagship)
        for at in self.daring:
            number = self.counts(state)[at]
            hits = rolled([(number, self.fleet.kinds[at].dared(first, alone))])
            found = [
                (chance * likely, before + hit, self.without(each, at, number - hit))
                for chance, before, each in found
                for hit, likely in enumerate(hits)
            ]
        return found

    def without(self, state: int, at: int, lost: int) -> int:
        """After so many units of a kind were destroyed, damaged ones first."""
        units = list(self.states[state])
        hurt = min(lost, units[at + self.width])
        units[at + self.width] -= hurt
        units[at] -= lost - hurt
        return self.add(tuple(units), self.fresh.get(state, ()))

    def combat_dice(self, state: int, first: bool = False, facing: int = -1) -> Groups:
        """Its combat rolls alone, but for those of who rolls again."""
        fleet, units, width = self.fleet, self.states[state], self.width
        if first and fleet.silenced:
            return []
        heavy = self.heavy_kinds(state)
        alone = not any(units[at] for at in self.flagship)
        groups: Groups = []
        for at, kind in enumerate(fleet.kinds):
            if at not in heavy and at not in self.daring and not kind.wild:
                dice = facing if kind.mirrors and facing >= 0 else kind.dice
                groups.append(((units[at] + units[at + width]) * dice, kind.hits(first, alone)))
        return groups

    def heavy_kinds(self, state: int) -> list[int]:
        """The kinds whose hits spare fighters now."""
        fleet, there = self.fleet, self.counts(state)
        if not fleet.spares or not any(there[at] and kind.type == FLAGSHIP for at, kind in enumerate(fleet.kinds)):
            return []
        return [at for at, kind in enumerate(fleet.kinds) if kind.type in HEAVY]

    def rolled_heavy(self, state: int, first: bool = False) -> list[float]:
        """The probability of 0, 1, 2 ... hits in a round that spare fighters; those of `rolled` come besides."""
        kinds, there = self.fleet.kinds, self.counts(state)
        groups: Groups = []
        for at in self.heavy_kinds(state) if not (first and self.fleet.silenced) else []:
            groups.append((there[at] * kinds[at].dice, kinds[at].first if first else kinds[at].chance))
        return rolled(groups)

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

    def shields(self, state: int) -> int:
        """The whole units that can sustain damage."""
        return sum([number for number, kind in zip(self.states[state], self.fleet.kinds) if kind.sustains], start=0)

    def fighters(self, state: int) -> int:
        return sum(
            [number for number, kind in zip(self.counts(state), self.fleet.kinds) if kind.type == FIGHTER], start=0
        )

    def capitals(self, state: int) -> int:
        """Ships that are no fighters."""
        return sum(self.counts(state)) - self.fighters(state)

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
        return self.add(tuple(units), self.fresh.get(state, ()))

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

    def takes(self, state: int) -> bool:
        """Who wins with it has won: not with what had only landed as if it were a ground force (F.naalu.1)."""
        landed = self.fleet.landed
        if not landed:
            return True
        return sum([each for each, kind in zip(self.counts(state), self.fleet.kinds) if kind.type not in landed]) > 0

    def force(self, state: int) -> Force:
        units = [0] * (2 * COUNT)
        for at, kind in enumerate(self.fleet.kinds):
            units[kind.type] += self.states[state][at]
            units[COUNT + kind.type] += self.states[state][at + self.width]
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


def joined(one: list[float], two: list[float]) -> list[float]:
    """The probability of 0, 1, 2 ... hits of both together."""
    chances = [0.0] * (len(one) + len(two) - 1)
    for hits, likely in enumerate(one):
        for more, also in enumerate(two):
            chances[hits + more] += likely * also
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


def take(fleet: Fleet, units: list[int], hits: int, heavy: bool = False) -> tuple[list[int], int]:
    """Take those hits. Returns how many units of each kind have sustained damage, and the hits of another kind that
    the last of them cancels as well."""
    width = len(fleet.kinds)
    sustained = [0] * width
    for at in fleet.sustaining:
        while hits > 0 and fleet.kinds[at].sustains and units[at]:
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
    return sustained, max(0, -hits)


def after_round(fleet: Fleet, state: State, hits: int, heavy: int = 0, fresh: State = ()) -> State:
    """The state after the hits of a round, first those that spare fighters, and, with the armor, the repair of one unit
    that did not sustain in it, nor before its dice. A flagship that mends itself has done so when the round began."""
    units, width = list(state), len(fleet.kinds)
    if fleet.mends:
        for at in [at for at in range(width) if fleet.kinds[at].type == FLAGSHIP]:
            units[at], units[at + width] = units[at] + units[at + width], 0
    before, covered = take(fleet, units, heavy, True)
    after, _ = take(fleet, units, max(0, hits - covered))
    sustained = [one + more for one, more in zip(before, after)]
    if fresh:
        sustained = [one + more for one, more in zip(sustained, fresh)]
    if fleet.repairs:
        for at in range(width):
            if units[at + width] > sustained[at]:
                units[at + width] -= 1
                units[at] += 1
                break
    return tuple(units)
