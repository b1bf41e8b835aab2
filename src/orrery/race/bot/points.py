"""What cards count for each other at the end of the game, looked up once for all."""

from __future__ import annotations

from typing import Final

from orrery.race.cards import CARDS, FIRST_STORM
from orrery.race.goods import NO_GOOD
from orrery.race.queries import points_for


def points_table() -> dict[int, list[int]]:
    """For each card that counts others: the points that each card gives it."""
    table: dict[int, list[int]] = {}
    for six in range(len(CARDS)):
        if CARDS[six].scoring.counts:
            table[six] = [points_for(CARDS[six].scoring.lines, card) for card in CARDS]
    return table


POINTS: Final = points_table()
# What a card of the base game gives on average.
USUAL_POINTS: Final = {six: sum(POINTS[six][:FIRST_STORM]) / FIRST_STORM for six in POINTS}


def score_of(
    cards: tuple[int, ...] | list[int], sixes: tuple[int, ...], strength: int, chips: int, prestige: int = 0
) -> float:
    """The VP of these cards, goods left out."""
    total = 0.0
    for card in cards:
        total += CARDS[card].vp
    for six in sixes:
        points = POINTS[six]
        for card in cards:
            total += points[card]
        total += other_points(six, cards, strength, chips - chips % 3, prestige)
    return total


def other_points(six: int, cards: tuple[int, ...] | list[int], strength: int, chips: float, prestige: float) -> float:
    """What such a card counts beside single cards: Military, chips, prestige, kinds of goods."""
    scoring = CARDS[six].scoring
    total: float = scoring.per_military * strength + scoring.per_three_chips * (chips / 3)
    if scoring.per_negative_military:
        total += scoring.per_negative_military * max(0, -strength)
    if scoring.by_kinds:
        kinds = {CARDS[card].kind for card in cards if CARDS[card].kind != NO_GOOD}
        total += scoring.by_kinds[min(len(kinds), len(scoring.by_kinds) - 1)]
    return total + scoring.per_prestige * prestige
