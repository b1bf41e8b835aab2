"""Random play of Cosmic Encounter under all laws: every variant, and every pair of aliens. ORRERY_GAMES plays more."""

from __future__ import annotations

import os
from itertools import combinations

import pytest

from orrery.cosmic import setup as cosmic_setup
from orrery.cosmic.cards import ALIENS
from orrery.cosmic.rules.change import RIVALS
from orrery.kernel.laws import check_game, random_game
from orrery.kernel.record import Options
from support.options import cosmic_options, in_words

pytestmark = pytest.mark.long

GAMES = int(os.environ.get("ORRERY_GAMES", "60"))
NEVER_TOGETHER = [{ALIENS[one], ALIENS[other]} for one, other in RIVALS]


def tables() -> list[list[str]]:
    """Sets of five aliens in which every pair that may meet meets at least once, found greedily."""
    left = {pair for pair in combinations(ALIENS, 2) if set(pair) not in NEVER_TOGETHER}
    found: list[list[str]] = []
    while left:
        table = list(min(left))
        while len(table) < 5:
            table.append(max(ALIENS, key=lambda alien: fresh(alien, table, left)))
        found.append(table)
        left -= {(one, other) for one, other in combinations(sorted(table), 2)}
    return found


def fresh(alien: str, table: list[str], left: set[tuple[str, str]]) -> int:
    """How many pairs that have not met this alien would bring to the table; -1 if it may not sit there."""
    if alien in table or any({alien, other} in NEVER_TOGETHER for other in table):
        return -1
    return sum(1 for other in table if (min(alien, other), max(alien, other)) in left)


def check(options: Options, seed: int, every: int) -> None:
    """Play one game. Whatever breaks, the report says how to come there again."""
    try:
        check_game(cosmic_setup.setup, options, seed, every)
    except Exception as wrong:
        wrong.add_note(f"options {options}, seed {seed}, checked at every {every}")
        raise


def test_every_value_of_every_option_is_played() -> None:
    for name, values in cosmic_setup.CHOICES.items():
        assert {str(options[name]) for options in cosmic_options()} == set(values), name


def test_every_pair_of_aliens_that_may_meet_meets() -> None:
    met = {pair for table in tables() for pair in combinations(sorted(table), 2)}
    assert len(met) == 50 * 49 // 2 - len(NEVER_TOGETHER)


@pytest.mark.parametrize("options", cosmic_options(), ids=in_words)
def test_cosmic_keeps_all_laws(options: Options) -> None:
    for seed in range(max(1, GAMES // 60)):
        check(options, seed, 60)


@pytest.mark.parametrize("table", tables(), ids=",".join)
def test_all_pairs_of_aliens_play_together(table: list[str]) -> None:
    options: Options = {"players": 5, "deal_aliens": ",".join(table)}
    for seed in range(max(1, GAMES // 60)):
        check(options, seed, 400)


def test_a_game_without_a_listener_ends_the_same() -> None:
    game, record = random_game(cosmic_setup.setup, {"players": 4}, 11)
    assert game.over
    assert record.winners == game.winners != []
