"""Ratings: as computed by hand, and as sure as the deals allow."""

from __future__ import annotations

import math

import pytest

from orrery.lab.ratings import ELO, SURE, Match, expected, rated, share_interval

BOTH_SEATS = [1, 1]  # of two, in two rotations


def matches(first: int, second: int, won: int, lost: int, from_deal: int = 0) -> list[Match]:
    """Deals that the first one won or lost in both seats."""
    results = [1.0] * won + [0.0] * lost
    return [Match(from_deal + at, first, second, [(1, each), (1, each)]) for at, each in enumerate(results)]


def test_two_are_rated_by_the_odds_between_them() -> None:
    """Six deals of eight, and one more won by each: seven to three."""
    ratings = rated(2, 2, BOTH_SEATS, matches(0, 1, 6, 2))
    assert ratings.gap(0, 1) == pytest.approx(400 * math.log10(7 / 3))
    assert ratings.elo == pytest.approx([200 * math.log10(7 / 3), -200 * math.log10(7 / 3)])


def test_who_is_twice_and_who_is_four_times_as_good() -> None:
    """Two to one, two to one, and four to one between the first and the last: nothing contradicts anything."""
    played = matches(0, 1, 3, 1) + matches(1, 2, 3, 1, 100) + matches(0, 2, 7, 1, 200)
    two = 400 * math.log10(2)
    assert rated(3, 2, BOTH_SEATS, played).elo == pytest.approx([two, 0, -two], abs=1e-6)


def test_results_that_contradict_each_other_are_weighed() -> None:
    """Each beats the next by as much as the last beats the first: all are alike."""
    played = matches(0, 1, 5, 1) + matches(1, 2, 5, 1, 100) + matches(2, 0, 5, 1, 200)
    assert rated(3, 2, BOTH_SEATS, played).elo == pytest.approx([0, 0, 0], abs=1e-6)


def test_the_interval_is_that_of_the_deals() -> None:
    """Whole deals won or lost: as many trials as deals, whatever the number of their games."""
    number, share = 10, 0.7
    ratings = rated(2, 2, BOTH_SEATS, matches(0, 1, 6, 2))
    variance = 1 / (number * share * (1 - share)) * number / (number - 1)
    assert ratings.gap_interval(0, 1) == pytest.approx(SURE * ELO * math.sqrt(variance))
    assert ratings.interval(0) == pytest.approx(ratings.gap_interval(0, 1) / 2)


def test_deals_that_only_the_seat_decides_say_that_two_are_alike() -> None:
    """The same games as if each were won by a coin, but nothing is left to chance."""
    by_seat = [Match(deal, 0, 1, [(1, 1.0), (1, 0.0)]) for deal in range(50)]
    by_coin = matches(0, 1, 25, 25)
    sure, unsure = (rated(2, 2, BOTH_SEATS, each) for each in (by_seat, by_coin))
    assert sure.gap(0, 1) == pytest.approx(0)
    assert unsure.gap(0, 1) == pytest.approx(0)
    assert sure.gap_interval(0, 1) < unsure.gap_interval(0, 1) / 3


def test_intervals_shrink_with_more_deals() -> None:
    few, many = matches(0, 1, 12, 8), matches(0, 1, 1200, 800)
    assert rated(2, 2, BOTH_SEATS, many).interval(0) < rated(2, 2, BOTH_SEATS, few).interval(0) / 8
    low, high = share_interval(few)
    assert low < 0.6 < high
    lower, higher = share_interval(many)
    assert low < lower < 0.6 < higher < high
    assert higher - lower < (high - low) / 8


def test_nobody_is_infinitely_strong() -> None:
    ratings = rated(2, 2, BOTH_SEATS, matches(0, 1, 98, 0))
    assert ratings.gap(0, 1) == pytest.approx(400 * math.log10(99))
    assert 100 < ratings.gap_interval(0, 1) < 1000
    low, high = share_interval(matches(0, 1, 98, 0))
    assert 0.9 < low < high <= 1


def test_without_any_game_nothing_is_known() -> None:
    ratings = rated(3, 2, BOTH_SEATS, [])
    assert ratings.elo == pytest.approx([0, 0, 0])
    assert ratings.interval(0) > 150
    assert share_interval([]) == (0, 1)


def test_more_seats_win_more() -> None:
    """Of three seats, one has two: alike, it wins two games of three, and that says nothing for it."""
    assert expected(0, 2, 3) == pytest.approx(2 / 3)
    assert expected(math.log(2), 1, 3) == pytest.approx(1 / 2)
    held = [2, 1]
    alike = [Match(deal, 0, 1, [(2, float(deal % 3 > 0)), (1, float(deal % 3 == 0))]) for deal in range(300)]
    assert rated(2, 3, held, alike).gap(0, 1) == pytest.approx(0, abs=1e-6)
