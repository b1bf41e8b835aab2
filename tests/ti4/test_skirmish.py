"""Skirmishes of plain and of lively random play under the laws: nothing lost, saved and loaded, no due open."""

from __future__ import annotations

import os

import pytest

from orrery.kernel.laws import check_game
from support.ti4_fleets import skirmish
from support.ti4_skirmish import armed, brawl, play

GAMES = int(os.environ.get("ORRERY_GAMES", "6"))
FIRST = int(os.environ.get("ORRERY_FIRST", "0"))


@pytest.mark.parametrize("is_lively", [True, False])
@pytest.mark.parametrize("seed", range(FIRST, FIRST + GAMES))
def test_skirmish(seed: int, is_lively: bool) -> None:
    assert play(skirmish({"players": 3 + seed % 4}, seed), seed, is_lively) > 0


@pytest.mark.parametrize("seed", range(FIRST, FIRST + GAMES))
def test_skirmish_with_many_technologies(seed: int) -> None:
    game = armed(skirmish({"players": 3 + seed % 4, "rounds": 3}, seed), seed)
    assert play(game, seed, True) > 0


@pytest.mark.parametrize("seed", range(FIRST, FIRST + GAMES))
def test_brawl(seed: int) -> None:
    assert play(brawl(3 + seed % 4, seed), seed, True) > 0


@pytest.mark.parametrize("seed", range(4))
def test_all_laws_of_the_kernel_hold_in_a_skirmish(seed: int) -> None:
    assert check_game(skirmish, {"players": 3 + seed, "rounds": 1}, seed, every=5) > 0
