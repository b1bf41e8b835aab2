"""The interpreted and the compiled engine play the same games: this test runs on both and knows one digest."""

from __future__ import annotations

import hashlib
import json

import pytest

from orrery.kernel.laws import random_game
from orrery.kernel.record import Setup
from support.minigames import cosmic, race, ti4

# A change of the small games, of how chance is drawn or of names in saves changes these; nothing else may.
DIGESTS: list[tuple[Setup, str]] = [
    (race.setup, "727f51bac416e0f8"),
    (cosmic.setup, "91fe8e2067a78802"),
    (ti4.setup, "ba745f3e414bc224"),
]


def digest_of(setup: Setup) -> str:
    """Every choice, the saved end and every line of the log of a few games."""
    digest = hashlib.sha256()
    for seed in range(6):
        game, record = random_game(setup, {"players": 2 + seed % 3}, seed)
        digest.update(json.dumps(record.to_data()).encode())
        digest.update(repr(game.log).encode())
    return digest.hexdigest()[:16]


@pytest.mark.parametrize(("setup", "expected"), DIGESTS)
def test_the_same_seeds_are_the_same_games(setup: Setup, expected: str) -> None:
    assert digest_of(setup) == expected
