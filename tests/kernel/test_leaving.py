"""Leaving a scope from any depth: what is being done is done first, everything else is not finished."""

from __future__ import annotations

import json

from orrery.kernel.game import Game
from orrery.kernel.loading import load
from support.minigames.steps import Day, Slate, slate
from support.play import answer


def day(*hands: list[int]) -> Slate:
    game = slate(len(hands), list(hands))
    game.begin(Day())
    return game


def reloaded(game: Slate) -> Slate:
    loaded: Game = load(json.loads(json.dumps(game.save())))
    assert isinstance(loaded, Slate)
    assert loaded.same_as(game)
    return loaded


def test_nobody_leaves_and_the_scope_runs_to_its_end() -> None:
    assert day([], []).done == ["went on", "rest 1"]


def test_a_card_ends_the_scope_around_its_window_and_is_put_away_first() -> None:
    game = day([40], [1])
    answer(game, 0, "card 40")
    assert game.done == ["0 plays 40", "40 away", "rest 7"], "seat 1 is not asked any more, and nothing goes on"
    assert not game.effects, "what lasted for the scope has ended with it"


def test_what_is_answered_is_done_before_the_scope_is_left() -> None:
    game = day([1], [60], [51])
    answer(game, 0, "card 1")
    answer(game, 1, "card 60")
    assert game.leaving == [], "the answer may still be answered itself"
    answer(game, 2, "pass")
    assert game.leaving, "it has ended the shift, but a card is still being played"
    copy, loaded = game.copy(), reloaded(game)
    assert isinstance(copy, Slate)
    for each in (game, copy, loaded):
        answer(each, 2, "pass")
        assert each.done == ["0 plays 1", "1 plays 60", "60 away", "1 works", "rest 7"]
        assert each.leaving == []


def test_a_cancelled_card_leaves_nothing() -> None:
    game = day([40], [50])
    answer(game, 0, "card 40")
    answer(game, 1, "card 50")
    assert game.done == ["0 plays 40", "1 plays 50", "50 works", "40 away", "went on", "rest 1"]
