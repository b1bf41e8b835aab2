"""Odds against the engine: what the dice of whole tactical actions bring is what the odds foretell.

ORRERY_GAMES=1000 fights over 300 pairs of random sides, in space and on the ground.
"""

from __future__ import annotations

import os

import pytest

from orrery.kernel.rng import seeded
from orrery.ti4.odds import odds
from orrery.ti4.odds_question import Party, text_of
from support.ti4_battles import Tally, combat_on, fought, random_table

pytestmark = pytest.mark.long

GAMES = int(os.environ.get("ORRERY_GAMES", "40"))
SIDES = max(6, GAMES * 3 // 10)
BATTLES = 20 if GAMES < 1000 else 100
TOGETHER = 3  # deviations


@pytest.mark.parametrize("ground", [False, True], ids=["space", "ground"])
def test_the_engine_agrees_with_the_odds(ground: bool) -> None:
    rng, tally = seeded(31 + int(ground)), Tally()
    luck = seeded(rng.below(1 << 30))
    for _ in range(SIDES):
        table = random_table(rng, ground)
        combat = combat_on(table, ground)
        expected = odds(combat)
        battles = [fought(table, ground, combat, luck.below(1 << 30)) for _ in range(BATTLES)]
        sides = [text_of(Party("", side)) for side in (combat.attacker, combat.defender)]
        tally.count(battles, expected, " against ".join(sides))
    assert all(abs(found) < TOGETHER for found in tally.deviations().values()), tally.deviations()
