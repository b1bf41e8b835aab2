"""Random play under all laws: the small games and every way to set up a race. ORRERY_GAMES=1000 plays more of it."""

from __future__ import annotations

import os

import pytest

from orrery.kernel.laws import Broken, check_game
from orrery.kernel.record import Options, Setup
from orrery.race import setup as race_setup
from support.faulty import FAULTS
from support.minigames import cosmic, race, ti4
from support.options import in_words, race_options

pytestmark = pytest.mark.long

GAMES = int(os.environ.get("ORRERY_GAMES", "60"))

SMALL: dict[str, Setup] = {"race": race.setup, "cosmic": cosmic.setup, "ti4": ti4.setup}


def test_all_combinations_are_played() -> None:
    assert len(race_options()) == 2 * (2 * 4 + 2 * 3) + 7 * 4 + 7 * 2 + 4
    for name, values in race_setup.CHOICES.items():
        played = {str(options.get(name, race_setup.DEFAULTS[name])) for options in race_options()}
        assert played == set(values), f"{name} has values that no random game plays"


def check(setup: Setup, options: Options, seed: int, every: int) -> None:
    """Play one game. Whatever breaks, the report says how to come there again."""
    try:
        check_game(setup, options, seed, every)
    except Exception as wrong:
        wrong.add_note(f"options {options}, seed {seed}, checked at every {every}")
        raise


def test_a_broken_law_is_reported_with_its_seed_and_options() -> None:
    with pytest.raises(Broken) as caught:
        check(FAULTS[0].setup, {"players": 2}, 7, 1)
    assert caught.value.__notes__ == ["options {'players': 2}, seed 7, checked at every 1"]


@pytest.mark.parametrize("name", SMALL)
def test_small_games_keep_all_laws(name: str) -> None:
    for seed in range(GAMES):
        check(SMALL[name], {"players": 2 + seed % 3}, seed, 1 + seed % 4)


@pytest.mark.parametrize("options", race_options(), ids=in_words)
def test_race_keeps_all_laws(options: Options) -> None:
    for seed in range(max(1, GAMES // 20)):
        check(race_setup.setup, options, seed, 5)
