"""What cards count for each other at the end of the game, looked up once for all."""

from __future__ import annotations

from typing import Final

from orrery.race.cards import CARDS, FIRST_STORM
from orrery.race.queries import points_for


def points_table() -> dict[int, list[int]]:
    """For each card that counts others: the points that each card gives it."""
    table: dict[int, list[int]] = {}
    for six in range(len(CARDS)):
        lines = CARDS[six].scoring.lines
        if lines or CARDS[six].scoring.per_military or CARDS[six].scoring.per_three_chips:
            table[six] = [points_for(lines, card) for card in CARDS]
    return table


POINTS: Final = points_table()
# What a card of the base game gives on average.
USUAL_POINTS: Final = {six: sum(POINTS[six][:FIRST_STORM]) / FIRST_STORM for six in POINTS}


def score_of(cards: tuple[int, ...] | list[int], sixes: tuple[int, ...], strength: int, chips: int) -> int:
    """The VP of these cards, goods left out."""
    total = 0
    for card in cards:
        total += CARDS[card].vp
    for six in sixes:
        points = POINTS[six]
        for card in cards:
            total += points[card]
        scoring = CARDS[six].scoring
        total += scoring.per_military * strength + scoring.per_three_chips * (chips // 3)
    return total
