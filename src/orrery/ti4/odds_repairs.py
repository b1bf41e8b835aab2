"""Combats with repairs: what goes back and forth between damage and repair is solved at once, not played out.

Nobody gets units back, so the pairs of states with the same units are a block, and a round leads within the block or
to a smaller one. Damaged units roll as whole ones do, so in a block both sides roll the same dice in every state, and
their moves are independent: with T and U for the moves within the block and B for what comes in, the rounds spent in
each pair are the X of X = B + T' X U. Doubling solves it: X + T' X U, with T and U squared each time.
"""

from __future__ import annotations

from typing import Final

from orrery.ti4.fleet_states import GONE, States
from orrery.ti4.odds_opening import Chances
from orrery.ti4.odds_rounds import NEGLIGIBLE, Matrix, Moves, blocks_of, moves_of, times, turned

DOUBLINGS: Final = 40  # more are needed only where nobody can ever win
NOTHING: Final = 1e-13


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
            if max([max(row) for row in start]) <= NEGLIGIBLE:
                continue
            moves = moves_of(one, block, two.rolled_at(other[0], one.capitals(block[0])), two.rolled_heavy(other[0]))
            answers = moves_of(two, other, one.rolled_at(block[0], two.capitals(other[0])), one.rolled_heavy(block[0]))
            spent = solved(start, moves.within(), answers.within())
            rounds += sum([sum(row) for row in spent], start=0.0)
            leave(table, spent, moves, answers)
    over: Chances = {(first, GONE): table[first][GONE] for first in range(len(one.states))}
    over.update({(GONE, second): table[GONE][second] for second in range(len(two.states))})
    return over, rounds


def solved(start: Matrix, mine: Matrix, theirs: Matrix) -> Matrix:
    """The rounds spent in each pair of a block. Where nobody ever leaves it: none, so that it stays undecided."""
    back = turned(mine)
    found = start
    for _ in range(DOUBLINGS):
        more = times(times(back, found), theirs)
        found = [[old + new for old, new in zip(*rows)] for rows in zip(found, more)]
        if max([max(row) for row in more]) <= NOTHING:
            return found
        back, theirs = times(back, back), times(theirs, theirs)
    return [[0.0] * len(row) for row in start]


def leave(table: Matrix, spent: Matrix, moves: Moves, answers: Moves) -> None:
    """Where the rounds spent in a block lead out of it."""
    ends = times(turned(moves.rows), times(spent, answers.rows))
    inside, also = len(moves.block), len(answers.block)
    for at, row in enumerate(ends):
        into = table[moves.after[at]]
        for to in range(also if at < inside else 0, len(row)):
            into[answers.after[to]] += row[to]
