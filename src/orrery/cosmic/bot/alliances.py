"""Habits of alliance: whom to invite, whom to help."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.bot.judgement import best_attack, gains_colony, side_ships, standing, would_win
from orrery.cosmic.view import CosmicView
from orrery.kernel.decision import Decision

STRONG: Final = 20  # with a card like that nobody is needed
AHEAD: Final = 1.5  # colonies: whoever is so far in front needs no help


def invite(view: CosmicView, decision: Decision) -> list[int]:
    """The defense asks everybody; the offense nobody whom a colony makes a winner or who is far ahead."""
    encounter = view.encounter
    assert encounter is not None
    me = decision.seat
    if me == encounter.defense:
        return list(range(len(decision.options)))
    if best_attack(view) >= STRONG:
        return []
    seats = [option.id() for option in decision.options]
    return [
        at
        for at, seat in enumerate(seats)
        if not would_win(view, seat) and (would_win(view, me) or standing(view, seat) < standing(view, me) + AHEAD)
    ]


def ally(view: CosmicView, decision: Decision) -> list[int]:
    """A colony with the offense, help against a winner, or a reward with the defense; never crown somebody else."""
    encounter = view.encounter
    assert encounter is not None
    me = decision.seat
    sides = {option.things[0][1]: at for at, option in enumerate(decision.options) if option.things}
    rivals = [seat for seat in range(len(view.players)) if seat != me and encounter.sides[seat] == 1]
    they_win = any(would_win(view, seat) for seat in rivals)
    odds = side_ships(view, 1) - side_ships(view, 2)
    if 1 in sides and would_win(view, me) and (odds >= -4 or not they_win):
        return [sides[1]]
    if they_win:
        return [sides.get(2, 0)]
    if 1 in sides and gains_colony(view, me) and odds >= -4:
        return [sides[1]]
    if 2 in sides and odds <= 3:
        return [sides[2]]
    return [0]


def join_late(view: CosmicView, decision: Decision) -> list[int]:
    """With the cards on the table: the side that is ahead."""
    encounter = view.encounter
    assert encounter is not None
    sides = [option.things[0][1] for option in decision.options]
    totals = [ledger.total for ledger in encounter.ledgers] or [0, 0]
    ahead = 1 if totals[0] > totals[1] else 2
    return [sides.index(ahead) if ahead in sides else 0]
