"""One round of a combat at a time: where it leads, from all pairs of states at once.

The states of a side with the same units are a block: damaged units roll as whole ones do, so from all pairs of two
blocks both sides roll the same dice and their moves are independent. With M and N for the moves of the two blocks and
X for the pairs they are in, a round leads to M' X N.
"""

from __future__ import annotations

from operator import mul
from typing import Final

from orrery.ti4.fleet_states import State, States, capped, joined, rolled

NEGLIGIBLE: Final = 1e-15  # what is less likely than this is not followed, and counts as undecided

Matrix = list[list[float]]
Dice = list[float]  # the probability of 0, 1, 2 ... hits


class Moves:
    """Where a round leads from the states of one block of one side: those that follow, and a row for each state."""

    def __init__(self, block: list[int], after: list[int], rows: Matrix) -> None:
        self.block = block
        self.after = after  # the states of the block first
        self.rows = rows

    def within(self) -> Matrix:
        return [row[: len(self.block)] for row in self.rows]


def blocks_of(states: States) -> list[list[int]]:
    """The states with the same units, those with most units first: a round leads to the same block or to later ones.
    Where it matters how many are whole, each state is a block of its own."""
    found: dict[State, list[int]] = {}
    for state in range(1, len(states.states)):
        units = states.states[state] if states.fleet.strikes_back else states.counts(state)
        found.setdefault(units, []).append(state)
    return [found[units] for units in sorted(found, key=lambda units: -sum(units))]


def moves_of(
    states: States,
    block: list[int],
    dice: list[float],
    heavy: list[float],
    held: int = 0,
    left: list[int] | None = None,
) -> Moves:
    """Where the other side's dice lead from each state of a block; some of them make hits that spare fighters. So many
    hits are cancelled, those first. What is left of each state before may be another one."""
    place = {state: at for at, state in enumerate(block)}
    rows: list[dict[int, float]] = []
    for state in left or block:
        row: dict[int, float] = {}
        for first, likely in enumerate(heavy):
            path = states.path_after(state, max(0, first - held))
            for hits, chance in enumerate(capped(spared(dice, max(0, held - first)), len(path) - 1)):
                for after, also in states.harrowed(path[hits]):
                    at = place.setdefault(after, len(place))
                    row[at] = row.get(at, 0.0) + likely * chance * also
        rows.append(row)
    return Moves(block, list(place), [[row.get(at, 0.0) for at in range(len(place))] for row in rows])


def spared(dice: list[float], held: int) -> list[float]:
    """The same dice where so many hits are cancelled."""
    return [sum(dice[: held + 1]), *dice[held + 1 :]] if held else dice


def dice_of_both(one: States, mine: int, two: States, theirs: int, first: bool = False) -> list[tuple[Dice, Dice]]:
    """The hits that both sides make in a round: independent dice, and where hits of one side bring hits of the other
    the sum of several such pairs."""
    found = rolled_by_both(one, mine, two, theirs, first)
    if one.fleet.strikes_back:
        found = [pair for fire, answer in found for pair in struck_back(fire, answer, one.shields(mine))]
    if two.fleet.strikes_back:
        turned_round = [pair for fire, answer in found for pair in struck_back(answer, fire, two.shields(theirs))]
        found = [(fire, answer) for answer, fire in turned_round]
    return found


def struck_back(fire: Dice, answer: Dice, shields: int) -> list[tuple[Dice, Dice]]:
    """One hit more of this side for each hit of the other that it sustains: by how many hits those are."""
    found: list[tuple[Dice, Dice]] = []
    for hits, likely in enumerate(answer):
        if likely:
            found.append(([0.0] * min(hits, shields) + fire, [0.0] * hits + [likely]))
    return found


def rolled_by_both(one: States, mine: int, two: States, theirs: int, first: bool) -> list[tuple[Dice, Dice]]:
    """The hits of their dice, by who has hit at all, where that brings another."""
    if not (one.fleet.weave or two.fleet.weave):
        return [(one.rolled_at(mine, two.capitals(theirs), first), two.rolled_at(theirs, one.capitals(mine), first))]
    return woven(one, rolled(one.combat_dice(mine, first)), two, rolled(two.combat_dice(theirs, first)))


Ways = list[tuple[Dice, Dice, int, int]]  # the hits of both sides, and which of the ways of `dared` each has gone


def dared_by_both(one: States, mine: int, two: States, theirs: int, first: bool = False) -> Ways:
    """The same where some roll again and are destroyed unless they hit: the fewer are left, the fewer they have hit."""
    found: Ways = []
    for at, shots in enumerate(daring_dice(one, mine, two.capitals(theirs), first)):
        for to, back in enumerate(daring_dice(two, theirs, one.capitals(mine), first)):
            found += [(fire, answer, at, to) for fire, answer in woven(one, shots, two, back)]
    return found


