"""Whole games with Prophecy of Kings in which much is found: under all laws, said to everybody, played by bots."""

from __future__ import annotations

import pytest

from orrery.kernel.imagining import imagination
from orrery.kernel.laws import check_game, end_law
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from orrery.lab.sayable import check_words
from orrery.ti4.bot import GreedyBot
from orrery.ti4.title import TITLE
from support.ti4_finds import finder, rich
from support.ti4_skirmish import check

pytestmark = pytest.mark.long

GAMES = 2
MOST = 2000  # decisions of a game that is not played to its end


@pytest.mark.parametrize("seed", range(GAMES))
def test_nothing_is_lost_where_much_is_found(seed: int) -> None:
    game = rich({"players": 3 + seed, "windows": ("holders", "everybody")[seed % 2]}, seed)
    luck, start = seeded(seed), game.count()
    for _ in range(MOST):
        if game.over:
            end_law(game, start)
            break
        check(game, start)
        game.answer(finder(game, luck))
    kinds = {event.kind for event in game.log or []}
    assert {"explored", "frontier explored", "relic gained", "purged"} <= kinds


@pytest.mark.parametrize("seed", range(GAMES))
def test_laws_of_the_kernel(seed: int) -> None:
    """Copies, saves, views and redeals of random games."""
    assert check_game(rich, {"players": 3, "windows": ("everybody", "holders")[seed % 2]}, seed, every=41) > 0


def test_all_that_is_found_can_be_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TITLE, "setup", rich)
    options: Options = {"players": 3}
    assert check_words(TITLE, options, 4, 60, player=finder) > 0


def test_bots_play_with_what_they_find() -> None:
    game = rich({"players": 3}, 11)
    luck, bot = seeded(5), GreedyBot()
    for _ in range(400):
        if game.over:
            break
        decision = game.waiting()[0]
        imagine = imagination(game, decision.seat, luck)
        game.answer(bot.choose(game.view(decision.seat), decision, luck, imagine))
    assert any(event.kind in ("explored", "frontier explored") for event in game.log or [])
    assert any(event.kind == "relic gained" for event in game.log or [])
