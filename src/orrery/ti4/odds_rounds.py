"""One round of a combat at a time: where it leads, from all pairs of states at once.

The states of a side with the same units are a block: damaged units roll as whole ones do, so from all pairs of two
blocks both sides roll the same dice and their moves are independent. With M and N for the moves of the two blocks and
X for the pairs they are in, a round leads to M' X N.
"""

from __future__ import annotations

from operator import mul
from typing import Final

from orrery.ti4.fleet_states import State, States, capped

NEGLIGIBLE: Final = 1e-15  # what is less likely than this is not followed, and counts as undecided

Matrix = list[list[float]]


class Moves:
    """Where a round leads from the states of one block of one side: those that follow, and a row for each state."""

    def __init__(self, block: list[int], after: list[int], rows: Matrix) -> None:
        self.block = block
        self.after = after  # the states of the block first
        self.rows = rows

    def within(self) -> Matrix:
        return [row[: len(self.block)] for row in self.rows]


def blocks_of(states: States) -> list[list[int]]:
    """The states with the same units, those with most units first: a round leads to the same block or to later ones."""
    found: dict[State, list[int]] = {}
    for state in range(1, len(states.states)):
        found.setdefault(states.counts(state), []).append(state)
    return [found[units] for units in sorted(found, key=lambda units: -sum(units))]


def moves_of(states: States, block: list[int], dice: list[float]) -> Moves:
    """Where the other side's dice lead from each state of a block."""
    place = {state: at for at, state in enumerate(block)}
    rows: list[dict[int, float]] = []
    for state in block:
        path = states.paths[state]
        row: dict[int, float] = {}
        for hits, chance in enumerate(capped(dice, len(path) - 1)):
            at = place.setdefault(path[hits], len(place))
            row[at] = row.get(at, 0.0) + chance
        rows.append(row)
    return Moves(block, list(place), [[row.get(at, 0.0) for at in range(len(place))] for row in rows])


def spared(dice: list[float], held: int) -> list[float]:
    """The same dice where so many hits are cancelled."""
    return [sum(dice[: held + 1]), *dice[held + 1 :]] if held else dice


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
        self.moves: dict[tuple[int, int], tuple[Moves, Moves]] = {}  # by blocks; the first round has its own dice

    def moves_between(self, at: int, other: int, first: bool) -> tuple[Moves, Moves]:
        found = None if first else self.moves.get((at, other))
        if found is None:
            block, against = self.mine[at], self.theirs[other]
            fire, answer = self.one.rolled(block[0], first), self.two.rolled(against[0], first)
            if first:
                fire, answer = spared(fire, self.two.fleet.held), spared(answer, self.one.fleet.held)
            found = (moves_of(self.one, block, answer), moves_of(self.two, against, fire))
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
                moves, answers = self.moves_between(at, other, first)
                if len(block) == len(against) == 1:
                    answer, chance = answers.rows[0], pairs[0][0]
                    ends = [[likely * chance * also for also in answer] for likely in moves.rows[0]]
                else:
                    ends = times(turned(moves.rows), times(pairs, answers.rows))
                for mine, row in zip(moves.after, ends):
                    into = later[mine]
                    for theirs, chance in zip(answers.after, row):
                        into[theirs] += chance
        return later