def daring_dice(states: States, state: int, facing: int, first: bool) -> list[Dice]:
    """For each of those ways how likely it is with so many hits in all."""
    others = states.combat_rolled(state, facing, first)
    ways = states.dared(state, first)
    return [[0.0] * hits + [chance * likely for likely in others] for chance, hits, _ in ways]


def woven(one: States, shots: Dice, two: States, back: Dice) -> list[tuple[Dice, Dice]]:
    """Combat rolls of both sides with the hits that hits bring, and with dice that fall besides."""
    found: list[tuple[Dice, Dice]] = []
    weaves = one.fleet.weave or two.fleet.weave
    for fire in by_whether_any(shots) if weaves else [shots]:
        for answer in by_whether_any(back) if weaves else [back]:
            hit, struck = not fire[0], not answer[0]  # a hit by one Weave is one for another
            again = one.fleet.weave and two.fleet.weave and (hit or struck)
            mine = [0.0, *fire] if one.fleet.weave and (struck or again) else fire
            theirs = [0.0, *answer] if two.fleet.weave and (hit or again) else answer
            found.append((joined(mine, rolled(one.fleet.harrow)), joined(theirs, rolled(two.fleet.harrow))))
    return found


def by_whether_any(dice: Dice) -> list[Dice]:
    """The same dice in two parts: without a hit, and with hits."""
    parts = [[dice[0]], [0.0, *dice[1:]]] if len(dice) > 1 else [dice]
    return [part for part in parts if sum(part) > 0.0]


def times(one: Matrix, two: Matrix) -> Matrix:
    columns = list(zip(*two))
    return [[sum(map(mul, row, column)) for column in columns] for row in one]


def turned(matrix: Matrix) -> Matrix:
    return [list(column) for column in zip(*matrix)]


class Rounds:
    """Plays rounds on a table of pairs of states. Both sides are closed."""

    def __init__(self, one: States, two: States) -> None:
        self.one = one
        self.two = two
        self.mine = blocks_of(one)
        self.theirs = blocks_of(two)
        self.moves: dict[tuple[int, int], list[tuple[Moves, Moves]]] = {}  # by blocks; the first round has its own

    def moves_between(self, at: int, other: int, first: bool) -> list[tuple[Moves, Moves]]:
        found = None if first else self.moves.get((at, other))
        if found is None:
            block, against = self.mine[at], self.theirs[other]
            mine, theirs = block[0], against[0]
            held, spares = (self.one.fleet.held, self.two.fleet.held) if first else (0, 0)
            heavy = self.one.rolled_heavy(mine, first), self.two.rolled_heavy(theirs, first)
            if self.one.daring or self.two.daring:
                left = [[way[2] for way in self.one.dared(state, first)] for state in block]
                right = [[way[2] for way in self.two.dared(state, first)] for state in against]
                found = [
                    (
                        moves_of(self.one, block, answer, heavy[1], held, [ways[at] for ways in left]),
                        moves_of(self.two, against, fire, heavy[0], spares, [ways[to] for ways in right]),
                    )
                    for fire, answer, at, to in dared_by_both(self.one, mine, self.two, theirs, first)
                ]
            else:
                found = [
                    (
                        moves_of(self.one, block, answer, heavy[1], held),
                        moves_of(self.two, against, fire, heavy[0], spares),
                    )
                    for fire, answer in dice_of_both(self.one, mine, self.two, theirs, first)
                ]
            if not first:
                self.moves[(at, other)] = found
        return found

    def played(self, table: Matrix, first: bool, least: float = NEGLIGIBLE) -> Matrix:
        """The table after one more round. What was decided stays; pairs no likelier than `least` are not followed."""
        later = [[0.0] * len(row) for row in table]
        later[0] = table[0].copy()
        for mine, row in enumerate(table):
            later[mine][0] = row[0]
        for at, block in enumerate(self.mine):
            for other, against in enumerate(self.theirs):
                pairs = [[table[mine][theirs] for theirs in against] for mine in block]
                if max([max(row) for row in pairs]) <= least:
                    continue
                for moves, answers in self.moves_between(at, other, first):
                    add_ends(later, pairs, moves, answers)
        return later


def add_ends(later: Matrix, pairs: Matrix, moves: Moves, answers: Moves) -> None:
    """Where a round leads from the pairs of two blocks."""
    if len(pairs) == len(pairs[0]) == 1:
        answer, chance = answers.rows[0], pairs[0][0]
        ends = [[likely * chance * also for also in answer] for likely in moves.rows[0]]
    else:
        ends = times(turned(moves.rows), times(pairs, answers.rows))
    for mine, row in zip(moves.after, ends):
        into = later[mine]
        for theirs, chance in zip(answers.after, row):
            into[theirs] += chance
