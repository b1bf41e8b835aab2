"""Beside a question: a seat does something else first; the question is asked again and keeps its replies."""

from __future__ import annotations

import json

import pytest

from orrery.kernel.decision import Choice, Option, Refused
from orrery.kernel.loading import load
from support.minigames.steps import Ask, EndTurn, Slate, slate
from support.play import answer, asked


def question(*hands: list[int], seats: tuple[int, ...] = (0,)) -> Slate:
    game = slate(len(hands), list(hands))
    game.begin(Ask(seats))
    return game


def beside(game: Slate, seat: int, number: int = 0) -> None:
    decision = game.asked(seat)
    game.answer(Choice(seat, (number + (len(decision.options) if decision is not None else 0),)))


def test_what_may_be_done_beside_stands_with_the_question() -> None:
    game = question([200], [])
    assert asked(game, 0).asides == [Option("card", (("card", 200),))] == game.beside(0)
    assert game.beside(1) == []


def test_the_question_is_asked_again_afterwards() -> None:
    game = question([201], [])
    before = asked(game, 0).options
    beside(game, 0)
    assert asked(game, 1).prompt == "agree"
    assert game.asked(0) is None
    answer(game, 1, "yes")
    assert game.done == ["201 yes"]
    assert asked(game, 0).options == before
    assert asked(game, 0).asides == [], "the card is gone"


def test_a_seat_that_is_not_asked_may_step_aside_too() -> None:
    game = question([], [200])
    beside(game, 1)
    answer(game, 0, "no")
    assert game.done == ["200 no"]
    assert asked(game, 0).prompt != "agree"


def test_replies_that_have_come_are_kept() -> None:
    game = question([200], [], [], seats=(0, 1, 2))
    answer(game, 2, asked(game, 2).options[1].key)
    beside(game, 0)
    loaded = load(json.loads(json.dumps(game.save())))
    assert loaded.same_as(game), "in the middle of it too"
    answer(game, 1, "yes")
    assert [decision.seat for decision in game.waiting()] == [0, 1], "seat 2 has replied already"
    assert load(json.loads(json.dumps(game.save()))).same_as(game)


def test_whoever_may_not_is_refused() -> None:
    game = question([200], [])
    for choice in (Choice(1, (0,)), Choice(0, (len(asked(game, 0).options) + 1,))):
        before = game.save()
        with pytest.raises(Refused):
            game.answer(choice)
        assert game.save() == before


def test_a_pause_is_asked_only_of_who_could_do_something_beside_it() -> None:
    game = slate(2, [[201], []])
    game.begin(EndTurn())
    beside(game, 0)
    answer(game, 1, "yes")
    assert game.done == ["201 yes", "ended"], "nothing is left to do beside it"
    alone = slate(2, [[], [200]])
    alone.begin(EndTurn())
    assert alone.done == ["ended"]
