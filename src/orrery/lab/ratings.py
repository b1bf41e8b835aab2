"""Ratings from games of two against each other: Bradley and Terry's model on Elo's scale, with intervals.

Games of the same deal are no independent trials, so what is counted is the deal: the intervals come from how much deals
differ (the sandwich estimate, by deals). Each pairing counts two deals more than were played, one of them won by each
in all seats: nobody is infinitely stronger, and a few games that all ended alike are no certainty.
"""

from __future__ import annotations

import math
from itertools import combinations
from typing import Final

ELO: Final = 400 / math.log(10)  # ten times as likely to win: 400 points more
SURE: Final = 1.96  # standard errors on either side that hold the truth 95 times of 100
SMALL: Final = 1e-12
STEPS: Final = 200

Game = tuple[int, float]  # how many seats the first one had, and its share of the win


class Match:
    """One deal, played by two in all rotations of the seats."""

    def __init__(self, deal: int, first: int, second: int, games: list[Game]) -> None:
        self.deal = deal
        self.first = first
        self.second = second
        self.games = games

    def share(self) -> float:
        """What the first one won of it."""
        return sum(won for _, won in self.games) / len(self.games)


class Ratings:
    """Elo of each, all together 0, and how sure that is."""

    def __init__(self, elo: list[float], covariance: list[list[float]]) -> None:
        self.elo = elo
        self.covariance = covariance

    def interval(self, each: int) -> float:
        """The half width of the interval around a rating."""
        return SURE * math.sqrt(max(0.0, self.covariance[each][each]))

    def gap(self, first: int, second: int) -> float:
        return self.elo[first] - self.elo[second]

    def gap_interval(self, first: int, second: int) -> float:
        known = self.covariance
        return SURE * math.sqrt(max(0.0, known[first][first] + known[second][second] - 2 * known[first][second]))


def expected(gap: float, seats_of_first: int, seats: int) -> float:
    """The share of the first one: every seat of the same strength is as likely to win."""
    return 1 / (1 + math.exp(-gap) * (seats - seats_of_first) / seats_of_first)


def one_won_by_each(number: int, first: int, second: int, held: list[int]) -> list[Match]:
    """The two matches that a pairing counts beside those that were played."""
    return [Match(-1 - 2 * number - won, first, second, [(seats, float(won)) for seats in held]) for won in (0, 1)]


def rated(entrants: int, seats: int, held: list[int], matches: list[Match]) -> Ratings:
    """The ratings that make these results likeliest; `held`: the seats of the first one in each rotation."""
    counted = matches.copy()
    for number, (first, second) in enumerate(combinations(range(entrants), 2)):
        counted += one_won_by_each(number, first, second, held)
    strength = [0.0] * entrants
    for _ in range(STEPS):
        slope, bend = slope_and_bend(strength, seats, counted)
        step = solved(bend, slope)
        longest = max(abs(each) for each in step)
        shorter = min(1.0, 2.0 / longest) if longest else 1.0  # a long step would miss the top
        strength = [each + shorter * by for each, by in zip(strength, step, strict=True)]
        if longest < SMALL:
            break
    spread = covariance_of(strength, seats, counted)
    return Ratings([ELO * each for each in strength], [[ELO * ELO * each for each in row] for row in spread])


def slope_and_bend(strength: list[float], seats: int, matches: list[Match]) -> tuple[list[float], list[list[float]]]:
    """First and second derivative of the likelihood; a one everywhere on top keeps the sum of all at 0."""
    slope = [0.0] * len(strength)
    bend = [[1.0] * len(strength) for _ in strength]
    for match in matches:
        first, second = match.first, match.second
        for held, won in match.games:
            share = expected(strength[first] - strength[second], held, seats)
            slope[first] += won - share
            slope[second] -= won - share
            weight = share * (1 - share)
            bend[first][first] += weight
            bend[second][second] += weight
            bend[first][second] -= weight
            bend[second][first] -= weight
    return slope, bend


def covariance_of(strength: list[float], seats: int, matches: list[Match]) -> list[list[float]]:
    """How the strengths vary with the deals: what each deal, with all who played it, pulls them by."""
    size = range(len(strength))
    pulls: dict[int, list[float]] = {}
    for match in matches:
        pull = pulls.setdefault(match.deal, [0.0 for _ in size])
        for held, won in match.games:
            over = won - expected(strength[match.first] - strength[match.second], held, seats)
            pull[match.first] += over
            pull[match.second] -= over
    _, bend = slope_and_bend(strength, seats, matches)
    moved = [solved(bend, pull) for pull in pulls.values()]
    few = len(moved) / max(1, len(moved) - 1)
    return [[few * sum(each[row] * each[column] for each in moved) for column in size] for row in size]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            for column in range(at, size + 1):
                rows[below][column] -= factor * rows[at][column]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


def share_interval(matches: list[Match]) -> tuple[float, float]:
    """Between what the share of the first one lies, all matches being of one pairing."""
    shares = [0.0, 1.0, *[match.share() for match in matches]]
    middle = sum(shares) / len(shares)
    spread = sum((share - middle) ** 2 for share in shares) / (len(shares) - 1)
    wide = SURE * math.sqrt(spread / len(shares))
    return max(0.0, middle - wide), min(1.0, middle + wide)
