"""Combats with repairs: what goes back and forth between damage and repair is solved at once, not played out.

Nobody gets units back, so the pairs of states with the same units are a block, and a round leads within the block or
to a smaller one. Damaged units roll as whole ones do, so in a block both sides roll the same dice in every state, and
their moves are independent: with T and U for the moves within the block and B for what comes in, the rounds spent in
each pair are the X of X = B + T' X U. Doubling solves it: X + T' X U, with T and U squared each time.
"""

from __future__ import annotations

from typing import Final

from orrery.ti4.fleet_states import GONE, State, States, capped
from orrery.ti4.odds_opening import Chances

DOUBLINGS: Final = 40  # more are needed only where nobody can ever win
NOTHING: Final = 1e-16

Matrix = list[list[float]]


class Moves:
    """Where a round leads from the states of one block of one side: those that follow, and a row for each state."""

    def __init__(self, block: list[int], after: list[int], rows: Matrix) -> None:
        self.block = block
        self.after = after  # the states of the block first
        self.rows = rows

    def within(self) -> Matrix:
        return [row[: len(self.block)] for row in self.rows]


def fought_with_repairs(one: States, two: States, chances: Chances) -> tuple[Chances, float]:
    """Rounds until one side is gone: the end, and the number of rounds to be expected. Both are closed."""
    mine, theirs = blocks_of(one), blocks_of(two)
    table = [[0.0] * len(two.states) for _ in one.states]
    for (first, second), chance in chances.items():
        table[first][second] += chance
    rounds = 0.0
    for block in mine:
        for other in theirs:
            start = [[table[first][second] for second in other] for first in block]
            if not any(any(row) for row in start):
                continue
            moves = moves_of(one, block, two.rolls[other[0]])
            answers = moves_of(two, other, one.rolls[block[0]])
            spent = solved(start, moves.within(), answers.within())
            rounds += sum([sum(row) for row in spent], start=0.0)
            leave(table, spent, moves, answers)
    over: Chances = {(first, GONE): table[first][GONE] for first in range(len(one.states))}
    over.update({(GONE, second): table[GONE][second] for second in range(len(two.states))})
    return over, rounds


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


def matrix_of(pairs: Chances, block: list[int], other: list[int]) -> Matrix:
    return [[pairs.get((mine, theirs), 0.0) for theirs in other] for mine in block]


def solved(start: Matrix, mine: Matrix, theirs: Matrix) -> Matrix:
    """The rounds spent in each pair of a block. Where nobody ever leaves it: none, so that it stays undecided."""
    turned = [list(column) for column in zip(*mine)]
    found = start
    for _ in range(DOUBLINGS):
        more = times(times(turned, found), theirs)
        found = [[old + new for old, new in zip(*rows)] for rows in zip(found, more)]
        if max([max(row) for row in more]) <= NOTHING:
            return found
        turned, theirs = times(turned, turned), times(theirs, theirs)
    return [[0.0] * len(row) for row in start]


def times(one: Matrix, two: Matrix) -> Matrix:
    columns = list(zip(*two))
    return [[sum([first * second for first, second in zip(row, column)]) for column in columns] for row in one]


def leave(table: Matrix, spent: Matrix, moves: Moves, answers: Moves) -> None:
    """Where the rounds spent in a block lead out of it."""
    ends = times(times([list(column) for column in zip(*moves.rows)], spent), answers.rows)
    inside, also = len(moves.block), len(answers.block)
    for at, row in enumerate(ends):
        into = table[moves.after[at]]
        for to in range(also if at < inside else 0, len(row)):
            into[answers.after[to]] += row[to]
